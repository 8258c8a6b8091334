import type { Outcome } from '@antilles/engine';
import { View } from 'react-native';
import type { TablePlayer } from '@/session/seats';
import { useWords } from '@/text';
import { Icon } from '@/ui/icons/Icon';
import { Panel } from '@/ui/Panel';
import { Shape } from '@/ui/Shape';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { fade, FONTS, RADIUS, SEAT_TINTS, SPACE, TARGET, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { totals, type ScoreSheet } from './scoreSheet';

/** A column narrower than this shows no figure of four digits. */
const NARROWEST = 44;

interface GridProps {
  seats: readonly TablePlayer[];
  sheet: ScoreSheet;
  outcome: Outcome | null;
  format: (points: number) => string;
  onCell: (round: number, seat: number) => void;
}

/** The sheet itself: a row a round, a column a player, the totals on top. A tap on a cell writes in it. */
export function Grid(props: GridProps) {
  const { seats, sheet, outcome, format, onCell } = props;
  const { t } = useWords('companion');
  const colors = useColors();
  const { width, largeText } = useLayout();
  const sums = totals(sheet);
  const room = Math.min(width, 680) - 2 * SPACE.l - 34;
  if (largeText || room / seats.length < NARROWEST) {
    return <Lists {...props} />;
  }
  const figure = { fontFamily: FONTS.bodyExtra, fontVariant: ['tabular-nums' as const], textAlign: 'center' as const };
  return (
    <Panel padding={0} style={{ overflow: 'hidden' }}>
      <View style={{ flexDirection: 'row', borderBottomWidth: 2, borderColor: colors.line }}>
        <View style={{ width: 34 }} />
        {seats.map(({ name, colour }, seat) => {
          const leads = outcome?.winners.includes(seat) ?? false;
          return (
            <View
              key={seat}
              accessible
              role="group"
              aria-label={t('any.totalOf', { name, total: sums[seat] ?? 0 })}
              style={{
                flex: 1,
                minWidth: 0,
                alignItems: 'center',
                gap: 2,
                paddingVertical: SPACE.s,
                paddingHorizontal: 2,
                backgroundColor: leads ? fade(SEAT_TINTS[colour], 0.16) : 'transparent',
              }}
            >
              <Shape color={colour} size={18} />
              <Text kind="tiny" numberOfLines={1} style={{ maxWidth: '100%' }}>
                {name}
              </Text>
              <Text style={[figure, { fontSize: 20, lineHeight: 26 }]}>{format(sums[seat] ?? 0)}</Text>
              {leads ? <Icon name="laurel-crown" size={16} color={colors.brass} /> : <View style={{ height: 16 }} />}
            </View>
          );
        })}
      </View>
      {sheet.rounds.map((row, round) => (
        <View
          key={round}
          style={{ flexDirection: 'row', borderTopWidth: round === 0 ? 0 : 1, borderColor: fade(colors.line, 0.6) }}
        >
          <View style={{ width: 34, alignItems: 'center', justifyContent: 'center' }}>
            <Text kind="small" color="muted">
              {round + 1}
            </Text>
          </View>
          {row.map((cell, seat) => (
            <Tap
              key={seat}
              label={cellLabel(t, seats[seat]?.name ?? '', round, cell)}
              onPress={() => onCell(round, seat)}
              give={0.94}
              style={{
                flex: 1,
                minHeight: TARGET,
                margin: 2,
                alignItems: 'center',
                justifyContent: 'center',
                borderRadius: RADIUS.small,
                borderWidth: 1,
                borderStyle: cell === null ? 'dashed' : 'solid',
                borderColor: cell === null ? colors.line : 'transparent',
                backgroundColor: cell === null ? 'transparent' : colors.raised,
              }}
            >
              <Text
                color={cell === null ? 'muted' : cell < 0 ? 'danger' : 'text'}
                style={[figure, { fontSize: 17, lineHeight: 22 }]}
              >
                {cell === null ? '·' : format(cell)}
              </Text>
            </Tap>
          ))}
        </View>
      ))}
    </Panel>
  );
}

type Say = (
  key: 'any.cell' | 'any.cellEmpty',
  params: { readonly name: string; readonly round: number; readonly points: number },
) => string;

const cellLabel = (say: Say, name: string, round: number, cell: number | null): string =>
  say(cell === null ? 'any.cellEmpty' : 'any.cell', { name, round: round + 1, points: cell ?? 0 });

/** The same where there is no room for columns: the totals, then a list a round. */
function Lists({ seats, sheet, outcome, format, onCell }: GridProps) {
  const { t } = useWords('companion');
  const colors = useColors();
  const sums = totals(sheet);
  const line = (seat: number, value: string, strong: boolean, leads: boolean) => (
    <>
      <Shape color={seats[seat]?.colour ?? 'green'} size={18} />
      <Text kind={strong ? 'strong' : 'body'} style={{ flex: 1 }} numberOfLines={2}>
        {seats[seat]?.name ?? ''}
      </Text>
      {leads ? <Icon name="laurel-crown" size={18} color={colors.brass} /> : null}
      <Text kind="strong" style={{ fontVariant: ['tabular-nums'], fontSize: 18, lineHeight: 24 }}>
        {value}
      </Text>
    </>
  );
  const row = { minHeight: TARGET, flexDirection: 'row', alignItems: 'center', gap: SPACE.s } as const;
  return (
    <View style={{ gap: SPACE.m }}>
      <Panel padding={SPACE.m}>
        <Text kind="section" color="muted" role="heading" aria-level={2}>
          {t('any.totals')}
        </Text>
        {seats.map((_, seat) => (
          <View key={seat} style={row}>
            {line(seat, format(sums[seat] ?? 0), true, outcome?.winners.includes(seat) ?? false)}
          </View>
        ))}
      </Panel>
      {sheet.rounds
        .map((cells, round) => ({ cells, round }))
        .toReversed()
        .map(({ cells, round }) => (
          <Panel key={round} padding={SPACE.m}>
            <Text kind="section" color="muted" role="heading" aria-level={2}>
              {t('round', { round: round + 1 })}
            </Text>
            {cells.map((cell, seat) => (
              <Tap
                key={seat}
                label={cellLabel(t, seats[seat]?.name ?? '', round, cell)}
                onPress={() => onCell(round, seat)}
                give={0.99}
                style={row}
              >
                {line(seat, cell === null ? '·' : format(cell), false, false)}
              </Tap>
            ))}
          </Panel>
        ))}
    </View>
  );
}
