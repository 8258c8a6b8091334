import type { Seat } from '@antilles/engine';
import { memo, useEffect, type ReactNode } from 'react';
import Animated, { useAnimatedStyle, useSharedValue, withSpring } from 'react-native-reanimated';
import type { TablePlayer } from '@/session/seats';
import { useSpeaker } from '@/text';
import { useAccentColor } from '@/ui/accent';
import { Box, Row } from '@/ui/Box';
import { Tick } from '@/ui/cards/PlayingCard';
import { CountUp } from '@/ui/CountUp';
import { Anchor } from '@/ui/flights/Anchor';
import { useInAir } from '@/ui/flights/useFlights';
import { Icon } from '@/ui/icons/Icon';
import { SPRING, useTempo } from '@/ui/motion';
import { NameText } from '@/ui/NameText';
import { Shape } from '@/ui/Shape';
import { TapOver } from '@/ui/TapOver';
import { Text } from '@/ui/Text';
import { fade, FONTS, RADIUS, SEAT_TINTS, useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { looksSame } from '@/ui/useSteady';
import { CARDS, type Card } from '../rules/cards';
import type { PlayerView, View } from '../rules/view';
import { cardKey, place } from './art';
import { causesOf } from './causes';
import { changesOf, unitOfEvent, type SantoDomingoFrame, type Unit } from './frames';
import { HARBOUR } from './harbour/colours';
import { OpenRole, RoleBack } from './RoleCard';

/** How much room the displays have. */
type Form =
  /** Two or three on a phone, or a tablet: the played cards lie below the figures. */
  | 'tall'
  /** A card lies beside the figures. */
  | 'wide'
  /** As small as can be: played cards are only their numbers. */
  | 'small'
  /** Text is large: one line each. */
  | 'lines';

/** Everybody's display: points, goods, and what they hold or have on the table. */
export function Displays({
  view,
  seats,
  frame,
  table,
  now,
  acting,
  brief = false,
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
  /** Played cards are only their numbers: something else needs the room. */
  brief?: boolean;
  onOpen: (seat: Seat) => void;
}) {
  const { size, twoPane, largeText } = useLayout();
  const order = seatOrder(view);
  const flat = twoPane && size !== 'wide';
  const form: Form = largeText
    ? 'lines'
    : size === 'small' && !flat
      ? 'small'
      : order.length > 3 || flat
        ? 'wide'
        : 'tall';
  const columns = form === 'lines' ? 1 : order.length <= 3 ? order.length : order.length === 4 && !flat ? 2 : 3;
  const paying = frame && table ? causesOf(frame.event, table) : [];
  const unit = frame ? unitOfEvent(frame.event) : null;
  return (
    <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
      {order.map((seat) => {
        const player = view.players[seat];
        const owner = seats[seat];
        if (!player || !owner) return null;
        return (
          <Box key={seat} style={{ flexBasis: `${100 / columns - (columns > 1 ? 3 : 0)}%`, flexGrow: 1, minWidth: 0 }}>
            <Display
              {...{ player, owner, seat, frame, now, form, brief, unit, narrow: columns === 3 }}
              mine={seat === view.viewer}
              acting={acting.includes(seat)}
              cards={table?.[seat] ?? null}
              pays={paying.filter((cause) => cause.seat === seat).map(({ card }) => card)}
              cardsToPlay={view.cardsToPlay}
              onOpen={() => onOpen(seat)}
            />
          </Box>
        );
      })}
    </Box>
  );
}

/** The others clockwise after the viewer, then the viewer; seat order when everybody looks on. */
export function seatOrder(view: View): readonly Seat[] {
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
  readonly frame: SantoDomingoFrame | null;
  readonly now: Card | null;
  readonly cards: readonly Card[] | null;
  /** Which of these cards pay for what is carried out. */
  readonly pays: readonly Card[];
  /** What is gained just now. */
  readonly unit: 'points' | 'goods' | null;
  readonly cardsToPlay: 1 | 2;
  readonly form: Form;
  readonly brief: boolean;
  readonly narrow: boolean;
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

function Display(props: DisplayProps) {
  const { player, owner, mine, acting, cards, form, brief, narrow, onOpen } = props;
  const { colors, scheme } = useTheme();
  const tint = SEAT_TINTS[owner.colour];
  const beside = form === 'wide' && cards !== null && !brief;
  const small = form === 'small';
  const oneLine = form === 'lines';
  const name = <Name {...props} bot={owner.bot !== null && !(narrow && (beside || player.hasChosen))} />;
  const ready =
    cards === null && player.hasChosen ? <FaceDown count={props.cardsToPlay} small={form !== 'tall'} /> : null;
  return (
    <TapOver
      label={useDisplayLabel(props)}
      onPress={onOpen}
      radius={RADIUS.panel}
      style={{
        backgroundColor: scheme === 'dark' ? colors.raised : colors.surface,
        borderRadius: RADIUS.panel,
        // The one who acts in the seat's colour, one's own display in a quiet shade of it: nothing moves when that changes.
        borderWidth: 2,
        borderColor: acting ? tint : mine ? fade(tint, 0.5) : colors.line,
        paddingHorizontal: narrow || small ? 6 : 8,
        paddingVertical: small ? 2 : 4,
        ...(form === 'lines' ? { minHeight: 44 } : {}),
      }}
    >
      {oneLine ? (
        <Row gap={8} style={{ flexWrap: 'wrap', justifyContent: 'space-between' }}>
          {name}
          <Row gap={8}>
            <Figures {...props} />
            {ready}
          </Row>
        </Row>
      ) : (
        <Box style={beside ? { paddingRight: cards.length * (BESIDE.width + 5), minHeight: BESIDE.height } : null}>
          <Row gap={2} style={{ justifyContent: 'space-between', minHeight: small ? 16 : 20 }}>
            {name}
            {ready}
          </Row>
          <Figures {...props} />
        </Box>
      )}
      <Below {...props} beside={beside} />
      <Gain seat={props.seat} frame={props.frame} />
    </TapOver>
  );
}

const BESIDE = { width: 38, height: 52 } as const;
const BELOW = { width: 48, height: 62 } as const;

function Name({ owner, form, bot }: DisplayProps & { bot: boolean }) {
  const { colors } = useTheme();
  return (
    <Row gap={4} style={{ flexGrow: 1, flexShrink: 1, ...(form === 'lines' ? { minWidth: 120 } : {}) }}>
      <Shape color={owner.colour} size={14} />
      <NameText name={owner.name} most={1} fixed={form !== 'lines'} />
      {bot ? <Icon name="robot" size={13} color={colors.muted} /> : null}
    </Row>
  );
}

/** What somebody holds, or has on the table. */
function Below(props: DisplayProps & { beside: boolean }) {
  const { player, form, brief, beside, cards } = props;
  if (cards === null)
    return form === 'small' ? null : <Held holds={player.holds} count={player.handSize} low={form !== 'tall'} />;
  if (beside)
    return (
      <Box style={{ position: 'absolute', right: 0, top: 0 }}>
        <Played {...props} cards={cards} {...BESIDE} />
      </Box>
    );
  if (form === 'tall' && !brief)
    return (
      <Box style={{ paddingTop: 7, paddingBottom: 2 }}>
        <Played {...props} cards={cards} {...BELOW} />
      </Box>
    );
  return <Numbers {...props} cards={cards} />;
}

/** Chosen cards lie face down, with a tick. */
const FaceDown = memo(function FaceDown({ count, small }: { count: number; small: boolean }) {
  const [width, height] = small ? [13, 17] : [15, 21];
  return (
    <Box style={{ width: (small ? 12 : 14) + count * 8, height: small ? 18 : 22 }}>
      {Array.from({ length: count }, (_, i) => (
        <Box
          key={i}
          style={{
            position: 'absolute',
            left: i * (small ? 7 : 9),
            top: small ? 0 : -2,
            transform: [{ rotate: `${i === 0 ? -8 : 7}deg` }],
          }}
        >
          <RoleBack width={width} height={height} />
        </Box>
      ))}
      <Box style={{ position: 'absolute', right: 0, bottom: 4 }}>
        <Tick done size={small ? 13 : 15} />
      </Box>
    </Box>
  );
});

/** What has just come, on the edge of the display, as soon as its last piece has landed. */
function Gain({ seat, frame }: Pick<DisplayProps, 'seat' | 'frame'>) {
  const won =
    frame === null ? undefined : changesOf(frame).find((change) => change.seat === seat && change.to > change.from);
  const coming = useInAir(won === undefined ? undefined : place[won.what](seat));
  const still = useTempo()(1) === 0;
  return won === undefined || coming > 0 || still ? null : (
    <GainPill key={`${frame?.at} ${won.what}`} what={won.what} amount={won.to - won.from} />
  );
}

function GainPill({ what, amount }: { what: Unit; amount: number }) {
  const pop = useSharedValue(0);
  useEffect(() => {
    pop.set(withSpring(1, SPRING));
  }, [pop]);
  const pose = useAnimatedStyle(() => ({
    opacity: Math.min(1, 2 * pop.get()),
    transform: [{ translateY: 8 * (1 - pop.get()) }, { scale: 0.6 + 0.4 * pop.get() }],
  }));
  return (
    <Animated.View aria-hidden style={[{ position: 'absolute', right: 6, top: -12, zIndex: 2 }, pose]}>
      <Box
        style={{
          borderRadius: 11,
          paddingHorizontal: 8,
          backgroundColor: what === 'points' ? '#ff9c8a' : '#7db4f5',
          boxShadow: '0 2px 6px rgba(0, 0, 0, 0.35)',
        }}
      >
        <Text fixed color="#1a0d1d" style={{ fontFamily: FONTS.bodyExtra, fontSize: 14, lineHeight: 22 }}>
          {`+${amount}`}
        </Text>
      </Box>
    </Animated.View>
  );
}

function Figures({
  player,
  seat,
  frame,
  form,
  narrow,
}: Pick<DisplayProps, 'player' | 'seat' | 'frame' | 'form' | 'narrow'>) {
  const { colors, scheme } = useTheme();
  const paint = HARBOUR[scheme];
  const changed = frame ? changesOf(frame).filter((change) => change.seat === seat) : [];
  const size = form === 'small' ? 15 : narrow ? 18 : 20;
  const part = { flexDirection: 'row', alignItems: 'center', gap: 3 } as const;
  return (
    <Row gap={narrow || form === 'small' ? 6 : 10}>
      {(['points', 'goods'] as const).map((what) => (
        <Anchor key={what} name={place[what](seat)} style={part}>
          <Icon name={`santo-domingo/${what}`} size={size - 3} color={paint[what]} />
          <CountUp
            value={player[what]}
            landsAt={place[what](seat)}
            kind="figure"
            fixed={form !== 'lines'}
            color={changed.some((change) => change.what === what) ? paint[what] : colors.text}
            style={{ fontSize: size, lineHeight: size + 4, fontFamily: FONTS.displayBold }}
          />
        </Anchor>
      ))}
    </Row>
  );
}

/** The pips 1–8: what is still in hand, and what is spent; a plain count when that is hidden. */
const Held = memo(function Held({ holds, count, low }: { holds: readonly Card[] | null; count: number; low: boolean }) {
  const { colors, scheme } = useTheme();
  const words = useSpeaker('santo-domingo', []);
  if (holds === null) {
    return (
      <Row gap={5} style={{ minHeight: 20 }}>
        <Icon name="cards" size={14} color={colors.muted} />
        <Text fixed kind="tiny" color="muted" style={{ fontSize: 12.5 }}>
          {words.word('display.hand', { count })}
        </Text>
      </Row>
    );
  }
  return (
    <Box style={{ flexDirection: 'row', gap: 1.5, paddingTop: 3, paddingBottom: 1 }}>
      {CARDS.map((card) => (
        <Pip
          key={card}
          height={low ? 15 : 17}
          ground={
            holds.includes(card)
              ? scheme === 'dark'
                ? '#f7ecd4'
                : '#f3dfae'
              : scheme === 'dark'
                ? '#1a0d1d'
                : '#efe6d4'
          }
          ink={holds.includes(card) ? '#1c2b33' : scheme === 'dark' ? '#b39ba8' : '#65574a'}
        >
          {card}
        </Pip>
      ))}
    </Box>
  );
}, looksSame);

const Pip = ({
  height,
  width,
  ground,
  ink,
  children,
}: {
  height: number;
  width?: number;
  ground: string;
  ink: string;
  children: ReactNode;
}) => (
  <Box
    style={{
      ...(width === undefined ? { flex: 1, maxWidth: 26 } : { width }),
      height,
      borderRadius: 3,
      alignItems: 'center',
      justifyContent: 'center',
      backgroundColor: ground,
    }}
  >
    <Text fixed color={ink} style={{ fontFamily: FONTS.bodyExtra, fontSize: 12, lineHeight: 15 }}>
      {children}
    </Text>
  </Box>
);

type PlayedProps = Pick<DisplayProps, 'seat' | 'now' | 'frame' | 'pays' | 'unit'> & {
  readonly cards: readonly Card[];
  readonly width: number;
  readonly height: number;
};

/** Whether a card has been carried out. */
const isDone = (card: Card, now: Card | null, frame: SantoDomingoFrame | null): boolean =>
  now === null ? frame !== null && frame.event.type !== 'revealed' : card < now;

/** The revealed cards: raised with an edge while it is carried out, greyed with a tick when done, lit when it pays. */
function Played({ seat, cards, now, frame, pays, unit, width, height }: PlayedProps) {
  const accent = useAccentColor();
  const words = useSpeaker('santo-domingo', []);
  const paint = HARBOUR[useTheme().scheme];
  return (
    <Box style={{ flexDirection: 'row', gap: 5 }}>
      {cards.map((card) => {
        const pay = pays.includes(card);
        const done = isDone(card, now, frame) && !pay;
        const up = card === now || pay;
        return (
          <Anchor key={card} name={place.played(seat, card)} style={up ? { transform: [{ translateY: -4 }] } : null}>
            <OpenRole
              card={card}
              name={words.word(cardKey(card))}
              width={width}
              height={height}
              ring={card === now ? accent : pay ? paint[unit ?? 'points'] : undefined}
              done={done}
            />
            {done ? <Tick done size={16} /> : null}
          </Anchor>
        );
      })}
    </Box>
  );
}

/** The revealed cards as numbers, where there is no room for more. */
function Numbers({ seat, cards, now, pays }: Pick<PlayedProps, 'seat' | 'cards' | 'now' | 'pays'>) {
  const accent = useAccentColor();
  const { colors, scheme } = useTheme();
  return (
    <Box style={{ flexDirection: 'row', gap: 4, paddingTop: 2, paddingBottom: 2 }}>
      {cards.map((card) => {
        const lit = card === now || pays.includes(card);
        const done = now === null || card < now;
        return (
          <Anchor key={card} name={place.played(seat, card)}>
            <Pip
              width={22}
              height={17}
              ground={lit ? accent : done ? (scheme === 'dark' ? '#1a0d1d' : '#efe6d4') : '#f7ecd4'}
              ink={lit ? colors.onAccent : done ? (scheme === 'dark' ? '#b79aa6' : '#65574a') : '#1c2b33'}
            >
              {card}
            </Pip>
          </Anchor>
        );
      })}
    </Box>
  );
}
