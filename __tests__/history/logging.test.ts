import {
  firstDraft,
  gamesIn,
  groupsIn,
  locationsIn,
  namesIn,
  playOfLog,
  withGame,
  withManner,
  withPeople,
  type LogDraft,
} from '@/history/logging';
import { parsePlay, summaryOf, writePlay, type Play, type PlaySummary } from '@/history/play';
import { textOf } from '@/text/dates';
import { aPlay } from './plays';

const NOW = new Date(2026, 10, 19, 14, 30).getTime();
const seats = (...names: readonly string[]): Play['seats'] =>
  names.map((name) => ({ name, profile: null, colour: null, bot: null }));

/** Newest first, as the history gives them. */
const KNOWN: readonly PlaySummary[] = [
  aPlay({ id: 'a', game: 'other', gameName: 'Tichu', seats: seats('Anna', 'Bram', 'Carla'), location: 'Club' }),
  aPlay({ id: 'b', game: 'dominion', seats: seats('Dirk', 'Anna', 'Eva') }),
  aPlay({ id: 'c', game: 'dominion', seats: seats('Eva', 'anna', 'Dirk') }),
  aPlay({ id: 'd', game: 'puerto-rico', seats: seats('Eva', 'Dirk', 'Anna'), location: 'Home' }),
].map(summaryOf);

const log = (draft: LogDraft) => playOfLog(draft, 'log-1', NOW, []);
const noted = (draft: LogDraft): Play => {
  const made = log(draft);
  if (!made.ok) throw new Error(made.problem.kind);
  return made.play;
};
const missing = (draft: LogDraft): object | null => {
  const made = log(draft);
  return made.ok ? null : made.problem;
};
const three = withPeople(firstDraft([], NOW), ['Anna', 'Bram', 'Carla']);
const dominion: LogDraft = { ...three, game: { game: 'dominion', gameName: null } };

describe('what is offered', () => {
  test('the last group first, then those of late and often, whatever the order and the letters of their names', () => {
    expect(groupsIn(KNOWN, 5)).toEqual([
      { names: ['Anna', 'Bram', 'Carla'], plays: 1 },
      { names: ['Dirk', 'Anna', 'Eva'], plays: 3 },
    ]);
    expect(namesIn(KNOWN, 3)).toEqual(['Anna', 'Dirk', 'Eva']);
    expect(gamesIn(KNOWN, 9)).toEqual([
      { game: 'other', gameName: 'Tichu' },
      { game: 'dominion', gameName: null },
      { game: 'puerto-rico', gameName: null },
    ]);
    expect(locationsIn(KNOWN, 9)).toEqual(['Club', 'Home']);
  });

  test('a regular group only says who won: one tap, and the play is whole', () => {
    const play = noted({ ...firstDraft(KNOWN, NOW), won: [1] });
    expect(play).toMatchObject({ game: 'other', gameName: 'Tichu', winners: [1], places: [2, 1, 2], scored: false });
    expect(play.endedAt).toBe(NOW);
    expect(parsePlay(writePlay(play))).toEqual({ ok: true, play });
  });

  test('a game is won as it was won the last time', () => {
    const pandemic = aPlay({ game: 'other', gameName: 'Pandemic', together: true, winners: [], places: [1, 1, 1] });
    const known = [...KNOWN, summaryOf(pandemic)];
    expect(withGame(firstDraft(known, NOW), { game: 'other', gameName: 'Pandemic' }, known).manner).toBe('together');
  });
});

describe('a result', () => {
  test('by points ranks itself, the lowest first where that wins', () => {
    const points = { ...dominion, points: ['12', '30', '7,5'] };
    expect(noted(points)).toMatchObject({ winners: [1], places: [2, 1, 3], scored: true });
    expect(noted({ ...points, lowestWins: true })).toMatchObject({ winners: [2], places: [2, 3, 1], lowestWins: true });
  });

  test('without points is who won; two may share it', () => {
    expect(noted({ ...dominion, won: [0, 2] })).toMatchObject({ winners: [0, 2], places: [1, 3, 1], scored: false });
  });

  test('of teams goes to everybody in the team, with or without points', () => {
    const teams = { ...withManner({ ...dominion, names: ['A', 'B', 'C', 'D'] }, 'teams'), teams: [0, 1, 0, 1] };
    expect(noted({ ...teams, won: [1] })).toMatchObject({ teams: [0, 1, 0, 1], winners: [1, 3], places: [3, 1, 3, 1] });
    const scored = noted({ ...teams, points: ['100', '85'] });
    expect(scored).toMatchObject({ winners: [0, 2], scored: true });
    expect(scored.scores.map(({ total }) => total)).toEqual([100, 85, 100, 85]);
  });

  test('against the game is everybody’s or nobody’s', () => {
    const together = withManner(dominion, 'together');
    expect(noted(together)).toMatchObject({ together: true, winners: [], places: [1, 1, 1], scored: false });
    expect(noted({ ...together, won: [0] })).toMatchObject({ winners: [0, 1, 2], places: [1, 1, 1] });
  });
});

describe('what is missing is said', () => {
  test.each<[string, Partial<LogDraft>]>([
    ['noGame', { game: { game: 'other', gameName: ' \u200b' } }],
    ['noPeople', { names: [] }],
    ['noWinner', {}],
    ['badDate', { won: [0], date: '2026-02-31' }],
    ['future', { won: [0], date: '2026-11-20' }],
    ['badMinutes', { won: [0], minutes: 'an hour' }],
    ['longNotes', { won: [0], notes: 'x'.repeat(10_001) }],
  ])('%s', (kind, change) => {
    expect(missing({ ...dominion, ...change })).toEqual({ kind });
  });

  test('points for some but not for all, and whose', () => {
    expect(missing({ ...dominion, points: ['12', '', '7'] })).toEqual({ kind: 'points', at: 1 });
    expect(missing({ ...dominion, points: ['12', '3', 'x'] })).toEqual({ kind: 'points', at: 2 });
  });

  test('one team is no game of teams', () => {
    expect(missing({ ...withManner(dominion, 'teams'), teams: [0, 0, 0], won: [0] })).toEqual({ kind: 'oneTeam' });
  });
});

test('another day is its evening, and its length moves the beginning', () => {
  const play = noted({ ...dominion, won: [0], date: '2026-11-01', minutes: '90' });
  expect(textOf('date', new Date(play.endedAt))).toBe('2026-11-01');
  expect(play.endedAt - play.startedAt).toBe(90 * 60_000);
  expect(play.playedMs).toBe(90 * 60_000);
});

test('whoever stays at the table keeps points and victory', () => {
  const draft = { ...dominion, won: [2], points: ['1', '2', '3'] };
  expect(withPeople(draft, ['Carla', 'Eva', 'Anna'])).toMatchObject({ won: [0], points: ['3', '', '1'] });
});

test('a person of a profile is known by it, colour and all', () => {
  const profile = { id: 'anna', name: 'ANNA', colour: 'red' as const, createdAt: 0, changedAt: 0 };
  const made = playOfLog({ ...dominion, won: [0] }, 'log-1', NOW, [profile]);
  expect(made.ok && made.play.seats[0]).toEqual({ name: 'Anna', profile: 'anna', colour: 'red', bot: null });
});
