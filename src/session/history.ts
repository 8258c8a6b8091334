import {
  must,
  play,
  playAgain,
  type Frame,
  type Game,
  type HasRng,
  type LogEntry,
  type Played,
  type Seat,
  type Viewer,
} from '@antilles/engine';

/** A frame that knows where it stands in the log. */
export interface LoggedFrame<View, Event> extends Frame<View, Event> {
  /** Index in the log of the action it belongs to. */
  readonly at: number;
}

/** Where a game can be replayed from: the beginning, or where newer rules took over. */
export interface Origin<State> {
  /** How many actions came before. */
  readonly at: number;
  readonly state: State;
}

/** What has been played: the state now, the log that led to it, and every moment in between. */
export interface History<State, Action, View, Event> {
  readonly origin: Origin<State>;
  state(): State;
  /** The state before action `at`, as far back as the origin. */
  stateAt(at: number): State;
  log(): readonly LogEntry<Action>[];
  /** Whoever adds has asked the rules before. */
  add(seat: Seat, action: Action): void;
  /** Remembers everything as it is now; what it gives brings it back. */
  mark(): () => void;
  /** Goes back to the moment before action `at`. */
  cut(at: number): void;
  /** Whether anything was revealed by action `at` or after it, and before action `until`. */
  revealedSince(at: number, until?: number): boolean;
  /** What the viewer saw happen from action `from` on, as far as it can be replayed. */
  frames(viewer: Viewer, from: number): readonly LoggedFrame<View, Event>[];
  /** Every state from the origin to now, in order. */
  states(): readonly State[];
}

/** Every so many actions the state is kept, so that going back replays at most that many. */
const KEPT_EVERY = 16;

/** Frames already made for one viewer; grows with the log. */
interface Reel<View, Event> {
  readonly from: number;
  readonly to: number;
  readonly frames: readonly LoggedFrame<View, Event>[];
}

/** Replays `log` from the origin; throws when the rules do not allow it. */
export function createHistory<State extends HasRng, Action, View, Options, Event>(
  game: Game<State, Action, View, Options, Event>,
  origin: Origin<State>,
  past: readonly LogEntry<Action>[],
): History<State, Action, View, Event> {
  let log = past.slice(0, origin.at);
  let state = origin.state;
  const kept = new Map([[origin.at, origin.state]]);
  /** The state before the last action: frames are mostly made of that one alone. */
  let before = origin;
  /** For each action from the origin on: whether it revealed anything. */
  const reveals: boolean[] = [];
  /** By viewer, two reels at most: the whole log, and what is unseen. */
  const reels = new Map<string, Reel<View, Event>>();

  function advance(played: Played<State, View, Event>, at: number): void {
    // Asked first: rules that break here leave everything as it was.
    const revealed = played.events.some((event) => game.reveals(event));
    before = { at, state };
    state = played.state;
    reveals[at - origin.at] = revealed;
    if ((at + 1) % KEPT_EVERY === 0) kept.set(at + 1, state);
  }

  function stateAt(at: number): State {
    if (at === log.length) return state;
    if (at === before.at) return before.state;
    let from = at - (at % KEPT_EVERY);
    if (from < origin.at) from = origin.at;
    let found = must(kept.get(from), `no state kept at ${from}`);
    for (const { seat, action } of log.slice(from, at)) found = playAgain(game, found, seat, action).state;
    return found;
  }

  /** The reel with everything on it that has happened meanwhile. */
  function grown(viewer: Viewer, reel: Reel<View, Event>): Reel<View, Event> {
    if (reel.to === log.length) return reel;
    let reached = stateAt(reel.to);
    const added: LoggedFrame<View, Event>[] = [];
    for (let at = reel.to; at < log.length; at++) {
      const { seat, action } = must(log[at], `no action ${at}`);
      const played = playAgain(game, reached, seat, action, [viewer]);
      for (const { event, view, round } of played.frames[0] ?? []) added.push({ event, view, round, at });
      reached = played.state;
    }
    return { from: reel.from, to: log.length, frames: reel.frames.concat(added) };
  }

  /** What the beginning of the game is told by: it belongs to no action, and stands before the first. */
  function opening(viewer: Viewer): readonly LoggedFrame<View, Event>[] {
    if (origin.at > 0 || game.opening === undefined) return [];
    const began = { view: game.view(origin.state, viewer), round: game.round(origin.state), at: 0 };
    return game.opening(origin.state).flatMap((event) => {
      const seen = game.redact(event, viewer);
      return seen === null ? [] : [{ ...began, event: seen }];
    });
  }

  function frames(viewer: Viewer, asked: number): readonly LoggedFrame<View, Event>[] {
    const from = Math.max(asked, origin.at);
    const all = reels.get(`${viewer} all`);
    if (from === origin.at) {
      const reel = grown(viewer, all ?? { from, to: from, frames: opening(viewer) });
      reels.set(`${viewer} all`, reel);
      return reel.frames;
    }
    const unseen = reels.get(`${viewer} unseen`);
    if (unseen?.from === from && unseen.to === log.length) return unseen.frames;
    const reel = all
      ? endOf(viewer, all, from)
      : grown(viewer, unseen?.from === from ? unseen : { from, to: from, frames: [] });
    reels.set(`${viewer} unseen`, reel);
    return reel.frames;
  }

  /** Whoever has the whole log open needs no second replay of its end. */
  function endOf(viewer: Viewer, all: Reel<View, Event>, from: number): Reel<View, Event> {
    const whole = grown(viewer, all);
    reels.set(`${viewer} all`, whole);
    let first = whole.frames.length;
    while (first > 0 && must(whole.frames[first - 1], `no frame ${first}`).at >= from) first--;
    return { from, to: whole.to, frames: whole.frames.slice(first) };
  }

  past.slice(origin.at).forEach(({ seat, action }, i) => advance(play(game, state, seat, action), origin.at + i));
  log = past.slice();

  return {
    origin,
    state: () => state,
    stateAt,
    log: () => log,
    add(seat, action) {
      advance(playAgain(game, state, seat, action), log.length);
      log = log.concat({ seat, action });
    },
    mark() {
      const then = { state, before, log, reveals: reveals.slice(), kept: [...kept], reels: [...reels] };
      return () => {
        ({ state, before, log } = then);
        reveals.splice(0, reveals.length, ...then.reveals);
        kept.clear();
        for (const [at, known] of then.kept) kept.set(at, known);
        // What was seen is not made anew: rules that broke once may break over that as well.
        reels.clear();
        for (const [viewer, reel] of then.reels) reels.set(viewer, reel);
      };
    },
    cut(at) {
      state = stateAt(at);
      before = origin;
      log = log.slice(0, at);
      reveals.length = at - origin.at;
      for (const index of kept.keys()) if (index > at) kept.delete(index);
      reels.clear();
    },
    revealedSince: (at, until = log.length) =>
      at < origin.at || reveals.slice(at - origin.at, Math.max(0, until - origin.at)).includes(true),
    frames,
    states() {
      const all = [origin.state];
      let last = origin.state;
      for (const { seat, action } of log.slice(origin.at)) all.push((last = playAgain(game, last, seat, action).state));
      return all;
    },
  };
}
