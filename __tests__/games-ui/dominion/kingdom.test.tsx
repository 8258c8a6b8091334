import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { decode, encode } from '../../../src/games/dominion/rules/code';
import { dailyKingdom, fits, RECOMMENDED } from '../../../src/games/dominion/rules/kingdoms';
import { RULES_VERSION } from '../../../src/games/dominion/rules/game';
import { nameFit } from '../../../src/games/dominion/ui/CardFace';
import {
  dayOf,
  isFavourite,
  NOTHING_KEPT,
  readMemory,
  withFavourite,
  type KingdomMemory,
} from '../../../src/games/dominion/ui/kingdomMemory';
import { KingdomSheet, type ChosenKingdom } from '../../../src/games/dominion/ui/KingdomSheet';
import { knownKingdom } from '../../../src/games/dominion/ui/scenes';
import { createWords, speaker } from '../../../src/text';
import { renderKit } from '../../ui/support/renderKit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The picker with a table around it that does what it says. */
function Picker({ seen }: { seen: (chosen: ChosenKingdom, memory: KingdomMemory) => void }) {
  const [chosen, setChosen] = useState<ChosenKingdom>({ kingdom: RECOMMENDED['high-seas'], seed: null });
  const [memory, setMemory] = useState(NOTHING_KEPT);
  seen(chosen, memory);
  return (
    <KingdomSheet
      open
      chosen={chosen}
      memory={memory}
      words={speaker(createWords('en'), 'dominion', [])}
      onChoose={setChosen}
      onMemory={setMemory}
      onSwap={() => undefined}
      onRead={() => undefined}
      onClose={() => undefined}
    />
  );
}

function open() {
  let now: { chosen: ChosenKingdom; memory: KingdomMemory } = {
    chosen: { kingdom: [], seed: null },
    memory: NOTHING_KEPT,
  };
  renderKit(<Picker seen={(chosen, memory) => (now = { chosen, memory })} />);
  return () => now;
}

test('a recommended set is one tap away', () => {
  const now = open();
  fireEvent.press(screen.getByRole('radio', { name: /^Shipwrecks: / }));
  expect(knownKingdom(now().chosen.kingdom)).toBe('shipwrecks');
  expect(screen.getByRole('heading', { name: 'Shipwrecks' })).toBeOnTheScreen();
});

test('the dice keep to the wishes', () => {
  const now = open();
  fireEvent.press(screen.getByRole('radio', { name: 'Random' }));
  fireEvent.press(screen.getByRole('switch', { name: /^A village/ }));
  fireEvent.press(screen.getByRole('radio', { name: 'No attacks' }));
  fireEvent.press(screen.getByRole('button', { name: 'Draw ten cards' }));
  const { chosen, memory } = now();
  expect(memory.wishes).toMatchObject({ village: true, attacks: 'none' });
  expect(chosen.kingdom).toHaveLength(10);
  expect(fits(chosen.kingdom, memory.wishes)).toBe(true);
});

test('a favourite is kept, and let go again', () => {
  const now = open();
  fireEvent.press(screen.getByRole('button', { name: 'Keep as a favourite' }));
  expect(isFavourite(now().memory, RECOMMENDED['high-seas'])).toBe(true);
  fireEvent.press(screen.getByRole('radio', { name: 'Favourites' }));
  fireEvent.press(screen.getByRole('button', { name: 'Forget High Seas' }));
  expect(now().memory.favourites).toEqual([]);
  expect(screen.getByText('No favourites yet')).toBeOnTheScreen();
});

test('the kingdom of the day comes with its deal', () => {
  jest.setSystemTime(new Date(2026, 10, 16, 12));
  const now = open();
  fireEvent.press(screen.getByRole('radio', { name: 'Day, code' }));
  fireEvent.press(screen.getByRole('radio', { name: /^Kingdom of the day: / }));
  expect(now().chosen).toEqual(dailyKingdom('2026-11-16'));
});

test('a code gives the same kingdom and deal; a wrong one gets a sentence', () => {
  const now = open();
  fireEvent.press(screen.getByRole('radio', { name: 'Day, code' }));
  const field = screen.getByLabelText('Code');
  const use = () => fireEvent.press(screen.getByRole('button', { name: 'Use this code' }));
  fireEvent.changeText(field, 'hello');
  use();
  expect(screen.getByText('This is not a kingdom code. A code has 18 letters and digits.')).toBeOnTheScreen();

  const shared = { rulesVersion: RULES_VERSION, kingdom: RECOMMENDED['first-game'], seed: 12345 };
  fireEvent.changeText(field, encode({ ...shared, rulesVersion: RULES_VERSION + 1 }));
  use();
  expect(screen.getByText('This code was made by another version of the app.')).toBeOnTheScreen();

  const code = encode(shared);
  fireEvent.changeText(field, `${code.slice(0, 3)}${code[3] === 'A' ? 'B' : 'A'}${code.slice(4)}`);
  use();
  expect(screen.getByText('There is a typing error in this code.')).toBeOnTheScreen();

  fireEvent.changeText(field, code.toLowerCase());
  use();
  expect(knownKingdom(now().chosen.kingdom)).toBe('first-game');
  expect(now().chosen.seed).toBe(12345);
  expect(decode(code, RULES_VERSION)).toMatchObject({ ok: true, seed: 12345 });
});

test('what was kept is read with care', () => {
  expect(readMemory(undefined)).toEqual(NOTHING_KEPT);
  expect(readMemory({ favourites: [['copper'], RECOMMENDED['high-seas'], 'x'], wishes: { sets: ['x'] } })).toEqual({
    favourites: [RECOMMENDED['high-seas']],
    wishes: { ...NOTHING_KEPT.wishes, costSpread: false },
  });
  expect(withFavourite(NOTHING_KEPT, RECOMMENDED['high-seas']).favourites).toHaveLength(1);
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test('long names break where they may, short ones stay whole', () => {
  expect(nameFit('Wharf', 68)).toEqual({ text: 'Wharf', size: 12.5, lines: 1 });
  expect(nameFit('Ontdekkings\u00adreiziger', 68).lines).toBe(2);
  expect(nameFit('Hertog\u00addom', 140)).toMatchObject({ text: 'Hertogdom', lines: 1 });
});
