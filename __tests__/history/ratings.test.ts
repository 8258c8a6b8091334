import { ratedAfter, type Rating } from '@/history/glicko';
import { createPlayers } from '@/history/query';
import {
  areRatings,
  isProvisional,
  MAX_RATED,
  merged,
  momentsOf,
  NO_RATINGS,
  personIn,
  ratedGame,
  ratingsFile,
  ratingsSchema,
  withGame,
  withoutGame,
  type RatedGame,
  type Ratings,
} from '@/history/ratings';
import { aSave } from '@tests/storage/saves';
import { aPlay } from './plays';

describe('Glicko-2', () => {
  const own: Rating = { rating: 1500, deviation: 200, volatility: 0.06 };

  test('comes to what the example of the paper comes to', () => {
    const after = ratedAfter(own, [
      { rating: 1400, deviation: 30, score: 1, weight: 1 },
      { rating: 1550, deviation: 100, score: 0, weight: 1 },
      { rating: 1700, deviation: 300, score: 0, weight: 1 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  test('only the doubt grows when nobody is met', () => {
    const after = ratedAfter(own, []);
    expect(after.rating).toBe(1500);
    expect(after.deviation).toBeCloseTo(200.27, 2);
    expect(after.volatility).toBe(0.06);
  });

  test('a great surprise makes it less steady, and a result that counts less moves it less', () => {
    const sure: Rating = { ...own, deviation: 50 };
    const beaten = { rating: 800, deviation: 50, score: 0, weight: 1 };
    expect(ratedAfter(sure, [beaten, beaten, beaten]).volatility).toBeGreaterThan(0.06);
    const [whole, half] = [1, 0.5].map((weight) => ratedAfter(own, [{ ...beaten, weight }]).rating);
    expect(half).toBeLessThan(1500);
    expect(half).toBeGreaterThan(whole ?? 0);
  });

  test('two halves of a game are one game', () => {
    const met = { rating: 1600, deviation: 50, score: 1 };
    const whole = ratedAfter(own, [{ ...met, weight: 1 }]);
    const halves = ratedAfter(own, [
      { ...met, weight: 0.5 },
      { ...met, weight: 0.5 },
    ]);
    expect(halves.rating).toBeCloseTo(whole.rating, 9);
    expect(halves.deviation).toBeCloseTo(whole.deviation, 9);
  });

  test('figures that make no sense do not hold anybody up', () => {
    for (const rating of [-10_000, 0, 10_000])
      for (const deviation of [1, 1000])
        for (const volatility of [0.0001, 1]) {
          const met = { rating: 10_000, deviation: 50, score: 1, weight: 1 };
          expect(ratedAfter({ rating, deviation, volatility }, [met]).deviation).not.toBeNull();
        }
  });
});

const strengths: Readonly<Record<string, number>> = { easy: 1300, medium: 1500, hard: 1700 };
const strengthOf = (bot: string): number | undefined => strengths[bot];

/** Anne alone against two bots, the seats in the order of `places`. */
const alone = (places: readonly number[], bots: readonly string[] = ['medium', 'hard']) =>
  aPlay({
    seats: [null, ...bots].map((bot, seat) => ({
      name: bot === null ? 'Anne' : `Bot ${seat}`,
      profile: null,
      colour: 'red',
      bot,
    })),
    places,
  });
const rated = aSave({ rated: 'chosen' });

describe('a finished game', () => {
  test('is a result against each bot', () => {
    const told = ratedGame(rated, alone([2, 1, 3]), strengthOf);
    expect(told).toMatchObject({
      sitter: { name: 'Anne' },
      game: {
        against: [
          [1500, 0],
          [1700, 1],
        ],
      },
    });
    expect(ratedGame(rated, alone([1, 1, 3]), strengthOf)).toMatchObject({
      game: {
        against: [
          [1500, 0.5],
          [1700, 1],
        ],
      },
    });
  });

  test('counts only alone, when it was begun to count, and played as it was dealt', () => {
    const play = alone([1, 2, 3]);
    expect(ratedGame(aSave(), play, strengthOf)).toBeNull();
    expect(
      ratedGame(rated, aPlay({ seats: play.seats.map((seat) => ({ ...seat, bot: null })) }), strengthOf),
    ).toBeNull();
    const two = { ...play, seats: play.seats.map((seat, i) => ({ ...seat, bot: i === 2 ? 'hard' : null })) };
    expect(ratedGame(rated, two, strengthOf)).toBeNull();
    expect(ratedGame(aSave({ rated: 'fitted', branch: { id: 'k', at: 1, round: 1 } }), play, strengthOf)).toBeNull();
    expect(ratedGame(rated, { ...play, casual: true }, strengthOf)).toBe('casual');
    expect(ratedGame({ ...rated, hints: [{ at: 0, seat: 0 }] }, play, strengthOf)).toBe('hints');
    expect(ratedGame(rated, alone([1, 2, 3], ['medium', 'grandmaster']), strengthOf)).toBe('other-bots');
  });
});

const anne = { name: 'Anne', profile: null };
const wonAt = (at: number, score: 0 | 1 = 1): RatedGame => ({ id: `game-${at}`, at, against: [[1500, score]] });
const after = (games: readonly RatedGame[], ratings: Ratings = NO_RATINGS): Ratings =>
  games.reduce((all, game) => withGame(all, anne, 'dominion', 1400, game), ratings);
const nobody = createPlayers([]);
const annes = (ratings: Ratings) => personIn(ratings, nobody, 'n:anne', 'dominion');

describe('somebody’s rating', () => {
  test('begins where the game says, moves with each game, and is found after ten of them', () => {
    const games = Array.from({ length: 10 }, (_, i) => wonAt(i + 1, i % 2 === 0 ? 1 : 0));
    const moments = momentsOf(annes(after(games)) ?? { from: NaN as never, games: [] });
    expect(moments[0]).toMatchObject({ rating: 1400, deviation: 350, count: 0, id: null });
    expect(moments[1]?.rating).toBeGreaterThan(1400);
    expect(moments.map(isProvisional)).toEqual([...games.map(() => true), false]);
    expect(moments.at(-1)?.count).toBe(10);
  });

  test('several bots in one game say less than as many games', () => {
    const three = after([
      {
        id: 'a',
        at: 1,
        against: [
          [1500, 1],
          [1500, 1],
          [1500, 1],
        ],
      },
    ]);
    const apart = after([wonAt(1), wonAt(2), wonAt(3)]);
    const deviation = (ratings: Ratings) =>
      momentsOf(annes(ratings) ?? { from: NaN as never, games: [] }).at(-1)?.deviation ?? 0;
    expect(deviation(three)).toBeGreaterThan(deviation(apart));
    expect(deviation(three)).toBeLessThan(deviation(after([wonAt(1)])));
  });

  test('a game told twice counts once; told otherwise the new result counts; taken back it never was', () => {
    const once = after([wonAt(1), wonAt(2)]);
    expect(after([wonAt(2)], once)).toBe(once);
    expect(annes(after([wonAt(2, 0)], once))?.games).toEqual([wonAt(1), wonAt(2, 0)]);
    expect(annes(withoutGame(once, 'game-2'))?.games).toEqual([wonAt(1)]);
    expect(withoutGame(once, 'game-9')).toBe(once);
    expect(withoutGame(withoutGame(once, 'game-2'), 'game-1').people).toEqual([]);
  });

  test('of many games the oldest become one figure, and what they come to stays the same', () => {
    const games = Array.from({ length: MAX_RATED + 20 }, (_, i) => wonAt(i + 1, i % 3 === 0 ? 1 : 0));
    const all = annes(after(games));
    expect(all?.games).toHaveLength(MAX_RATED);
    expect(all?.from).toMatchObject({ count: 20, until: 20 });
    const whole = momentsOf({ from: { rating: 1400, deviation: 350, volatility: 0.06, count: 0, until: 0 }, games });
    const last = momentsOf(all ?? { from: NaN as never, games: [] }).at(-1);
    expect(last?.rating).toBeCloseTo(whole.at(-1)?.rating ?? 0, 6);
    expect(last?.count).toBe(MAX_RATED + 20);
  });

  test('belongs to the profile once there is one', () => {
    const profile = { id: 'p7', name: 'anne ', colour: 'red', createdAt: 1, changedAt: 1 } as const;
    const players = createPlayers([profile]);
    const before = after([wonAt(1)]);
    const both = withGame(before, { name: 'Anne', profile: 'p7' }, 'dominion', 1400, wonAt(2));
    expect(personIn(both, players, 'p:p7', 'dominion')?.games).toHaveLength(2);
    expect(personIn(both, players, 'p:p7', 'cartagena')).toBeUndefined();
  });
});

describe('two devices or windows', () => {
  test('add up, in any order, each game once', () => {
    const [here, there] = [after([wonAt(1), wonAt(3)]), after([wonAt(2), wonAt(3)])];
    expect(annes(merged(here, there))?.games.map(({ at }) => at)).toEqual([1, 2, 3]);
    expect(annes(merged(there, here))?.games).toEqual(annes(merged(here, there))?.games);
    expect(merged(merged(here, there), there)).toEqual(merged(here, there));
  });

  test('people and games that only one knows are there afterwards', () => {
    const there = withGame(after([wonAt(1)]), { name: 'Tom', profile: null }, 'cartagena', 900, wonAt(5));
    expect(merged(NO_RATINGS, there).people).toEqual(there.people);
  });
});

describe('the file', () => {
  const written = (ratings: Ratings): unknown => JSON.parse(JSON.stringify(ratingsFile(ratings, undefined)));

  test('is read as it was written', () => {
    const ratings = after([wonAt(1), wonAt(2, 0)]);
    expect(ratingsSchema.parse(written(ratings))).toEqual(ratings);
  });

  test('one person that cannot be read takes no other with them, is counted, and stays', () => {
    const broken = { name: 'Tom', profile: null, game: 'dominion', from: 7, games: [] };
    const raw = { format: 1, people: [...after([wonAt(1)]).people, broken] };
    const read = ratingsSchema.parse(raw);
    expect(read).toMatchObject({ unread: 1, people: [{ name: 'Anne' }] });
    expect(ratingsFile(after([wonAt(2)], read), raw)).toMatchObject({
      people: [{ name: 'Anne', games: [wonAt(1), wonAt(2)] }, broken],
    });
  });

  test('what is no file of ours is damaged; what a newer version wrote is known as that', () => {
    for (const raw of [undefined, null, 7, [], {}, { format: 1 }, { format: 0, people: [] }, { format: 1, people: 3 }])
      expect([raw, ratingsSchema.safeParse(raw).success]).toEqual([raw, false]);
    expect(ratingsSchema.parse({ format: 2, anything: true })).toEqual({ ...NO_RATINGS, newer: true });
    expect([{ format: 2 }, { format: 1, people: [] }, 'x'].map(areRatings)).toEqual([false, true, false]);
  });

  test.each([
    ['a game without anybody met', { against: [] }],
    ['half of half a win', { against: [[1500, 0.25]] }],
    ['a strength beyond any', { against: [[1e9, 1]] }],
    ['too many met', { against: Array.from({ length: 9 }, () => [1500, 1]) }],
    ['a time no calendar knows', { at: 1e300 }],
  ])('%s is damage', (_what, change) => {
    const [person] = after([wonAt(1)]).people;
    const raw = { format: 1, people: [{ ...person, games: [{ ...wonAt(1), ...change }] }] };
    expect(ratingsSchema.parse(raw)).toMatchObject({ people: [], unread: 1 });
  });
});
