import { luckFrom, pick } from '@antilles/engine';
import { useState, type ReactNode } from 'react';
import { useSpeaker } from '@/text';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { useGameServices } from '@/ui/setup';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { dominion } from '../rules/game';
import { expansionOf, isInBox, KINGDOM_CARDS, type Box as Boxes, type CardId } from '../rules/printed';
import type { Options } from '../rules/options';
import { CardSheet } from './CardSheet';
import { KingdomCards } from './KingdomCards';
import { readMemory, type KingdomMemory } from './kingdomMemory';
import { KingdomSheet, type ChosenKingdom, type Friends } from './KingdomSheet';
import { knownKingdom } from './knownKingdom';
import { SwapSheet } from './SwapSheet';

/** Which boxes somebody has, as the picker remembers it. */
export function useKingdomBox(): readonly [box: Boxes, set: (box: Boxes) => void] {
  const { memory: all, remember } = useGameServices();
  return [
    readMemory(all.presets[dominion.id]).wishes.box,
    (box) =>
      remember((before) => {
        const memory = readMemory(before.presets[dominion.id]);
        const next = { ...memory, wishes: { ...memory.wishes, box } };
        return { ...before, presets: { ...before.presets, [dominion.id]: next } };
      }),
  ];
}

/** The ten piles of a game or a companion sheet: how they show among the rows of a set-up, and the sheets that change them. */
export function useKingdomPicker({
  chosen,
  edition,
  line,
  friends,
  luck,
  onChoose,
}: {
  chosen: ChosenKingdom;
  /** Which texts the cards are read in. */
  edition: Options['edition'];
  /** Below the kingdom's name. */
  line?: string;
  friends?: Friends;
  /** A number nobody knows beforehand. */
  luck: () => number;
  onChoose: (next: ChosenKingdom) => void;
}): { readonly name: string; readonly row: ReactNode; readonly sheets: ReactNode } {
  const words = useSpeaker('dominion', []);
  const { memory: all, remember } = useGameServices();
  const memory = readMemory(all.presets[dominion.id]);
  const [picking, setPicking] = useState(false);
  const [swapping, setSwapping] = useState<CardId | null>(null);
  const [card, setCard] = useState<CardId | null>(null);
  const { kingdom } = chosen;

  const keep = (next: KingdomMemory): void =>
    remember((before) => ({ ...before, presets: { ...before.presets, [dominion.id]: next } }));
  const swapFor = (into: CardId): void => {
    onChoose({ kingdom: kingdom.map((each) => (each === swapping ? into : each)), seed: null });
    setSwapping(null);
  };
  const swapForAny = (): void => {
    const others = KINGDOM_CARDS.filter(
      (each) =>
        !kingdom.includes(each) && isInBox(each, memory.wishes.box) && memory.wishes.sets.includes(expansionOf(each)),
    );
    swapFor(pick(luckFrom(luck()), others));
  };

  const set = knownKingdom(kingdom);
  const name = words.word(set === null ? 'picker.own' : `kingdom.${set}`);
  return {
    name,
    row: (
      <Box key="kingdom" style={{ padding: SPACE.m, gap: SPACE.s }}>
        <Text kind="head" role="heading" aria-level={3}>
          {name}
        </Text>
        {line === undefined ? null : (
          <Text kind="small" color="muted">
            {line}
          </Text>
        )}
        <KingdomCards
          kingdom={kingdom}
          words={words}
          onCard={setCard}
          onRead={setCard}
          hint={words.word('picker.readHint')}
        />
        <Button kind="secondary" label={words.word('picker.open')} onPress={() => setPicking(true)} />
      </Box>
    ),
    sheets: (
      <>
        <KingdomSheet
          open={picking}
          chosen={chosen}
          memory={memory}
          words={words}
          friends={
            friends && {
              ...friends,
              onEnter: () => {
                setPicking(false);
                friends.onEnter();
              },
            }
          }
          onChoose={onChoose}
          onMemory={keep}
          onSwap={setSwapping}
          onRead={setCard}
          onClose={() => setPicking(false)}
        />
        <SwapSheet
          card={swapping}
          kingdom={kingdom}
          words={words}
          onSwap={swapFor}
          onRandom={swapForAny}
          onRead={setCard}
          onClose={() => setSwapping(null)}
        />
        <CardSheet card={card} edition={edition} words={words} onClose={() => setCard(null)} />
      </>
    ),
  };
}
