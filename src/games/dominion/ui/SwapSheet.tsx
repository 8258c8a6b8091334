import { useState } from 'react';
import type { SpeakerOf } from '@/text';
import { Box } from '@/ui/Box';
import { Segmented } from '@/ui/Segmented';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/overlays/Sheet';
import { TapOver } from '@/ui/TapOver';
import { SPACE } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { sorted } from '../rules/kingdoms';
import { costOf, KINGDOM_CARDS, PRINTED, type CardId } from '../rules/printed';
import { cardKey } from './art';
import { CardFace } from './CardFace';
import { KINGDOM_SETS } from './kingdomMemory';

/** Another card in the place of one: all that are not in the kingdom yet, by price. */
export function SwapSheet({
  card,
  kingdom,
  words,
  onSwap,
  onRandom,
  onRead,
  onClose,
}: {
  /** The card to be replaced; null when closed. */
  card: CardId | null;
  kingdom: readonly CardId[];
  words: SpeakerOf<'dominion'>;
  onSwap: (next: CardId) => void;
  /** Any other card, by the dice. */
  onRandom: () => void;
  onRead: (card: CardId) => void;
  onClose: () => void;
}) {
  const { width, twoPane } = useLayout();
  const [set, setSet] = useState<(typeof KINGDOM_SETS)[number]>('seaside');
  const [last, setLast] = useState(card);
  if (card !== null && card !== last) setLast(card);
  const shown = card ?? last;
  if (shown === null) return null;
  const name = words.word(cardKey(shown));
  const others = sorted(KINGDOM_CARDS.filter((each) => PRINTED[each].set === set && !kingdom.includes(each)));
  const room = (twoPane ? Math.min(480, Math.max(300, width * 0.45)) : width) - 2 * SPACE.l;
  const across = room < 300 ? 3 : 4;
  const cell = Math.floor((room - 8 * (across - 1)) / across);
  return (
    <Sheet
      open={card !== null}
      title={words.word('picker.swapTitle', { card: name })}
      subtitle={words.word('picker.swapHow')}
      onClose={onClose}
      footer={
        <Box style={{ flexDirection: 'row', gap: SPACE.s }}>
          <Button kind="secondary" label={words.word('ui.read', { card: name })} onPress={() => onRead(shown)} />
          <Button grow kind="secondary" icon="refresh" label={words.word('picker.anyOther')} onPress={onRandom} />
        </Box>
      }
    >
      <Box style={{ gap: SPACE.m }}>
        <Segmented
          label={words.word('picker.from')}
          options={KINGDOM_SETS.map((id) => ({ id, label: words.word(`picker.set.${id}`) }))}
          value={set}
          onChange={setSet}
        />
        <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
          {others.map((each) => (
            <TapOver
              key={each}
              label={`${words.word(cardKey(each))}. ${words.word('ui.costs', { cost: costOf(each) })}`}
              onPress={() => onSwap(each)}
              onLongPress={() => onRead(each)}
            >
              <CardFace card={each} words={words} width={cell} height={Math.round(cell * 1.35)} says="effect" price />
            </TapOver>
          ))}
        </Box>
      </Box>
    </Sheet>
  );
}
