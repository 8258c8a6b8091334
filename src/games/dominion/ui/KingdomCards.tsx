import { useState } from 'react';
import type { SpeakerOf } from '@/text';
import { Box } from '@/ui/Box';
import { TapOver } from '@/ui/TapOver';
import { useLayout } from '@/ui/useLayout';
import { sorted } from '../rules/kingdoms';
import { costOf, type CardId } from '../rules/printed';
import { cardKey } from './art';
import { CardFace, Mini } from './CardFace';

/** The ten cards of a kingdom as small cards, five across, each with its price. */
export function KingdomCards({
  kingdom,
  words,
  onCard,
  onRead,
  hint,
}: {
  kingdom: readonly CardId[];
  words: SpeakerOf<'dominion'>;
  /** A tap on a card. */
  onCard: (card: CardId) => void;
  onRead: (card: CardId) => void;
  /** What a tap does, for a screen reader. */
  hint: string;
}) {
  const { largeText } = useLayout();
  const [room, setRoom] = useState(0);
  const across = largeText || room < 280 ? 4 : 5;
  const gap = 6;
  const width = Math.min(92, Math.floor((room - gap * (across - 1)) / across));
  return (
    <Box
      role="group"
      aria-label={words.word('options.kingdom')}
      onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap, minHeight: 80 }}
    >
      {room === 0
        ? null
        : sorted(kingdom).map((card) => (
            <TapOver
              key={card}
              label={`${words.word(cardKey(card))}. ${words.word('ui.costs', { cost: costOf(card) })}. ${hint}`}
              onPress={() => onCard(card)}
              onLongPress={() => onRead(card)}
            >
              <CardFace card={card} words={words} width={width} height={Math.round(width * 1.06)} price />
            </TapOver>
          ))}
    </Box>
  );
}

/** A kingdom at a glance: ten little pictures in a row. */
export function KingdomStrip({ kingdom }: { kingdom: readonly CardId[] }) {
  return (
    <Box aria-hidden style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 5 }}>
      {sorted(kingdom).map((card) => (
        <Mini key={card} card={card} width={34} height={26} />
      ))}
    </Box>
  );
}
