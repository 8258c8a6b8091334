import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { fits, RECOMMENDED } from '@/games/dominion/rules/kingdoms';
import {
  isFavourite,
  NOTHING_KEPT,
  readMemory,
  withFavourite,
  type KingdomMemory,
} from '@/games/dominion/ui/kingdomMemory';
import { KingdomSheet, kingdomOf, type ChosenKingdom } from '@/games/dominion/ui/KingdomSheet';
import { knownKingdom } from '@/games/dominion/ui/knownKingdom';
import { nameFit } from '@/games/dominion/ui/nameFit';
import { createWords, speaker } from '@/text';
import { renderKit } from '@tests/ui/support/renderKit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** What the app's own clock is set to when nobody sets it. */
const TODAY = '2000-01-01';

/** The picker with a table around it that does what it says. */
function Picker({ seen, secret }: { seen: (chosen: ChosenKingdom, memory: KingdomMemory) => void; secret: boolean }) {
  const [chosen, setChosen] = useState<ChosenKingdom>({ kingdom: RECOMMENDED['high-seas'], seed: null });
  const [memory, setMemory] = useState(NOTHING_KEPT);
  seen(chosen, memory);
  return (
    <KingdomSheet
      open
      chosen={chosen}
      memory={memory}
      words={speaker(createWords('en'), 'dominion', [])}
      friends={{
        secret,
        onEnter: () => undefined,
        codeOf: (seed) => `CODE ${seed}`,
      }}
      onChoose={setChosen}
      onMemory={setMemory}
      onSwap={() => undefined}
      onRead={() => undefined}
      onClose={() => undefined}
    />
  );
}

function open(secret = false) {
  let now: { chosen: ChosenKingdom; memory: KingdomMemory } = {
    chosen: { kingdom: [], seed: null },
    memory: NOTHING_KEPT,
  };
  renderKit(<Picker secret={secret} seen={(chosen, memory) => (now = { chosen, memory })} />);
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
  const now = open();
  fireEvent.press(screen.getByRole('radio', { name: 'Day, code' }));
  fireEvent.press(screen.getByRole('radio', { name: /^Kingdom of the day: / }));
  expect(now().chosen).toEqual(kingdomOf(TODAY));
  expect(now().chosen.kingdom).toHaveLength(10);
});

test('a kingdom gets a code for a friend, and the deal can be let go again', () => {
  const now = open();
  fireEvent.press(screen.getByRole('radio', { name: 'Day, code' }));
  fireEvent.press(screen.getByRole('button', { name: 'Make a code of this kingdom' }));
  const { seed } = now().chosen;
  expect(seed).not.toBeNull();
  expect(screen.getByText(`CODE ${seed}`)).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Use a new deal' }));
  expect(now().chosen.seed).toBeNull();
});

test('with several people at the table no code is made: it would show every hand', () => {
  open(true);
  fireEvent.press(screen.getByRole('radio', { name: 'Day, code' }));
  expect(screen.queryByRole('button', { name: 'Make a code of this kingdom' })).toBeNull();
  expect(screen.getByText(/the code comes when the game is over/)).toBeOnTheScreen();
  expect(screen.getByText(/is one nobody knows/)).toBeOnTheScreen();
});

test('what was kept is read with care', () => {
  expect(readMemory(undefined)).toEqual(NOTHING_KEPT);
  expect(readMemory({ favourites: [['copper'], RECOMMENDED['high-seas'], 'x'], wishes: { sets: ['x'] } })).toEqual({
    favourites: [RECOMMENDED['high-seas']],
    wishes: { ...NOTHING_KEPT.wishes, costSpread: false },
  });
  expect(withFavourite(NOTHING_KEPT, RECOMMENDED['high-seas']).favourites).toHaveLength(1);
});

test('long names break where they may, short ones stay whole', () => {
  expect(nameFit('Wharf', 68, 12.5)).toEqual({ text: 'Wharf', size: 12.5, lines: 1 });
  expect(nameFit('Ontdekkings\u00adreiziger', 68, 12.5).lines).toBe(2);
  expect(nameFit('Hertog\u00addom', 140, 16)).toMatchObject({ text: 'Hertogdom', lines: 1 });
});
