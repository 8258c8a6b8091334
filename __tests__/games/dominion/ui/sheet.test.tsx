import { must } from '@antilles/engine';
import { fireEvent, screen } from '@testing-library/react-native';
import type { Action } from '@/games/dominion/rules/actions';
import { dominion } from '@/games/dominion/rules/game';
import { purchase, treasureWorth } from '@/games/dominion/rules/buying';
import type { CardId } from '@/games/dominion/rules/printed';
import { askOf } from '@/games/dominion/ui/question';
import { QuestionSheet } from '@/games/dominion/ui/QuestionSheet';
import { Basics, Kingdom } from '@/games/dominion/ui/Supply';
import { createWords, speaker } from '@/text';
import { aTable } from '../aTable';
import { renderKit } from '@tests/ui/support/renderKit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const words = (language: 'en' | 'nl' = 'en') => speaker(createWords(language), 'dominion', ['Ana', 'Ben']);

/** Draws the sheet of whoever is asked; collects answers and refusals. */
function ask(table: ReturnType<typeof aTable>, language: 'en' | 'nl' = 'en') {
  const answers: (readonly Action[])[] = [];
  const refusals: string[] = [];
  const seat = must(dominion.waiting(table.state)[0], 'nobody is asked');
  const view = dominion.view(table.state, seat);
  const decision = must(dominion.decision(table.state, seat), 'a decision');
  const question = must(
    askOf(view, decision, (action) => dominion.refusal(table.state, seat, action)),
    'a question',
  );
  renderKit(
    <QuestionSheet
      asked={{ key: 'one', ask: question, view }}
      names={['Ana', 'Ben']}
      words={words(language)}
      hint={null}
      onHint={() => undefined}
      onAnswer={(_, actions) => answers.push(actions)}
      onRead={() => undefined}
      onRefuse={(sentence) => refusals.push(sentence)}
    />,
    { language },
  );
  return { answers, refusals };
}

test('the answer says what is missing, and then what it does', () => {
  const table = aTable({ hands: { 0: ['militia'], 1: ['copper', 'silver', 'gold', 'estate', 'curse'] } });
  table.act({ type: 'play', card: 'militia' });
  const { answers, refusals } = ask(table);
  expect(screen.getByRole('heading', { name: 'Discard 2 cards' })).toBeOnTheScreen();
  expect(screen.getByText(/^Ana played Militia\. /)).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Choose 2 more' }));
  expect(answers).toEqual([]);
  expect(refusals).toEqual(['Choose 2 more']);
  fireEvent.press(screen.getByRole('checkbox', { name: 'Curse' }));
  fireEvent.press(screen.getByRole('checkbox', { name: 'Estate' }));
  fireEvent.press(screen.getByRole('checkbox', { name: 'Gold' }));
  expect(refusals[1]).toBe('2 cards are enough. Tap a chosen one to let it go.');
  fireEvent.press(screen.getByRole('button', { name: 'Discard 2' }));
  expect(answers).toEqual([
    [
      { type: 'pick', card: 'curse' },
      { type: 'pick', card: 'estate' },
    ],
  ]);
});

test('a yes or no says what it means', () => {
  const table = aTable({ hands: { 0: ['explorer', 'province', 'copper'] } });
  table.act({ type: 'play', card: 'explorer' });
  const { answers } = ask(table);
  expect(screen.getByRole('button', { name: 'Gain a Silver' })).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Show the Province, gain a Gold' }));
  expect(answers).toEqual([[{ type: 'choose', option: 'yes' }]]);
});

test('cards are put in order with buttons', () => {
  const table = aTable({ hands: { 0: ['navigator'] }, decks: { 0: ['gold', 'copper', 'estate'] } });
  table.act({ type: 'play', card: 'navigator' });
  table.act({ type: 'choose', option: 'put-back' });
  const { answers } = ask(table);
  fireEvent.press(screen.getByRole('button', { name: 'Copper, number 2: up' }));
  fireEvent.press(screen.getByRole('button', { name: 'Put them back in this order' }));
  expect(answers[0]).toEqual([
    { type: 'pick', card: 'copper' },
    { type: 'pick', card: 'gold' },
    { type: 'pick', card: 'estate' },
  ]);
});

/** Seat 0 has a Caravan and a Wharf out, and its turn starts. */
function startOfTurn() {
  const table = aTable({
    hands: { 0: ['caravan', 'wharf'] },
    decks: { 0: Array(14).fill('copper'), 1: Array(5).fill('copper') },
    actions: 3,
  });
  table.play('caravan');
  table.play('wharf');
  table.endTurn();
  table.endTurn();
  return table;
}

test('what durations do at the start of a turn is put in order in the same sheet (DO-52)', () => {
  const { answers } = ask(startOfTurn());
  expect(screen.getByRole('heading', { name: 'Start of your turn: which comes first?' })).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Number 2: Wharf. +2 cards, +1 buy' })).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Wharf, number 2: up' }));
  fireEvent.press(screen.getByRole('button', { name: 'Start the turn in this order' }));
  expect(answers[0]).toEqual([
    { type: 'pick', card: 'wharf' },
    { type: 'pick', card: 'caravan' },
  ]);
});

test('what cannot go further up or down says so', () => {
  const { refusals } = ask(startOfTurn());
  fireEvent.press(screen.getByRole('button', { name: 'Caravan, number 1: up' }));
  fireEvent.press(screen.getByRole('button', { name: 'Wharf, number 2: down' }));
  expect(refusals).toEqual(['Caravan already comes first.', 'Wharf already comes last.']);
});

describe('buying', () => {
  const table = aTable({
    hands: { 0: ['silver', 'copper', 'estate'] },
    kingdom: ['wharf'],
    embargo: { wharf: 2 },
    supply: { curse: 1, silver: 0 },
    coins: 3,
  });
  const view = dominion.view(table.state, 0);

  test('treasures in hand are counted in, whether they are needed or not', () => {
    expect(purchase(view, 0, 'estate', ['silver', 'copper'])).toMatchObject({ coinsLeft: 4, refusal: null });
    expect(purchase(view, 0, 'gold', ['silver', 'copper'])).toMatchObject({ coinsLeft: 0, refusal: null });
    expect(purchase(view, 0, 'province', ['silver', 'copper'])).toMatchObject({ short: 2, refusal: 'too-expensive' });
    expect(purchase(view, 0, 'silver', [])).toMatchObject({ refusal: 'pile-empty' });
  });

  test('Curses of an Embargo come along as far as there are any (DO-57)', () => {
    expect(purchase(view, 0, 'wharf', ['silver', 'copper'])).toMatchObject({ curses: 1, refusal: null });
  });

  test('a Merchant makes the first Silver worth more', () => {
    const merchant = aTable({ hands: { 0: ['merchant', 'silver', 'silver'] }, decks: { 0: ['copper'] } });
    merchant.act({ type: 'play', card: 'merchant' });
    const now = dominion.view(merchant.state, 0);
    expect(treasureWorth(['silver', 'silver', 'copper'], now)).toBe(6);
    merchant.act({ type: 'play', card: 'silver' });
    expect(treasureWorth(['silver', 'copper'], dominion.view(merchant.state, 0))).toBe(3);
  });

  test('a pile tells its price, its number, its Embargo and why not', () => {
    const picks: string[] = [];
    const supply = {
      view,
      words: words(),
      stateOf: (card: CardId) =>
        card === 'silver'
          ? ({ standing: 'flat', why: 'pile-empty', short: 0 } as const)
          : ({ standing: 'lit', why: null, short: 0 } as const),
      picked: 'gold' as const,
      hinted: null,
      onPick: (card: CardId) => picks.push(card),
      onRead: () => undefined,
    };
    renderKit(
      <>
        <Kingdom {...supply} />
        <Basics {...supply} />
      </>,
    );
    // The face says it in marks; a screen reader hears the whole text.
    expect(
      screen.getByRole('radio', {
        name: 'Wharf. Costs 5. 10 left. 2 Embargo tokens. Action Duration. Draw 2 cards, +1 Buy, now and next turn.',
      }),
    ).toBeOnTheScreen();
    expect(screen.getByRole('radio', { name: /^Gold/ })).toBeChecked();
    fireEvent.press(screen.getByRole('radio', { name: /^Silver\. Costs 3\. 0 left\. This pile is empty\. / }));
    expect(picks).toEqual(['silver']);
  });
});
