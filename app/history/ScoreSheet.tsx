import { View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { isByRound, type Play } from '@/history/play';
import { Icon } from '@/ui/icons/Icon';
import { Panel } from '@/ui/Panel';
import { Shape } from '@/ui/Shape';
import { Text } from '@/ui/Text';
import { fade, SEAT_TINTS, SPACE, useColors } from '@/ui/theme';
import { FigureTable } from '@/ui/score/FigureTable';
import { formatPoints } from '@/ui/score/formatPoints';
import { ScoreChart } from '@/ui/score/ScoreChart';
import { playWords, ranking } from './playWords';
import { useLayout } from '@/ui/useLayout';
import { useFormats } from './useFormats';
import { useWords } from '@/text';

/** Everybody's points in full, best first: each line of the sheet with how it came about. */
export function ScoreSheet({ play }: { play: Play }) {
  const { i18n } = useTranslation();
  const { t } = useWords('history');
  const formats = useFormats();
  const colors = useColors();
  const { largeText } = useLayout();
  const words = playWords(i18n, play);
  return (
    <Panel padding={0} role="list" style={{ overflow: 'hidden' }}>
      {ranking(play).map((seat, index) => {
        const owner = play.seats[seat];
        const score = play.scores[seat];
        if (owner === undefined || score === undefined) return null;
        const won = play.winners.includes(seat);
        const name = (
          <>
            <Text kind="strong" style={{ flexShrink: 1, minWidth: 0 }}>
              {owner.name}
            </Text>
            {owner.bot === null ? null : (
              <Text kind="small" color="muted">
                {t('bot', { level: formats.level(owner.bot) })}
              </Text>
            )}
          </>
        );
        return (
          <View
            key={seat}
            role="listitem"
            aria-label={[
              owner.name,
              ...(play.scored ? [t('play.points', { count: score.total })] : []),
              ...(won ? [t('log.won')] : []),
            ].join(', ')}
            style={{
              padding: SPACE.m,
              gap: SPACE.xs,
              borderTopWidth: index === 0 ? 0 : 1,
              borderColor: colors.line,
              backgroundColor: won
                ? fade(owner.colour === null ? colors.brass : SEAT_TINTS[owner.colour], 0.12)
                : 'transparent',
            }}
          >
            <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
              <Text kind="strong" color="muted" style={{ minWidth: 14, fontVariant: ['tabular-nums'] }}>
                {play.together ? '' : (play.places[seat] ?? '')}
              </Text>
              {owner.colour === null ? null : <Shape color={owner.colour} size={18} />}
              {largeText ? null : name}
              {won ? <Icon name="trophy" size={18} color={colors.brass} /> : null}
              <View style={{ flex: 1 }} />
              {play.teams === null ? null : (
                <Text kind="small" color="muted">
                  {t('play.team', { number: (play.teams[seat] ?? 0) + 1 })}
                </Text>
              )}
              {play.scored ? (
                <Text kind="figure" style={{ fontVariant: ['tabular-nums'] }}>
                  {formatPoints(score.total)}
                </Text>
              ) : null}
            </View>
            {/* Beside a long name in large text there is no room left for the points. */}
            {largeText ? <View>{name}</View> : null}
            {isByRound(play) || (score.lines.length < 2 && score.lines.every((line) => words.how(line) === null))
              ? null
              : score.lines.map((line, at) => {
                  const how = words.how(line);
                  return (
                    <View key={at} style={{ flexDirection: 'row', gap: SPACE.s, paddingLeft: 22 }}>
                      <Text kind="small" color="muted" style={{ flex: 1 }}>
                        {how === null ? words.line(line) : `${words.line(line)} (${how})`}
                      </Text>
                      <Text kind="small" style={{ fontVariant: ['tabular-nums'] }}>
                        {formatPoints(line.points)}
                      </Text>
                    </View>
                  );
                })}
          </View>
        );
      })}
    </Panel>
  );
}

/** What every round brought everybody, and how the totals grew, of a play whose rounds were written down. */
export function RoundsOfPlay({ play }: { play: Play }) {
  const { t } = useWords('history');
  if (!isByRound(play)) return null;
  const rounds = Math.max(...play.scores.flatMap(({ lines }) => lines.map(({ round = 0 }) => round)));
  const series = play.seats.map(({ name, colour }, seat) => {
    const lines = play.scores[seat]?.lines ?? [];
    const values = Array.from(
      { length: rounds },
      (_, round) => lines.find((line) => line.round === round + 1)?.points ?? null,
    );
    return { id: String(seat), name, color: colour, values };
  });
  return (
    <>
      <View style={{ gap: SPACE.s }}>
        <Text kind="head" role="heading" aria-level={2}>
          {t('play.rounds')}
        </Text>
        <FigureTable series={series} rounds={rounds} />
      </View>
      <ScoreChart
        title={t('play.chart')}
        series={series.map(({ values, color, ...one }) => {
          let sum = 0;
          return { ...one, color: color ?? 'brown', values: values.map((points) => (sum += points ?? 0)) };
        })}
      />
    </>
  );
}
