/**
 * What is measured in every engine: Node, `node --jitless` and Hermes. Bundled into one script without modules, so it
 * uses nothing but the language; prints one line of JSON.
 */
import { luckFrom, must, pick, type AnyGame, type HasRng, type Seat } from '@antilles/engine';
import { isTimeToBreathe } from '@/bots/slice';
import { levelsOf, see } from '@/bots/bot';
import { MENUS } from '@/games/dominion/bots/menus';
import { playMatch } from '@/games/dominion/bots/reference';
import type { AnyEntry } from '@/games/entry';
import type { GameId } from '@/games/shelf';
import * as limit from './limit';

interface Wanted {
  /** How long each figure is measured, in milliseconds. */
  readonly ms: number;
  readonly seed: number;
  /** How long bots of a level may be watched, in milliseconds; 0: not at all. */
  readonly botMs: number;
}

// Each engine has its own way to tell the time and to speak.
declare const BENCH: Wanted;
/** The games, in the order of the shelf: put in by whoever bundles this, for a script without files cannot look for them. */
declare const BENCH_GAMES: readonly AnyEntry[];
declare const print: ((text: string) => void) | undefined;
const host = globalThis as {
  readonly process?: { cpuUsage(): { user: number; system: number } };
  readonly BENCH_CLOCK?: () => number;
};

const entryOf = (id: GameId): AnyEntry =>
  must(
    BENCH_GAMES.find(({ game }) => game.id === id),
    id,
  );

/** Processor time where the engine tells it, so that other work on the machine hardly shows. */
function now(): number {
  if (host.BENCH_CLOCK) return host.BENCH_CLOCK();
  if (host.process === undefined) return Date.now();
  const { user, system } = host.process.cpuUsage();
  return (user + system) / 1000;
}

/** How often `once` goes in a second, in a stretch of so many milliseconds. */
function stretch(once: () => number, ms: number): number {
  let done = 0;
  const began = now();
  let spent = 0;
  do {
    done += once();
    spent = now() - began;
  } while (spent < ms);
  return (done * 1000) / spent;
}

/** How often `once` goes in a second: the median of five stretches. */
function rate(once: () => number): number {
  const stretches: number[] = [];
  once();
  for (let i = 0; i < 5; i++) {
    stretches.push(stretch(once, BENCH.ms / 5));
  }
  return must(stretches.sort((a, b) => a - b)[2], 'five stretches');
}

/** The seat counts at which gates are set; other games are measured with as few as can be. */
const SEATS: Readonly<Partial<Record<GameId, number>>> = {
  'santo-domingo': 4,
  'puerto-rico': 3,
  cartagena: 2,
  dominion: 2,
};

interface Moment {
  readonly state: HasRng;
  readonly seat: Seat;
  readonly action: unknown;
}

/** Moments of one random game, evenly spread. */
function moments(game: AnyGame, seatCount: number, seed: number): readonly Moment[] {
  const luck = luckFrom(seed);
  const all: Moment[] = [];
  const state = game.setup(game.defaultOptions, seatCount, seed);
  for (let seat = game.waiting(state)[0]; seat !== undefined; seat = game.waiting(state)[0]) {
    const action = pick(luck, must(game.decision(state, seat), 'asked').actions);
    all.push({ state: game.clone(state), seat, action });
    game.apply(state, seat, action, null);
  }
  const every = Math.max(1, Math.floor(all.length / 64));
  return all.filter((_, i) => i % every === 0);
}

function pieces(game: AnyGame, seatCount: number) {
  const at = moments(game, seatCount, BENCH.seed);
  const each = (visit: (moment: Moment) => void) =>
    rate(() => {
      for (let i = 0; i < at.length; i++) visit(at[i] as Moment);
      return at.length;
    });
  const clone = each(({ state }) => void game.clone(state));
  const cloneAndApply = each(({ state, seat, action }) => game.apply(game.clone(state), seat, action, null));
  return {
    clone,
    decision: each(({ state, seat }) => void game.decision(state, seat)),
    cloneAndApply,
    /** What is left when the copy is taken off. */
    apply: 1 / Math.max(1e-9, 1 / cloneAndApply - 1 / clone),
    view: each(({ state, seat }) => void game.view(state, seat)),
  };
}

function randomGames(game: AnyGame, seatCount: number) {
  const luck = luckFrom(BENCH.seed);
  let seed = BENCH.seed;
  let moves = 0;
  let rounds = 0;
  let games = 0;
  const gamesPerSecond = rate(() => {
    const state = game.setup(game.defaultOptions, seatCount, seed++);
    for (let seat = game.waiting(state)[0]; seat !== undefined; seat = game.waiting(state)[0]) {
      game.apply(state, seat, pick(luck, must(game.decision(state, seat), 'asked').actions), null);
      moves++;
    }
    rounds += game.round(state);
    games++;
    return 1;
  });
  return {
    gamesPerSecond,
    movesPerSecond: (gamesPerSecond * moves) / games,
    roundsPerSecond: (gamesPerSecond * rounds) / games,
  };
}

const quantile = (values: number[], share: number): number =>
  values.sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Every seat is played by one level, for a while or to the end of the game. */
function botsAt(id: GameId, level: string, seatCount: number) {
  const { game, bots } = entryOf(id);
  const bot = must(bots[level], level);
  const luck = luckFrom(BENCH.seed);
  const state = game.setup(game.defaultOptions, seatCount, BENCH.seed);
  const times: number[] = [];
  let longestSlice = 0;
  const began = now();
  for (;;) {
    const seat = game.waiting(state)[0];
    if (seat === undefined || now() - began > BENCH.botMs) break;
    const thought = bot.think(see(game, state, seat), luck);
    const asked = now();
    let breath = asked;
    let last = asked;
    for (;;) {
      const step = thought.next();
      const time = now();
      if (step.done || isTimeToBreathe(time - breath, time - last)) {
        longestSlice = Math.max(longestSlice, time - breath);
        breath = time;
      }
      last = time;
      if (!step.done) continue;
      times.push(time - asked);
      game.apply(state, seat, step.value.action, null);
      break;
    }
  }
  const total = times.reduce((sum, time) => sum + time, 0);
  return {
    decisions: times.length,
    isWholeGame: game.waiting(state).length === 0,
    totalMs: total,
    meanMs: total / Math.max(1, times.length),
    p95Ms: quantile(times, 0.95),
    longestMs: Math.max(0, ...times),
    longestSliceMs: longestSlice,
  };
}

/**
 * Two rates in turns of a few milliseconds, so that whatever else happens, memory being collected above all, hits both
 * alike; the medians of many turns.
 */
function rates(one: () => number, other: () => number): readonly [number, number] {
  const found: [number[], number[]] = [[], []];
  const ms = BENCH.ms / 20;
  stretch(one, ms);
  stretch(other, ms);
  for (let i = 0; i < 21; i++) {
    found[0].push(stretch(one, ms));
    found[1].push(stretch(other, ms));
  }
  return [quantile(found[0], 0.5), quantile(found[1], 0.5)];
}

/** The hand-written reducer: random play, and a copy with one move. */
function theLimit() {
  const luck = luckFrom(BENCH.seed);
  let state = limit.setUp(luck);
  const movesPerSecond = rate(() => {
    for (let i = 0; i < 200; i++) {
      if (state.winner >= 0) state = limit.setUp(luck);
      limit.randomMove(state, luck);
    }
    return 200;
  });
  const at: { state: limit.LimitState; action: number }[] = [];
  state = limit.setUp(luck);
  for (let i = 0; i < 2000 && state.winner < 0; i++) {
    if (i % 20 === 0) at.push({ state: limit.copy(state), action: pick(luck, limit.movesOf(state)) });
    limit.randomMove(state, luck);
  }
  const keep = (cards: number[]): number[] => cards;
  const once = (): number => {
    for (const { state: from, action } of at) limit.move(limit.copy(from), action, keep);
    return at.length;
  };
  return { movesPerSecond, copyAndMove: rate(once), once };
}

/** Copy + apply of the real rules, and of the reducer in the same moments. */
function besideTheLimit(game: AnyGame, seatCount: number, reducer: () => number) {
  const at = moments(game, seatCount, BENCH.seed);
  const [rules, limitHere] = rates(() => {
    for (const { state, seat, action } of at) game.apply(game.clone(state), seat, action, null);
    return at.length;
  }, reducer);
  return { timesTheReducer: limitHere / rules };
}

function bigMoneyMirror(): number {
  const menu = MENUS['bm-ultimate'];
  let seed = BENCH.seed;
  return rate(() => {
    playMatch({
      first: menu,
      second: menu,
      games: 20,
      seed: seed++,
      suicide: true,
      fixedSeats: false,
      opening: 'shuffled',
      players: 2,
      isSpeedWanted: false,
    });
    return 20;
  });
}

function measure(id: GameId) {
  const { game } = entryOf(id);
  const seats = SEATS[id] ?? entryOf(id).game.seats.min;
  // The yardstick is measured beside each game: what else the machine does then hits both alike.
  const { once, ...yardstick } = theLimit();
  return {
    id,
    seats,
    yardstick,
    ...pieces(game, seats),
    ...besideTheLimit(game, seats, once),
    ...randomGames(game, seats),
    ...(id === 'dominion' ? { bigMoneyGamesPerSecond: bigMoneyMirror() } : {}),
    bots:
      BENCH.botMs === 0
        ? {}
        : Object.fromEntries(levelsOf(entryOf(id).bots).map((level) => [level, botsAt(id, level, seats)])),
  };
}

const line = JSON.stringify({ games: BENCH_GAMES.map(({ game }) => measure(game.id as GameId)) });
if (typeof print === 'function') print(line);
else console.log(line);
