/**
 * `npm run bench [-- --json] [--quick] [--offline] [--store]`: what our promises about speed are worth today.
 *
 * One run measures every game in Node, under `node --jitless` (the everyday stand-in for a phone) and under Hermes; the
 * same small game on boardgame.io and as a hand-written reducer; what an action costs early and late in a long game; and
 * how long bots think. Machines differ, so what is compared with earlier runs are ratios to the hand-written reducer
 * measured a moment before. Fails when a gate of the table below is missed or a ratio has fallen by a fifth.
 *
 * Hermes and boardgame.io are fetched from npm into `.cache/bench`, which git ignores; `--offline` leaves them out.
 */
import { parseArgs } from 'node:util';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { GameId } from '@/games/ids';
import { boardgameIo, engineIn, hermes, type Engine, type EngineFigures, type GameFigures } from './engines';
import { submitTimes, type SubmitTimes } from './submits';

const STORED = path.join(__dirname, 'medians.json');
/** An interpreter may be this much slower than Node. */
const PHONE = 12;

interface Bar {
  readonly what: string;
  readonly value: number;
  readonly gate: number;
  readonly goal: number;
  /** Higher is better, unless it is a time. */
  readonly isCost?: boolean;
}

/** Rates a second through the `Game` interface, as the gates and goals of the project have them. */
function rateBars({ games }: EngineFigures, slower: number): Bar[] {
  const by = (id: GameId): GameFigures => {
    const found = games.find((game) => game.id === id);
    if (found === undefined) throw new Error(`${id} was not measured`);
    return found;
  };
  const bar = (what: string, value: number, gate: number, goal: number): Bar => ({
    what,
    value,
    gate: gate / slower,
    goal: goal / slower,
  });
  return [
    bar('Santo Domingo, 4 seats: rounds/s', by('santo-domingo').roundsPerSecond, 100_000, 400_000),
    bar('Cartagena, 2 seats: moves/s', by('cartagena').movesPerSecond, 200_000, 1_000_000),
    bar('Puerto Rico, 3 seats: moves/s', by('puerto-rico').movesPerSecond, 60_000, 325_000),
    bar('Dominion, Big Money mirror: games/s', by('dominion').bigMoneyGamesPerSecond ?? 0, 1_000, 5_700),
    ...games.map(({ id, clone }) => bar(`${id}: copies/s`, clone, 200_000, 1_000_000)),
  ];
}

const HARD_MS = 1500;
const MEDIUM_MS = 150;

function botBars({ games }: EngineFigures, engine: Engine): Bar[] {
  const bars: Bar[] = [];
  for (const { id, bots } of games) {
    for (const [level, { p95Ms, longestSliceMs }] of Object.entries(bots)) {
      const slice = engine === 'node' ? 8 : 50;
      bars.push({
        what: `${id}, ${level}: longest slice, ms`,
        value: longestSliceMs,
        gate: slice,
        goal: slice / 2,
        isCost: true,
      });
      if (engine !== 'jitless' || level === 'easy') continue;
      const most = level === 'medium' ? MEDIUM_MS : HARD_MS;
      bars.push({
        what: `${id}, ${level}: a decision, 95th percentile, ms`,
        value: p95Ms,
        gate: most,
        goal: most,
        isCost: true,
      });
    }
  }
  return bars;
}

/** Cartagena's small game against the same written by hand, and on another engine. */
function escapeBars({ games }: EngineFigures, other: ReturnType<typeof boardgameIo>): Bar[] {
  const cartagena = games.find(({ id }) => id === 'cartagena');
  if (cartagena === undefined) return [];
  const reducer: Bar = {
    what: 'Cartagena: copy + apply, times the hand-written reducer’s',
    value: cartagena.timesTheReducer,
    gate: 2,
    goal: 2,
    isCost: true,
  };
  if (other === null) return [reducer];
  const value = cartagena.movesPerSecond / other.movesPerSecond;
  return [reducer, { what: 'Cartagena: moves, times boardgame.io’s', value, gate: 100, goal: 100 }];
}

/** What a long game costs at its end, and how much of it is kept. */
const submitBars = ({ id, lastOverFirst, saveBytes }: SubmitTimes): Bar[] => [
  {
    what: `${id}: the last tenth of a long game, times the first`,
    value: lastOverFirst,
    gate: 1.5,
    goal: 1.2,
    isCost: true,
  },
  {
    what: `${id}: the save of the longest game, bytes`,
    value: saveBytes,
    gate: 200_000,
    goal: 100_000,
    isCost: true,
  },
];

const holds = ({ value, isCost = false }: Bar, than: number): boolean => (isCost ? value <= than : value >= than);

/** What does not depend on the machine: each game's rates against the hand-written reducer beside it. */
function ratios(engines: Partial<Record<Engine, EngineFigures>>): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [engine, figures] of Object.entries(engines)) {
    for (const { id, yardstick, movesPerSecond, clone, bigMoneyGamesPerSecond } of figures.games) {
      found[`${engine} ${id} moves`] = movesPerSecond / yardstick.movesPerSecond;
      found[`${engine} ${id} copies`] = clone / yardstick.copyAndMove;
      if (bigMoneyGamesPerSecond !== undefined) {
        found[`${engine} ${id} games`] = bigMoneyGamesPerSecond / yardstick.movesPerSecond;
      }
    }
  }
  return found;
}

function readStored(): Record<string, number> {
  try {
    return JSON.parse(readFileSync(STORED, 'utf8')) as Record<string, number>;
  } catch {
    return {};
  }
}

/** Further below the last stored median than this is decay. */
const DECAY = 0.2;

function main(): void {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      offline: { type: 'boolean', default: false },
      store: { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
    },
  });
  const seed = Number(values.seed);
  if (!Number.isInteger(seed)) {
    console.error('--seed wants a whole number.');
    process.exitCode = 2;
    return;
  }
  const ms = values.quick ? 250 : 1000;
  const botMs = values.quick ? 2_000 : 20_000;
  const note = (text: string): void => void (values.json || console.error(text));

  note('Node …');
  const node = engineIn('node', { ms, seed, botMs });
  note('node --jitless …');
  const jitless = engineIn('jitless', { ms, seed, botMs });
  note('Hermes …');
  const onHermes = values.offline ? null : hermes({ ms, seed, botMs: 0 });
  note('boardgame.io …');
  const other = values.offline ? null : boardgameIo(values.quick ? 1000 : 4000);
  note('an action early and late …');
  const submits = submitTimes(seed);

  const engines = { node, jitless, ...(onHermes === null ? {} : { hermes: onHermes }) };
  const bars: { engine: string; bar: Bar }[] = [
    ...[...rateBars(node, 1), ...botBars(node, 'node'), ...escapeBars(node, other), ...submits.flatMap(submitBars)].map(
      (bar) => ({ engine: 'node', bar }),
    ),
    ...[...rateBars(jitless, PHONE), ...botBars(jitless, 'jitless')].map((bar) => ({ engine: 'jitless', bar })),
  ];

  const measured = ratios(engines);
  const stored = readStored();
  const decayed = Object.entries(stored).flatMap(([name, before]) => {
    const after = measured[name];
    return after !== undefined && after < (1 - DECAY) * before ? [{ name, before, after }] : [];
  });
  if (values.store) writeFileSync(STORED, `${JSON.stringify(rounded(measured), null, 2)}\n`);

  const missed = bars.filter(({ bar }) => !holds(bar, bar.gate));
  if (missed.length > 0 || decayed.length > 0) process.exitCode = 1;
  const machine = { cores: availableParallelism(), node: process.version, date: new Date().toISOString().slice(0, 10) };
  if (values.json) {
    console.log(JSON.stringify({ machine, engines, boardgameIo: other, submits, bars, ratios: measured, decayed }));
    return;
  }
  console.log(`${machine.date}, ${machine.cores} cores, Node ${machine.node}; processor time\n`);
  printFigures(engines, other, submits);
  printBars(bars);
  for (const { name, before, after } of decayed) {
    console.log(`DECAY  ${name}: ${after.toPrecision(3)} of the reducer, was ${before.toPrecision(3)}`);
  }
}

function printFigures(
  engines: { readonly node: EngineFigures } & Partial<Record<Engine, EngineFigures>>,
  other: ReturnType<typeof boardgameIo>,
  submits: readonly SubmitTimes[],
): void {
  for (const [engine, { games }] of Object.entries(engines)) {
    for (const game of games) console.log(`${engine.padEnd(8)} ${line(game, engines.node)}`);
  }
  if (engines.hermes === undefined) console.log('hermes   not measured: it could not be fetched or run here');
  const reducer = engines.node.games.find(({ id }) => id === 'cartagena')?.yardstick.movesPerSecond ?? 0;
  console.log(
    other === null
      ? '\nboardgame.io: not measured'
      : `\nboardgame.io: ${count(other.movesPerSecond)} moves/s of the base escape; the hand-written reducer: ${count(reducer)}`,
  );
  for (const { id, tenths } of submits) console.log(`${id}: ${plot(tenths)}`);
}

function printBars(bars: readonly { readonly engine: string; readonly bar: Bar }[]): void {
  console.log();
  for (const { engine, bar } of bars) {
    const mark = !holds(bar, bar.gate) ? 'MISSED' : holds(bar, bar.goal) ? 'goal  ' : 'gate  ';
    console.log(
      `${mark} ${engine.padEnd(8)} ${bar.what}: ${count(bar.value)} (gate ${count(bar.gate)}, goal ${count(bar.goal)})`,
    );
  }
}

const rounded = (from: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(from).map(([name, value]) => [name, Number(value.toPrecision(3))]));

const count = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : Number(value.toPrecision(3)).toString();

const micros = (perSecond: number): string => `${(1e6 / perSecond).toPrecision(3)} µs`;

function line(game: GameFigures, node: EngineFigures): string {
  const there = node.games.find(({ id }) => id === game.id);
  const slower = there === undefined ? 1 : there.movesPerSecond / game.movesPerSecond;
  const medium = game.bots['medium'];
  return (
    `${game.id.padEnd(14)} clone ${micros(game.clone)}, decision ${micros(game.decision)}, apply ${micros(game.apply)}, ` +
    `view ${micros(game.view)}; a random game ${micros(game.gamesPerSecond)}, ${count(game.movesPerSecond)} moves/s` +
    (slower === 1 ? '' : ` (Node : here = ${slower.toFixed(1)})`) +
    (medium === undefined
      ? ''
      : `; a ${medium.isWholeGame ? 'whole' : 'cut-off'} game of Medium ${medium.totalMs.toFixed(0)} ms`)
  );
}

const BLOCKS = '▁▂▃▄▅▆▇█';

/** The cost in each tenth of a game, as a small picture. */
function plot(tenths: SubmitTimes['tenths']): string {
  const most = Math.max(...tenths);
  const picture = tenths.map((time) => BLOCKS[Math.min(7, Math.floor((8 * time) / most))]).join('');
  return `an action from the first to the last tenth ${picture} ${tenths.map((time) => time.toFixed(2)).join(' ')} ms`;
}

main();
