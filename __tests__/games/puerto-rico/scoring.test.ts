import { BUILDINGS, type BuildingId } from '@/games/puerto-rico/rules/buildings';
import { outcomeOf, scoreLines, scoreOf, type ScoreSheet } from '@/games/puerto-rico/rules/scoring';

const sheet = (
  given: Partial<Omit<ScoreSheet, 'buildings'>>,
  occupied: BuildingId[],
  idle: BuildingId[] = [],
): ScoreSheet => ({
  chips: 0,
  islandSpaces: 0,
  colonists: 0,
  doubloons: 0,
  goods: 0,
  ...given,
  buildings: [
    ...occupied.map((building) => ({ building, occupied: true })),
    ...idle.map((building) => ({ building, occupied: false })),
  ],
});

const bonus = (from: ScoreSheet, building: BuildingId): number =>
  scoreLines(from).find(({ key }) => key === `score.${building}`)?.points ?? 0;

describe('large buildings (PR-T20)', () => {
  const plants: BuildingId[] = ['small-sugar-mill', 'sugar-mill', 'small-indigo-plant', 'coffee-roaster'];
  const violet: BuildingId[] = ['hacienda', 'construction-hut', 'office', 'large-warehouse', 'harbor', 'residence'];

  test('guild hall: 1 + 2 + 1 + 2 = 6, occupied plants or not (PR-94)', () => {
    expect(bonus(sheet({}, ['guild-hall'], plants), 'guild-hall')).toBe(6);
    expect(bonus(sheet({}, plants, ['guild-hall']), 'guild-hall')).toBe(0);
  });

  test.each([
    [0, 4],
    [9, 4],
    [10, 5],
    [11, 6],
    [12, 7],
  ])('residence with %i filled island spaces: %i (PR-95)', (islandSpaces, points) => {
    expect(bonus(sheet({ islandSpaces }, ['residence']), 'residence')).toBe(points);
    expect(bonus(sheet({ islandSpaces }, [], ['residence']), 'residence')).toBe(0);
  });

  test('fortress with 20 colonists: 6 (PR-96)', () => {
    expect(bonus(sheet({ colonists: 20 }, ['fortress']), 'fortress')).toBe(6);
    expect(bonus(sheet({ colonists: 20 }, [], ['fortress']), 'fortress')).toBe(0);
  });

  test('customs house with 23 in chips: 5 (PR-97)', () => {
    expect(bonus(sheet({ chips: 23 }, ['customs-house']), 'customs-house')).toBe(5);
    expect(bonus(sheet({ chips: 23 }, [], ['customs-house']), 'customs-house')).toBe(0);
  });

  test('city hall: seven violet buildings, itself included, is 7 (PR-98)', () => {
    expect(bonus(sheet({}, ['city-hall'], violet), 'city-hall')).toBe(7);
    expect(bonus(sheet({}, violet, ['city-hall']), 'city-hall')).toBe(0);
  });
});

describe('final scoring (PR-T21)', () => {
  const ana = sheet(
    { chips: 23, islandSpaces: 8, colonists: 12, doubloons: 4, goods: 1 },
    ['guild-hall', 'customs-house'],
    ['small-indigo-plant', 'indigo-plant', 'small-sugar-mill', 'coffee-roaster', 'small-market', 'harbor'],
  );
  const ben = sheet(
    { chips: 12, islandSpaces: 11, colonists: 10, doubloons: 2, goods: 2 },
    ['residence', 'city-hall'],
    ['hacienda', 'construction-hut', 'office', 'large-warehouse', 'factory', 'university', 'tobacco-storage'],
  );
  const small: BuildingId[] = ['small-market', 'small-warehouse', 'sugar-mill', 'tobacco-storage', 'wharf', 'harbor'];
  const cid = sheet({ chips: 31, islandSpaces: 9, colonists: 19, doubloons: 7, goods: 3 }, small, ['fortress']);
  const lines = (from: ScoreSheet) =>
    Object.fromEntries(scoreLines(from).map(({ key, points }) => [key.slice(6), points]));

  test('Ana 53, Ben 49, Cid 48, line by line', () => {
    expect(lines(ana)).toEqual({ chips: 23, buildings: 19, 'guild-hall': 6, 'customs-house': 5 });
    expect(lines(ben)).toEqual({ chips: 12, buildings: 23, residence: 6, 'city-hall': 8 });
    expect(lines(cid)).toEqual({ chips: 31, buildings: 17 });
    const outcome = outcomeOf([ana, ben, cid], 'vp');
    expect(outcome.scores.map(({ total }) => total)).toEqual([53, 49, 48]);
    expect(outcome.places).toEqual([1, 2, 3]);
    expect(outcome.winners).toEqual([0]);
    expect(outcome.decidedBy).toBeNull();
  });

  test('with the fortress occupied Cid has 54 and wins', () => {
    const outcome = outcomeOf([ana, ben, sheet({ ...cid }, [...small, 'fortress'])], 'vp');
    expect(outcome.scores[2]?.total).toBe(54);
    expect(outcome.winners).toEqual([2]);
  });

  test('a tie goes to doubloons and goods together, then it is shared (PR-119, PR-120, PR-D8)', () => {
    const rich = sheet({ chips: 52, doubloons: 4, goods: 1 }, []);
    const poor = sheet({ chips: 52, doubloons: 1, goods: 3 }, []);
    expect(outcomeOf([poor, rich], 'city')).toMatchObject({ winners: [1], decidedBy: 'tie.wealth', places: [2, 1] });
    expect(outcomeOf([rich, sheet({ chips: 52, goods: 5 }, [])], 'city')).toMatchObject({
      winners: [0, 1],
      places: [1, 1],
    });
  });

  test('each bonus tells its arithmetic', () => {
    const how = scoreLines(ana).find(({ key }) => key === 'score.guild-hall')?.how;
    expect(how).toEqual({ key: 'score.how.guild-hall', params: { small: 2, large: 2 } });
  });

  test('doubloons, goods, tiles and colonists are worth nothing by themselves (PR-118)', () => {
    expect(scoreOf(0, sheet({ doubloons: 30, goods: 20, islandSpaces: 12, colonists: 30 }, [])).total).toBe(0);
  });

  test('printed points count occupied or not (PR-116)', () => {
    const all = Object.keys(BUILDINGS) as BuildingId[];
    expect(lines(sheet({}, [], all))).toEqual({ chips: 0, buildings: 56 });
  });
});
