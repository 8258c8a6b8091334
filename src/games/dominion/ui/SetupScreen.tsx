import { luckFrom, pick } from '@antilles/engine';
import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import { View as Box } from 'react-native';
import { useSpeaker, useWords } from '@/text';
import { Button } from '@/ui/Button';
import { RulesSheet } from '@/ui/RulesSheet';
import {
  FriendsDealSheet,
  PickRow,
  SeatList,
  SetupFrame,
  useGameServices,
  useSetup,
  VariantRow,
  type GameRoutes,
} from '@/ui/setup';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { dominion } from '../rules/game';
import { DEFAULT_OPTIONS } from '../rules/options';
import { KINGDOM_CARDS, PRINTED, type CardId } from '../rules/printed';
import { OPENINGS, type Options } from '../rules/state';
import { CardSheet } from './CardSheet';
import { KingdomCards } from './KingdomCards';
import { needsSecondEdition, readMemory, type KingdomMemory } from './kingdomMemory';
import { KingdomSheet, type ChosenKingdom } from './KingdomSheet';
import { rulesSections } from './rulesSections';
import { knownKingdom } from './knownKingdom';
import { SwapSheet } from './SwapSheet';

/** Who plays Dominion, with which ten piles, and how. */
export function SetupScreen({ navigation }: NativeStackScreenProps<GameRoutes, 'Setup'>) {
  const { t } = useWords();
  const words = useSpeaker('dominion', []);
  const { memory: all, remember, luck, deals } = useGameServices();
  const memory = readMemory(all.presets[dominion.id]);
  const setup = useSetup<Options>(dominion, DEFAULT_OPTIONS);
  const { seats, options, setOptions } = setup;
  const [seed, setSeed] = useState<number | null>(null);
  // A deal that somebody can look up is none for several people: they get one that nobody knows.
  const secret = seats.filter(({ bot }) => bot === null).length > 1;
  const fixed = secret ? null : seed;
  const [picking, setPicking] = useState(false);
  const [entering, setEntering] = useState(false);
  const [swapping, setSwapping] = useState<CardId | null>(null);
  const [card, setCard] = useState<CardId | null>(null);
  const [rules, setRules] = useState(false);

  const keep = (next: KingdomMemory): void =>
    remember((before) => ({ ...before, presets: { ...before.presets, [dominion.id]: next } }));
  const choose = (next: ChosenKingdom): void => {
    setSeed(next.seed);
    // Cards of the second edition bring it with them; without them the wish stays as it was.
    const edition = needsSecondEdition(next.kingdom) ? '2E' : options.edition;
    setOptions({ ...options, kingdom: next.kingdom, edition });
  };
  const swap = (out: CardId, into: CardId): void =>
    choose({ kingdom: options.kingdom.map((each) => (each === out ? into : each)), seed: null });
  const swapAny = (out: CardId): void => {
    const others = KINGDOM_CARDS.filter(
      (each) => !options.kingdom.includes(each) && memory.wishes.sets.some((set) => set === PRINTED[each].set),
    );
    swap(out, pick(luckFrom(luck()), others));
  };

  // A start player who has left the table is nobody's wish any more.
  const startSeat = options.startSeat !== null && options.startSeat < seats.length ? options.startSeat : null;
  const played: Options = { ...options, startSeat };
  const refusal = dominion.optionsRefusal(played, seats.length);
  const set = knownKingdom(options.kingdom);
  const second = needsSecondEdition(options.kingdom);
  const name = words.word(set === null ? 'picker.own' : `kingdom.${set}`);

  return (
    <SetupFrame
      accent="dominion"
      emblem="emblem/dominion"
      title={words.word('name')}
      players={<SeatList seats={seats} range={dominion.seats} onChange={setup.setSeats} />}
      variants={[
        <Box key="kingdom" style={{ padding: SPACE.m, gap: SPACE.s }}>
          <Text kind="head" role="heading" aria-level={3}>
            {name}
          </Text>
          <Text kind="small" color="muted">
            {words.word(fixed === null ? 'options.kingdomLine' : 'picker.fixedDeal')}
          </Text>
          <KingdomCards
            kingdom={options.kingdom}
            words={words}
            onCard={setCard}
            onRead={setCard}
            hint={words.word('picker.readHint')}
          />
          <Button kind="secondary" label={words.word('picker.open')} onPress={() => setPicking(true)} />
        </Box>,
        <VariantRow
          key="edition"
          name={words.word('options.edition')}
          line={words.word('options.editionLine')}
          value={options.edition === '2E'}
          onChange={(on) => setOptions({ ...options, edition: on ? '2E' : '1E' })}
          refusedBecause={second && options.edition === '2E' ? words.word('options.editionOff') : null}
        />,
        <VariantRow
          key="end"
          name={words.word('options.endCheck')}
          line={words.word('options.endCheckLine')}
          value={options.endCheck === 'endOfTurn'}
          onChange={(on) => setOptions({ ...options, endCheck: on ? 'endOfTurn' : 'booklet' })}
        />,
        <PickRow
          key="opening"
          name={words.word('options.opening')}
          line={words.word('options.openingLine')}
          items={OPENINGS.map((id) => ({ id, label: words.word(`picker.opening.${id}`) }))}
          value={options.opening}
          onPick={(opening) => setOptions({ ...options, opening })}
        />,
        <PickRow
          key="start"
          name={words.word('options.startSeat')}
          line={words.word('options.startSeatLine')}
          items={[
            { id: 'lot', label: words.word('picker.byLot') },
            ...seats.map((seat, i) => ({ id: String(i), label: seat.name })),
          ]}
          value={startSeat === null ? 'lot' : String(startSeat)}
          onPick={(id) => setOptions({ ...options, startSeat: id === 'lot' ? null : Number(id) })}
        />,
      ]}
      extra={
        <>
          <KingdomSheet
            open={picking}
            chosen={{ kingdom: options.kingdom, seed }}
            memory={memory}
            words={words}
            friends={{
              onEnter: () => {
                setPicking(false);
                setEntering(true);
              },
              secret,
              codeOf: (given) => deals.codeOf({ game: dominion.id, options: played, seats, seed: given }),
            }}
            onChoose={choose}
            onMemory={keep}
            onSwap={setSwapping}
            onRead={setCard}
            onClose={() => setPicking(false)}
          />
          <SwapSheet
            card={swapping}
            kingdom={options.kingdom}
            words={words}
            onSwap={(next) => {
              if (swapping !== null) swap(swapping, next);
              setSwapping(null);
            }}
            onRandom={() => {
              if (swapping !== null) swapAny(swapping);
              setSwapping(null);
            }}
            onRead={setCard}
            onClose={() => setSwapping(null)}
          />
          <FriendsDealSheet open={entering} house={setup.house} onClose={() => setEntering(false)} />
          <CardSheet card={card} edition={options.edition} words={words} onClose={() => setCard(null)} />
          <RulesSheet
            open={rules}
            title={words.word('rulesTitle.title')}
            sections={() => rulesSections(words, played, seats.length)}
            onClose={() => setRules(false)}
          />
        </>
      }
      summary={[name, ...(options.edition === '2E' ? [words.word('options.edition')] : [])].join(' · ')}
      problem={
        setup.problem !== null
          ? t(`setup.problem.${setup.problem.kind}`, { ...setup.problem })
          : refusal === null
            ? null
            : words.refusal(refusal)
      }
      house={setup.house}
      onRepeat={
        setup.repeat === null
          ? null
          : () => {
              setSeed(null);
              setup.repeat?.();
            }
      }
      onRules={() => setRules(true)}
      onStart={async () => {
        const saveId = await setup.start(played, fixed ?? undefined);
        navigation.replace('Table', { saveId });
      }}
    />
  );
}
