import { useState } from 'react';
import { ScrollView, View as Box } from 'react-native';
import type { Speaker } from '../../../text';
import { useAccentColor } from '../../../ui/accent';
import { Tick } from '../../../ui/cards/PlayingCard';
import { Anchor } from '../../../ui/flights/Anchor';
import { Tap } from '../../../ui/Tap';
import { Text } from '../../../ui/Text';
import { RADIUS, useColors } from '../../../ui/theme';
import { PRINTED, type CardId } from '../rules/printed';
import { cardKey, faceKey, place, sortHand } from './art';
import { CardFace } from './CardFace';
import { HintMark } from './Supply';

const GAP = 6;
const AT_EASE = 5;

/** The own hand: five cards side by side, more of them closer together, many in a lane that scrolls. */
export function Hand({
  hand,
  words,
  height,
  picked,
  hinted,
  playable,
  onPick,
  onRead,
}: {
  hand: readonly CardId[];
  words: Speaker;
  height: number;
  picked: CardId | null;
  hinted: CardId | null;
  /** Whether a card can do something now. */
  playable: (card: CardId) => boolean;
  onPick: (card: CardId) => void;
  onRead: (card: CardId) => void;
}) {
  const colors = useColors();
  const [room, setRoom] = useState(0);
  const cards = sortHand(hand);
  const { width, step } = spread(room, cards.length, height);
  // Of equal cards only one is lifted.
  const lifted = picked === null ? -1 : cards.lastIndexOf(picked);
  const lamp = hinted === null ? -1 : cards.lastIndexOf(hinted);
  return (
    <Anchor name={place.hand} onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}>
      <Box
        role="radiogroup"
        aria-label={words.word('ui.hand', { count: hand.length })}
        style={{ minHeight: height + 10 }}
      >
        {hand.length === 0 ? (
          <Box
            style={{
              height,
              marginTop: 8,
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
            contentContainerStyle={{ paddingTop: 8, paddingBottom: 4, minWidth: room }}
          >
            {cards.map((card, i) => (
              <Box key={`${card}-${i}`} style={{ marginLeft: i === 0 ? 0 : step - width }}>
                <HandCard
                  card={card}
                  words={words}
                  width={width}
                  height={height}
                  up={i === lifted}
                  hinted={i === lamp}
                  playable={playable(card)}
                  onPick={onPick}
                  onRead={onRead}
                />
              </Box>
            ))}
          </ScrollView>
        )}
      </Box>
    </Anchor>
  );
}

/** How wide a card is, and how far the next one lies from it. */
export function spread(room: number, count: number, height: number): { readonly width: number; readonly step: number } {
  const width = Math.min(Math.floor((room - GAP * (AT_EASE - 1)) / AT_EASE), Math.round(height * 0.86));
  if (count <= 1 || count * (width + GAP) - GAP <= room) return { width, step: width + GAP };
  // Overlapping by a third at most; beyond that the lane scrolls.
  return { width, step: Math.max(Math.round(width * 0.66), Math.floor((room - width) / (count - 1))) };
}

function HandCard({
  card,
  words,
  width,
  height,
  up,
  hinted,
  playable,
  onPick,
  onRead,
}: {
  card: CardId;
  words: Speaker;
  width: number;
  height: number;
  up: boolean;
  hinted: boolean;
  playable: boolean;
  onPick: (card: CardId) => void;
  onRead: (card: CardId) => void;
}) {
  const tint = useAccentColor();
  const name = words.word(cardKey(card));
  const kinds = PRINTED[card].kinds.map((kind) => words.word(`kind.${kind}`)).join(' ');
  return (
    <Tap
      label={[name, kinds, ...(hinted ? [words.word('kit.hint')] : [])].join('. ')}
      role="radio"
      checked={up}
      disabled={!playable && !up}
      onPress={() => onPick(card)}
      onRefused={() => onPick(card)}
      onLongPress={() => onRead(card)}
      hint={words.word('kit.card.read')}
      style={[
        { borderRadius: RADIUS.card, transform: [{ translateY: up ? -5 : 0 }] },
        up ? { boxShadow: `0 0 0 3px ${tint}, 0 8px 20px rgba(0, 0, 0, 0.35)` } : null,
      ]}
    >
      <CardFace card={card} name={words.word(faceKey(card))} width={width} height={height} dim={!playable && !up} />
      {up ? <Tick /> : hinted ? <HintMark /> : null}
    </Tap>
  );
}
