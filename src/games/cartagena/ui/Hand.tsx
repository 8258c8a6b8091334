import { useEffect, useState } from 'react';
import { ScrollView } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withSpring } from 'react-native-reanimated';
import type { SpeakerOf } from '@/text';
import { Box } from '@/ui/Box';
import { Anchor } from '@/ui/flights/Anchor';
import { haptic } from '@/ui/haptics';
import { SPRING, useTempo } from '@/ui/motion';
import { Tap } from '@/ui/Tap';
import { RADIUS } from '@/ui/theme';
import { kindsIn, SYMBOL_OF, type Card } from '../rules/deck';
import { looksDark, place, symbolKey, tidy } from './art';
import { Bulb } from './Space';
import { SymbolCard } from './SymbolCard';

/** One card of a hand, or several that look alike. */
export interface HandCard {
  readonly id: string;
  readonly card: Card;
  readonly count: number;
}

/** From this many cards on, those that look alike lie on each other. */
const CROWDED = 6;

/** The cards of a hand as they lie: in order, and in stacks when there are many. */
export function handOf(cards: readonly Card[], scoundrels: boolean): readonly HandCard[] {
  const shown = tidy(scoundrels ? cards : cards.map((card) => SYMBOL_OF[card]));
  if (shown.length <= CROWDED) return shown.map((card, i) => ({ id: `${card} ${i}`, card, count: 1 }));
  return kindsIn(shown).map((card) => ({
    id: card,
    card,
    count: shown.filter((other) => other === card).length,
  }));
}

/** How far apart cards lie in a room this wide: side by side when they may, a full target when they must. */
export const handPitch = (count: number, room: number, width: number): number =>
  count < 2 ? width : Math.min(width + 6, Math.max(44, (room - width) / (count - 1)));

/** The hand in front of the person at the phone. A tap picks a card up or puts it down, a long press reads it. */
export function Hand({
  cards,
  scoundrels,
  words,
  chosen,
  second,
  hinted,
  idle,
  height = 92,
  captionOf,
  powerOf,
  playable,
  onPick,
  onRead,
}: {
  cards: readonly Card[];
  scoundrels: boolean;
  words: SpeakerOf<'cartagena'>;
  /** The card picked up, and the one that goes with it. */
  chosen: Card | null;
  second?: Card | null;
  hinted: Card | null;
  /** Nobody is asked for a card just now. */
  idle: boolean;
  height?: number;
  /** What stands below a card instead of its name. */
  captionOf?: ((card: Card) => string | null) | undefined;
  /** What a card's black magic does, where there is any; '' to show only that there is. */
  powerOf?: ((card: Card) => string) | undefined;
  playable: (card: Card) => boolean;
  onPick: (card: Card) => void;
  onRead: (card: Card) => void;
}) {
  const [room, setRoom] = useState(0);
  const shown = handOf(cards, scoundrels);
  const width = Math.round(Math.min(height * 0.75, 76));
  const pitch = handPitch(shown.length, room, width);
  const total = shown.length === 0 ? 0 : pitch * (shown.length - 1) + width;
  const up = liftedIds(shown, chosen, second ?? null);
  const row = (
    <Box style={{ width: Math.max(total, 1), height: height + 16 }}>
      {shown.map((held, i) => (
        <HeldCard
          key={held.id}
          held={held}
          x={i * pitch}
          strip={Math.min(width, pitch)}
          last={i === shown.length - 1}
          up={up.includes(held.id)}
          hinted={hinted === held.card && shown.findIndex(({ card }) => card === hinted) === i}
          dim={idle || !playable(held.card)}
          width={width}
          height={height}
          caption={captionOf?.(held.card) ?? undefined}
          power={powerOf?.(held.card)}
          dark={looksDark(held.card, scoundrels)}
          words={words}
          onPick={onPick}
          onRead={onRead}
        />
      ))}
    </Box>
  );
  return (
    <Anchor name={place.hand} style={{ flex: 1, minWidth: 0 }}>
      <Box
        role="group"
        aria-label={words.word('table.hand', { count: cards.length })}
        onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}
        style={{ height: height + 16 }}
      >
        {room === 0 ? null : total > room + 1 ? (
          <ScrollView horizontal showsHorizontalScrollIndicator={false}>
            {row}
          </ScrollView>
        ) : (
          row
        )}
      </Box>
    </Anchor>
  );
}

/** The first card of each kind that is picked up; two of a kind lift two. */
function liftedIds(shown: readonly HandCard[], chosen: Card | null, second: Card | null): readonly string[] {
  const ids: string[] = [];
  for (const wanted of [chosen, second]) {
    if (wanted === null) continue;
    const found = shown.find(({ id, card }) => card === wanted && !ids.includes(id));
    if (found) ids.push(found.id);
  }
  return ids;
}

function HeldCard({
  held,
  x,
  strip,
  last,
  up,
  hinted,
  dim,
  width,
  height,
  caption,
  power,
  dark,
  words,
  onPick,
  onRead,
}: {
  held: HandCard;
  x: number;
  strip: number;
  last: boolean;
  up: boolean;
  hinted: boolean;
  dim: boolean;
  width: number;
  height: number;
  caption: string | undefined;
  power: string | undefined;
  dark: boolean;
  words: SpeakerOf<'cartagena'>;
  onPick: (card: Card) => void;
  onRead: (card: Card) => void;
}) {
  const { card, count } = held;
  const tempo = useTempo();
  const still = tempo(1) === 0;
  const rise = useSharedValue(up ? 1 : 0);
  useEffect(() => {
    const goal = up ? 1 : 0;
    rise.set(still ? goal : withSpring(goal, SPRING));
  }, [up, still, rise]);
  const pose = useAnimatedStyle(() => ({ transform: [{ translateY: 14 - rise.get() * 12 }] }));
  const name = words.word(dark ? 'card.dark' : 'card.light', { symbol: words.word(symbolKey(SYMBOL_OF[card])) });
  const label = [name, ...(count > 1 ? [`×${count}`] : []), ...(caption === undefined ? [] : [caption])].join(', ');
  return (
    <Animated.View style={[{ position: 'absolute', left: x, top: 0 }, pose]}>
      <Tap
        role="checkbox"
        label={label}
        checked={up}
        give={0.98}
        onPress={() => {
          haptic('pick');
          onPick(card);
        }}
        onLongPress={() => onRead(card)}
        style={{ borderRadius: RADIUS.card }}
      >
        {hinted ? (
          <Box style={{ position: 'absolute', left: -6, top: -6, zIndex: 1 }}>
            <Bulb />
          </Box>
        ) : null}
        <SymbolCard {...{ card, dark, width, height, count, strip, last, dim, hinted, caption, power }} selected={up} />
      </Tap>
    </Animated.View>
  );
}
