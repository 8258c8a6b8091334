import { useState } from 'react';
import { ScrollView } from 'react-native';
import type { SpeakerOf } from '@/text';
import { useAccentColor } from '@/ui/accent';
import { Box } from '@/ui/Box';
import { Tick } from '@/ui/cards/PlayingCard';
import { Anchor } from '@/ui/flights/Anchor';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { FONTS, RADIUS, useColors } from '@/ui/theme';
import { PRINTED, type CardId } from '../rules/printed';
import { cardKey, faceKey, place, sortHand, tally } from './art';
import { CardFace, type Standing } from './CardFace';
import { HintMark } from './Supply';

const GAP = 6;
const AT_EASE = 5;
/** Narrower than this a name can no longer be read. */
const NARROWEST = 46;
/** What reaches over the edge of a card (ring, tick, hint) must not be cut off by what it scrolls in. */
const OVER = 12;

/** The own hand: as many cards side by side as there is room for; when they are more, equal ones lie on one heap. */
export function Hand({
  hand,
  words,
  height,
  picked = null,
  hinted = null,
  standing = () => 'rest',
  onPick,
  onRead,
}: {
  hand: readonly CardId[];
  words: SpeakerOf<'dominion'>;
  height: number;
  picked?: CardId | null;
  hinted?: CardId | null;
  /** Whether a card can do something now (`lit`), cannot (`flat`), or nothing is asked of it. */
  standing?: (card: CardId) => Standing;
  onPick: (card: CardId) => void;
  onRead: (card: CardId) => void;
}) {
  const colors = useColors();
  const [room, setRoom] = useState(0);
  const { heaps, width } = spread(room, sortHand(hand), height);
  // Of equal cards only one is lifted.
  const lastOf = (card: CardId | null): number => heaps.findLastIndex((heap) => heap.card === card);
  const lifted = lastOf(picked);
  const lamp = lastOf(hinted);
  return (
    <Anchor name={place.hand} onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}>
      <Box
        role="radiogroup"
        aria-label={words.word('ui.hand', { count: hand.length })}
        style={{ minHeight: height + OVER + 4 }}
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
            showsHorizontalScrollIndicator={false}
            style={{ marginHorizontal: -OVER }}
            contentContainerStyle={{ paddingTop: OVER, paddingBottom: 4, paddingHorizontal: OVER, gap: GAP }}
          >
            {heaps.map(({ card, count }, i) => (
              <HandCard
                key={`${card}-${i}`}
                card={card}
                count={count}
                words={words}
                width={width}
                height={height}
                up={i === lifted}
                hinted={i === lamp}
                standing={standing(card)}
                onPick={onPick}
                onRead={onRead}
              />
            ))}
          </ScrollView>
        )}
      </Box>
    </Anchor>
  );
}

/** One card, or several alike on one heap. */
interface Heap {
  readonly card: CardId;
  readonly count: number;
}

/** What lies side by side, and how wide each of them is. Only what then still has no room is scrolled to. */
export function spread(
  room: number,
  cards: readonly CardId[],
  height: number,
): { readonly heaps: readonly Heap[]; readonly width: number } {
  const wide = (count: number): number => Math.floor((room - GAP * (count - 1)) / count);
  const width = Math.min(wide(AT_EASE), Math.round(height * 0.86));
  if (cards.length * (width + GAP) - GAP <= room) return { heaps: cards.map((card) => ({ card, count: 1 })), width };
  const heaps = tally(cards);
  return { heaps, width: Math.min(width, Math.max(NARROWEST, wide(heaps.length))) };
}

function HandCard({
  card,
  count,
  words,
  width,
  height,
  up,
  hinted,
  standing,
  onPick,
  onRead,
}: {
  card: CardId;
  count: number;
  words: SpeakerOf<'dominion'>;
  width: number;
  height: number;
  up: boolean;
  hinted: boolean;
  standing: Standing;
  onPick: (card: CardId) => void;
  onRead: (card: CardId) => void;
}) {
  const tint = useAccentColor();
  const colors = useColors();
  const name = words.word(cardKey(card));
  const kinds = PRINTED[card].kinds.map((kind) => words.word(`kind.${kind}`)).join(' ');
  return (
    <Tap
      label={[
        name,
        ...(count > 1 ? [words.word('ui.inHand', { count })] : []),
        kinds,
        ...(hinted ? [words.word('kit.hint')] : []),
      ].join('. ')}
      role="radio"
      checked={up}
      disabled={standing === 'flat' && !up}
      onPress={() => onPick(card)}
      onRefused={() => onPick(card)}
      onLongPress={() => onRead(card)}
      hint={words.word('kit.card.read')}
      style={[
        { borderRadius: RADIUS.card, transform: [{ translateY: up ? -3 : 0 }] },
        up ? { boxShadow: `0 0 0 3px ${tint}, 0 8px 20px rgba(0, 0, 0, 0.35)` } : null,
      ]}
    >
      <CardFace
        card={card}
        name={words.word(faceKey(card))}
        width={width}
        height={height}
        standing={up ? 'lit' : standing}
      />
      {count > 1 ? (
        <Box
          aria-hidden
          style={{
            position: 'absolute',
            left: 4,
            bottom: 24,
            minWidth: 26,
            borderRadius: 11,
            paddingHorizontal: 5,
            backgroundColor: colors.ink,
            pointerEvents: 'none',
          }}
        >
          <Text
            fixed
            color={colors.parchment}
            style={{ fontFamily: FONTS.bodyExtra, fontSize: 13, lineHeight: 19, textAlign: 'center' }}
          >
            {`×${count}`}
          </Text>
        </Box>
      ) : null}
      {up ? <Tick /> : hinted ? <HintMark /> : null}
    </Tap>
  );
}
