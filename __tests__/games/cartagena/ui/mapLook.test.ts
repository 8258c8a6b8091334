import { must } from '@antilles/engine';
import { cartagena } from '@/games/cartagena/rules/game';
import { groupsAt, lookOver, spaceLook, stillComing } from '@/games/cartagena/ui/mapLook';
import { movesFor, movesIn, NOTHING, type Marks, type Mode } from '@/games/cartagena/ui/moves';
import type { Event } from '@/games/cartagena/rules/events';
import type { TablePlayer } from '@/session/seats';
import { aTable, LAYOUT_A, type TableSetup } from '../aTable';

const SEATS: readonly TablePlayer[] = [
  { name: 'Ada', colour: 'green', bot: null },
  { name: 'Ben', colour: 'red', bot: null },
];

const EXAMPLE: TableSetup = {
  ...LAYOUT_A,
  seats: 2,
  at: { 0: { start: 2, 7: 1, 15: 1, 26: 1, 33: 1 }, 1: { 9: 1, 11: 1, 19: 2, goal: 2 } },
  hands: { 0: ['rum', 'hook', 'pistol'], 1: ['rum'] },
};

/** What seat 0 sees of a space while something is selected. */
function seen(mode: Mode, event: Event | null = null, more: Partial<Marks> = {}) {
  const { state } = aTable(EXAMPLE);
  const view = cartagena.view(state, 0);
  const moves = movesFor(mode, movesIn(view, must(cartagena.decision(state, 0), 'seat 0 is asked')));
  const marks: Marks = { mode, moves, seat: 0, pulse: { at: [], n: 0 }, hinted: null, ...more };
  const look = lookOver(view, SEATS, marks, event);
  return { look, at: (space: number) => spaceLook(look, space, must(view.route.symbols[space - 1], `space ${space}`)) };
}

test('with nothing selected a space shows who stands there, and nothing else', () => {
  const { at } = seen(NOTHING);
  expect(at(19)).toMatchObject({ here: ['red', 'red'], lit: [false, false], ghost: null, badge: null });
  expect(at(21)).toMatchObject({ here: [], faint: false, skipped: false, chosen: false, shiver: false });
});

test('a card picked up shows who could go, where they land, how many could, and what is passed over', () => {
  const { at } = seen({ type: 'card', card: 'rum' });
  expect(at(7)).toMatchObject({ here: ['green'], lit: [true], own: [true] });
  expect(at(21)).toMatchObject({ ghost: 'green', badge: '×2' });
  expect(at(30)).toMatchObject({ ghost: 'green', badge: null });
  expect(at(11)).toMatchObject({ skipped: true, ghost: null, badge: null });
  expect(at(9)).toMatchObject({ lit: [false], own: [false] });
});

test('moving back shows the cards it draws', () => {
  const { at } = seen({ type: 'back' });
  expect(at(11)).toMatchObject({ ghost: 'green', badge: '+1' });
});

test('a pirate that is asked about is chosen, and shows where cards it has not would bring it', () => {
  const { look, at } = seen({ type: 'pirate', from: 7 });
  expect(at(7)).toMatchObject({ chosen: true, skipped: false });
  const faint = Array.from({ length: 36 }, (_, i) => at(i + 1)).filter((space) => space.faint);
  expect(faint.length).toBeGreaterThan(0);
  expect(faint.every(({ ghost }) => ghost === null)).toBe(true);
  expect(faint.every(({ space }) => look.faint.has(space) && !look.marks.moves.some(({ to }) => to === space))).toBe(
    true,
  );
});

test('whoever still walks is not drawn where the walk ends, and those run past shiver', () => {
  const event: Event = {
    type: 'advanced',
    seat: 1,
    from: 9,
    to: 19,
    symbol: 'rum',
    count: 1,
    route: 'escape',
  };
  const { look, at } = seen(NOTHING, event);
  expect(stillComing(look, 19, 1)).toBe(1);
  expect(stillComing(look, 19, 0)).toBe(0);
  expect(at(19).here).toEqual(['red']);
  expect([11, 15, 19, 21, 7].filter((space) => at(space).shiver)).toEqual([11, 15]);
});

test('a hint marks both ends, and a pulse the places it is for', () => {
  const { at } = seen(NOTHING, null, { hinted: { from: 7, to: 21 }, pulse: { at: [15], n: 3 } });
  expect([7, 15, 21].map((space) => at(space).hinted)).toEqual(['from', null, 'to']);
  expect([7, 15, 21].map((space) => at(space).pulse)).toEqual([0, 3, 0]);
});

test('at a place everybody has a group, who may go is lit, and who would come is a ghost', () => {
  const { look } = seen({ type: 'card', card: 'rum' });
  expect(groupsAt(look, 'start')).toMatchObject([
    { colour: 'green', count: 2, lit: true, ghost: false },
    { colour: 'red', count: 0, lit: false, ghost: false },
  ]);
  expect(groupsAt(look, 'goal')).toMatchObject([
    { colour: 'green', count: 0, ghost: true },
    { colour: 'red', count: 2, ghost: false },
  ]);
});
