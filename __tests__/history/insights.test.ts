import { hIndexOf, insightsOf, inYear, LATEST } from '@/history/insights';
import { playedTogether, playsOf, renamed } from '@/history/mergePeople';
import { resultWithout, rankPlay, summaryOf, type Play } from '@/history/play';
import { createPlayers } from '@/history/query';
import { statisticsOf } from '@/history/statistics';
import { aPlay } from './plays';

const players = createPlayers([]);
const day = (date: number): number => new Date(2026, 5, date, 21).getTime();

/** A play of these people with these points, on a day of June. */
const played = (date: number, points: Readonly<Record<string, number>>, change: Partial<Play> = {}): Play =>
  aPlay({
    id: `d${date}`,
    game: 'cartagena',
    endedAt: day(date),
    startSeat: null,
    seats: Object.keys(points).map((name) => ({
      name,
      profile: null,
      colour: null,
      bot: name.startsWith('Bot') ? 'hard' : null,
    })),
    ...rankPlay(Object.values(points).map((value) => [{ key: 'score.points', points: value, how: null }])),
    ...change,
  });

/** Newest first, as the store lists them. */
const listed = (...plays: readonly Play[]) => plays.map(summaryOf).sort((a, b) => b.endedAt - a.endedAt);

test('the h-index: so many games at least so many times', () => {
  expect([[], [1], [5], [2, 2], [3, 2, 1], [5, 4, 3, 2, 1], [9, 9, 9]].map(hIndexOf)).toEqual([0, 1, 1, 2, 2, 3, 3]);
});

test('head to head: how often ahead, how often behind, how it went lately, and how close it was', () => {
  const list = listed(
    played(1, { Anna: 10, Bram: 20 }),
    played(2, { Anna: 10, Bram: 9 }),
    played(3, { Anna: 30, Bram: 9, 'Bot Ines': 40 }),
    // Level: no run goes on over it.
    played(4, { Carla: 5, Anna: 5 }),
  );
  const { rivals } = insightsOf(list, players, 'n:anna');
  expect(rivals).toEqual([
    { key: 'n:bram', plays: 3, ahead: 2, behind: 1, run: 2, closest: 1 },
    { key: 'n:carla', plays: 1, ahead: 0, behind: 0, run: 0, closest: null },
    { key: 'b:hard', plays: 1, ahead: 0, behind: 1, run: -1, closest: 10 },
  ]);
});

test('team mates and those who play together against the game are no rivals', () => {
  const names = { Anna: 3, Bram: 3, Carla: 1, Dirk: 1 };
  const teams = played(1, names, { teams: [0, 0, 1, 1] });
  const together = played(2, names, { together: true, scored: false, ...resultWithout(4, []) });
  const { rivals } = insightsOf(listed(teams, together), players, 'n:anna');
  expect(rivals.map(({ key, plays }) => [key, plays])).toEqual([
    ['n:carla', 1],
    ['n:dirk', 1],
  ]);
});

test('averages of one game only, days where the phone is, the latest plays, when it began', () => {
  const list = listed(
    ...[1, 2, 3, 4, 5, 6].map((date) => played(date, { Anna: date, Bram: 20 }, { playedMs: 60_000 * date })),
    played(7, { Bram: 1, Carla: 2 }),
  );
  const anna = insightsOf(list, players, 'n:anna');
  expect(anna).toMatchObject({ average: 3.5, averageMs: 210_000, first: day(1), last: day(6), hIndex: 1 });
  expect(anna.latest).toHaveLength(LATEST);
  expect([...anna.days.values()]).toEqual([1, 1, 1, 1, 1, 1]);
  expect(new Set(anna.days.keys()).size).toBe(6);
  const all = insightsOf(list, players, null);
  expect(all.average).toBeCloseTo((6 * 20 + 2) / 7);
  expect(all.rivals).toEqual([]);
  const other = played(8, { Anna: 500, Bram: 1 }, { game: 'dominion', id: 'other' });
  expect(insightsOf(listed(other, played(1, { Anna: 1, Bram: 2 })), players, 'n:anna').average).toBeNull();
});

test('nobody there: nothing said', () => {
  expect(insightsOf(listed(played(1, { Anna: 1 })), players, 'n:zoe')).toMatchObject({
    first: null,
    last: null,
    latest: [],
    games: [],
    hIndex: 0,
    average: null,
  });
});

test('plays without points set no records and draw no line', () => {
  const list = listed(
    played(1, { Anna: 0, Bram: 0 }, { scored: false, ...resultWithout(2, [0]) }),
    played(2, { Anna: 0, Bram: 0 }, { scored: false, ...resultWithout(2, [0]) }),
  );
  expect(statisticsOf(list, players, 'n:anna')).toMatchObject({
    wins: 2,
    bestScores: [],
    widestWin: null,
    streak: { now: 2, best: 2 },
  });
  expect(insightsOf(list, players, 'n:anna')).toMatchObject({ average: null, rivals: [{ ahead: 2, closest: null }] });
});

test('a year begins and ends where the phone is', () => {
  const at = (...parts: [number, number, number, number]) =>
    summaryOf(aPlay({ id: parts.join(), endedAt: new Date(...parts).getTime() }));
  const list = [at(2027, 0, 1, 0), at(2026, 11, 31, 23), at(2026, 0, 1, 0), at(2025, 11, 31, 23)];
  expect(inYear(list, 2026).map(({ id }) => id)).toEqual(['2026,11,31,23', '2026,0,1,0']);
});

test('two names become one person, but not two who sat at one table', () => {
  const anne = { id: 'p', name: 'Anna', colour: 'red', createdAt: 1, changedAt: 1 } as const;
  const who = createPlayers([anne]);
  const one = played(1, { Ana: 3, Bram: 2 });
  const list = listed(one, played(2, { Anna: 3, Bram: 2 }));
  expect(playedTogether(list, who, 'n:ana', 'p:p')).toBe(0);
  expect(playedTogether(list, who, 'n:ana', 'n:bram')).toBe(1);
  expect(playsOf(list, who, 'n:ana').map(({ id }) => id)).toEqual(['d1']);
  const after = renamed(one, who, 'n:ana', 'Anna', [anne], 77);
  expect(after).toMatchObject({ changedAt: 77, seats: [{ name: 'Anna', profile: 'p' }, { name: 'Bram' }] });
  expect(after.scores).toEqual(one.scores);
});
