import { StyleSheet } from 'react-native';
import type { TablePlayer } from '@/session/seats';
import { useSpeaker, useWords } from '@/text';
import { useAccentColor } from '@/ui/accent';
import { Box, Row, Wrap } from '@/ui/Box';
import { Icon } from '@/ui/icons/Icon';
import { Panel } from '@/ui/Panel';
import { Shape } from '@/ui/Shape';
import { Slider } from '@/ui/Slider';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { fade, FONTS, SPACE, TARGET, useColors, useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { tradePoints, type Gain, type RefereedRound, type Trade } from '../../companion';
import { CARDS, type Card } from '../../rules/cards';
import { rateText } from '../../rules/events';
import { cardIcon, cardKey } from '../art';
import { Moves } from './Rows';

/** One player's part of a round: eight keys, what each card brought, and the Trader's question. */
export function SeatPanel({
  seat,
  owner,
  round,
  folded,
  onUnfold,
  onCard,
  onTrade,
}: {
  seat: number;
  owner: TablePlayer;
  round: RefereedRound;
  folded: boolean;
  onUnfold: () => void;
  onCard: (card: Card) => void;
  onTrade: (goods: number) => void;
}) {
  const { t: own } = useWords('santo-domingo');
  const words = useSpeaker('santo-domingo', []);
  const colors = useColors();
  const { largeText } = useLayout();
  const chosen = round.entry.cards[seat] ?? [];
  const trade = round.trades[seat] ?? null;
  const figures = (
    <Row gap={SPACE.m} style={{ marginLeft: 'auto' }}>
      <Figure
        icon="santo-domingo/points"
        tint={colors.pointsMarker}
        from={round.before.points[seat] ?? 0}
        to={round.after?.points[seat] ?? null}
      />
      <Figure
        icon="santo-domingo/goods"
        tint={colors.goodsMarker}
        from={round.before.goods[seat] ?? 0}
        to={round.after?.goods[seat] ?? null}
      />
    </Row>
  );
  const sum = sumOf(round, seat, (what, count) => words.word(`amount.${what}`, { count }));
  if (folded) {
    const cards = chosen.length === 0 ? own('companion.noCards') : chosen.toSorted((a, b) => a - b).join(' + ');
    // The button says more than is seen, and in another order: it lies over what is seen.
    return (
      <Box
        style={{
          minHeight: 48,
          justifyContent: 'center',
          borderRadius: 16,
          borderWidth: 1,
          borderColor: colors.line,
          backgroundColor: colors.surface,
        }}
      >
        <Wrap
          aria-hidden
          style={{ columnGap: SPACE.s, rowGap: 0, paddingHorizontal: SPACE.m, paddingVertical: SPACE.xs }}
        >
          <Shape color={owner.colour} size={18} />
          <Text kind="strong" numberOfLines={1} style={{ flexShrink: 1, maxWidth: largeText ? '80%' : 130 }}>
            {owner.name}
          </Text>
          <Text kind="strong" color={chosen.length === 0 ? 'muted' : 'text'} style={{ fontFamily: FONTS.display }}>
            {cards}
          </Text>
          {figures}
        </Wrap>
        <Tap
          label={own('companion.folded', {
            name: owner.name,
            cards:
              chosen.length === 0
                ? cards
                : words.list(chosen.toSorted((a, b) => a - b).map((card) => `${card} ${words.word(cardKey(card))}`)),
            sum,
          })}
          onPress={onUnfold}
          expanded={false}
          give={0.99}
          style={StyleSheet.absoluteFill}
        />
      </Box>
    );
  }
  return (
    <Panel
      padding={0}
      role="group"
      aria-label={own('companion.panel', { name: owner.name, sum })}
      style={{ overflow: 'hidden' }}
    >
      <Row style={{ flexWrap: 'wrap', minHeight: TARGET, paddingHorizontal: SPACE.m, paddingVertical: SPACE.xs }}>
        <Row style={{ flexShrink: 1 }}>
          <Shape color={owner.colour} size={20} />
          <Text kind="head" numberOfLines={largeText ? 4 : 2} role="heading" aria-level={2} style={{ flexShrink: 1 }}>
            {owner.name}
          </Text>
        </Row>
        {figures}
      </Row>
      <Keys name={owner.name} hand={round.hands[seat] ?? []} chosen={chosen} onCard={onCard} />
      <Box style={{ paddingHorizontal: SPACE.m, paddingVertical: SPACE.s, gap: SPACE.xs }} aria-live="polite">
        <GainLine gains={round.gains[seat] ?? []} missing={round.missing[seat] ?? 0} />
        {trade === null ? null : <TradeQuestion name={owner.name} trade={trade} onTrade={onTrade} />}
      </Box>
    </Panel>
  );
}

/** "23 points, 7 goods", for a screen reader. */
function sumOf(
  { before, after }: RefereedRound,
  seat: number,
  amount: (what: 'points' | 'goods', count: number) => string,
): string {
  const part = (what: 'points' | 'goods'): string => amount(what, (after ?? before)[what][seat] ?? 0);
  return `${part('points')}, ${part('goods')}`;
}

function Figure({
  icon,
  tint,
  from,
  to,
}: {
  icon: 'santo-domingo/points' | 'santo-domingo/goods';
  tint: string;
  from: number;
  to: number | null;
}) {
  return (
    <Row gap={5}>
      <Icon name={icon} size={18} color={tint} />
      <Moves from={from} to={to} />
      {/* The eye sees the gap; whoever reads the line as text needs it. */}
      <Text fixed style={{ width: 0 }}>
        {' '}
      </Text>
    </Row>
  );
}

function Keys({
  name,
  hand,
  chosen,
  onCard,
}: {
  name: string;
  hand: readonly Card[];
  chosen: readonly Card[];
  onCard: (card: Card) => void;
}) {
  const { t: own } = useWords('santo-domingo');
  const words = useSpeaker('santo-domingo', []);
  const colors = useColors();
  const { scheme } = useTheme();
  const tint = useAccentColor();
  const { width, largeText } = useLayout();
  const byFour = width < 360 || largeText;
  return (
    <Box
      role="group"
      aria-label={own('companion.cardsOf', { name })}
      style={{
        flexDirection: 'row',
        flexWrap: byFour ? 'wrap' : 'nowrap',
        borderTopWidth: 1,
        borderBottomWidth: 1,
        borderColor: colors.line,
      }}
    >
      {CARDS.map((card, i) => {
        const on = chosen.includes(card);
        const spent = !hand.includes(card);
        const ink = on ? colors.onAccent : spent ? colors.muted : colors.text;
        const ground = on ? tint : spent ? (scheme === 'dark' ? colors.bg : '#f0e6d0') : colors.raised;
        const label = `${card} ${words.word(cardKey(card))}`;
        return (
          <Tap
            key={card}
            role="checkbox"
            checked={on}
            label={spent && !on ? own('companion.keySpent', { card: label }) : label}
            onPress={() => onCard(card)}
            give={0.94}
            style={{
              flexGrow: 1,
              flexShrink: 1,
              flexBasis: byFour ? '25%' : 0,
              minHeight: 56,
              alignItems: 'center',
              justifyContent: 'center',
              gap: 2,
              paddingVertical: 5,
              backgroundColor: ground,
              borderLeftWidth: i % (byFour ? 4 : 8) === 0 ? 0 : 1,
              borderTopWidth: byFour && i >= 4 ? 1 : 0,
              borderColor: fade(colors.line, 0.8),
            }}
          >
            <Text
              fixed={!largeText}
              color={ink}
              style={{
                fontFamily: FONTS.displayBold,
                fontSize: 20,
                lineHeight: 24,
                textDecorationLine: spent && !on ? 'line-through' : 'none',
              }}
            >
              {card}
            </Text>
            <Icon name={cardIcon(card)} size={20} color={spent && !on ? fade(colors.muted, 0.75) : ink} />
          </Tap>
        );
      })}
    </Box>
  );
}

/** "Admiral 5 VP · Galleon 4 goods, 4 lost (limit 15)", or what is still missing. */
function GainLine({ gains, missing }: { gains: readonly Gain[]; missing: number }) {
  const { t: own } = useWords('santo-domingo');
  const words = useSpeaker('santo-domingo', []);
  if (gains.length === 0) {
    return (
      <Text color="muted">{missing > 0 ? own('companion.missing', { count: missing }) : own('companion.waiting')}</Text>
    );
  }
  return (
    <Text>
      {gains.map((gain, i) => (
        <Text key={gain.card}>
          {i === 0 ? '' : ' · '}
          <Text kind="strong">{words.word(cardKey(gain.card))}</Text>
          {gain.card === 7
            ? ` ${words.word('amount.goods', { count: gain.handedIn })} → ${words.word('amount.points', { count: gain.amount })}`
            : ` ${words.word(`amount.${gain.what}`, { count: gain.amount })}`}
          {gain.lost === 0 ? null : (
            <Text kind="strong" color="danger">{`, ${own('companion.lost', { count: gain.lost })}`}</Text>
          )}
        </Text>
      ))}
    </Text>
  );
}

function TradeQuestion({ name, trade, onTrade }: { name: string; trade: Trade; onTrade: (goods: number) => void }) {
  const { t: own } = useWords('santo-domingo');
  const words = useSpeaker('santo-domingo', []);
  const sum = (goods: number): string =>
    `${words.word('amount.goods', { count: goods })} → ${words.word('amount.points', { count: tradePoints(goods, trade.rate) })}`;
  return (
    <Box style={{ gap: 2 }}>
      <Text>{own('companion.tradeAsk', { rate: rateText(trade.rate) })}</Text>
      <Text kind="strong" style={{ textAlign: 'center' }}>
        {sum(trade.goods)}
      </Text>
      <Slider
        label={own('companion.tradeOf', { name })}
        stops={trade.stops}
        value={trade.goods}
        onChange={onTrade}
        format={sum}
      />
    </Box>
  );
}
