import {
  captainsOf,
  countAction,
  drawPath,
  endTurn,
  layoutOf,
  mostAboard,
  newCompanion,
  outcomeOf,
  parseCompanion,
  reseat,
  redrawPath,
  setAboard,
  setHome,
  setStarter,
  starterOf,
  surpriseOptions,
} from '@/games/cartagena/companion';
import { cartagena } from '@/games/cartagena/rules/game';
import { DEFAULT_OPTIONS } from '@/games/cartagena/rules/options';
import { showsEachSymbolOnce } from '@/games/cartagena/rules/route';

const begin = newCompanion(drawPath(DEFAULT_OPTIONS, 7), 3, 1);

test('a path is drawn once and stays: the same game can be set up from it (CA-1)', () => {
  const layout = layoutOf(begin.options);
  expect(layout.tunnel).toHaveLength(6);
  expect(layout.tunnel.every(showsEachSymbolOnce)).toBe(true);
  expect(cartagena.setup(begin.options, 3, 1).route.symbols).toEqual(layout.tunnel.flat());
  expect(cartagena.setup(begin.options, 3, 2).route.symbols).toEqual(layout.tunnel.flat());
});

test('drawing again keeps the number of boards', () => {
  const again = redrawPath(begin.options, 8);
  expect(layoutOf(again).tunnel).toHaveLength(6);
  expect(layoutOf(again)).not.toEqual(layoutOf(begin.options));
});

test('a surprise is always a game the rules allow', () => {
  const routes = new Set<string>();
  for (let seed = 1; seed <= 60; seed++) {
    const options = drawPath(surpriseOptions(seed * 7919), seed);
    expect(cartagena.optionsRefusal(options, 4)).toBeNull();
    routes.add(options.route);
  }
  expect([...routes].sort()).toEqual(['complete', 'escape', 'jungle']);
});

test('one to three actions a turn; the third passes it on (CA-7)', () => {
  const one = countAction(begin);
  expect(one).toMatchObject({ turn: 1, actions: 1 });
  expect(countAction(countAction(one))).toMatchObject({ turn: 2, actions: 0, turns: 1 });
  expect(endTurn(endTurn(one))).toMatchObject({ turn: 0, turns: 2 });
});

test('who began is known from the turns, and can be put right', () => {
  const later = endTurn(endTurn(endTurn(endTurn(begin))));
  expect(starterOf(later)).toBe(1);
  expect(starterOf(setStarter(later, 2))).toBe(2);
  expect(setStarter(later, 2)).toMatchObject({ turns: 4, turn: 0 });
});

test('whoever has all pirates home has won; the others are ranked by theirs (CA-58)', () => {
  const nearly = setHome(setHome(begin, 0, 5), 2, 3);
  expect(outcomeOf(nearly)).toBeNull();
  const outcome = outcomeOf(setHome(nearly, 2, 6));
  expect(outcome?.winners).toEqual([2]);
  expect(outcome?.places).toEqual([2, 3, 1]);
  expect(outcome?.scores.map(({ total }) => total)).toEqual([5, 0, 6]);
});

test('more pirates than there are do not fit', () => {
  expect(setHome(begin, 0, 9).home[0]).toBe(6);
  expect(setHome(begin, 0, -1).home[0]).toBe(0);
});

test('what was written comes back, and nothing else does', () => {
  expect(parseCompanion(JSON.parse(JSON.stringify(begin)), 3)).toEqual(begin);
  expect(parseCompanion(begin, 2)).toBeNull();
  expect(parseCompanion({ ...begin, turn: 3 }, 3)).toBeNull();
  expect(parseCompanion(null, 3)).toBeNull();
});

test('at most three aboard, never more than are not home; the most make the captain, tied ones too (CA-26, CA-34)', () => {
  expect(captainsOf(begin)).toEqual([]);
  const two = setAboard(setAboard(begin, 0, 2), 2, 9);
  expect(two.aboard).toEqual([2, 0, 3]);
  expect(captainsOf(two)).toEqual([2]);
  expect(captainsOf(setAboard(two, 0, 3))).toEqual([0, 2]);
  const nearly = setHome(begin, 1, 5);
  expect(mostAboard(nearly, 1)).toBe(1);
  expect(setAboard(nearly, 1, 3).aboard).toEqual([0, 1, 0]);
  expect(setHome(two, 2, 5).aboard).toEqual([2, 0, 1]);
});

test('a sheet of an earlier version has nobody aboard and no token opened', () => {
  const { aboard: _, opened: __, ...older } = begin;
  expect(parseCompanion(older, 3)).toEqual(begin);
  expect(parseCompanion({ ...begin, aboard: [1] }, 3)).toBeNull();
  expect(parseCompanion({ ...begin, opened: 9 }, 3)).toBeNull();
});

test('other people: pirates stay with their player, and the turn with whoever has it', () => {
  const going = setHome(setAboard(begin, 0, 2), 2, 4);
  const moved = reseat(going, [2, 0, null, 1]);
  expect(moved).toMatchObject({ home: [4, 0, 0, 0], aboard: [0, 2, 0, 0], turn: 3 });
  expect(moved === null ? null : starterOf(moved)).toBe(3);
  expect(parseCompanion(moved, 4)).toEqual(moved);
  // Whoever has the turn leaves: it begins again with whoever began, or the first.
  expect(reseat(going, [0, 2])).toMatchObject({ home: [0, 4], turn: 0, actions: 0 });
});
