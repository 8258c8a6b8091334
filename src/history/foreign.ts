import { MAX_NAME_LENGTH, MAX_PLAYERS, shorten } from '@/storage/ceilings';
import { checksum } from '@/storage/checksum';
import { isBlank, MAX_NAME, sameName, tidyName } from '@/storage/names';
import type { Profile } from '@/storage/profiles';
import { MAX_NOTES, PLAY_FORMAT, rankPlay, readPlay, resultWithout, type Play } from './play';
import { withProfiles } from './record';

/** A play as another program kept it, before it is one of ours. */
export interface ForeignPlay {
  /** The same for the same play in the next file. */
  readonly id: string;
  readonly game: { readonly name: string; readonly bggId: number | undefined };
  readonly endedAt: number | null;
  readonly minutes: number | null;
  readonly seats: readonly ForeignSeat[];
  readonly lowestWins: boolean;
  readonly together: boolean;
  readonly location: string;
  readonly notes: string;
}

export interface ForeignSeat {
  readonly name: string;
  /** Null: nobody noted it. */
  readonly points: number | null;
  readonly won: boolean;
  readonly began: boolean;
  readonly team: string;
}

/** What whoever imports knows: which game is one of ours, who has a profile, and what to call somebody without a name. */
export interface ForeignContext {
  readonly gameOf: (game: ForeignPlay['game']) => Pick<Play, 'game' | 'gameName'>;
  readonly profiles: readonly Profile[];
  /** Who played where nobody is named: the person whose file it is. */
  readonly me: string;
}

/** Points as people write them into a field of another program, sums included: `12+8-3`; null when there are none. */
export function readPoints(text: string): number | null {
  const tidy = text.replace(/\s/g, '').replaceAll('−', '-').replaceAll(',', '.');
  if (!/^[+-]?\d{1,7}(\.\d{1,3})?([+-]\d{1,7}(\.\d{1,3})?)*$/.test(tidy)) return null;
  return (tidy.match(/[+-]?[\d.]+/g) ?? []).reduce((sum, part) => sum + Number(part), 0);
}

/** Names as they can sit at a table of ours: none blank, no two the same, and none longer than a name may be. */
function namesAtTable(seats: readonly ForeignSeat[], me: string): readonly string[] {
  const names: string[] = [];
  for (const { name } of seats) {
    const tidy = shorten(tidyName(name), MAX_NAME);
    const plain = isBlank(tidy) ? me : tidy;
    let free = plain;
    for (let n = 2; names.some((other) => sameName(other, free)); n++) free = `${plain} ${n}`;
    names.push(free);
  }
  return names;
}

/** The place of everybody: who is said to have won is ahead of all others, whatever the points say. */
function withWinners(result: ReturnType<typeof rankPlay>, won: readonly number[]): ReturnType<typeof rankPlay> {
  if (won.length === 0) return result;
  const others = [...result.places.keys()].filter((seat) => !won.includes(seat));
  const places = result.places.map((place, seat) =>
    won.includes(seat) ? 1 : 1 + won.length + others.filter((other) => (result.places[other] ?? 0) < place).length,
  );
  return { ...result, places, winners: won, decidedBy: null };
}

/** A play of ours; null when it cannot be one: no day that a calendar knows, no game, too many people. */
export function playOfForeign(foreign: ForeignPlay, { gameOf, profiles, me }: ForeignContext): Play | null {
  const { endedAt, minutes } = foreign;
  if (endedAt === null || isBlank(foreign.game.name) || foreign.seats.length > MAX_PLAYERS) return null;
  const seats: readonly ForeignSeat[] =
    foreign.seats.length > 0 ? foreign.seats : [{ name: me, points: null, won: false, began: false, team: '' }];
  const names = namesAtTable(seats, me);
  const won = seats.flatMap((seat, i) => (seat.won ? [i] : []));
  const teams = [...new Set(seats.map(({ team }) => team))];
  const inTeams = teams.length > 1 && teams.length < seats.length && !teams.includes('');
  const together = foreign.together && !inTeams && (won.length === 0 || won.length === seats.length);
  const scored = !together && seats.every(({ points }) => points !== null);
  const result = scored
    ? withWinners(
        rankPlay(
          seats.map(({ points }) => [{ key: 'any.points', points: points ?? 0, how: null }]),
          { lowestWins: foreign.lowestWins },
        ),
        won,
      )
    : resultWithout(seats.length, won);
  const playedMs = minutes === null || minutes <= 0 ? null : minutes * 60_000;
  const began = seats.findIndex((seat) => seat.began);
  const named = gameOf(foreign.game);
  const play: Play = {
    format: PLAY_FORMAT,
    id: foreign.id,
    game: named.game,
    gameName: named.gameName === null ? null : shorten(tidyName(named.gameName), MAX_NAME_LENGTH),
    kind: 'physical',
    startedAt: endedAt - (playedMs ?? 0),
    endedAt,
    playedMs,
    options: null,
    variant: [],
    seats: names.map((name) => ({
      name,
      profile: null,
      colour: profiles.find((profile) => sameName(profile.name, name))?.colour ?? null,
      bot: null,
    })),
    startSeat: began < 0 ? null : began,
    teams: inTeams ? seats.map(({ team }) => teams.indexOf(team)) : null,
    together,
    scored,
    ...result,
    notes: shorten(foreign.notes.trim(), MAX_NOTES),
    location: shorten(tidyName(foreign.location), MAX_NAME_LENGTH),
    photo: null,
    casual: false,
    saveId: null,
    // The same file read again gives the same play.
    changedAt: endedAt,
  };
  // Whatever else a file may hold: what comes in is held to what every play is held to.
  const read = readPlay(withProfiles(play, profiles));
  return read.ok ? read.play : null;
}

/** An id for something that came without one. */
export const idOfText = (prefix: string, text: string): string => `${prefix}-${checksum(text)}`;
