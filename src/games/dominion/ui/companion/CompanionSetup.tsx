import { luckFrom, pick } from '@antilles/engine';
import { useState } from 'react';
import { View } from 'react-native';
import { useSpeaker, useWords } from '@/text';
import { Button } from '@/ui/Button';
import { useCompanion } from '@/ui/companion/services';
import { usePeople } from '@/ui/companion/usePeople';
import { SeatList, SetupFrame, useGameServices } from '@/ui/setup';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { DEFAULT_KINGDOM, newCompanion } from '../../companion';
import { dominion } from '../../rules/game';
import { sorted } from '../../rules/kingdoms';
import { isCardId, KINGDOM_CARDS, PRINTED, type CardId } from '../../rules/printed';
import { CardSheet } from '../CardSheet';
import { KingdomCards } from '../KingdomCards';
import { needsSecondEdition, readMemory } from '../kingdomMemory';
import { KingdomSheet } from '../KingdomSheet';
import { knownKingdom } from '../scenes';
import { SwapSheet } from '../SwapSheet';

/** Who plays, and with which ten piles: the picker of the digital game, with its favourites and wishes. */
export function CompanionSetup() {
  const { t } = useWords();
  const { t: own } = useWords('dominion');
  const words = useSpeaker('dominion', []);
  const { newSeed } = useCompanion();
  const { memory: all, remember } = useGameServices();
  const memory = readMemory(all.presets[dominion.id]);
  const people = usePeople(dominion.id, dominion.seats, 2);
  const [kingdom, setKingdom] = useState<readonly CardId[]>(() => kingdomIn(people.lastOptions) ?? DEFAULT_KINGDOM);
  const [picking, setPicking] = useState(false);
  const [swapping, setSwapping] = useState<CardId | null>(null);
  const [card, setCard] = useState<CardId | null>(null);
  const set = knownKingdom(kingdom);
  const swap = (out: CardId, into: CardId): void => {
    setKingdom(kingdom.map((each) => (each === out ? into : each)));
    setSwapping(null);
  };
  const swapAny = (out: CardId): void => {
    const others = KINGDOM_CARDS.filter(
      (each) => !kingdom.includes(each) && memory.wishes.sets.some((one) => one === PRINTED[each].set),
    );
    swap(out, pick(luckFrom(newSeed()), others));
  };
  return (
    <SetupFrame
      accent="dominion"
      emblem="emblem/dominion"
      title={own('companion.title')}
      players={<SeatList people seats={people.seats} range={dominion.seats} onChange={people.setSeats} />}
      variants={[
        <View key="kingdom" style={{ padding: SPACE.m, gap: SPACE.s }}>
          <Text kind="head" role="heading" aria-level={3}>
            {words.word(set === null ? 'picker.own' : `kingdom.${set}`)}
          </Text>
          <KingdomCards
            kingdom={kingdom}
            words={words}
            onCard={setCard}
            onRead={setCard}
            hint={words.word('picker.readHint')}
          />
          <Button kind="secondary" label={words.word('picker.open')} onPress={() => setPicking(true)} />
        </View>,
      ]}
      extra={
        <>
          <KingdomSheet
            open={picking}
            chosen={{ kingdom, seed: null }}
            memory={memory}
            words={words}
            onChoose={(chosen) => setKingdom(chosen.kingdom)}
            onMemory={(next) =>
              remember((before) => ({ ...before, presets: { ...before.presets, [dominion.id]: next } }))
            }
            onSwap={setSwapping}
            onRead={setCard}
            onClose={() => setPicking(false)}
          />
          <SwapSheet
            card={swapping}
            kingdom={kingdom}
            words={words}
            onSwap={(next) => swapping !== null && swap(swapping, next)}
            onRandom={() => swapping !== null && swapAny(swapping)}
            onRead={setCard}
            onClose={() => setSwapping(null)}
          />
          <CardSheet
            card={card}
            edition={needsSecondEdition(kingdom) ? '2E' : '1E'}
            words={words}
            onClose={() => setCard(null)}
          />
        </>
      }
      summary={own('companion.summary')}
      problem={people.problem === null ? null : t(`setup.problem.${people.problem.kind}`, { ...people.problem })}
      onRepeat={null}
      onStart={() =>
        people.start(newCompanion(sorted(kingdom), people.seats.length, newSeed() % people.seats.length), { kingdom })
      }
    />
  );
}

function kingdomIn(options: unknown): readonly CardId[] | null {
  if (typeof options !== 'object' || options === null || !('kingdom' in options)) return null;
  const { kingdom } = options;
  return Array.isArray(kingdom) && kingdom.length === 10 && kingdom.every(isCardId) ? kingdom : null;
}
