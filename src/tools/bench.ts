/**
 * `npm run bench [-- --game santo-domingo --seats 4 --seconds 3 --seed 1]`: how fast random games go through the
 * `Game` interface in Node. A phone's engine is about ten times slower. Seconds are the processor's, so that other work on
 * the machine hardly shows.
 */
import { parseArgs } from 'node:util';
import { luckFrom, pick, type AnyGame } from '@antilles/engine';
import { entryOf } from '../games';
import { GAME_IDS, isGameId } from '../games/ids';

interface Pace {
  games: number;
  rounds: number;
  decisions: number;
  ms: number;
}

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Plays random games with the default options until `ms` are over. */
function pace(game: AnyGame, seatCount: number, seed: number, ms: number): Pace {
  const luck = luckFrom(seed);
  const sum: Pace = { games: 0, rounds: 0, decisions: 0, ms: 0 };
  const start = processorMs();
  for (; sum.ms < ms; sum.ms = processorMs() - start) {
    const state = game.setup(game.defaultOptions, seatCount, seed + sum.games);
    for (;;) {
      const seat = game.waiting(state)[0];
      if (seat === undefined) break;
      const decision = game.decision(state, seat);
      if (decision === null) throw new Error(`${game.id} waits for seat ${seat} and asks it nothing`);
      game.apply(state, seat, pick(luck, decision.actions), null);
      sum.decisions++;
    }
    sum.rounds += game.round(state);
    sum.games++;
  }
  return sum;
}

/** Microseconds to copy a state from the middle of a game. */
function copying(game: AnyGame, seatCount: number, seed: number): number {
  const luck = luckFrom(seed);
  const state = game.setup(game.defaultOptions, seatCount, seed);
  for (let i = 0; i < 20; i++) {
    const seat = game.waiting(state)[0];
    const decision = seat === undefined ? null : game.decision(state, seat);
    if (decision === null) break;
    game.apply(state, decision.seat, pick(luck, decision.actions), null);
  }
  const times = 200_000;
  const start = processorMs();
  for (let i = 0; i < times; i++) game.clone(state);
  return ((processorMs() - start) * 1000) / times;
}

const perSecond = (count: number, ms: number): string => Math.round((count * 1000) / ms).toLocaleString('en');

function main(): void {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      seats: { type: 'string', default: '4' },
      seconds: { type: 'string', default: '3' },
      seed: { type: 'string', default: '1' },
    },
  });
  if (values.game !== undefined && !isGameId(values.game)) {
    return fail(`There is no game "${values.game}". There are: ${GAME_IDS.join(', ')}.`);
  }
  const [seats, seconds, seed] = [Number(values.seats), Number(values.seconds), Number(values.seed)];
  if (!Number.isInteger(seats) || !Number.isInteger(seed) || !(seconds > 0)) {
    return fail('--seats and --seed want whole numbers, --seconds a number above 0.');
  }

  for (const id of values.game === undefined ? GAME_IDS : [values.game]) {
    const { game } = entryOf(id);
    const seatCount = Math.min(Math.max(seats, game.seats.min), game.seats.max);
    pace(game, seatCount, seed, 500); // until the compiler has seen it
    const { games, rounds, decisions, ms } = pace(game, seatCount, seed, seconds * 1000);
    console.log(
      `${id}, ${seatCount} seats: ${perSecond(rounds, ms)} rounds/s, ${perSecond(decisions, ms)} decisions/s, ` +
        `${perSecond(games, ms)} games/s; a copy takes ${copying(game, seatCount, seed).toFixed(2)} µs`,
    );
  }
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 2;
}

main();
