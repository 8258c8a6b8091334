import { useSpeaker, useWords } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Icon } from '@/ui/icons/Icon';
import { Panel } from '@/ui/Panel';
import { Text } from '@/ui/Text';
import { FONTS, SPACE, useColors } from '@/ui/theme';
import { Track } from '@/ui/tracks/Track';
import { useLayout } from '@/ui/useLayout';
import type { RefereedRound } from '../../companion';
import { rateText } from '../../rules/events';
import { rateBands, type Rate } from '../../rules/options';
import { ROWS, type Row as MarkerRow } from '../../rules/state';

/** The three rows as they should stand on the table: dashed after the supply, filled at the end of the round. */
export function Rows({ round, rates }: { round: RefereedRound; rates: readonly Rate[] }) {
  const { t: own } = useWords('santo-domingo');
  const words = useSpeaker('santo-domingo', []);
  const colors = useColors();
  const { size, largeText } = useLayout();
  const { before, after, tradeSpace } = round;
  const tint: Readonly<Record<MarkerRow, string>> = {
    points: colors.pointsMarker,
    goods: colors.goodsMarker,
    trader: colors.traderMarker,
  };
  const rateAt = (traders: number): string =>
    rateText(rates[Math.max(0, before.rows.trader - 2 * (traders - 1))] ?? null);
  const spoken = (row: MarkerRow): string =>
    after === null || after.rows[row] === before.rows[row]
      ? own('companion.rowAt', { row: words.word(`row.${row}`), space: before.rows[row] })
      : own('companion.rowMoves', { row: words.word(`row.${row}`), from: before.rows[row], to: after.rows[row] });
  const now =
    round.rate === null
      ? Array.from({ length: Math.min(3, before.points.length) }, (_, i) =>
          i === 0
            ? own('companion.rateNow', { rate: rateAt(1) })
            : words.word('board.traders', { count: i + 1, rate: rateAt(i + 1) }),
        ).join(' · ')
      : own('companion.rateUsed', { rate: rateText(round.rate) });

  if (largeText) {
    return (
      <Panel padding={SPACE.m} style={{ gap: 2 }}>
        {ROWS.map((row) => (
          <Row key={row} accessible role="img" aria-label={spoken(row)}>
            <Box style={{ width: 22, flexShrink: 0 }}>
              <Icon name={`santo-domingo/${row}`} size={22} color={tint[row]} />
            </Box>
            <Text kind="strong" style={{ flex: 1, minWidth: 0 }}>
              {own(`companion.rowShort.${row}`)}
            </Text>
            <Moves from={before.rows[row]} to={after?.rows[row] ?? null} />
          </Row>
        ))}
        <Text kind="small" color="muted">
          {now}
        </Text>
      </Panel>
    );
  }
  const compact = size === 'small';
  return (
    <Panel padding={SPACE.m} style={{ gap: compact ? SPACE.s : 7, paddingVertical: 9 }}>
      {ROWS.map((row) => (
        <Track
          key={row}
          label={words.word(`row.${row}`)}
          icon={<Icon name={`santo-domingo/${row}`} size={20} color={tint[row]} />}
          value={after?.rows[row] ?? before.rows[row]}
          ghost={after === null ? null : before.rows[row]}
          tint={tint[row]}
          filled={row !== 'trader'}
          {...(row === 'trader'
            ? {
                groups: rateBands(rates).map(({ rate, from, to }) => ({ from, to, label: rateText(rate) })),
                lit: tradeSpace ?? before.rows.trader,
                note: now,
              }
            : {})}
          figure={String(after?.rows[row] ?? before.rows[row])}
          before={after === null || after.rows[row] === before.rows[row] ? undefined : `${before.rows[row]} →`}
          compact={compact}
          accessibilityLabel={row === 'trader' ? `${spoken(row)}. ${now}` : spoken(row)}
        />
      ))}
    </Panel>
  );
}

/** "8 → 1", or only where it stands, as text. */
export const moves = (from: number, to: number | null): string =>
  to === null || to === from ? String(from) : `${from} → ${to}`;

/** The same as it is drawn. */
export function Moves({ from, to, strong = true }: { from: number; to: number | null; strong?: boolean }) {
  const look = { fontVariant: ['tabular-nums' as const], fontFamily: FONTS.bodyExtra };
  if (to === null || to === from) {
    return (
      <Text kind="strong" style={look}>
        {from}
      </Text>
    );
  }
  return (
    <Text kind="body" color="muted" style={{ fontVariant: ['tabular-nums'] }}>
      {`${from} → `}
      <Text kind="strong" style={strong ? look : null}>
        {to}
      </Text>
    </Text>
  );
}
