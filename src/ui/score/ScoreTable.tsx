import { useEffect, useState } from 'react';
import { View } from 'react-native';
import { useWords } from '@/text';
import { Row } from '../Box';
import { CountUp } from '../CountUp';
import { drawIcon } from '../icon';
import { useTempo } from '../motion';
import { TapOver } from '../TapOver';
import { Panel } from '../Panel';
import { Shape, type SeatColor } from '../Shape';
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
  onPick,
}: {
  columns: readonly string[];
  /** Best first. */
  rows: readonly ScoreRow[];
  totalLabel?: string;
  /** Totals count up from the last place to the first. */
  counting?: boolean;
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
      {narrow ? null : (
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
          borderTopWidth: narrow && i === 0 ? 0 : 1,
          borderColor: colors.line,
          backgroundColor: row.winner ? fade(SEAT_TINTS[row.color], 0.12) : 'transparent',
        } as const;
        const delay = counting ? rows.length - 1 - i : null;
        const content = narrow ? (
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
    </Panel>
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
      {row.note === undefined ? null : (
        <Text kind="small" color="muted" style={{ paddingLeft: 20 }}>
          {row.note}
        </Text>
      )}
    </>
  );
}

function Total({ value, delay }: { value: number; delay: number | null }) {
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
      style={{ fontFamily: FONTS.bodyExtra, fontSize: 21, lineHeight: 26, fontVariant: ['tabular-nums'] }}
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
      {row.note === undefined ? null : (
        <Text kind="small" color="muted" style={{ paddingLeft: 20 }}>
          {row.note}
        </Text>
      )}
    </View>
  );
}
