import { must, play, type Game, type HasRng, type LogEntry } from '@antilles/engine';
import { isBotIn } from '@/bots/mix';
import { openSession } from './openSession';
import type { Playable, SessionTools } from './playable';
import { SAVE_FORMAT, type Save, type UndoRule } from './record';
import type { TablePlayer } from './seats';
import { isNewer, optionsOf, soundState, type Judge } from './sound';
import type { Session } from './tableSession';
import { createTimeline, type Origin, type Timeline } from './timeline';

export type { Playable, SessionTools } from './playable';
export * from './tableSession';

/** Begins a game, and saves it at once. Throws when this many players cannot play with these options. */
export function newSession<State extends HasRng, Action, View, Options, Event>({
  entry,
  seats,
  options,
  seed,
  id,
  undoRule,
  daily,
  rated,
  trusting,
  tools,
}: {
  readonly entry: Playable<State, Action, View, Options, Event>;
  readonly seats: readonly TablePlayer[];
  readonly options: Options;
  readonly seed: number;
  readonly id: string;
  readonly undoRule: UndoRule;
  readonly daily?: string | undefined;
  readonly rated?: Save['rated'];
  readonly trusting?: true | undefined;
  readonly tools: SessionTools;
}): Session<Action, View, Event> {
  const { game } = entry;
  const refusal = seatRefusal(game, seats.length) ?? game.optionsRefusal(options, seats.length);
  if (refusal !== null) throw new Error(`${game.id} with ${seats.length} seats: ${refusal}`);
  for (const { bot } of seats) if (bot !== null && !isBotIn(entry.bots, bot)) throw new Error(`no bot ${bot}`);

  const now = tools.now();
  const origin = { at: 0, state: game.setup(options, seats.length, seed) };
  const session = openSession(entry, createTimeline(game, origin, []), tools, {
    format: SAVE_FORMAT,
    id,
    game: game.id,
    rulesVersion: game.rulesVersion,
    startedAt: now,
    savedAt: now,
    options,
    seats,
    seed,
    log: [],
    state: origin.state,
    looked: seats.map(() => 0),
    undoRule,
    casual: false,
    daily,
    rated,
    trusting,
  });
  tools.save(session.toSave());
  return session;
}

export type Resumed<Action, View, Event> =
  | {
      readonly ok: true;
      readonly session: Session<Action, View, Event>;
      /** Whether the log replays from the very beginning; otherwise frames and undo begin where it was taken over. */
      readonly replayable: boolean;
    }
  /** `newer`: rules that we do not know yet have played on it. */
  | { readonly ok: false; readonly problem: 'damaged' | 'newer' }
  /** The file is whole, but our rules break over it. */
  | { readonly ok: false; readonly problem: 'rules-failed'; readonly error: unknown };

/**
 * Goes on with a saved game. What its log leads to counts; only where these rules cannot play the log again does the
 * saved state, once it is known to be one of this game.
 */
export function resumeSession<State extends HasRng, Action, View, Options, Event>({
  entry,
  save,
  tools,
}: {
  readonly entry: Playable<State, Action, View, Options, Event>;
  readonly save: Save;
  readonly tools: SessionTools;
}): Resumed<Action, View, Event> {
  const { game } = entry;
  try {
    if (isNewer(save, game)) return { ok: false, problem: 'newer' };
    const options = save.game === game.id ? optionsOf(game, save) : null;
    if (options === null) return { ok: false, problem: 'damaged' };
    // From outside: the replay finds out whether it is what it claims to be.
    const log = save.log as readonly LogEntry<Action>[];

    const whole = replayed(entry, save, options, log);
    const timeline =
      whole ?? createTimeline(game, { at: log.length, state: soundState(entry, save, options, save.state) }, log);
    const state = timeline.state();
    const since = whole ? save.since : { at: log.length, rulesVersion: game.rulesVersion, state };
    assertPlayable(entry, state, save.seats.length);
    const redo = stillPossible(game, state, (save.redo ?? []) as readonly LogEntry<Action>[]);
    const session = openSession(entry, timeline, tools, { ...save, options, since, state, redo });
    return { ok: true, session, replayable: since === undefined };
  } catch (error) {
    return { ok: false, problem: 'rules-failed', error };
  }
}

/** The timeline that the log makes under these rules; null when they cannot play it again. */
function replayed<State extends HasRng, Action, View, Options, Event>(
  entry: Playable<State, Action, View, Options, Event>,
  save: Save,
  options: Options,
  log: readonly LogEntry<Action>[],
): Timeline<State, Action, View, Event> | null {
  try {
    const origin = originOf(entry, save, options);
    return origin && createTimeline(entry.game, origin, log);
  } catch {
    return null;
  }
}

/** Where the log of a save begins under these rules; null when others wrote it. Throws when that is no state of ours. */
export function originOf<State extends HasRng, Action, View, Options, Event>(
  judge: Judge<State, Action, View, Options, Event>,
  save: Save,
  options: Options,
): Origin<State> | null {
  const { game } = judge;
  const { since } = save;
  if ((since ?? save).rulesVersion !== game.rulesVersion) return null;
  return since === undefined
    ? { at: 0, state: game.setup(options, save.seats.length, save.seed) }
    : { at: since.at, state: soundState(judge, save, options, since.state) };
}

/** What was taken back, if these rules still allow it: all of it or nothing. */
function stillPossible<State extends HasRng, Action, View, Options, Event>(
  game: Game<State, Action, View, Options, Event>,
  from: State,
  taken: readonly LogEntry<Action>[],
): readonly LogEntry<Action>[] | undefined {
  if (taken.length === 0) return undefined;
  try {
    let state = from;
    for (const { seat, action } of taken) state = play(game, state, seat, action).state;
    return taken;
  } catch {
    return undefined;
  }
}

/** Throws, in whatever way the rules choke, when this is no state of the game. */
function assertPlayable<State extends HasRng, Action, View, Options, Event>(
  { game, checkInvariants }: Playable<State, Action, View, Options, Event>,
  state: State,
  seatCount: number,
): void {
  checkInvariants(state);
  const seats = Array.from({ length: seatCount }, (_, seat) => seat);
  const waiting = game.waiting(state);
  if (waiting.length === 0) must(game.outcome(state), 'nobody is asked and the game is not over');
  if (!waiting.every((seat) => seats.includes(seat))) throw new Error('somebody is asked who is not there');
  for (const viewer of [null, ...seats]) game.view(state, viewer);
  game.round(state);
  if (game.points(state).length !== seatCount) throw new Error(`not a state for ${seatCount} seats`);
  for (const seat of waiting) {
    const { actions } = must(game.decision(state, seat), `seat ${seat} is not asked anything`);
    play(game, state, seat, must(actions[0], `seat ${seat} has no answer`));
  }
}

const seatRefusal = (game: { readonly seats: { readonly min: number; readonly max: number } }, count: number) =>
  count < game.seats.min || count > game.seats.max ? 'seat-count' : null;
