import type { AnyEntry } from '../src/games/entry';
import { isPlayable, type PlayableId } from '../src/games/ids';
import type { Save, SavedSeat, SaveProblem } from '../src/storage/saveFile';
import type { StoredSave } from '../src/storage/saveStore';

/** A saved game as Home shows it. */
export interface GoingGame {
  readonly id: string;
  readonly game: PlayableId;
  readonly round: number;
  /** Whose decision it is: the first person who is waited for, otherwise the first bot. */
  readonly next: SavedSeat;
  /** What they are asked. */
  readonly kind: string;
  readonly others: readonly SavedSeat[];
  readonly savedAt: number;
  /** A "what if": it branched off from another game. */
  readonly branched: boolean;
}

export interface UnreadableSave {
  readonly id: string;
  readonly problem: SaveProblem;
}

/**
 * Everything on the device, sorted out: games to go on with, and what cannot be opened. Finished games are neither.
 * Only the rules of a game know whose turn it is, so they are loaded for the games that lie there.
 */
export async function sortSaves(
  stored: readonly StoredSave[],
  load: (id: PlayableId) => Promise<AnyEntry>,
): Promise<{
  readonly going: readonly GoingGame[];
  readonly unreadable: readonly UnreadableSave[];
}> {
  const going: GoingGame[] = [];
  const unreadable: UnreadableSave[] = [];
  for (const { id, loaded } of stored) {
    if (!loaded.ok) {
      unreadable.push({ id, problem: loaded.problem });
      continue;
    }
    const seen = await summarise(loaded.save, load);
    if (seen.kind === 'going') going.push(seen.game);
    else if (seen.kind === 'unreadable') unreadable.push({ id, problem: seen.problem });
  }
  return { going, unreadable };
}

type Summary =
  | { readonly kind: 'going'; readonly game: GoingGame }
  | { readonly kind: 'over' }
  | { readonly kind: 'unreadable'; readonly problem: SaveProblem };

async function summarise(save: Save, load: (id: PlayableId) => Promise<AnyEntry>): Promise<Summary> {
  if (!isPlayable(save.game)) return { kind: 'unreadable', problem: 'unknown-game' };
  const { game } = await load(save.game);
  try {
    // The checksum vouches for the file; whether the rules understand the state only the rules can say.
    const state = save.state as Parameters<typeof game.waiting>[0];
    const waiting = game.waiting(state);
    if (waiting.length === 0) return { kind: 'over' };
    const isPerson = (seat: number): boolean => save.seats[seat]?.bot === null;
    const turn = waiting.find(isPerson) ?? waiting[0];
    const next = turn === undefined ? undefined : save.seats[turn];
    const round = game.round(state);
    const decision = turn === undefined ? null : game.decision(state, turn);
    if (next === undefined || decision === null || !Number.isInteger(round))
      return { kind: 'unreadable', problem: 'damaged' };
    return {
      kind: 'going',
      game: {
        id: save.id,
        game: save.game,
        round,
        next,
        kind: decision.kind,
        others: save.seats.filter((seat) => seat !== next),
        savedAt: save.savedAt,
        branched: save.branch !== undefined,
      },
    };
  } catch {
    return { kind: 'unreadable', problem: 'damaged' };
  }
}

/** How long ago, as a key under `age` and its count; null: so long that the date says more. */
export function ageOf(
  then: number,
  now: number,
): { readonly key: 'now' | 'minutes' | 'hours' | 'yesterday' | 'days'; readonly count: number } | null {
  const minutes = Math.floor((now - then) / 60_000);
  // A clock that was set back gives a game from the future: it was just now.
  if (minutes < 1) return { key: 'now', count: 0 };
  if (minutes < 60) return { key: 'minutes', count: minutes };
  const days = Math.round((startOfDay(now) - startOfDay(then)) / 86_400_000);
  if (days === 0 || minutes < 6 * 60) return { key: 'hours', count: Math.floor(minutes / 60) };
  if (days === 1) return { key: 'yesterday', count: 1 };
  return days < 7 ? { key: 'days', count: days } : null;
}

function startOfDay(time: number): number {
  const day = new Date(time);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
}
