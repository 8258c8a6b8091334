import type { Seat } from '@antilles/engine';
import { memo } from 'react';
import type { TablePlayer } from '@/session/seats';
import { useSpeaker } from '@/text';
import { useAccentColor } from '@/ui/accent';
import { Box, Row } from '@/ui/Box';
import { PlayingCard } from '@/ui/cards/PlayingCard';
import { CountUp } from '@/ui/CountUp';
import { Anchor } from '@/ui/flights/Anchor';
import { Icon } from '@/ui/icons/Icon';
import { TapOver } from '@/ui/TapOver';
import { Shape } from '@/ui/Shape';
import { Text } from '@/ui/Text';
import { fade, FONTS, RADIUS, SEAT_TINTS, SPACE, useColors, useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { looksSame } from '@/ui/useSteady';
import { CARDS, type Card } from '../rules/cards';
import type { PlayerView, View } from '../rules/view';
import { cardIcon, cardKey, place } from './art';
import { changesOf, type SantoDomingoFrame } from './frames';

/** Everybody's display: points, goods, and what they hold or have on the table. */
export function Displays({
  view,
  seats,
  frame,
  table,
  now,
  acting,
  onOpen,
}: {
  view: View;
  seats: readonly TablePlayer[];
  frame: SantoDomingoFrame | null;
  /** The revealed cards of the round by seat; null while cards are chosen. */
  table: readonly (readonly Card[])[] | null;
  /** The card being carried out. */
  now: Card | null;
  /** Whose card that is, or whose decision. */
  acting: readonly Seat[];
  onOpen: (seat: Seat) => void;
}) {
  const { size, largeText } = useLayout();
  const order = seatOrder(view);
  const lines = size === 'small' || largeText;
  const columns = lines ? 1 : order.length <= 3 ? order.length : order.length === 4 ? 2 : 3;
  const touched = frame ? changesOf(frame).map(({ seat }) => seat) : null;
  return (
    <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap: lines ? 6 : SPACE.s }}>
      {order.map((seat) => {
        const player = view.players[seat];
        const owner = seats[seat];
        if (!player || !owner) return null;
        const common = {
          player,
          owner,
          seat,
          mine: seat === view.viewer,
          acting: acting.includes(seat),
          dim: touched !== null && touched.length > 0 && !touched.includes(seat),
          frame,
          now,
          cards: table?.[seat] ?? null,
          onOpen: () => onOpen(seat),
        };
        return (
          <Box key={seat} style={{ flexBasis: `${100 / columns - (columns > 1 ? 3 : 0)}%`, flexGrow: 1, minWidth: 0 }}>
            {lines ? (
              <DisplayLine {...common} />
            ) : (
              <DisplayCard {...common} narrow={columns === 3} beside={columns === 2 && view.cardsToPlay === 1} />
            )}
          </Box>
        );
      })}
    </Box>
  );
}

/** The others clockwise after the viewer, then the viewer; seat order when everybody looks on. */
function seatOrder(view: View): readonly Seat[] {
  const count = view.players.length;
  const first = view.viewer === null ? 0 : view.viewer + 1;
  return Array.from({ length: count }, (_, i) => (first + i) % count);
}

interface DisplayProps {
  readonly player: PlayerView;
  readonly owner: TablePlayer;
  readonly seat: Seat;
  readonly mine: boolean;
  readonly acting: boolean;
  readonly dim: boolean;
  readonly frame: SantoDomingoFrame | null;
  readonly now: Card | null;
  readonly cards: readonly Card[] | null;
  readonly onOpen: () => void;
}

function useDisplayLabel({ player, owner, cards }: DisplayProps): string {
  const words = useSpeaker('santo-domingo', []);
  const parts = [
    owner.name,
    words.word('display.points', { count: player.points }),
    words.word('display.goods', { count: player.goods }),
    player.holds
      ? words.word('display.holds', { cards: words.list(player.holds.map((card) => words.word(cardKey(card)))) })
      : words.word('display.hand', { count: player.handSize }),
  ];
  if (cards)
    parts.push(words.word('display.played', { cards: words.list(cards.map((card) => words.word(cardKey(card)))) }));
  else if (player.hasChosen) parts.push(words.word('display.chosen'));
  return parts.join(', ');
}

/** The one who acts in the seat's colour, one's own display in a quiet shade of it: nothing moves when that changes. */
function useOutline({ acting, mine, owner }: DisplayProps) {
  const colors = useColors();
  const tint = SEAT_TINTS[owner.colour];
  return { borderWidth: 2, borderColor: acting ? tint : mine ? fade(tint, 0.4) : colors.line } as const;
}

function DisplayCard({
  narrow,
  beside,
  ...props
}: DisplayProps & {
  narrow: boolean;
  /** The one card played lies beside the figures: four displays are low then. */ beside: boolean;
}) {
  const { player, owner, seat, dim, frame, now, cards, onOpen } = props;
  const colors = useColors();
  return (
    <TapOver
      label={useDisplayLabel(props)}
      onPress={onOpen}
      radius={RADIUS.panel}
      style={{
        backgroundColor: colors.surface,
        borderRadius: RADIUS.panel,
        ...useOutline(props),
        paddingHorizontal: narrow ? 8 : 10,
        paddingVertical: 8,
        opacity: dim ? 0.55 : 1,
      }}
    >
      {cards !== null && beside ? (
        <Box style={{ position: 'absolute', right: 8, top: 6 }}>
          <Played {...{ cards, now, frame }} width={42} height={60} />
        </Box>
      ) : null}
      <Box style={{ gap: 5, minHeight: 56, paddingRight: cards !== null && beside ? 48 : 0 }}>
        <Row gap={5} style={{ minHeight: 20 }}>
          <Shape color={owner.colour} size={15} />
          <Text kind="strong" numberOfLines={1} style={{ flexShrink: 1, fontSize: 14, lineHeight: 18 }}>
            {owner.name}
          </Text>
          {owner.bot === null || (narrow && player.hasChosen && !cards) ? null : (
            <Icon name="robot" size={15} color={colors.muted} />
          )}
          {!cards && player.hasChosen ? (
            <Box style={{ marginLeft: 'auto' }}>
              <Icon name="check" size={17} color={colors.good} />
            </Box>
          ) : null}
        </Row>
        <Figures player={player} seat={seat} frame={frame} size={narrow ? 20 : 24} tight={narrow} />
        {cards === null ? (
          <Held holds={player.holds} count={player.handSize} />
        ) : beside ? null : (
          <Played {...{ cards, now, frame }} width={narrow ? 42 : 46} height={narrow ? 64 : 70} />
        )}
      </Box>
    </TapOver>
  );
}

/** One line each, for small screens and large text. */
function DisplayLine(props: DisplayProps) {
  const { player, owner, seat, dim, frame, now, cards, onOpen } = props;
  const colors = useColors();
  return (
    <TapOver
      label={useDisplayLabel(props)}
      onPress={onOpen}
      radius={RADIUS.panel}
      style={{
        minHeight: 44,
        justifyContent: 'center',
        backgroundColor: colors.surface,
        borderRadius: RADIUS.panel,
        ...useOutline(props),
        paddingHorizontal: 8,
        paddingVertical: 3,
        opacity: dim ? 0.55 : 1,
      }}
    >
      <Row gap={8} style={{ flexWrap: 'wrap' }}>
        <Shape color={owner.colour} size={14} />
        <Text
          kind="strong"
          numberOfLines={1}
          style={{ flexShrink: 1, flexGrow: 1, minWidth: 56, fontSize: 14, lineHeight: 18 }}
        >
          {owner.name}
        </Text>
        {!cards && player.hasChosen ? <Icon name="check" size={16} color={colors.good} /> : null}
        <Figures player={player} seat={seat} frame={frame} size={19} />
        {cards ? (
          <Played {...{ cards, now, frame }} width={28} height={36} />
        ) : (
          <Held holds={player.holds} count={player.handSize} small />
        )}
      </Row>
    </TapOver>
  );
}

function Figures({
  player,
  seat,
  frame,
  size,
  tight = false,
}: {
  player: PlayerView;
  seat: Seat;
  frame: SantoDomingoFrame | null;
  size: number;
  /** Two figures of two digits have to fit a third of a phone. */
  tight?: boolean;
}) {
  const colors = useColors();
  const changed = frame ? changesOf(frame).filter((change) => change.seat === seat) : [];
  const tint = { points: colors.pointsMarker, goods: colors.goodsMarker };
  const part = { flexDirection: 'row', alignItems: 'center', gap: tight ? 3 : 4 } as const;
  return (
    <Row gap={tight ? 6 : 12}>
      {(['points', 'goods'] as const).map((what) => (
        <Anchor key={what} name={place[what](seat)} style={part}>
          <Icon name={`santo-domingo/${what}`} size={size - 5} color={tint[what]} />
          <CountUp
            value={player[what]}
            landsAt={place[what](seat)}
            kind="figure"
            color={changed.some((change) => change.what === what) ? tint[what] : colors.text}
            style={{ fontSize: size, lineHeight: size + 4, fontFamily: FONTS.displayBold }}
          />
        </Anchor>
      ))}
    </Row>
  );
}

/** The strip 1–8: what is still in hand, and what is spent; a plain count when that is hidden. */
const Held = memo(function Held({
  holds,
  count,
  small = false,
}: {
  holds: readonly Card[] | null;
  count: number;
  small?: boolean;
}) {
  const colors = useColors();
  const { scheme } = useTheme();
  const words = useSpeaker('santo-domingo', []);
  if (holds === null) {
    return (
      <Row gap={6} style={{ minHeight: small ? 22 : 26 }}>
        <Icon name="cards" size={15} color={colors.muted} />
        <Text kind="small" color="muted">
          {small ? count : words.word('display.hand', { count })}
        </Text>
      </Row>
    );
  }
  const spent = scheme === 'dark' ? '#0d2130' : '#e9dfc9';
  return (
    <Box style={{ flexDirection: 'row', gap: 2 }}>
      {CARDS.map((card) => {
        const there = holds.includes(card);
        return (
          <Box
            key={card}
            style={{
              flex: small ? 0 : 1,
              width: small ? 12 : undefined,
              maxWidth: 24,
              height: small ? 22 : 26,
              borderRadius: 4,
              alignItems: 'center',
              justifyContent: 'center',
              backgroundColor: there ? colors.parchment : spent,
              borderWidth: scheme === 'light' && there ? 1 : 0,
              borderColor: colors.parchmentEdge,
            }}
          >
            <Text
              fixed
              color={there ? colors.ink : fade(colors.muted, 0.85)}
              style={{ fontFamily: FONTS.bodyBold, fontSize: small ? 10.5 : 12, lineHeight: 15 }}
            >
              {card}
            </Text>
          </Box>
        );
      })}
    </Box>
  );
}, looksSame);

/** The revealed cards: a ring for the one being carried out, greyed with a tick when done. */
function Played({
  cards,
  now,
  frame,
  width,
  height,
}: {
  cards: readonly Card[];
  now: Card | null;
  frame: SantoDomingoFrame | null;
  width: number;
  height: number;
}) {
  const accent = useAccentColor();
  const done = (card: Card): boolean => (now === null ? frame !== null && frame.event.type !== 'revealed' : card < now);
  return (
    <Box style={{ flexDirection: 'row', gap: 6 }}>
      {cards.map((card) => (
        <Box key={card} style={card === now ? { borderRadius: RADIUS.card, boxShadow: `0 0 0 3px ${accent}` } : null}>
          <PlayingCard
            width={width}
            height={height}
            number={height >= 60 ? card : undefined}
            icon={(color, size) => <Icon name={cardIcon(card)} size={size} color={color} />}
            dim={done(card)}
            ticked={done(card) && height >= 60}
          />
        </Box>
      ))}
    </Box>
  );
}
