import { rankPlay, summaryOf, type Play, type PlaySummary } from '@/history/play';
import type { Profile } from '@/storage/profiles';
import { byMonth, createPlayers, filterPlays, NO_FILTER, playersIn } from '@/history/query';
import { MOST_POINTS, scoresOverTime, statisticsOf } from '@/history/statistics';
import { aPlay } from './plays';

const PROFILES: readonly Profile[] = [{ id: 'anne', name: 'Anne', colour: 'red', createdAt: 0, changedAt: 0 }];
const players = createPlayers(PROFILES);
const name = (game: string): string => ({ cartagena: 'Cartagena', 'santo-domingo': 'Santo Domingo' })[game] ?? game;
const NOW = new Date(2026, 10, 16, 12).getTime();
const DAY = 86_400_000;

/** A play by its totals, newest first when `ago` grows. */
function play(
  id: string,
  totals: Readonly<Record<string, number>>,
  more: Partial<Play> & { readonly ago?: number } = {},
): PlaySummary {
  const { ago = 0, ...change } = more;
  const names = Object.keys(totals);
  return summaryOf(
    aPlay({
      id,
      seats: names.map((each) => ({
        name: each,
        profile: null,
        colour: null,
        bot: each.startsWith('bot') ? 'hard' : null,
      })),
      endedAt: NOW - ago * DAY,
      notes: '',
      startSeat: null,
      ...rankPlay(
        Object.values(totals).map((points) => [{ key: 'score.points', points, how: null }]),
        { lowestWins: change.lowestWins ?? false },
      ),
      ...change,
    }),
  );
}

describe('looking through the plays', () => {
  const plays = [
    play('a', { Anne: 30, Tom: 20 }, { ago: 1, notes: 'Ruïne of Tóm' }),
    play('b', { ANNE: 10, botInes: 20 }, { ago: 20, game: 'cartagena' }),
    play('c', { Joris: 5, Tom: 3 }, { ago: 400, kind: 'physical', game: 'other', gameName: 'Tichu' }),
  ];
  const found = (filter: Partial<typeof NO_FILTER>) =>
    filterPlays(plays, { ...NO_FILTER, ...filter }, players, NOW, name).map(({ id }) => id);

  test('by game, kind, player and period, all at once', () => {
    expect(found({})).toEqual(['a', 'b', 'c']);
    expect(found({ game: 'cartagena' })).toEqual(['b']);
    expect(found({ kind: 'physical' })).toEqual(['c']);
    expect(found({ player: 'p:anne' })).toEqual(['a', 'b']);
    expect(found({ player: 'n:tom' })).toEqual(['a', 'c']);
    expect(found({ period: 'week' })).toEqual(['a']);
    expect(found({ period: 'month', player: 'p:anne', kind: 'digital' })).toEqual(['a', 'b']);
  });

  test('by words in names, games and notes, without accents and in any order', () => {
    expect(found({ text: 'ruine' })).toEqual(['a']);
    expect(found({ text: ' tom SANTO ' })).toEqual(['a']);
    expect(found({ text: 'tichu' })).toEqual(['c']);
    expect(found({ text: 'nobody' })).toEqual([]);
  });

  test('a person is one person with and without a profile; bots of a level are one opponent', () => {
    expect(playersIn(plays, players)).toEqual([
      { key: 'p:anne', plays: 2 },
      { key: 'n:tom', plays: 2 },
      { key: 'n:joris', plays: 1 },
    ]);
    expect(players.keyOf({ name: 'whoever', profile: 'anne', bot: null })).toBe('p:anne');
    expect(players.keyOf({ name: 'Tom', profile: 'deleted', bot: null })).toBe('n:tom');
    expect(players.nameOf('n:tom')).toBe('Tom');
  });

  test('months come newest first', () => {
    expect(byMonth(plays).map(({ key, data }) => [key, data.map(({ id }) => id)])).toEqual([
      ['2026-11', ['a']],
      ['2026-10', ['b']],
      ['2025-10', ['c']],
    ]);
  });
});

describe('statistics', () => {
  // Newest first, as the store gives them.
  const plays = [
    play('e', { Anne: 40, Tom: 20 }, { ago: 1, startSeat: 1, playedMs: 100 }),
    play('d', { Anne: 25, Tom: 24 }, { ago: 2, startSeat: 0, playedMs: 900 }),
    play('c', { Anne: 10, Tom: 10, Joris: 5 }, { ago: 3, startSeat: 0, playedMs: null }),
    play('b', { Anne: 10, botYara: 30 }, { ago: 4, startSeat: 0, playedMs: 500 }),
    play('a', { Tom: 7, Anne: 3 }, { ago: 5, game: 'other', gameName: 'Golf', lowestWins: true, playedMs: 50 }),
  ];

  test('of one person: plays, wins, by game, seat and opponent', () => {
    const stats = statisticsOf(plays, players, 'p:anne');
    expect(stats).toMatchObject({ plays: 5, wins: 4, playedMs: 1550 });
    expect(stats.byGame).toMatchObject([
      { key: 'santo-domingo', plays: 4, wins: 3 },
      { key: 'other:Golf', plays: 1, wins: 1 },
    ]);
    // Began three times (two wins), second once.
    expect(stats.bySeat).toMatchObject([
      { key: '1', plays: 3, wins: 2 },
      { key: '2', plays: 1, wins: 1 },
    ]);
    // Against Tom: ahead in e, d and a; the shared victory in c is neither.
    expect(stats.byPlayer).toEqual([
      { key: 'n:tom', plays: 4, wins: 3, losses: 0 },
      { key: 'n:joris', plays: 1, wins: 1, losses: 0 },
      { key: 'b:hard', plays: 1, wins: 0, losses: 1 },
    ]);
  });

  test('streaks and records', () => {
    const stats = statisticsOf(plays, players, 'p:anne');
    expect(stats.streak).toEqual({ now: 3, best: 3, player: 'p:anne' });
    expect(stats.bestScores).toMatchObject([
      { game: 'other', value: 3, play: 'a' },
      { game: 'santo-domingo', value: 40, play: 'e' },
    ]);
    expect(stats.widestWin).toMatchObject({ value: 20, play: 'e' });
    expect(stats.longest).toMatchObject({ value: 900, play: 'd' });
  });

  test('of everybody: who wins how often', () => {
    const stats = statisticsOf(plays, players, null);
    expect(stats.plays).toBe(5);
    expect(stats.byPlayer.map(({ key, plays: all, wins }) => [key, all, wins])).toEqual([
      ['p:anne', 5, 4],
      ['n:tom', 4, 1],
      ['b:hard', 1, 1],
      ['n:joris', 1, 0],
    ]);
    expect(stats.bestScores.find(({ game }) => game === 'santo-domingo')).toMatchObject({
      value: 40,
      player: 'p:anne',
    });
  });

  test('of nobody at all', () => {
    expect(statisticsOf([], players, null)).toMatchObject({ plays: 0, byGame: [], streak: { best: 0 }, longest: null });
    expect(statisticsOf(plays, players, 'n:stranger').plays).toBe(0);
  });

  test('scores over time: oldest first, thinned to what can be drawn', () => {
    expect(scoresOverTime(plays, players, 'p:anne', 'santo-domingo').map(({ value }) => value)).toEqual([
      10, 10, 25, 40,
    ]);
    expect(scoresOverTime(plays, players, null, 'santo-domingo').map(({ value }) => value)).toEqual([30, 10, 25, 40]);
    const many = Array.from({ length: 1000 }, (_, i) => play(`m${i}`, { Anne: 1000 - i }, { ago: i }));
    const points = scoresOverTime(many, players, 'p:anne', 'santo-domingo');
    expect(points).toHaveLength(MOST_POINTS);
    expect(points[0]?.value).toBeLessThan(points[MOST_POINTS - 1]?.value ?? 0);
  });
});
