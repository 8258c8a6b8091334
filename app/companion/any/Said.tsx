import { type Outcome } from '@antilles/engine';
import type { TablePlayer } from '@/session/seats';
import { useSpeaker, useWords } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Choice } from '@/ui/companion/Choice';
import { Icon } from '@/ui/icons/Icon';
import { Laurel } from '@/ui/score/Laurel';
import { Panel } from '@/ui/Panel';
import { Segmented } from '@/ui/Segmented';
import { Shape } from '@/ui/Shape';
import { Text } from '@/ui/Text';
import { SPACE, useColors } from '@/ui/theme';
import type { ScoreSheet } from './scoreSheet';

/** Where nobody counts points: the table says who won. */
export function Said({
  sheet: { wins, won },
  sides,
  onWon,
}: {
  sheet: Pick<ScoreSheet, 'wins' | 'won'>;
  sides: readonly TablePlayer[];
  onWon: (won: readonly number[] | null) => void;
}) {
  const { t } = useWords('companion');
  if (wins === 'together') {
    return (
      <Panel style={{ gap: SPACE.m }}>
        <Text kind="head" role="heading" aria-level={2}>
          {t('any.howDidItGo')}
        </Text>
        <Segmented
          label={t('any.howDidItGo')}
          options={[
            { id: 'won', label: t('any.weWon') },
            { id: 'lost', label: t('any.weLost') },
          ]}
          value={won === null ? ('' as 'won') : won.length > 0 ? 'won' : 'lost'}
          onChange={(id) => onWon(id === 'won' ? [0] : [])}
        />
      </Panel>
    );
  }
  return (
    <Panel style={{ gap: SPACE.s }}>
      <Text kind="head" role="heading" aria-level={2}>
        {t('any.whoWon')}
      </Text>
      <Box role="group" aria-label={t('any.whoWon')} style={{ gap: SPACE.s }}>
        {sides.map(({ name, colour }, side) => {
          const on = won?.includes(side) ?? false;
          return (
            <Choice
              key={side}
              label={name}
              on={on}
              picture={<Shape color={colour} size={22} />}
              onPress={() =>
                onWon(on ? (won ?? []).filter((each) => each !== side) : [...(won ?? []), side].sort((a, b) => a - b))
              }
            />
          );
        })}
      </Box>
    </Panel>
  );
}

/** Who won, where nobody counted. */
export function SaidResult({
  outcome: { winners },
  seats,
  together,
}: {
  outcome: Outcome;
  seats: readonly TablePlayer[];
  together: boolean;
}) {
  const { t } = useWords('companion');
  const { t: kit } = useWords('engine');
  const { list } = useSpeaker('engine', []);
  const colors = useColors();
  const names = list(winners.map((seat) => seats[seat]?.name ?? ''));
  const line = together
    ? t(winners.length > 0 ? 'any.weWon' : 'any.weLost')
    : kit('result.wins', { count: winners.length, names });
  return (
    <Box style={{ gap: SPACE.l, alignItems: 'center' }}>
      {winners.length === 0 ? (
        <Icon name="anchor" size={96} color={colors.muted} />
      ) : (
        <Laurel size={112} colors={winners.slice(0, 3).flatMap((seat) => seats[seat]?.colour ?? [])} />
      )}
      <Text kind="hero" role="heading" aria-level={2} style={{ textAlign: 'center' }}>
        {line}
      </Text>
      <Panel role="list" aria-label={t('any.table')} style={{ alignSelf: 'stretch', gap: SPACE.s }}>
        {seats.map(({ name, colour }, seat) => (
          <Row key={seat} role="listitem" style={{ minHeight: 32 }}>
            <Shape color={colour} size={20} />
            <Text kind="strong" style={{ flex: 1 }}>
              {name}
            </Text>
            {winners.includes(seat) ? <Icon name="trophy" size={20} color={colors.brass} /> : null}
          </Row>
        ))}
      </Panel>
    </Box>
  );
}
