import { View } from 'react-native';
import type { Session } from '../../session/session';
import { useWords } from '../../text';
import { Button } from '../Button';
import { Sheet } from '../overlays/Sheet';
import { useGameServices } from '../setup/services';
import { Text } from '../Text';
import { FONTS, RADIUS, SPACE, useColors } from '../theme';
import { useShareText } from '../useShareText';

type Dealt = Pick<Session<unknown, unknown, unknown>, 'options' | 'seats' | 'seed' | 'branch'> & {
  readonly game: { readonly id: string; readonly rulesVersion: number };
};

/** The code of a game; null for one that began in the middle of another. */
export function useDealCode({ game, options, seats, seed, branch }: Dealt): string | null {
  const { deals } = useGameServices();
  return branch === null ? deals.codeOf({ game: game.id, options, seats, seed }) : null;
}

/** The code that gives a friend the same deal. */
export function DealCodeSheet({ open, session, onClose }: { open: boolean; session: Dealt; onClose: () => void }) {
  const { t } = useWords('engine');
  const colors = useColors();
  const share = useShareText();
  const code = useDealCode(session);
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
          onPress={() => void share(code ?? '', { done: t('dealCode.copied'), failed: t('share.failed') })}
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
