import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { below, luckFrom, must, random, type HasRng } from '@antilles/engine';
import { softMax } from '@/bots/greedy';
import { BOARD_FEATURES, readBoard, readTable, TABLE_FEATURES } from '../bots/features';
import { finalPoints, tasteMind, taughtMind, type Mind } from '../bots/mind';
import { GRAIN, judgeOf, type Network } from '../bots/network';
import { MOST_WEIGHT, packed, unpacked, type Packed } from '../bots/packed';
import { carryOut, scoresFor } from '../bots/policy';
import { roleScores, USUAL_ENVY } from '../bots/roleChoice';
import { dearCrop, large, quarries, shipping, type Plan } from '../bots/plans';
import { BALANCED_TASTE, type Taste } from '../bots/taste';
import { isManned, owns } from '../rules/board';
import { puertoRico } from '../rules/game';
import { clone, type State } from '../rules/state';

/**
 * Teaches the network of Puerto Rico's bots by games: `npx tsx src/games/puerto-rico/tools/teach.ts --games 5000 --generation 0`
 * plays games and writes what was seen and how it ended; `--learn` then fits a network to the games of `--from` … and keeps
 * it as `net-<generation>.json`, and `--write` makes it the bots' own (`bots/weights.json`). Games are kept in pieces of 100 in
 * `--folder`: whatever is there is not played again, so that a run which was stopped goes on. In generation 0 boards are
 * judged by hand-made tastes, each seat's own strongly disturbed; later by the network of the generation before,
 * with a plan of its own for most seats. The README says which runs made the weights.
 */
const ROOT = path.resolve(__dirname, '../../../..');
const PIECE = 100;
const HIDDEN = 32;
/** Tables at which somebody chooses a role that are kept: one in so many. */
const KEPT = 4;

function main(): void {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string', default: '.cache/puerto-rico' },
      generation: { type: 'string', default: '0' },
      games: { type: 'string', default: '0' },
      seed: { type: 'string', default: '1' },
      learn: { type: 'boolean', default: false },
      from: { type: 'string', default: '0' },
      epochs: { type: 'string', default: '8' },
      write: { type: 'boolean', default: false },
    },
  });
  const folder = path.resolve(ROOT, values.folder);
  mkdirSync(folder, { recursive: true });
  const generation = Number(values.generation);
  const seed = Number(values.seed);
  for (let piece = 0; piece * PIECE < Number(values.games); piece++) playPiece(folder, generation, piece, seed);
  const net = path.join(folder, `net-${generation}.json`);
  if (values.learn) {
    const positions: Position[] = [];
    for (let g = Number(values.from); g <= generation; g++) positions.push(...read(folder, g));
    keep(net, JSON.stringify(learn(positions, Number(values.epochs), luckFrom(seed))));
  }
  if (values.write) {
    const text = JSON.stringify(JSON.parse(readFileSync(net, 'utf8')));
    writeFileSync(path.join(ROOT, 'src/games/puerto-rico/bots/weights.json'), `${text}\n`);
  }
}

/** All or nothing: a run that is stopped leaves no half of a file. */
function keep(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
}

const pieceFile = (folder: string, generation: number, piece: number): string =>
  path.join(folder, `games-${generation}-${piece}.bin`);

function playPiece(folder: string, generation: number, piece: number, seed: number): void {
  const file = pieceFile(folder, generation, piece);
  if (existsSync(file)) return;
  const teacher =
    generation === 0
      ? null
      : judgeOf(unpacked(JSON.parse(readFileSync(path.join(folder, `net-${generation - 1}.json`), 'utf8')) as Packed));
  const notes: number[] = [];
  for (let i = 0; i < PIECE; i++) {
    const luck = luckFrom((seed * 1_000_003 + generation * 100_003 + piece * PIECE + i) | 0);
    for (let n = 0; n < 20; n++) random(luck);
    playOne(luck, teacher, notes);
  }
  keep(file, new Uint8Array(Int16Array.from(notes).buffer));
  if (piece % 10 === 0) console.log(`generation ${generation}: ${(piece + 1) * PIECE} games`);
}

/** What most seats lean to, harder than the bots' own plans: a network only knows what it has seen tried. */
const LEANINGS: readonly Plan['fond'][] = [
  (player, remaining) => 2 * remaining * dearCrop(player),
  (player, remaining) => (1 + 3 * remaining) * shipping(player) + 0.3 * remaining * Math.min(player.manned[0], 4),
  (player, remaining) => (isManned(player, 'factory') ? 4 : owns(player, 'factory') ? 3.5 : 0) * (0.3 + remaining),
  (player, remaining) => 1.3 * remaining * quarries(player) + 0.7 * large(player),
];

/** Three players mostly; four, five and two now and then. */
function seatsFor(luck: HasRng): number {
  const roll = random(luck);
  return roll < 0.55 ? 3 : roll < 0.83 ? 4 : roll < 0.91 ? 5 : 2;
}

const around = (luck: HasRng, spread: number): number =>
  Math.exp(spread * (random(luck) + random(luck) + random(luck) - 1.5) * 2);

function disturbed(luck: HasRng): Taste {
  const taste: Record<string, unknown> = { ...BALANCED_TASTE };
  for (const [key, value] of Object.entries(BALANCED_TASTE)) {
    if (typeof value === 'number') taste[key] = value * around(luck, 0.4);
    else taste[key] = (value as number[]).map((weight) => weight * around(luck, 0.9));
  }
  return { ...(taste as unknown as Taste), idleLarge: BALANCED_TASTE.idleLarge };
}

interface Sampled {
  readonly table: number[];
  readonly boards: number[][];
}

function playOne(luck: HasRng, teacher: ReturnType<typeof judgeOf> | null, notes: number[]): void {
  const seats = seatsFor(luck);
  const options = { ...puertoRico.defaultOptions };
  const state = puertoRico.setup(options, seats, Math.floor(random(luck) * 2 ** 31));
  const minds = state.players.map((_, seat): Mind => {
    if (teacher === null) return tasteMind(disturbed(luck));
    const fond = LEANINGS[below(luck, LEANINGS.length + 2)];
    const strength = 2 * random(luck);
    return fond === undefined
      ? taughtMind(teacher)
      : taughtMind(teacher, (player, remaining) => strength * fond(player, remaining), seat);
  });
  const warmth = minds.map(() => random(luck));
  const sampled: Sampled[] = [];
  for (let [seat] = puertoRico.waiting(state); seat !== undefined; [seat] = puertoRico.waiting(state)) {
    const decision = must(puertoRico.decision(state, seat), 'asked');
    const mind = must(minds[seat], 'a mind');
    if (decision.actions.length === 1) {
      puertoRico.apply(state, seat, must(decision.actions[0], 'an answer'), null);
      continue;
    }
    if (decision.kind === 'choose-role') {
      if (below(luck, KEPT) === 0) sampled.push(sample(state));
      const scores =
        teacher === null
          ? roleScores(state, decision, mind, USUAL_ENVY)
          : decision.actions.map((action) => {
              const after = clone(state);
              puertoRico.apply(after, seat, action, null);
              carryOut(after, mind);
              return 40 * must(mind.chances(after)[seat], 'a chance');
            });
      const action = must(decision.actions[softMax(scores, 0.1 + 0.7 * must(warmth[seat], 'warm'), luck)], 'a role');
      puertoRico.apply(state, seat, action, null);
    } else {
      const scores = scoresFor(state, decision, mind);
      const action = must(
        decision.actions[softMax(scores, 0.02 + 0.25 * must(warmth[seat], 'warm'), luck)],
        'an answer',
      );
      puertoRico.apply(state, seat, action, null);
    }
  }
  const aims = aimsOf(state);
  for (const { table, boards } of sampled) {
    notes.push(seats);
    noteList(notes, table);
    boards.forEach((board, seat) => {
      notes.push(Math.round(10_000 * must(aims[seat], 'an aim')));
      noteList(notes, board);
    });
  }
}

/** What was to be foretold: half for winning, half for the points. */
function aimsOf(state: State): number[] {
  const points = state.players.map(finalPoints);
  const best = Math.max(...points);
  const shares = points.map((value) => Math.exp((value - best) / 4));
  const sum = shares.reduce((all, share) => all + share, 0);
  const winners = points.filter((value) => value === best).length;
  return points.map(
    (value, seat) => (0.5 * must(shares[seat], 'a share')) / sum + (value === best ? 0.5 / winners : 0),
  );
}

function sample(state: State): Sampled {
  const table = new Array<number>(TABLE_FEATURES).fill(0);
  readTable(state, table);
  const boards = state.players.map((_, seat) => {
    const board = new Array<number>(BOARD_FEATURES).fill(0);
    readBoard(state, seat, board);
    return board;
  });
  return { table, boards };
}

function noteList(notes: number[], list: readonly number[]): void {
  const at = notes.push(0) - 1;
  list.forEach((value, i) => {
    if (value !== 0) notes.push(i, value);
  });
  notes[at] = (notes.length - at - 1) / 2;
}

/** Places and values that are not zero; those of the table come after those of a board. */
interface Sparse {
  readonly at: Uint8Array;
  readonly value: Float32Array;
}

interface Position {
  readonly table: Sparse;
  readonly boards: readonly Sparse[];
  readonly aims: readonly number[];
}

function read(folder: string, generation: number): Position[] {
  const positions: Position[] = [];
  for (let piece = 0; existsSync(pieceFile(folder, generation, piece)); piece++) {
    const bytes = readFileSync(pieceFile(folder, generation, piece));
    const notes = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
    let at = 0;
    const next = (): number => notes[at++] ?? 0;
    const list = (first: number): Sparse => {
      const count = next();
      const places = new Uint8Array(count);
      const numbers = new Float32Array(count);
      for (let i = 0; i < count; i++) {
        places[i] = first + next();
        numbers[i] = next();
      }
      return { at: places, value: numbers };
    };
    while (at < notes.length) {
      const seats = next();
      const table = list(BOARD_FEATURES);
      const aims: number[] = [];
      const boards: Sparse[] = [];
      for (let seat = 0; seat < seats; seat++) {
        aims.push(next() / 10_000);
        boards.push(list(0));
      }
      positions.push({ table, boards, aims });
    }
  }
  return positions;
}

const FEATURES = BOARD_FEATURES + TABLE_FEATURES;
const BATCH = 64;

/** Adam on the cross entropy of who does how well; features are first brought to a like size. */
function learn(positions: readonly Position[], epochs: number, luck: HasRng): Packed {
  const width = HIDDEN + 1;
  const sizes = new Float64Array(FEATURES).fill(1e-3);
  for (const { table, boards } of positions) {
    for (const [list, weight] of [[table, 1] as const, ...boards.map((board) => [board, 1 / boards.length] as const)]) {
      for (let i = 0; i < list.at.length; i++)
        sizes[list.at[i] as number] = (sizes[list.at[i] as number] as number) + weight * (list.value[i] as number) ** 2;
    }
  }
  for (let i = 0; i < FEATURES; i++) sizes[i] = Math.max(0.15, Math.sqrt((sizes[i] as number) / positions.length));
  for (const { table, boards } of positions) {
    for (const list of [table, ...boards])
      for (let i = 0; i < list.at.length; i++)
        list.value[i] = (list.value[i] as number) / (sizes[list.at[i] as number] as number);
  }
  const weights = new Float64Array(FEATURES * width + 2 * HIDDEN);
  const biasAt = FEATURES * width;
  const outAt = biasAt + HIDDEN;
  for (let i = 0; i < FEATURES; i++)
    for (let h = 0; h < HIDDEN; h++) weights[i * width + h] = (random(luck) - 0.5) * 0.25;
  for (let h = 0; h < HIDDEN; h++) weights[outAt + h] = (random(luck) - 0.5) * 0.5;
  const slope = new Float64Array(weights.length);
  const mean = new Float64Array(weights.length);
  const square = new Float64Array(weights.length);
  const order = Array.from(positions.keys()).filter((i) => i % 25 !== 0);
  const kept = Array.from(positions.keys()).filter((i) => i % 25 === 0);

  const base = new Float64Array(width);
  const sums = [0, 1, 2, 3, 4].map(() => new Float64Array(width));
  const add = (list: Sparse, into: Float64Array): void => {
    for (let i = 0; i < list.at.length; i++) {
      const value = list.value[i] as number;
      const first = (list.at[i] as number) * width;
      for (let h = 0; h < width; h++) into[h] = (into[h] as number) + value * (weights[first + h] as number);
    }
  };
  const shares = [0, 0, 0, 0, 0];
  /** Fills `sums` and `shares`; the cross entropy less what nobody could save. */
  const foretell = ({ table, boards, aims }: Position): number => {
    for (let h = 0; h < HIDDEN; h++) base[h] = weights[biasAt + h] as number;
    base[HIDDEN] = 0;
    add(table, base);
    let best = -Infinity;
    for (let seat = 0; seat < boards.length; seat++) {
      const sum = sums[seat] as Float64Array;
      sum.set(base);
      add(boards[seat] as Sparse, sum);
      let answer = sum[HIDDEN] as number;
      for (let h = 0; h < HIDDEN; h++)
        if ((sum[h] as number) > 0) answer += (sum[h] as number) * (weights[outAt + h] as number);
      shares[seat] = answer;
      best = Math.max(best, answer);
    }
    let all = 0;
    for (let seat = 0; seat < boards.length; seat++) all += shares[seat] = Math.exp((shares[seat] as number) - best);
    let loss = 0;
    for (let seat = 0; seat < boards.length; seat++) {
      shares[seat] = (shares[seat] as number) / all;
      const aim = aims[seat] as number;
      if (aim > 1e-6) loss += aim * Math.log(aim / Math.max(1e-9, shares[seat] as number));
    }
    return loss;
  };
  let steps = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = below(luck, i + 1);
      [order[i], order[j]] = [order[j] as number, order[i] as number];
    }
    let loss = 0;
    for (let first = 0; first + BATCH <= order.length; first += BATCH) {
      slope.fill(0);
      for (let k = first; k < first + BATCH; k++) {
        const position = positions[order[k] as number] as Position;
        loss += foretell(position);
        const whole = base.fill(0);
        for (let seat = 0; seat < position.boards.length; seat++) {
          const sum = sums[seat] as Float64Array;
          const wrong = (shares[seat] as number) - (position.aims[seat] as number);
          for (let h = 0; h < HIDDEN; h++) {
            const active = sum[h] as number;
            if (active > 0) {
              slope[outAt + h] = (slope[outAt + h] as number) + wrong * active;
              sum[h] = wrong * (weights[outAt + h] as number);
            } else sum[h] = 0;
          }
          sum[HIDDEN] = wrong;
          for (let h = 0; h < width; h++) whole[h] = (whole[h] as number) + (sum[h] as number);
          push(position.boards[seat] as Sparse, sum, slope);
        }
        push(position.table, whole, slope);
        for (let h = 0; h < HIDDEN; h++) slope[biasAt + h] = (slope[biasAt + h] as number) + (whole[h] as number);
      }
      steps++;
      const left = 1 - (epoch * order.length + first) / (epochs * order.length);
      const rate = (0.004 * (0.03 + 0.97 * left) * Math.sqrt(1 - 0.999 ** steps)) / (1 - 0.9 ** steps);
      for (let i = 0; i < weights.length; i++) {
        const g = (slope[i] as number) / BATCH + 1e-5 * (weights[i] as number);
        const m = (mean[i] = 0.9 * (mean[i] as number) + 0.1 * g);
        const v = (square[i] = 0.999 * (square[i] as number) + 0.001 * g * g);
        weights[i] = (weights[i] as number) - (rate * m) / (Math.sqrt(v) + 1e-8);
      }
    }
    let held = 0;
    for (const i of kept) held += foretell(positions[i] as Position);
    console.log(
      `epoch ${epoch + 1}: ${(loss / order.length).toFixed(4)}, held out ${(held / kept.length).toFixed(4)} of ${positions.length} positions`,
    );
  }

  const into = new Int16Array(FEATURES * width);
  for (let i = 0; i < FEATURES; i++) {
    for (let h = 0; h < width; h++) {
      const weight = Math.round((weights[i * width + h] as number) / (sizes[i] as number) / GRAIN);
      into[i * width + h] = Math.max(-MOST_WEIGHT, Math.min(MOST_WEIGHT, weight));
    }
  }
  const short = (value: number): number => Number(value.toFixed(4));
  const network: Network = {
    hidden: HIDDEN,
    into,
    bias: Array.from(weights.subarray(biasAt, outAt), short),
    out: Array.from(weights.subarray(outAt), short),
  };
  return packed(network);

  function push(list: Sparse, back: Float64Array, slopes: Float64Array): void {
    for (let i = 0; i < list.at.length; i++) {
      const value = list.value[i] as number;
      const at = (list.at[i] as number) * width;
      for (let h = 0; h < width; h++) slopes[at + h] = (slopes[at + h] as number) + value * (back[h] as number);
    }
  }
}

main();
