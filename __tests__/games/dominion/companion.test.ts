import {
  changeHoldings,
  columnsFor,
  defaultKingdom,
  extrasFor,
  lastTurnOf,
  newCompanion,
  nextTurn,
  outcomeOf,
  parseCompanion,
  pilesToLay,
  reseat,
  scoringCards,
  setLastTurn,
  toggleEmpty,
  turnOf,
  turnsTaken,
  warnings,
  type CompanionSheet,
} from '@/games/dominion/companion';
import { RECOMMENDED } from '@/games/dominion/rules/kingdoms';
import { isInBox } from '@/games/dominion/rules/printed';

const GARDENS_AND_ISLANDS = [...RECOMMENDED['size-distortion'].slice(0, 9), 'island'] as const;
const turns = (sheet: CompanionSheet, count: number): CompanionSheet =>
  Array.from({ length: count }).reduce<CompanionSheet>((now) => nextTurn(now), sheet);

describe('The count at the end (DO-62, DO-63)', () => {
  const example = { estate: 2, duchy: 3, province: 4, curse: 1, island: 2, gardens: 2, cards: 37 };

  test('2 + 9 + 24 − 1 + 4 + 2·3 = 44', () => {
    const sheet = changeHoldings(newCompanion(GARDENS_AND_ISLANDS, 2, 0), 0, example);
    const score = outcomeOf(sheet).scores[0];
    expect(score?.total).toBe(44);
    expect(Object.fromEntries((score?.lines ?? []).map(({ key, points }) => [key, points]))).toEqual({
      'score.province': 24,
      'score.duchy': 9,
      'score.estate': 2,
      'score.gardens': 6,
      'score.island': 4,
      'score.curse': -1,
    });
  });

  test('level points go to fewer turns, and are shared when those are level too (DO-63)', () => {
    let sheet = newCompanion(RECOMMENDED['high-seas'], 2, 1);
    sheet = changeHoldings(changeHoldings(sheet, 0, { province: 4 }), 1, { province: 4 });
    // Seat 1 began and ended: it has had one turn more.
    expect(outcomeOf(turns(sheet, 21))).toMatchObject({ winners: [0], decidedBy: 'tie.turns' });
    expect(outcomeOf(turns(sheet, 20))).toMatchObject({ winners: [0, 1], decidedBy: null });
  });

  test('who took the last turn is enough, for whoever did not count (DO-64)', () => {
    let sheet = newCompanion(RECOMMENDED['high-seas'], 3, 1);
    expect(lastTurnOf(sheet)).toBeNull();
    sheet = setLastTurn(sheet, 2);
    expect(turnsTaken(sheet)).toEqual([0, 1, 1]);
    expect(lastTurnOf(sheet)).toBe(2);
    // Counted along to the end of round 5, but it was seat 1 that ended it.
    expect(turnsTaken(setLastTurn(turns(newCompanion(RECOMMENDED['high-seas'], 3, 1), 15), 1))).toEqual([4, 5, 4]);
  });

  test('the end: the Provinces, three piles, or nobody said (DO-60)', () => {
    const sheet = newCompanion(RECOMMENDED['high-seas'], 2, 0);
    const ended = (now: CompanionSheet): string => outcomeOf(now).ended.key;
    expect(ended(sheet)).toBe('ended.table');
    const two = toggleEmpty(toggleEmpty(sheet, 'estate'), 'island');
    expect(ended(two)).toBe('ended.table');
    expect(ended(toggleEmpty(two, 'curse'))).toBe('ended.piles');
    expect(ended(toggleEmpty(toggleEmpty(two, 'curse'), 'island'))).toBe('ended.table');
    expect(ended(toggleEmpty(sheet, 'province'))).toBe('ended.provinces');
    expect(ended(changeHoldings(sheet, 0, { province: 8 }))).toBe('ended.provinces');
    const { empty: _, ...older } = two;
    expect(parseCompanion(older, 2)?.empty).toEqual([]);
  });

  test('what the box does not hold is said', () => {
    const many = changeHoldings(newCompanion(GARDENS_AND_ISLANDS, 2, 0), 0, { ...example, province: 9 });
    expect(warnings(many)).toContainEqual({ kind: 'pile', card: 'province', sum: 9, most: 8 });
    const few = changeHoldings(newCompanion(GARDENS_AND_ISLANDS, 2, 0), 1, { ...example, cards: 10 });
    expect(warnings(few)).toEqual([{ kind: 'cards', seat: 1, entered: 14, cards: 10 }]);
    const none = changeHoldings(newCompanion(GARDENS_AND_ISLANDS, 2, 0), 1, { gardens: 1 });
    expect(warnings(none)).toEqual([{ kind: 'total-missing', seat: 1 }]);
    // Three Estates each lie in the start decks besides the pile.
    const estates = changeHoldings(newCompanion(GARDENS_AND_ISLANDS, 2, 0), 0, { estate: 14, cards: 20 });
    expect(warnings(estates)).toEqual([]);
  });

  test('only what is in the kingdom is asked for', () => {
    expect(scoringCards(RECOMMENDED['first-game'])).toEqual(['province', 'duchy', 'estate', 'curse']);
    expect(scoringCards(GARDENS_AND_ISLANDS)).toEqual(['province', 'duchy', 'estate', 'gardens', 'island', 'curse']);
  });
});

describe('Laying it out (A.2)', () => {
  const size = (seats: number, card: string): number | undefined =>
    pilesToLay(RECOMMENDED['high-seas'], seats).find((pile) => pile.card === card)?.count;

  test.each([
    [2, 46, 8, 10],
    [3, 39, 12, 20],
    [4, 32, 12, 30],
  ])('%i players: %i Coppers, %i of each Victory card, %i Curses', (seats, coppers, victory, curses) => {
    expect(size(seats, 'copper')).toBe(coppers);
    expect(size(seats, 'province')).toBe(victory);
    expect(size(seats, 'island')).toBe(victory);
    expect(size(seats, 'curse')).toBe(curses);
    expect(size(seats, 'wharf')).toBe(10);
  });

  test('mats and tokens only where a card needs them', () => {
    expect(extrasFor(RECOMMENDED['high-seas'])).toEqual(['island-mat', 'pirate-token', 'embargo-token']);
    expect(extrasFor(RECOMMENDED.shipwrecks)).toEqual(['native-village-mat']);
    expect(extrasFor(RECOMMENDED['first-game'])).toEqual([]);
  });
});

test('turns go round from whoever began', () => {
  const begin = newCompanion(RECOMMENDED['high-seas'], 3, 2);
  expect([0, 1, 2, 3].map((count) => turnOf(turns(begin, count)))).toEqual([2, 0, 1, 2]);
  expect(turnsTaken(turns(begin, 4))).toEqual([1, 1, 2]);
});

test('what was written comes back, and nothing else does', () => {
  const sheet = turns(newCompanion(RECOMMENDED['high-seas'], 2, 1), 5);
  expect(parseCompanion(JSON.parse(JSON.stringify(sheet)), 2)).toEqual(sheet);
  expect(parseCompanion(sheet, 3)).toBeNull();
  expect(parseCompanion({ ...sheet, kingdom: ['copper'] }, 2)).toBeNull();
  expect(parseCompanion({ ...sheet, kingdom: ['unicorn'] }, 2)).toBeNull();
});

test('what is counted: the rare last, and all cards where Gardens look at them', () => {
  expect(columnsFor(RECOMMENDED['high-seas'])).toEqual(['province', 'duchy', 'estate', 'island', 'curse']);
  expect(columnsFor(GARDENS_AND_ISLANDS).slice(-2)).toEqual(['cards', 'curse']);
});

test('the box somebody has: what can be laid out from it, and how its cards read', () => {
  for (const box of ['first', 'second', 'both'] as const) {
    expect(defaultKingdom(box).every((card) => isInBox(card, box))).toBe(true);
  }
  expect(newCompanion(RECOMMENDED['first-game'], 2, 0, 'first').edition).toBe('1E');
  expect(newCompanion(RECOMMENDED['village-square'], 2, 0, 'second').edition).toBe('2022');
  const sheet = newCompanion(RECOMMENDED['deck-top'], 2, 0, 'first');
  expect(sheet.edition).toBe('2022');
  // New cards are not read in an old wording.
  expect(parseCompanion({ ...sheet, edition: '1E' }, 2)).toBeNull();
  const { edition: _edition, laid: _laid, ...older } = sheet;
  expect(parseCompanion(older, 2)).toEqual(sheet);
});

test('other people: whole rounds stay, and whoever has the turn keeps it', () => {
  const begun = turns(newCompanion(RECOMMENDED['high-seas'], 3, 2), 7);
  const held = changeHoldings(begun, 1, { province: 4 });
  const turned = reseat(held, [1, 2, 0]);
  expect(turned.players[0]?.province).toBe(4);
  expect(turnOf(turned)).toBe([1, 2, 0].indexOf(turnOf(held)));
  const more = reseat(held, [0, 1, 2, null]);
  expect(turnOf(more)).toBe(turnOf(held));
  expect(turnsTaken(more).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(8);
  expect(parseCompanion(more, 4)).toEqual(more);
});
