import { must } from '@antilles/engine';
import { fireEvent, screen } from '@testing-library/react-native';
import type { CardId } from '@/games/dominion/rules/printed';
import { aDominionGame } from '@tests/e2e/dominionSaves';
import { cards } from '../aTable';
import { pass } from '@tests/ui/support/renderKit';
import { nameOf, openTable } from './openTable';

/** A hint before the Treasures are played says what they are for. */

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const aBuyPhase = (hand: readonly CardId[], merchants = 0) =>
  aDominionGame(
    'hint',
    ['Ana', 'Ines: easy'],
    {
      kingdom: ['merchant'],
      hands: { 0: hand, 1: cards('CCCEE') },
      decks: { 0: cards('CCCCCSSEE'), 1: cards('CCCCEE') },
      actions: 0,
    },
    (state) => {
      state.turn.merchants = merchants;
    },
  );

const HINT = /^Play your Treasures, for (\d+) coins?\. (Buy .*)$/;

test.each([
  ['three coins', 'CCCEE', 0, 3],
  ['seven coins', 'GGCEE', 0, 7],
  ['eight coins', 'GGSEE', 0, 8],
  ['a Silver after a Merchant', 'GSEEE', 1, 6],
  ['two Silvers after two Merchants', 'SSEEE', 2, 6],
] as const)('it names the buy, and is true: %s', async (_, letters, merchants, coins) => {
  const { session } = await openTable(aBuyPhase(cards(letters), merchants));
  fireEvent.press(screen.getByRole('button', { name: 'Hint' }));
  for (let i = 0; i < 100 && screen.queryByText(HINT) === null; i++) await pass(50);
  const text = String(screen.getByText(HINT).props['children']);
  const [, count, rest] = must(HINT.exec(text), text);
  expect(Number(count)).toBe(coins);
  // The pile it names carries the lamp, and one tap more buys it with just these coins.
  const pile = screen.getByRole('radio', { name: /^[^.]+\. Costs .*Hint/ });
  const name = must(nameOf(pile).split('.')[0], 'a name');
  expect(must(rest, 'a buy').startsWith(`Buy ${name}. `)).toBe(true);
  fireEvent.press(pile);
  fireEvent.press(screen.getByRole('button', { name: new RegExp(`^Buy ${name} for \\d+$`) }));
  await pass(1500);
  const [treasures, buy] = session
    .log(0)
    .flatMap(({ event }) => (event.type === 'treasures-played' || event.type === 'bought' ? [event] : []));
  expect(treasures).toMatchObject({ type: 'treasures-played', coins });
  expect(buy).toMatchObject({ type: 'bought' });
});

test('where nothing is worth buying it says so at once', async () => {
  await openTable(aBuyPhase(cards('CEEEE')));
  fireEvent.press(screen.getByRole('button', { name: 'Hint' }));
  const whole = /^Play your Treasures, for 1 coin\. Buy nothing more\. /;
  for (let i = 0; i < 100 && screen.queryByText(whole) === null; i++) await pass(50);
  expect(screen.getByText(whole)).toBeOnTheScreen();
});
