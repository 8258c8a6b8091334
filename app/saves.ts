import type { HasRng } from '@antilles/engine';
import type { AnyEntry } from '@/games/entry';
import { isGameId, type GameId } from '@/games/ids';
import { soundSave } from '@/session/sound';
import type { Save, SaveProblem } from '@/storage/saveFile';
import type { TablePlayer } from '@/session/seats';

/** A saved game as Home shows it. */
export interface GoingGame {
  readonly id: string;
  readonly game: GameId;
  readonly seats: readonly TablePlayer[];
  readonly savedAt: number;
  /** A "what if": it branched off from another game. */
  readonly branched: boolean;
  /** Today's deal, or that of an earlier day. */
  readonly daily: boolean;
  /** How it stands; null as long as the part of the app that could say so cannot be fetched. */
  readonly stand: Stand | null;
}

export interface Stand {
  readonly round: number;
  /** Whose decision it is: the first person who is waited for, otherwise the first bot. */
  readonly next: TablePlayer;
  /** What they are asked. */
  readonly kind: string;
  /** What everybody may see, for a glimpse of the table; null when the rules break over it. */
  readonly view: unknown;
}

export interface UnreadableSave {
  readonly id: string;
  readonly problem: SaveProblem;
  /** What the rules broke over, when they did. */
  readonly failure?: Failure;
}

interface Failure {
  readonly error: unknown;
  readonly entry: Pick<AnyEntry, 'game'>;
  readonly save: Save;
}

/** What Home makes of a save: a game to go on with, one that is over and stands in the history, or one it cannot open. */
export type Summary =
  | { readonly kind: 'going'; readonly game: GoingGame }
  | { readonly kind: 'over' }
  | { readonly kind: 'unreadable'; readonly problem: SaveProblem; readonly failure?: Failure };

/**
 * Only the rules of a game know whose turn it is, so they are loaded for the games that lie there. Where that fails the
 * save itself still says who plays, and the others are not its hostages.
 */
export async function summarise(save: Save, load: (id: GameId) => Promise<AnyEntry>): Promise<Summary> {
  if (!isGameId(save.game)) return { kind: 'unreadable', problem: 'unknown-game' };
  const { id, seats, savedAt } = save;
  const going = (stand: Stand | null, game: GameId): Summary => ({
    kind: 'going',
    game: { id, game, seats, savedAt, branched: save.branch !== undefined, daily: save.daily !== undefined, stand },
  });
  const entry = await load(save.game).catch(() => null);
  if (entry === null) return going(null, save.game);
  const { game } = entry;
  const sound = soundSave(entry, save);
  if (!sound.ok) {
    if (sound.problem !== 'rules-failed') return { kind: 'unreadable', problem: sound.problem };
    return { kind: 'unreadable', problem: 'rules-failed', failure: { error: sound.error, entry: { game }, save } };
  }
  const { state } = sound;
  try {
    const waiting = game.waiting(state);
    if (waiting.length === 0) return { kind: 'over' };
    const isPerson = (seat: number): boolean => seats[seat]?.bot === null;
    const turn = waiting.find(isPerson) ?? waiting[0];
    const next = turn === undefined ? undefined : seats[turn];
    const round = game.round(state);
    const decision = turn === undefined ? null : game.decision(state, turn);
    if (next === undefined || decision === null || !Number.isInteger(round))
      return { kind: 'unreadable', problem: 'damaged' };
    return going({ round, next, kind: decision.kind, view: publicView(game, state) }, save.game);
  } catch (error) {
    return { kind: 'unreadable', problem: 'rules-failed', failure: { error, entry: { game }, save } };
  }
}

/** What nobody in particular sees. A game that can be gone on with is not lost over its picture. */
function publicView(game: AnyEntry['game'], state: HasRng): unknown {
  try {
    return game.view(state, null);
  } catch {
    return null;
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
