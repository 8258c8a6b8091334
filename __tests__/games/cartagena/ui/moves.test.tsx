import { must } from '@antilles/engine';
import { cartagena } from '@/games/cartagena/rules/game';
import { landings, movesFor, movesIn, NOTHING, skippedBy, standingHere, type Mode } from '@/games/cartagena/ui/moves';
import { tapPlace } from '@/games/cartagena/ui/taps';
import { placeToWatch, walkOf, walkTime } from '@/games/cartagena/ui/walks';
import { staging } from '@/games/cartagena/ui/staging';
import { magicWith, meantBy, secondFor, turnActions } from '@/games/cartagena/ui/turn';
import { stagedFor } from '@/ui/table/staging';
import { aTable, LAYOUT_A, LAYOUT_B, type TableSetup } from '../aTable';

/** A table as the person in seat 0 sees it. */
function seen(setup: TableSetup) {
  const { state } = aTable(setup);
  const view = cartagena.view(state, 0);
  const decision = must(cartagena.decision(state, 0), 'seat 0 is asked');
  const moves = movesIn(view, decision);
  return {
    state,
    view,
    decision,
    moves,
    tap: (mode: Mode, at: Parameters<typeof tapPlace>[4]) => tapPlace(view, 0, mode, moves, at),
  };
}

const EXAMPLE: TableSetup = {
  ...LAYOUT_A,
  seats: 2,
  at: { 0: { start: 2, 7: 1, 15: 1, 26: 1, 33: 1 }, 1: { 9: 1, 11: 1, 19: 2, goal: 2 } },
  hands: { 0: ['rum', 'hook', 'pistol'], 1: ['rum'] },
};

test('a card shows where each of my pirates would land (CA-10)', () => {
  const { moves, view } = seen(EXAMPLE);
  const rum = movesFor({ type: 'card', card: 'rum' }, moves);
  expect(rum.map(({ from, to }) => [from, to])).toEqual([
    ['start', 6],
    [7, 21],
    [15, 21],
    [26, 30],
    [33, 'goal'],
  ]);
  expect(skippedBy(view, must(rum[1], 'from 7'))).toEqual([11, 15]);
  expect(skippedBy(view, must(rum[4], 'from 33'))).toEqual([]);
});

test('with a card picked up, a tap on a pirate plays it, and one on a landing space too when only one can land', () => {
  const { tap } = seen(EXAMPLE);
  const rum: Mode = { type: 'card', card: 'rum' };
  expect(tap(rum, 7)).toMatchObject({ do: 'play', move: { from: 7, to: 21 } });
  expect(tap(rum, 30)).toMatchObject({ do: 'play', move: { from: 26, to: 30 } });
  expect(tap(rum, 21)).toEqual({ do: 'pulse', from: [7, 15] });
  expect(tap(rum, 'goal')).toMatchObject({ do: 'play', move: { from: 33 } });
  expect(tap(rum, 12)).toEqual({ do: 'tell' });
});

test('with nothing picked up, a tap on a pirate picks it up; then a landing space moves it there', () => {
  const { tap, view } = seen(EXAMPLE);
  expect(tap(NOTHING, 15)).toEqual({ do: 'select', from: 15 });
  expect(tap(NOTHING, 12)).toEqual({ do: 'tell' });
  const picked: Mode = { type: 'pirate', from: 15 };
  expect(tap(picked, 21)).toMatchObject({ do: 'play', move: { card: 'rum', to: 21 } });
  // Moving back lands on 11, where one pirate stands: one card.
  expect(tap(picked, 11)).toMatchObject({ do: 'play', move: { action: { type: 'retreat', from: 15 }, gain: 1 } });
  expect(tap(picked, 26)).toEqual({ do: 'select', from: 26 });
  expect(tap(picked, 15)).toEqual({ do: 'drop' });
  expect(landings(view, 15)).toMatchObject({ rum: 21, hook: 24, chest: 17, parrot: 18, lantern: 36 });
  expect(landings(view, 'goal')).toBeNull();
});

test('what cannot be done is asked of the rules', () => {
  const { tap, state } = seen(EXAMPLE);
  const back = tap({ type: 'back' }, 'start');
  expect(back).toEqual({ do: 'refuse', action: { type: 'retreat', from: 'start' } });
  expect(back.do === 'refuse' && cartagena.refusal(state, 0, back.action)).toBe('nothing-behind-start');
});

test('Morgan on a space with pirates of two others asks whose', () => {
  const { tap } = seen({
    ...LAYOUT_A,
    seats: 3,
    cardRule: { tunnel: 'morgan', jungle: 'retreat' },
    at: { 0: { start: 6 }, 1: { start: 5, 9: 1 }, 2: { start: 5, 9: 1 } },
  });
  expect(tap({ type: 'morgan' }, 9)).toMatchObject({ do: 'choose', moves: [{ owner: 1 }, { owner: 2 }] });
  expect(tap({ type: 'morgan' }, 'goal')).toMatchObject({ do: 'choose' });
  expect(tap({ type: 'morgan' }, 12)).toEqual({ do: 'tell' });
});

test('a light and a dark card for the same move ask which, but only when that makes a difference', () => {
  const setup: TableSetup = { ...LAYOUT_A, at: { 0: { start: 5, 4: 1 } }, hands: { 0: ['rum', 'dark-rum'] } };
  expect(seen({ ...setup, scoundrels: true }).tap({ type: 'pirate', from: 4 }, 6)).toMatchObject({
    do: 'choose',
    moves: [{ card: 'rum' }, { card: 'dark-rum' }],
  });
  expect(seen(setup).tap({ type: 'pirate', from: 4 }, 6)).toMatchObject({ do: 'play', move: { card: 'rum' } });
  expect(meantBy(['dark-rum'], 'rum')).toBe('dark-rum');
});

test('the hook asks for its second card, whichever of two hooks was picked up first', () => {
  const { moves, tap } = seen({
    ...LAYOUT_A,
    blackMagic: true,
    at: { 0: { start: 4, 9: 2 } },
    hands: { 0: ['hook', 'dark-hook', 'rum'] },
  });
  expect(secondFor(moves, 'hook', 'rum', false)).toBe('rum');
  expect(secondFor(moves, 'dark-hook', 'hook', false)).toBe('hook');
  expect(secondFor(moves, 'hook', 'chest', false)).toBeNull();
  const mode: Mode = { type: 'hook', hook: 'dark-hook', card: 'hook' };
  expect(tap(mode, 9)).toMatchObject({ do: 'play', move: { count: 2, from: 9 } });
  expect(tap({ ...mode, card: null }, 9)).toEqual({ do: 'tell' });
});

test('Black Magic knows what it can do with each card, or whom to ask why not', () => {
  const { view, decision, state } = seen({
    ...LAYOUT_A,
    blackMagic: true,
    at: { 0: { start: 6 } },
    hands: { 0: ['parrot', 'hook', 'chest', 'lantern', 'rum', 'pistol'], 1: [] },
  });
  const why = (card: Parameters<typeof magicWith>[2]): string | null => {
    const magic = magicWith(view, decision, card);
    return magic.legal.length > 0 ? null : cartagena.refusal(state, 0, magic.tried);
  };
  expect(why('parrot')).toBe('needs-two-parrots');
  expect(why('hook')).toBe('hook-needs-space');
  expect(why('chest')).toBe('no-token');
  expect(why('pistol')).toBe('empty-hand');
  expect(why('lantern')).toBeNull();
  expect(why('rum')).toBeNull();
});

test('the buttons are those of the rules in play', () => {
  const base = seen(EXAMPLE);
  expect(turnActions(base.view, base.decision)).toMatchObject({
    back: { legal: true },
    morgan: null,
    sail: null,
    skip: null,
    end: { legal: false },
  });
  const complete = seen({
    ...LAYOUT_B,
    cardRule: { tunnel: 'retreat', jungle: 'morgan' },
    at: { 0: { start: 4, ferry: 2 }, 1: { start: 5, ferry: 1 } },
  });
  expect(turnActions(complete.view, complete.decision)).toMatchObject({
    sail: { free: true, legal: true, action: { type: 'captain-sail' } },
    morgan: { legal: false },
  });
});

test('pirates stand in seat order', () => {
  const { view } = seen({ ...LAYOUT_A, at: { 0: { start: 4, 9: 2 }, 1: { start: 5, 9: 1 } } });
  expect(standingHere(view, 9)).toEqual([0, 0, 1]);
  expect(standingHere(view, 10)).toEqual([]);
});

const { lengthOf } = stagedFor(staging, []);

test('moves take time to walk, powers have a scene, and what is secret shows nothing', () => {
  const advanced = { type: 'advanced', seat: 1, from: 7, to: 21, symbol: 'rum', count: 1, route: 'escape' } as const;
  expect(walkOf(advanced)).toEqual({ owner: 1, from: 7, to: 21, count: 1 });
  expect(lengthOf(advanced)).toBeGreaterThan(walkTime(48));
  expect(placeToWatch(advanced)).toBe(21);
  expect(walkOf({ type: 'helped', seat: 0, owner: 2, from: 3, to: 9, route: 'escape' })).toMatchObject({ owner: 2 });
  expect(walkOf({ type: 'bitten', seat: 0, from: 4, to: 4 })).toBeNull();
  // A chest is opened on its space, and long enough to be read.
  const opened = { type: 'opened', seat: 0, space: 4, token: 2 } as const;
  expect(placeToWatch(opened)).toBe(4);
  expect(lengthOf(opened)).toBeGreaterThanOrEqual(1200);
  expect(lengthOf({ type: 'laid-aside', seat: 1, card: null })).toBe(0);
  expect(placeToWatch({ type: 'sailed', seat: 0, to: 'tortuga', free: true })).toBe('ferry');
});
