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
export interface Timeline<State, Action, View, Event> {
  readonly origin: Origin<State>;
  state(): State;
  /** The state before action `at`, as far back as the origin. */
  stateAt(at: number): State;
  log(): readonly LogEntry<Action>[];
  /** Plays an action, as far as the rules allow it: throws `IllegalAction` when they do not. */
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

/** Frames already made for one viewer; grows with the log, from the very application that plays an action. */
interface Strip<View, Event> {
  readonly viewer: Viewer;
  readonly from: number;
  readonly to: number;
  readonly frames: readonly LoggedFrame<View, Event>[];
}

const logged = <View, Event>(frames: readonly Frame<View, Event>[], at: number): readonly LoggedFrame<View, Event>[] =>
  frames.map((frame) => ({ ...frame, at }));

/** Replays `log` from the origin; throws when the rules do not allow it. */
export function createTimeline<State extends HasRng, Action, View, Options, Event>(
  game: Game<State, Action, View, Options, Event>,
  origin: Origin<State>,
  past: readonly LogEntry<Action>[],
): Timeline<State, Action, View, Event> {
  let log = past.slice(0, origin.at);
  let state = origin.state;
  const kept = new Map([[origin.at, origin.state]]);
  /** The state before the last action: frames are mostly made of that one alone. */
  let before = origin;
  /** For each action from the origin on: whether it revealed anything. */
  const reveals: boolean[] = [];
  /** By viewer, two strips at most: the whole log, and what is unseen. */
  const strips = new Map<string, Strip<View, Event>>();

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

  /** The strip with everything on it that has happened meanwhile. */
  function grown(strip: Strip<View, Event>): Strip<View, Event> {
    if (strip.to === log.length) return strip;
    let reached = stateAt(strip.to);
    const added: LoggedFrame<View, Event>[] = [];
    for (let at = strip.to; at < log.length; at++) {
      const { seat, action } = must(log[at], `no action ${at}`);
      const played = playAgain(game, reached, seat, action, [strip.viewer]);
      added.push(...logged(played.frames[0] ?? [], at));
      reached = played.state;
    }
    return { ...strip, to: log.length, frames: strip.frames.concat(added) };
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
    const all = strips.get(`${viewer} all`);
    if (from === origin.at) {
      const strip = grown(all ?? { viewer, from, to: from, frames: opening(viewer) });
      strips.set(`${viewer} all`, strip);
      return strip.frames;
    }
    const unseen = strips.get(`${viewer} unseen`);
    if (unseen?.from === from && unseen.to === log.length) return unseen.frames;
    const strip = all
      ? endOf(all, from)
      : grown(unseen?.from === from ? unseen : { viewer, from, to: from, frames: [] });
    strips.set(`${viewer} unseen`, strip);
    return strip.frames;
  }

  /** Whoever has the whole log open needs no second replay of its end. */
  function endOf(all: Strip<View, Event>, from: number): Strip<View, Event> {
    const whole = grown(all);
    const { viewer } = whole;
    strips.set(`${viewer} all`, whole);
    let first = whole.frames.length;
    while (first > 0 && must(whole.frames[first - 1], `no frame ${first}`).at >= from) first--;
    return { viewer, from, to: whole.to, frames: whole.frames.slice(first) };
  }

  /** Whether frames are made for it while an action is played. The end of a whole log that is watched is cut from that. */
  function isWatching({ viewer, from, to }: Strip<View, Event>): boolean {
    return to === log.length && (from === origin.at || !strips.has(`${viewer} all`));
  }

  past.slice(origin.at).forEach(({ seat, action }, i) => advance(play(game, state, seat, action), origin.at + i));
  log = past.slice();

  return {
    origin,
    state: () => state,
    stateAt,
    log: () => log,
    add(seat, action) {
      const at = log.length;
      const watching = [...strips].filter(([, strip]) => isWatching(strip));
      const viewers = watching.map(([, { viewer }]) => viewer);
      const played = play(game, state, seat, action, viewers);
      advance(played, at);
      log = log.concat({ seat, action });
      watching.forEach(([key, strip], i) => {
        const frames = strip.frames.concat(logged(played.frames[i] ?? [], at));
        strips.set(key, { ...strip, to: log.length, frames });
      });
    },
    mark() {
      const then = { state, before, log, reveals: reveals.slice(), kept: [...kept], strips: [...strips] };
      return () => {
        ({ state, before, log } = then);
        reveals.splice(0, reveals.length, ...then.reveals);
        kept.clear();
        for (const [at, known] of then.kept) kept.set(at, known);
        // What was seen is not made anew: rules that broke once may break over that as well.
        strips.clear();
        for (const [viewer, strip] of then.strips) strips.set(viewer, strip);
      };
    },
    cut(at) {
      state = stateAt(at);
      before = origin;
      log = log.slice(0, at);
      reveals.length = at - origin.at;
      for (const index of kept.keys()) if (index > at) kept.delete(index);
      strips.clear();
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
