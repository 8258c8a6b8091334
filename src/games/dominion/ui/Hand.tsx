import { memo, useState } from 'react';
import { ScrollView } from 'react-native';
import type { SpeakerOf } from '@/text';
import { useAccentColor } from '@/ui/accent';
import { Box } from '@/ui/Box';
import { Anchor } from '@/ui/flights/Anchor';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { FONTS, RADIUS, useColors } from '@/ui/theme';
import { useSteady } from '@/ui/useSteady';
import type { CardId } from '../rules/printed';
import type { Options } from '../rules/options';
import { cardKey, faceKey, kindsOf, place, sortHand, tally, textKey } from './art';
import { CardFace, type Standing } from './CardFace';
import { useAnchors, useComing } from './heaps';
import { nameFit } from './nameFit';
import { Place } from './OrderList';
import { HintMark, Picked } from './Supply';
import type { Choosing } from './useChoosing';

const GAP = 5;
const AT_EASE = 5;
/** So narrow a card becomes before the others are scrolled to, and so far apart narrow ones lie. */
const NARROWEST = 39;
const CLOSE = 3;
/** The smallest letters in which a name on a card is still read, and how large they are where there is room. */
const READ_FROM = 9.3;
const NAMED_AT = 12;
/** What reaches over the edge of a card (ring, count, hint) must not be cut off by what it scrolls in. */
const OVER = 9;

/** The own hand, side by side: as it is as long as there is room, then equal cards on one heap, then narrower ones, then two rows. */
export function Hand({
  hand,
  words,
  edition,
  height,
  picked = null,
  hinted = null,
  standing = () => 'rest',
  choosing = null,
  onPick,
  onRead,
}: {
  hand: readonly CardId[];
  words: SpeakerOf<'dominion'>;
  edition: Options['edition'];
  height: number;
  picked?: CardId | null;
  hinted?: CardId | null;
  /** Whether a card can do something now (`lit`), cannot (`toned`), or nothing is asked of it. */
  standing?: (card: CardId) => Standing;
  /** Cards of it are asked for: then each is an answer of its own. */
  choosing?: Choosing | null;
  onPick: (card: CardId) => void;
  onRead: (card: CardId) => void;
}) {
  const colors = useColors();
  const [room, setRoom] = useState(0);
  const pick = useSteady(onPick);
  const read = useSteady(onRead);
  const choose = useSteady((id: string) => choosing?.tap(id));
  const isRead = (card: CardId, width: number): boolean =>
    nameFit(words.word(faceKey(card)), width, NAMED_AT).size >= READ_FROM;
  const { heaps, width, stride, rows } = spread(room, sortHand(hand), height, isRead, choosing !== null);
  // Of equal cards only one is lifted, and only one flies off.
  const lastOf = (card: CardId | null): number => heaps.findLastIndex((heap) => heap.card === card);
  const lifted = lastOf(picked);
  const lamp = lastOf(hinted);
  const cardHigh = rows === 1 ? height : (height - 3) / 2;
  const perRow = Math.ceil(heaps.length / rows);
  return (
    <Anchor name={place.hand} onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}>
      <Box
        role={choosing === null ? 'radiogroup' : 'group'}
        aria-label={words.word('ui.hand', { count: hand.length })}
        style={{ height: height + OVER }}
      >
        {hand.length === 0 ? (
          <Box
            style={{
              height,
              marginTop: OVER,
              borderRadius: RADIUS.card,
              borderWidth: 1.5,
              borderStyle: 'dashed',
              borderColor: colors.line,
              alignItems: 'center',
              justifyContent: 'center',
            }}
          >
            <Text kind="small" color="muted">
              {words.word('ui.emptyHand')}
            </Text>
          </Box>
        ) : room === 0 ? null : (
          <ScrollView
            horizontal
            scrollEnabled={(perRow - 1) * stride + width > room}
            showsHorizontalScrollIndicator={false}
            style={{ marginHorizontal: -OVER, overflow: 'visible' }}
            contentContainerStyle={{
              paddingTop: OVER,
              paddingHorizontal: OVER,
              width: (perRow - 1) * stride + width + 2 * OVER,
              height: height + OVER,
            }}
          >
            {heaps.map(({ card, count }, i) => (
              <HandCard
                key={`${card}-${i}`}
                {...{ card, count, words, edition, width }}
                height={cardHigh}
                left={OVER + (i % perRow) * stride}
                top={OVER + Math.floor(i / perRow) * (cardHigh + 3)}
                at={heaps.slice(0, i).filter((heap) => heap.card === card).length}
                {...(choosing === null
                  ? { up: i === lifted, hinted: i === lamp, standing: standing(card), onPick: pick }
                  : choiceOf(choosing, `${i}`, choose))}
                onRead={read}
              />
            ))}
          </ScrollView>
        )}
      </Box>
    </Anchor>
  );
}

/** How a card lies there that may be an answer. */
function choiceOf({ ask, chosen, lamps }: Choosing, id: string, choose: (id: string) => void) {
  const at = chosen.indexOf(id);
  const standing: Standing = ask.choices.find((choice) => choice.id === id)?.refusal === null ? 'lit' : 'toned';
  return {
    up: at >= 0,
    hinted: lamps.includes(id),
    standing,
    choice: id,
    order: ask.form === 'cards' && ask.ordered && at >= 0 ? at + 1 : null,
    onPick: choose,
  };
}

/** One card, or several alike on one heap. */
interface Heap {
  readonly card: CardId;
  readonly count: number;
}

/** How a hand lies: what on each heap, how wide a card is, how far the next one begins, and in how many rows. */
export interface Spread {
  readonly heaps: readonly Heap[];
  readonly width: number;
  readonly stride: number;
  readonly rows: 1 | 2;
}

/** What lies where: no card under another, and no name that cannot be read. Only what then still has no room is scrolled to. */
export function spread(
  room: number,
  cards: readonly CardId[],
  height: number,
  isRead: (card: CardId, width: number) => boolean,
  apart = false,
): Spread {
  const widest = Math.min(Math.floor((room - GAP * (AT_EASE - 1)) / AT_EASE), Math.round(height * 0.86) + 2);
  const fits = Math.floor((room + GAP) / (widest + GAP));
  const single = cards.map((card) => ({ card, count: 1 }));
  if (single.length <= fits) return { heaps: single, width: widest, stride: widest + GAP, rows: 1 };
  const heaps = apart ? single : tally(cards);
  const inRows = (rows: 1 | 2): Spread => {
    const perRow = Math.ceil(heaps.length / rows);
    if (perRow <= fits) return { heaps, width: widest, stride: widest + GAP, rows };
    const width = Math.min(widest, Math.max(NARROWEST, Math.floor((room + CLOSE) / perRow) - CLOSE));
    return { heaps, width, stride: width + CLOSE, rows };
  };
  const row = inRows(1);
  // Low cards in two rows, where each row is high enough for a name below a picture.
  const isTight = (row.heaps.length - 1) * row.stride + row.width > room;
  const isDone = height < 80 || (!isTight && heaps.every(({ card }) => isRead(card, row.width)));
  return isDone ? row : inRows(2);
}

const HandCard = memo(function HandCard({
  card,
  count,
  words,
  edition,
  width,
  height,
  left,
  top,
  at,
  up,
  hinted,
  standing,
  choice = null,
  order = null,
  onPick,
  onRead,
}: {
  card: CardId;
  count: number;
  words: SpeakerOf<'dominion'>;
  edition: Options['edition'];
  width: number;
  height: number;
  left: number;
  top: number;
  /** Which of its kind it is. */
  at: number;
  up: boolean;
  hinted: boolean;
  standing: Standing;
  /** Which of several answers it is. */
  choice?: string | null;
  /** Which of the chosen ones it is, where that matters. */
  order?: number | null;
  onPick: ((card: CardId) => void) | ((choice: string) => void);
  onRead: (card: CardId) => void;
}) {
  const press = (): void => (onPick as (what: string) => void)(choice ?? card);
  const tint = useAccentColor();
  const slots = Array.from({ length: count }, (_, i) => place.handCard(card, at + i));
  const slot = useAnchors(slots);
  // What is still in the air does not lie here yet.
  const here = count - useComing(slots);
  const shown: Standing = up && standing === 'toned' ? 'rest' : standing;
  return (
    <Tap
      ref={slot}
      label={[
        words.word(cardKey(card)),
        ...(count > 1 ? [words.word('ui.inHand', { count })] : []),
        kindsOf(words, card),
        ...(order === null ? [] : [words.word('demand.place', { place: order })]),
        ...(hinted ? [words.word('kit.hint')] : []),
        words.word(textKey(card, edition)),
      ].join('. ')}
      role={choice === null ? 'radio' : 'checkbox'}
      checked={up}
      disabled={standing === 'toned' && !up}
      onPress={press}
      onRefused={press}
      onLongPress={() => onRead(card)}
      hint={words.word('kit.card.read')}
      style={[
        {
          position: 'absolute',
          left,
          top,
          opacity: here > 0 ? 1 : 0,
          borderRadius: RADIUS.card,
          transform: [{ translateY: up ? -4 : 0 }],
        },
        up ? { boxShadow: `0 0 0 3px ${tint}, 0 8px 20px rgba(0, 0, 0, 0.45)`, zIndex: 1 } : null,
      ]}
    >
      {here > 1 ? (
        <Box aria-hidden style={{ position: 'absolute', left: 2, top: -2, transform: [{ rotate: '3deg' }] }}>
          <CardFace {...{ card, words, width, height }} standing={shown} seal={false} />
        </Box>
      ) : null}
      <CardFace
        {...{ card, words, width, height }}
        standing={shown}
        seal={height > 60}
        says={height > 110 ? 'effect' : 'name'}
      />
      {here > 1 ? <Times count={here} /> : null}
      {order !== null ? <Place place={order} /> : up ? <Picked tint={tint} /> : hinted ? <HintMark /> : null}
    </Tap>
  );
});

/** How many lie on a heap, on its upper right corner. */
export function Times({ count, inset = -4 }: { count: number; inset?: number }) {
  const colors = useColors();
  return (
    <Box
      aria-hidden
      style={{
        position: 'absolute',
        right: inset,
        top: inset - 1,
        borderRadius: 10,
        paddingHorizontal: 6,
        backgroundColor: '#0b0c2e',
        boxShadow: `0 0 0 1.5px ${colors.parchment}`,
        pointerEvents: 'none',
      }}
    >
      <Text fixed color="#ffffff" style={{ fontFamily: FONTS.bodyExtra, fontSize: 12.5, lineHeight: 18 }}>
        {`×${count}`}
      </Text>
    </Box>
  );
}
