import { useEffect, useState } from 'react';
import { View } from 'react-native';
import { useWords } from '@/text';
import { Row } from '../Box';
import { CountUp } from '../CountUp';
import { drawIcon } from '../icon';
import { useTempo } from '../motion';
import { TapOver } from '../TapOver';
import { Panel } from '../Panel';
import { Sitter } from '../setup/Sitter';
import { Shape, type SeatColor } from '../Shape';
import { SmallPrint } from '../SmallPrint';
import { Text } from '../Text';
import { useTextScale } from '../textScale';
import { fade, FONTS, SEAT_TINTS, SPACE, useColors } from '../theme';
import { useLayout } from '../useLayout';

export interface ScoreRow {
  readonly id: string;
  readonly place: number;
  readonly color: SeatColor;
  readonly name: string;
  readonly bot?: boolean;
  /** One for each column. */
  readonly cells: readonly (number | string)[];
  readonly total: number;
  /** How the points came about. */
  readonly note?: string | undefined;
  readonly winner?: boolean;
}

/** The ranking with every point: a table, or a card for each player when there is no room for one. */
export function ScoreTable({
  columns,
  rows,
  totalLabel,
  counting = false,
  bars = false,
  onPick,
}: {
  columns: readonly string[];
  /** Best first. */
  rows: readonly ScoreRow[];
  totalLabel?: string;
  /** Totals count up from the last place to the first. */
  counting?: boolean;
  /** A bar for each player instead of columns, where points can be laid end to end. */
  bars?: boolean;
  /** A tap on a player: everything in detail. */
  onPick?: ((id: string) => void) | undefined;
}) {
  const { t } = useWords('engine');
  const colors = useColors();
  const { width: window, largeText } = useLayout();
  const [width, setWidth] = useState(window - 2 * SPACE.l);
  const total = totalLabel ?? t('kit.score.total');
  const widths = [...columns, total].map(columnWidth);
  // A name needs about 110; without that each player becomes a card.
  const narrow = largeText || width - 2 * SPACE.m - widths.reduce((sum, w) => sum + w + SPACE.xs, 0) < 110;
  const most = bars ? longestBar(columns, rows) : null;
  const spoken = (row: ScoreRow): string =>
    [
      t('kit.score.place', { place: row.place }),
      row.name,
      ...columns.map((column, i) => `${column} ${row.cells[i] ?? ''}`),
      `${total} ${row.total}`,
      row.note ?? '',
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <Panel
      padding={0}
      style={{ overflow: 'hidden' }}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
    >
      {narrow || most !== null ? null : (
        <View
          aria-hidden
          style={{
            flexDirection: 'row',
            alignItems: 'flex-end',
            paddingHorizontal: SPACE.m,
            paddingVertical: SPACE.s,
            gap: SPACE.xs,
          }}
        >
          <View style={{ flex: 1 }} />
          {[...columns, total].map((column, i) => (
            <Text key={column} kind="tiny" color="muted" style={{ width: widths[i] ?? 40, textAlign: 'right' }}>
              {column}
            </Text>
          ))}
        </View>
      )}
      {rows.map((row, i) => {
        const style = {
          paddingHorizontal: SPACE.m,
          paddingVertical: SPACE.s,
          minHeight: 60,
          justifyContent: 'center',
          borderTopWidth: (narrow || most !== null) && i === 0 ? 0 : 1,
          borderColor: colors.line,
          backgroundColor: row.winner ? fade(SEAT_TINTS[row.color], 0.12) : 'transparent',
        } as const;
        const delay = counting ? rows.length - 1 - i : null;
        const content =
          most !== null ? (
            <BarRow row={row} most={most} delay={delay} />
          ) : narrow ? (
            <NarrowRow row={row} columns={columns} delay={delay} />
          ) : (
            <WideRow row={row} widths={widths} delay={delay} />
          );
        return onPick ? (
          <TapOver key={row.id} label={spoken(row)} onPress={() => onPick(row.id)} radius={0} style={style}>
            {content}
          </TapOver>
        ) : (
          <View key={row.id} accessible role="group" aria-label={spoken(row)} style={style}>
            {content}
          </View>
        );
      })}
      {most === null ? null : <Legend columns={columns} />}
    </Panel>
  );
}

/** What the longest bar stands for; null where points cannot be laid end to end, or there is only one kind of them. */
function longestBar(columns: readonly string[], rows: readonly ScoreRow[]): number | null {
  const solid = rows.every(({ cells }) => cells.every((cell) => typeof cell === 'number' && cell >= 0));
  if (!solid || columns.length < 2 || columns.length > BARS.length) return null;
  return Math.max(1, ...rows.map(({ total }) => total));
}

/** One colour for each part of a bar: amber, palm, violet, sea. Figures and names stand beside them. */
const BARS = ['#b5731c', '#2c7a44', '#6d3f9c', '#2b6fae'] as const;

/** A player as a face, a name with the sum, a bar as long as the points are many, and the total. */
function BarRow({ row, most, delay }: { row: ScoreRow; most: number; delay: number | null }) {
  const colors = useColors();
  const { largeText, size } = useLayout();
  const face = largeText || size === 'small' ? 0 : 38;
  return (
    <>
      <Row gap={SPACE.s}>
        <Text kind="question" color={row.winner ? 'brass' : 'muted'} style={{ minWidth: 14 }}>
          {row.place}
        </Text>
        {face === 0 ? <Shape color={row.color} size={18} /> : <Sitter colour={row.color} width={face} height={44} />}
        <View style={{ flex: 1, minWidth: 0, gap: 4 }}>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: SPACE.s }}>
            <Text kind="strong" style={{ flexShrink: 1 }}>
              {row.name}
            </Text>
            <Text kind="small" color="muted" style={{ fontVariant: ['tabular-nums'] }}>
              {row.cells.join(' + ')}
            </Text>
          </View>
          <View
            style={{
              height: 10,
              borderRadius: 5,
              overflow: 'hidden',
              flexDirection: 'row',
              backgroundColor: fade(colors.muted, 0.2),
            }}
          >
            {row.cells.map((cell, i) => (
              <View key={i} style={{ width: `${(100 * Number(cell)) / most}%`, backgroundColor: BARS[i] }} />
            ))}
          </View>
        </View>
        <Total value={row.total} delay={delay} large={row.winner ?? false} />
      </Row>
      {row.note === undefined ? null : (
        <Text kind="small" color="muted" style={{ paddingLeft: 22, paddingTop: 2 }}>
          {row.note}
        </Text>
      )}
    </>
  );
}

function Legend({ columns }: { columns: readonly string[] }) {
  const colors = useColors();
  return (
    <View
      aria-hidden
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        columnGap: SPACE.l,
        rowGap: SPACE.xs,
        paddingHorizontal: SPACE.m,
        paddingVertical: SPACE.s,
        borderTopWidth: 1,
        borderColor: colors.line,
      }}
    >
      {columns.map((column, i) => (
        <Row key={column} gap={6}>
          <View style={{ width: 12, height: 12, borderRadius: 3, backgroundColor: BARS[i] }} />
          <Text kind="small" color="muted">
            {column}
          </Text>
        </Row>
      ))}
    </View>
  );
}

/** Wide enough for its heading. */
const columnWidth = (heading: string): number => Math.max(40, heading.length * 7 + 4);

function Who({ row, lines }: { row: ScoreRow; lines: number }) {
  const colors = useColors();
  const scale = useTextScale();
  return (
    <Row style={{ flex: 1, minWidth: 0 }}>
      <Text kind="strong" color="muted" style={{ minWidth: 12, fontVariant: ['tabular-nums'] }}>
        {row.place}
      </Text>
      <Shape color={row.color} size={16 * scale} />
      <Text kind="strong" numberOfLines={lines} style={{ flexShrink: 1 }}>
        {row.name}
      </Text>
      {row.bot ? drawIcon('robot', 15, colors.muted) : null}
    </Row>
  );
}

function WideRow({ row, widths, delay }: { row: ScoreRow; widths: readonly number[]; delay: number | null }) {
  return (
    <>
      <Row gap={SPACE.xs}>
        <Who row={row} lines={2} />
        {row.cells.map((cell, i) => (
          <Text
            key={i}
            style={{ width: widths[i] ?? 40, textAlign: 'right', fontVariant: ['tabular-nums'], fontSize: 16 }}
          >
            {cell}
          </Text>
        ))}
        <View style={{ width: widths[widths.length - 1] ?? 40, alignItems: 'flex-end' }}>
          <Total value={row.total} delay={delay} />
        </View>
      </Row>
      <SmallPrint style={{ paddingLeft: 20 }}>{row.note}</SmallPrint>
    </>
  );
}

function Total({ value, delay, large = false }: { value: number; delay: number | null; large?: boolean }) {
  const tempo = useTempo();
  const wait = delay === null ? 0 : tempo(500 * delay + 200);
  const [started, setStarted] = useState(wait === 0);
  useEffect(() => {
    const timer = setTimeout(() => setStarted(true), wait);
    return () => clearTimeout(timer);
  }, [wait]);
  return (
    <CountUp
      value={started ? value : 0}
      style={{
        fontFamily: large ? FONTS.displayBold : FONTS.bodyExtra,
        fontSize: large ? 28 : 21,
        lineHeight: large ? 34 : 26,
        fontVariant: ['tabular-nums'],
      }}
    />
  );
}

/** Name and total in one line, and under them where the points come from. */
function NarrowRow({ row, columns, delay }: { row: ScoreRow; columns: readonly string[]; delay: number | null }) {
  return (
    <View style={{ gap: SPACE.xs }}>
      <Row>
        <Who row={row} lines={4} />
        <Total value={row.total} delay={delay} />
      </Row>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.l, rowGap: 2, paddingLeft: 20 }}>
        {columns.map((column, i) => (
          <Text key={column} kind="small" color="muted">
            {`${column} `}
            <Text kind="strong" style={{ fontVariant: ['tabular-nums'] }}>
              {row.cells[i]}
            </Text>
          </Text>
        ))}
      </View>
      <SmallPrint style={{ paddingLeft: 20 }}>{row.note}</SmallPrint>
    </View>
  );
}
