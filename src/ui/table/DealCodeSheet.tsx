import { View } from 'react-native';
import type { TableSession } from '@/session/session';
import { useWords } from '@/text';
import { Button } from '../Button';
import { Sheet } from '../overlays/Sheet';
import { useGameServices } from '../setup/services';
import { Text } from '../Text';
import { FONTS, RADIUS, SPACE, useColors } from '../theme';
import { useShareText } from '../useShareText';

type Dealt = Pick<
  TableSession<unknown, unknown, unknown>,
  'options' | 'seats' | 'seed' | 'branch' | 'people' | 'snapshot'
> & {
  readonly game: { readonly id: string; readonly rulesVersion: number };
};

/** Whoever has the code can deal the same game and look at every hand: while several people play nobody gets it. */
export const isDealSecret = ({ people, seed, snapshot }: Pick<Dealt, 'people' | 'seed' | 'snapshot'>): boolean =>
  seed === null || (people.length > 1 && snapshot().outcome === null);

/** The code of a game; null for one that began in the middle of another, and while it would tell secrets. */
export function useDealCode(session: Dealt): string | null {
  const { deals } = useGameServices();
  const { game, options, seats, seed, branch } = session;
  if (branch !== null || seed === null || isDealSecret(session)) return null;
  return deals.codeOf({ game: game.id, options, seats, seed });
}

/** The code that gives a friend the same deal. */
export function DealCodeSheet({ open, session, onClose }: { open: boolean; session: Dealt; onClose: () => void }) {
  const { t } = useWords('engine');
  const colors = useColors();
  const share = useShareText();
  const code = useDealCode(session);
  const { deals } = useGameServices();
  return (
    <Sheet
      open={open}
      title={t('dealCode.title')}
      onClose={onClose}
      place="centre"
      footer={
        <Button
          icon="share"
          label={t('dealCode.share')}
          onPress={() =>
            void share(code === null ? '' : `${code}\n${deals.linkOf(code)}`, {
              done: t('dealCode.copied'),
              failed: t('share.failed'),
            })
          }
        />
      }
    >
      <View style={{ gap: SPACE.m }}>
        <View
          style={{
            alignItems: 'center',
            padding: SPACE.l,
            borderRadius: RADIUS.panel,
            backgroundColor: colors.parchment,
          }}
        >
          <Text
            selectable
            color="ink"
            style={{ fontFamily: FONTS.bodyExtra, fontSize: 22, lineHeight: 32, textAlign: 'center' }}
          >
            {code}
          </Text>
        </View>
        <Text color="muted">{t('dealCode.explain', { version: session.game.rulesVersion })}</Text>
      </View>
    </Sheet>
  );
}
