import { MAX_NAME_LENGTH, MAX_PLAYERS, shorten } from '@/storage/ceilings';
import { isBlank, sameName, tidyName } from '@/storage/names';
import type { Profile } from '@/storage/profiles';
import { textOf } from '@/text/dates';
import { readMoment, readNumber } from './editing';
import { MAX_NOTES, OTHER_GAME, PLAY_FORMAT, rankPlay, resultWithout, type Play, type PlaySummary } from './play';
import { withProfiles } from './record';
import { gameKey } from './statistics';

/** How people came to win: each for themselves, in teams, or all together against the game. */
export const MANNERS = ['each', 'teams', 'together'] as const;
export type Manner = (typeof MANNERS)[number];

/** A play that is being noted after it was over: texts as they were typed. */
export interface LogDraft {
  readonly game: Pick<Play, 'game' | 'gameName'>;
  readonly names: readonly string[];
  readonly manner: Manner;
  /** The team of each person, from 0. */
  readonly teams: readonly number[];
  /** Who won: places at the table, or teams. Together all won when there is anything in it. */
  readonly won: readonly number[];
  /** As typed, of each person or team; all empty: nobody counted. */
  readonly points: readonly string[];
  readonly lowestWins: boolean;
  readonly date: string;
  readonly minutes: string;
  readonly location: string;
  readonly notes: string;
  readonly photo: string | null;
}

/** What is missing; `points` and `longName` say where. */
export type LogProblem =
  | {
      readonly kind: 'noGame' | 'noPeople' | 'noWinner' | 'oneTeam' | 'badDate' | 'future' | 'badMinutes' | 'longNotes';
    }
  | { readonly kind: 'points'; readonly at: number };

/** The people of earlier plays who played together, as a chip offers them. */
export interface Group {
  readonly names: readonly string[];
  readonly plays: number;
}

/** A play this much older counts half as much for who is offered first. */
const HALF = 20;

/** Bots aside. */
const peopleOf = (play: PlaySummary): readonly string[] =>
  play.seats.flatMap(({ name, bot }) => (bot === null ? [name] : []));

/** The regular groups, those of late and often first; the newest one before all. */
export function groupsIn(plays: readonly PlaySummary[], most: number): readonly Group[] {
  const groups = new Map<string, { names: readonly string[]; plays: number; worth: number }>();
  let newest: string | null = null;
  for (const [i, play] of plays.entries()) {
    const names = peopleOf(play);
    if (names.length < 2) continue;
    const key = names.map(spoken).sort().join('\n');
    newest ??= key;
    const group = groups.get(key) ?? { names, plays: 0, worth: 0 };
    group.plays++;
    group.worth += 2 ** (-i / HALF);
    groups.set(key, group);
  }
  return [...groups]
    .sort(([a, one], [b, other]) => Number(b === newest) - Number(a === newest) || other.worth - one.worth)
    .slice(0, most)
    .map(([, { names, plays }]) => ({ names, plays }));
}

const spoken = (name: string): string => tidyName(name).toLocaleLowerCase();

/** Everybody who ever played, those of late and often first, each as they are called now. */
export function namesIn(plays: readonly PlaySummary[], most: number): readonly string[] {
  const worth = new Map<string, { name: string; worth: number }>();
  for (const [i, play] of plays.entries()) {
    for (const name of peopleOf(play)) {
      const known = worth.get(spoken(name)) ?? { name, worth: 0 };
      known.worth += 2 ** (-i / HALF);
      worth.set(spoken(name), known);
    }
  }
  return [...worth.values()]
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ name }) => name);
}

/** The games that were played, the last one first. */
export function gamesIn(plays: readonly PlaySummary[], most: number): readonly Pick<Play, 'game' | 'gameName'>[] {
  const games = new Map<string, Pick<Play, 'game' | 'gameName'>>();
  for (const { game, gameName } of plays) {
    if (games.size >= most) break;
    const key = gameKey({ game, gameName });
    if (!games.has(key)) games.set(key, { game, gameName });
  }
  return [...games.values()];
}

/** The places that were named, the last one first. */
export const locationsIn = (plays: readonly PlaySummary[], most: number): readonly string[] =>
  [...new Set(plays.map(({ location }) => location).filter((location) => location !== ''))].slice(0, most);

/** How a game was played the last time, so that it need not be said again. */
function mannerOf(
  plays: readonly PlaySummary[],
  game: Pick<Play, 'game' | 'gameName'>,
): Pick<LogDraft, 'manner' | 'lowestWins'> {
  const last = plays.find((play) => gameKey(play) === gameKey(game));
  return {
    manner: last === undefined ? 'each' : last.together ? 'together' : last.teams === null ? 'each' : 'teams',
    lowestWins: last?.lowestWins ?? false,
  };
}

/** What is most likely: the game and the people of the last time, today. */
export function firstDraft(plays: readonly PlaySummary[], now: number): LogDraft {
  const game = gamesIn(plays, 1)[0] ?? { game: '', gameName: null };
  return withPeople(
    {
      game,
      names: [],
      ...mannerOf(plays, game),
      teams: [],
      won: [],
      points: [],
      date: textOf('date', new Date(now)),
      minutes: '',
      location: '',
      notes: '',
      photo: null,
    },
    groupsIn(plays, 1)[0]?.names ?? [],
  );
}

/** The draft about another game, won as that one was the last time. */
export const withGame = (
  draft: LogDraft,
  game: Pick<Play, 'game' | 'gameName'>,
  plays: readonly PlaySummary[],
): LogDraft => withManner({ ...draft, ...mannerOf(plays, game), game }, mannerOf(plays, game).manner);

/** The draft with these people: whoever stays keeps points and victory. */
export function withPeople(draft: LogDraft, names: readonly string[]): LogDraft {
  const from = names.map((name) => draft.names.findIndex((each) => sameName(each, name)));
  const byTeam = draft.manner === 'teams';
  return {
    ...draft,
    names,
    teams: from.map((old, at) => draft.teams[old] ?? at % 2),
    won: byTeam ? draft.won : from.flatMap((old, at) => (draft.won.includes(old) ? [at] : [])),
    points: byTeam ? draft.points : from.map((old) => draft.points[old] ?? ''),
  };
}

/** The draft won in another manner; what was said of seats says nothing of teams. */
export const withManner = (draft: LogDraft, manner: Manner): LogDraft =>
  manner === draft.manner ? draft : { ...draft, manner, won: [], points: draft.names.map(() => '') };

/** How many are ranked: seats, or teams. */
export const sidesOf = ({ manner, teams, names }: LogDraft): number =>
  manner === 'teams' ? Math.max(1, ...teams) + 1 : names.length;

/** Whether somebody began to write points. */
export const isCounted = ({ points, manner }: LogDraft): boolean =>
  manner !== 'together' && points.some((text) => text.trim() !== '');

/** The play that was noted, or what is missing. */
export function playOfLog(
  draft: LogDraft,
  id: string,
  now: number,
  profiles: readonly Profile[],
): { readonly ok: true; readonly play: Play } | { readonly ok: false; readonly problem: LogProblem } {
  const result = resultOfLog(draft);
  const moment = momentOf(draft.date, now);
  const minutes = draft.minutes.trim() === '' ? null : readNumber(draft.minutes);
  const problem = problemOf(draft, result, moment, minutes);
  if (problem !== null) return { ok: false, problem };
  const playedMs = minutes === null ? null : minutes * 60_000;
  const endedAt = Number(moment);
  const { gameName } = draft.game;
  const play: Play = {
    format: PLAY_FORMAT,
    id,
    game: draft.game.game,
    gameName: gameName === null ? null : shorten(tidyName(gameName), MAX_NAME_LENGTH),
    kind: 'physical',
    startedAt: endedAt - (playedMs ?? 0),
    endedAt,
    playedMs,
    options: null,
    variant: [],
    seats: draft.names.map((name) => ({
      name: shorten(tidyName(name), MAX_NAME_LENGTH),
      profile: null,
      colour: profiles.find((profile) => sameName(profile.name, name))?.colour ?? null,
      bot: null,
    })),
    startSeat: null,
    teams: draft.manner === 'teams' ? draft.teams : null,
    together: draft.manner === 'together',
    // Whatever was missing was a problem.
    ...(result as Exclude<typeof result, LogProblem>),
    notes: draft.notes.trim(),
    location: shorten(tidyName(draft.location), MAX_NAME_LENGTH),
    photo: draft.photo,
    casual: false,
    saveId: null,
    changedAt: now,
  };
  return { ok: true, play: withProfiles(play, profiles) };
}

function problemOf(
  { game, names, notes, minutes: typed }: LogDraft,
  result: ReturnType<typeof resultOfLog>,
  moment: number | 'badDate' | 'future',
  minutes: number | null,
): LogProblem | null {
  if (game.game === '' || (game.game === OTHER_GAME && isBlank(game.gameName ?? ''))) return { kind: 'noGame' };
  if (names.length === 0 || names.length > MAX_PLAYERS) return { kind: 'noPeople' };
  if ('kind' in result) return result;
  if (typeof moment !== 'number') return { kind: moment };
  if (typed.trim() !== '' && (minutes === null || minutes < 0)) return { kind: 'badMinutes' };
  return notes.length > MAX_NOTES ? { kind: 'longNotes' } : null;
}

/** At eight in the evening of that day; today, at this moment. */
function momentOf(date: string, now: number): number | 'badDate' | 'future' {
  if (date === textOf('date', new Date(now))) return now;
  const moment = readMoment(date, '20:00');
  if (typeof moment !== 'number') return 'badDate';
  return moment > now ? 'future' : moment;
}

type Result = ReturnType<typeof resultWithout> & Pick<Play, 'scored'>;

/** Who won, by what was written: the points where everybody has them. */
function resultOfLog(draft: LogDraft): Result | LogProblem {
  const seats = draft.names.length;
  const all = [...draft.names.keys()];
  if (draft.manner === 'together') {
    return { ...resultWithout(seats, draft.won.length > 0 ? all : []), scored: false };
  }
  const side = (seat: number): number => (draft.manner === 'teams' ? (draft.teams[seat] ?? 0) : seat);
  if (draft.manner === 'teams' && new Set(draft.teams).size < 2) return { kind: 'oneTeam' };
  if (!isCounted(draft)) {
    const winners = all.filter((seat) => draft.won.includes(side(seat)));
    return winners.length === 0 ? { kind: 'noWinner' } : { ...resultWithout(seats, winners), scored: false };
  }
  const written = all.map((seat) => readNumber(draft.points[side(seat)] ?? ''));
  const missing = written.indexOf(null);
  if (missing >= 0) return { kind: 'points', at: side(missing) };
  const sheets = written.map((points) => [{ key: 'any.points', points: points ?? 0, how: null }]);
  return { ...rankPlay(sheets, { lowestWins: draft.lowestWins }), scored: true };
}
