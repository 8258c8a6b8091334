import type { TablePlayer } from '@/session/seats';
import { useWords } from '@/text';
import { useAccentColor } from '@/ui/accent';
import { Box, Row } from '@/ui/Box';
import { Reveal } from '@/ui/companion/Scroll';
import { Icon } from '@/ui/icons/Icon';
import { Panel } from '@/ui/Panel';
import { formatPoints } from '@/ui/score/formatPoints';
import { Shape } from '@/ui/Shape';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { fade, FONTS, RADIUS, SEAT_TINTS, SPACE, TARGET, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { totals, type Place, type ScoreSheet } from './scoreSheet';

/** A column narrower than this shows no figure of four digits. */
const NARROWEST = 44;

interface GridProps {
  /** Whoever has a column. */
  sides: readonly TablePlayer[];
  sheet: ScoreSheet;
  /** Where the keys write. */
  lit: Place | null;
  rowName: (row: number) => string;
  onCell: (row: number, side: number) => void;
}

/** Who leads; everybody while nothing is written. */
function leadersOf({ wins, rounds }: ScoreSheet, sums: readonly number[]): readonly boolean[] {
  const begun = rounds.some((row) => row.some((cell) => cell !== null));
  const best = wins === 'lowest' ? Math.min(...sums) : Math.max(...sums);
  return sums.map((sum) => begun && sum === best);
}

/** The sheet itself: a row a round, a column a side, the totals on top. A tap on a cell writes in it. */
export function Grid(props: GridProps) {
  const { sides, sheet, lit, rowName, onCell } = props;
  const { t } = useWords('companion');
  const colors = useColors();
  const { width, largeText } = useLayout();
  const sums = totals(sheet);
  const leaders = leadersOf(sheet, sums);
  const head = sheet.rows === null ? 34 : 96;
  const room = Math.min(width, 680) - 2 * SPACE.l - head;
  if (largeText || room / sides.length < NARROWEST) {
    return <Lists {...props} />;
  }
  const figure = { fontFamily: FONTS.bodyExtra, fontVariant: ['tabular-nums' as const], textAlign: 'center' as const };
  return (
    <Panel padding={0} role="table" aria-label={t('any.table')} style={{ overflow: 'hidden' }}>
      <Box role="row" style={{ flexDirection: 'row', borderBottomWidth: 2, borderColor: colors.line }}>
        <Box role="columnheader" aria-label={t('any.totals')} style={{ width: head }} />
        {sides.map(({ name, colour }, side) => {
          const leads = leaders[side] ?? false;
          return (
            <Box
              key={side}
              accessible
              role="columnheader"
              aria-label={t('any.totalOf', { name, total: formatPoints(sums[side] ?? 0) })}
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
              <Text style={[figure, { fontSize: 20, lineHeight: 26 }]}>{formatPoints(sums[side] ?? 0)}</Text>
              {leads ? <Icon name="laurel-crown" size={16} color={colors.brass} /> : <Box style={{ height: 16 }} />}
            </Box>
          );
        })}
      </Box>
      {sheet.rounds.map((row, round) => (
        <Reveal
          key={round}
          on={lit?.round === round}
          role="row"
          style={{ flexDirection: 'row', borderTopWidth: round === 0 ? 0 : 1, borderColor: fade(colors.line, 0.6) }}
        >
          <Box
            role="rowheader"
            aria-label={rowName(round)}
            style={{
              width: head,
              alignItems: sheet.rows === null ? 'center' : 'flex-start',
              justifyContent: 'center',
              paddingLeft: sheet.rows === null ? 0 : SPACE.s,
            }}
          >
            <Text kind="small" color="muted" numberOfLines={2}>
              {sheet.rows === null ? round + 1 : rowName(round)}
            </Text>
          </Box>
          {row.map((cell, side) => (
            <Box key={side} role="cell" style={{ flex: 1 }}>
              <Cell
                cell={cell}
                name={sides[side]?.name ?? ''}
                row={rowName(round)}
                on={lit?.round === round && lit.side === side}
                onPress={() => onCell(round, side)}
              />
            </Box>
          ))}
        </Reveal>
      ))}
    </Panel>
  );
}

function useCellLabel(): (name: string, row: string, cell: number | null, on: boolean) => string {
  const { t } = useWords('companion');
  return (name, row, cell, on) =>
    `${
      cell === null ? t('cellEmpty', { name, what: row }) : t('cell', { name, what: row, points: formatPoints(cell) })
    }${on ? `, ${t('cellOn')}` : ''}`;
}

function Cell({
  cell,
  name,
  row,
  on,
  onPress,
}: {
  cell: number | null;
  name: string;
  row: string;
  on: boolean;
  onPress: () => void;
}) {
  const colors = useColors();
  const tint = useAccentColor();
  const labelOf = useCellLabel();
  const empty = cell === null;
  return (
    <Tap
      label={labelOf(name, row, cell, on)}
      onPress={onPress}
      give={0.94}
      style={{
        minHeight: TARGET,
        margin: 2,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: RADIUS.small,
        borderWidth: on ? 3 : 1,
        borderStyle: empty && !on ? 'dashed' : 'solid',
        borderColor: on ? tint : empty ? colors.edge : 'transparent',
        backgroundColor: on ? fade(tint, 0.14) : empty ? 'transparent' : colors.raised,
      }}
    >
      <Text
        color={empty ? 'muted' : cell < 0 ? 'danger' : 'text'}
        style={{
          fontFamily: FONTS.bodyExtra,
          fontVariant: ['tabular-nums'],
          textAlign: 'center',
          fontSize: 17,
          lineHeight: 22,
        }}
      >
        {empty ? '·' : formatPoints(cell)}
      </Text>
    </Tap>
  );
}

/** The same where there is no room for columns: the totals, then a list a row; what is written in now comes first. */
function Lists({ sides, sheet, lit, rowName, onCell }: GridProps) {
  const { t } = useWords('companion');
  const colors = useColors();
  const tint = useAccentColor();
  const labelOf = useCellLabel();
  const sums = totals(sheet);
  const leaders = leadersOf(sheet, sums);
  const line = (side: number, value: string, strong: boolean, leads: boolean) => (
    <>
      <Shape color={sides[side]?.colour ?? 'green'} size={18} />
      <Text kind={strong ? 'strong' : 'body'} style={{ flex: 1 }} numberOfLines={2}>
        {sides[side]?.name ?? ''}
      </Text>
      {leads ? <Icon name="laurel-crown" size={18} color={colors.brass} /> : null}
      <Text kind="strong" style={{ fontVariant: ['tabular-nums'], fontSize: 18, lineHeight: 24 }}>
        {value}
      </Text>
    </>
  );
  const rows = sheet.rounds.map((cells, round) => ({ cells, round }));
  return (
    <Box style={{ gap: SPACE.m }}>
      <Panel padding={SPACE.m} role="list" aria-label={t('any.totals')}>
        <Text kind="section" color="muted" role="heading" aria-level={2}>
          {t('any.totals')}
        </Text>
        {sides.map(({ name }, side) => (
          <Row
            key={side}
            accessible
            role="listitem"
            aria-label={t('any.totalOf', { name, total: formatPoints(sums[side] ?? 0) })}
            style={{ minHeight: 34 }}
          >
            {line(side, formatPoints(sums[side] ?? 0), true, leaders[side] ?? false)}
          </Row>
        ))}
      </Panel>
      {(sheet.rows === null ? rows.toReversed() : rows).map(({ cells, round }) => (
        <Panel key={round} padding={SPACE.m}>
          <Text kind="section" color="muted" role="heading" aria-level={2}>
            {rowName(round)}
          </Text>
          {cells.map((cell, side) => {
            const on = lit?.round === round && lit.side === side;
            return (
              <Reveal key={side} on={on}>
                <Tap
                  label={labelOf(sides[side]?.name ?? '', rowName(round), cell, on)}
                  onPress={() => onCell(round, side)}
                  give={0.99}
                  style={{
                    minHeight: TARGET,
                    flexDirection: 'row',
                    alignItems: 'center',
                    gap: SPACE.s,
                    borderRadius: RADIUS.small,
                    paddingHorizontal: on ? SPACE.xs : 0,
                    borderWidth: on ? 3 : 0,
                    borderColor: tint,
                  }}
                >
                  {line(side, cell === null ? '·' : formatPoints(cell), false, false)}
                </Tap>
              </Reveal>
            );
          })}
        </Panel>
      ))}
    </Box>
  );
}
