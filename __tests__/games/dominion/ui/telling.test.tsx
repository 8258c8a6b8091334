import { must } from '@antilles/engine';
import { entry as dominionEntry } from '@/games/dominion';
import { goodForKey } from '@/games/dominion/bots/explain';
import { BUY, END_PHASE, type Action } from '@/games/dominion/rules/actions';
import type { Event } from '@/games/dominion/rules/events';
import { dominion } from '@/games/dominion/rules/game';
import { KINGDOM_CARDS } from '@/games/dominion/rules/printed';
import type { View } from '@/games/dominion/rules/view';
import { textKey } from '@/games/dominion/ui/art';
import { buttonOf, demandOf, whyOf } from '@/games/dominion/ui/askWords';
import { askOf } from '@/games/dominion/ui/question';
import { staging } from '@/games/dominion/ui/staging';
import { latestTurns, othersTurns } from '@/games/dominion/ui/turns';
import { stagedFor } from '@/ui/table/staging';
import { type Session } from '@/session/session';
import { createWords, speaker, type Language } from '@/text';
import { aSession } from '@tests/session/table';
import { aTable, cards } from '../aTable';

const NAMES = ['Ana', 'Ben', 'Cleo'];
const words = (language: Language = 'en') => speaker(createWords(language), 'dominion', NAMES);

/** A game of three people; seat 1 begins. */
const threePeople = (): Session<Action, View, Event> =>
  aSession(dominionEntry, ['person', 'person', 'person'], { options: { startSeat: 1 } });

const turnOf = (session: Session<Action, View, Event>, ...actions: readonly Action[]): void => {
  const { seat } = must(session.snapshot().asked, 'somebody to ask');
  for (const action of actions) expect(session.submit(seat, action)).toBeNull();
};

test('the first turn of a game is told like every other: in the log, on the chip and in the recap', () => {
  const session = threePeople();
  expect(session.log(null).map(({ event }) => event)).toEqual([
    { type: 'turn-started', seat: 1, turn: 1, extra: false },
  ]);
  turnOf(session, BUY.copper);
  const log = session.log(0);
  expect(dominion.phrase(must(log[0], 'a frame').event)).toMatchObject({ key: 'log.turn', params: { turn: 1 } });
  expect(latestTurns(log, 3)).toMatchObject([null, { seat: 1, gained: ['copper'] }, { seat: 2, gained: [] }]);
  expect(othersTurns(log, 3, 2)).toMatchObject([{ seat: 1, gained: ['copper'] }]);
});

test('recaps come in the order in which things happened', () => {
  const session = threePeople();
  turnOf(session, BUY.copper);
  turnOf(session, BUY.curse);
  turnOf(session, BUY.copper);
  // Seat 1 takes the phone: seat 2 has played before seat 0.
  expect(othersTurns(session.log(null), 3, 1).map(({ seat }) => seat)).toEqual([2, 0]);
  turnOf(session, END_PHASE);
  expect(othersTurns(session.log(null), 3, 2).map(({ seat }) => seat)).toEqual([0, 1]);
});

test('an extra turn is told together with the turn that it follows', () => {
  const played = threePeople();
  const frame = must(played.log(null)[0], 'a frame');
  const turn = (seat: number, extra: boolean, card: 'silver' | 'gold' | 'outpost'): Event[] => [
    { type: 'turn-started', seat, turn: 4, extra },
    { type: 'gained', seat, card, from: 'supply', to: 'discard', bought: true },
  ];
  const log = [
    ...turn(0, false, 'silver'),
    ...turn(1, false, 'outpost'),
    ...turn(1, true, 'gold'),
    ...turn(2, false, 'silver'),
  ].map((event) => ({ ...frame, event }));
  expect(othersTurns(log, 3, 2)).toMatchObject([
    { seat: 0, from: 0, gained: ['silver'] },
    { seat: 1, from: 2, gained: ['outpost', 'gold'] },
  ]);
  // While it goes on, and when the log begins with it.
  expect(latestTurns(log.slice(0, 6), 3)[1]).toMatchObject({ from: 2, gained: ['outpost', 'gold'] });
  expect(latestTurns(log.slice(4), 3)[1]).toMatchObject({ from: 0, gained: ['gold'] });
});

test('what is bought is said once, and equal cards are counted', () => {
  const t = aTable({ hands: { 0: cards('CCCCS') }, decks: { 0: cards('EEEEE') } });
  const said = (): string[] =>
    t.events.flatMap((event) => {
      const phrase = dominion.phrase(event);
      return phrase === null ? [] : [words().say(phrase, 1)];
    });
  t.treasures();
  expect(said()).toEqual(['Ana played 4 Coppers and Silver for 6']);
  t.buy('gold');
  expect(said().filter((line) => line.includes('Gold'))).toEqual(['Ana bought Gold']);
});

test('a bot’s turn of Treasures and a buy takes two and a half seconds at most', () => {
  const { lengthOf } = stagedFor(staging, [
    { name: 'Ana', colour: 'red', bot: 'hard' },
    { name: 'Ben', colour: 'blue', bot: null },
  ]);
  const t = aTable({ hands: { 0: cards('CCCCS') }, decks: { 0: cards('CCEEE') } });
  t.treasures();
  const first = t.events;
  t.buy('gold');
  const length = [...first, ...t.events].reduce((sum, event) => sum + lengthOf(event), 0);
  expect(length).toBeLessThanOrEqual(2500);
});

describe('card texts', () => {
  test('say "may" where the second edition does', () => {
    for (const card of ['throne-room', 'moneylender', 'mine'] as const) {
      expect(words('en').word(textKey(card, '1E'))).not.toMatch(/\bmay\b/);
      expect(words('en').word(textKey(card, '2E'))).toMatch(/^You may\b/);
      expect(words('nl').word(textKey(card, '2E'))).toMatch(/^Je mag\b/);
    }
    // In the second edition a question of theirs can be declined; in the first it cannot.
    for (const edition of ['1E', '2E'] as const) {
      const t = aTable({ options: { edition }, hands: { 0: ['mine', ...cards('CSG')] } });
      t.play('mine');
      const view = t.view(0);
      const ask = must(
        askOf(view, must(dominion.decision(t.state, 0), 'a decision'), () => null),
        'a question',
      );
      expect(ask.min).toBe(edition === '2E' ? 0 : 1);
      expect(whyOf(words(), ask, view, NAMES).startsWith('You may')).toBe(edition === '2E');
    }
  });

  test('of Thief, Pirate Ship and Bandit say where the rest goes', () => {
    for (const card of ['thief', 'pirate-ship', 'bandit'] as const) {
      expect(words('en').word(textKey(card, '2E'))).toMatch(/the rest are discarded|discards the rest/);
      expect(words('nl').word(textKey(card, '2E'))).toMatch(/de rest wordt afgelegd|legt de rest af/);
    }
  });
});

/** What the first seat sees, and how it is asked. */
function askedAt(t: ReturnType<typeof aTable>) {
  const view = t.view(0);
  const decision = must(dominion.decision(t.state, 0), 'a decision');
  const ask = must(
    askOf(view, decision, () => null),
    'a question',
  );
  return { view, decision, ask };
}

test.each([
  [1, 'Discard it, or put it back?', ['Discard it', 'Put it back']],
  [3, 'Discard all 3, or put them back?', ['Discard all 3', 'Put them back in any order']],
  [5, 'Discard all 5, or put them back?', ['Discard all 5', 'Put them back in any order']],
])('Navigator asks about as many cards as it looked at: %d', (count, demand, buttons) => {
  const t = aTable({ hands: { 0: ['navigator'] }, decks: { 0: cards('CCCEE').slice(0, count) } });
  t.play('navigator');
  const { view, decision, ask } = askedAt(t);
  expect(demandOf(words(), ask, view, NAMES)).toBe(demand);
  expect(decision.actions.map((action) => buttonOf(words(), ask, view, action))).toEqual(buttons);
});

test.each([
  ['en', ['Return none', 'Return Copper', 'Return 2 Coppers'], 'Ben returned 2 Estates to the Supply'],
  ['nl', ['Leg niets terug', 'Leg Koper terug', 'Leg 2 Kopers terug'], 'Ben legde 2 Landgoederen terug in de voorraad'],
] as const)('Ambassador counts as people do (%s)', (language, buttons, line) => {
  const t = aTable({ hands: { 0: ['ambassador', ...cards('CCC')] } });
  t.play('ambassador');
  const { view, decision, ask } = askedAt(t);
  expect(decision.actions.map((action) => buttonOf(words(language), ask, view, action))).toEqual(buttons);
  const phrase = must(dominion.phrase({ type: 'returned', seat: 1, card: 'estate', count: 2 }), 'a phrase');
  expect(words(language).say(phrase)).toBe(line);
});

test('what a hint says a card is for is true of the card', () => {
  // Cards that get rid of others for good, and nothing else, make a deck thinner.
  const trims = KINGDOM_CARDS.filter((card) => goodForKey(card) === 'reason.trims');
  expect([...trims].sort()).toEqual(
    ['chapel', 'lookout', 'salvager', 'moneylender', 'ambassador', 'island', 'sentry'].sort(),
  );
  expect(goodForKey('mine')).toBe('reason.upgrades');
  // "Pays every time": what says +coins and stays.
  for (const card of KINGDOM_CARDS.filter((each) => goodForKey(each) === 'reason.pays'))
    expect([card, words().word(textKey(card, '1E'))]).toEqual([card, expect.stringMatching(/\+\d coins?/)]);
  expect(goodForKey('embargo')).not.toBe('reason.pays');
});
