import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildSync, type BuildOptions } from 'esbuild';
import { GAME_IDS, type GameId } from '@/games/ids';

/** Runs the measuring script in other engines than this one, and what it is compared with. */

export type Engine = 'node' | 'jitless' | 'hermes';

export interface BotFigures {
  readonly decisions: number;
  readonly isWholeGame: boolean;
  readonly totalMs: number;
  readonly meanMs: number;
  readonly p95Ms: number;
  readonly longestMs: number;
  readonly longestSliceMs: number;
}

/** Rates are a second. */
export interface GameFigures {
  readonly id: GameId;
  readonly seats: number;
  readonly yardstick: { readonly movesPerSecond: number; readonly copyAndMove: number };
  readonly clone: number;
  readonly decision: number;
  readonly cloneAndApply: number;
  /** What copy + apply costs, times the hand-written reducer’s in the same moments. */
  readonly timesTheReducer: number;
  readonly apply: number;
  readonly view: number;
  readonly gamesPerSecond: number;
  readonly movesPerSecond: number;
  readonly roundsPerSecond: number;
  readonly bigMoneyGamesPerSecond?: number;
  readonly bots: Readonly<Record<string, BotFigures>>;
}

export interface EngineFigures {
  readonly games: readonly GameFigures[];
}

export interface Wanted {
  readonly ms: number;
  readonly seed: number;
  readonly botMs: number;
}

const cache = path.resolve(__dirname, '../../../.cache/bench');
const kits = path.join(cache, 'kits');

function bundle(name: string, options: BuildOptions): string {
  mkdirSync(cache, { recursive: true });
  const outfile = path.join(cache, `${name}.js`);
  buildSync({ bundle: true, outfile, logLevel: 'error', ...options });
  return outfile;
}

/** What `engine.ts` measures, and the games it measures. */
function bundleEngine(target: string): string {
  const games = GAME_IDS.map((id, i) => `import { entry as game${i} } from '@/games/${id}';`);
  const contents = `${games.join('\n')}
globalThis.BENCH_GAMES = [${GAME_IDS.map((_, i) => `game${i}`).join(', ')}];
require('./engine');`;
  return bundle('engine', { stdin: { contents, resolveDir: __dirname, loader: 'ts' }, format: 'iife', target });
}

function run(command: string, args: readonly string[]): string {
  const { stdout, stderr, status, error } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`${path.basename(command)} failed: ${error?.message ?? stderr}`);
  return stdout;
}

const scriptFor = (wanted: Wanted, file: string, text: string): string => {
  const whole = path.join(cache, file);
  writeFileSync(whole, `var BENCH = ${JSON.stringify(wanted)};\n${text}`);
  return whole;
};

/** The clock of one thread, where Linux tells it: the measuring script itself knows no files. */
const CLOCK = `
(function () {
  var fs = require('node:fs'), bytes = Buffer.alloc(64), file;
  try { file = fs.openSync('/proc/' + process.pid + '/task/' + process.pid + '/schedstat', 'r'); } catch (_) { return; }
  globalThis.BENCH_CLOCK = function () {
    process.cpuUsage();
    var length = fs.readSync(file, bytes, 0, 64, 0);
    return Number(bytes.toString('latin1', 0, length).split(' ')[0]) / 1e6;
  };
})();
`;

export function engineIn(engine: 'node' | 'jitless', wanted: Wanted): EngineFigures {
  const code = readFileSync(bundleEngine('es2022'), 'utf8');
  const script = scriptFor(wanted, 'engine.node.js', CLOCK + code);
  return JSON.parse(run(process.execPath, [...(engine === 'jitless' ? ['--jitless'] : []), script])) as EngineFigures;
}

/** Fetches a package that is no dependency; false when that cannot be done here. */
function fetchKit(name: string, version: string): boolean {
  if (existsSync(path.join(kits, 'node_modules', name, 'package.json'))) return true;
  mkdirSync(kits, { recursive: true });
  if (!existsSync(path.join(kits, 'package.json')))
    writeFileSync(path.join(kits, 'package.json'), '{"private":true}\n');
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${version}`];
  return spawnSync('npm', args, { cwd: kits, stdio: 'ignore' }).status === 0;
}

const HERMES_BINARY: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux64-bin/hermes',
  darwin: 'osx-bin/hermes',
  win32: 'win64-bin/hermes.exe',
};

/** Seconds the processor has worked for programs this one has started and waited for; null where that is not told. */
function childSeconds(): number | null {
  try {
    const fields = readFileSync('/proc/self/stat', 'latin1').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return null;
  }
}

/** An old but real Hermes from npm. It knows no classes and no block scopes, so Babel takes those out first. */
export function hermes(wanted: Wanted): EngineFigures | null {
  const binary = HERMES_BINARY[process.platform];
  if (binary === undefined || !fetchKit('hermes-engine-cli', '0.12.0')) return null;
  const program = path.join(kits, 'node_modules/hermes-engine-cli', binary);
  const code = readFileSync(bundleEngine('es2019'), 'utf8');
  const load = createRequire(path.resolve(__dirname, '../../../package.json'));
  const babel = load('@babel/core') as { transformSync(code: string, options: unknown): { code: string } };
  const plugins = ['@babel/plugin-transform-classes', '@babel/plugin-transform-block-scoping'];
  const plain = babel.transformSync(code, {
    configFile: false,
    babelrc: false,
    compact: false,
    plugins: plugins.map((name) => load.resolve(name)),
  });
  const script = scriptFor(wanted, 'engine.hermes.js', plain.code);
  try {
    chmodSync(program, 0o755);
    const [before, began] = [childSeconds(), performance.now()];
    const figures = JSON.parse(run(program, ['-O', '-w', script])) as EngineFigures;
    const [after, seconds] = [childSeconds(), (performance.now() - began) / 1000];
    // Hermes only has the clock on the wall: on a busy machine its rates are put right by what it really worked.
    const busy = before === null || after === null ? 1 : Math.max(1, seconds / (after - before));
    return { games: figures.games.map((game) => scaled(game, busy)) };
  } catch {
    return null;
  }
}

function scaled<T>(figures: T, by: number): T {
  if (Array.isArray(figures) || typeof figures !== 'object' || figures === null) return figures;
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]: [string, unknown]) => [
      name,
      name === 'seats' || name === 'timesTheReducer'
        ? value
        : typeof value === 'number'
          ? value * by
          : scaled(value, by),
    ]),
  ) as T;
}

/** The base escape on boardgame.io's local client, as in production. */
export function boardgameIo(ms: number): { readonly movesPerSecond: number } | null {
  if (!fetchKit('boardgame.io', '0.50.2')) return null;
  const client = path.join(kits, 'node_modules/boardgame.io/dist/cjs/client.js');
  const script = bundle('boardgameIo', {
    entryPoints: [path.join(__dirname, 'boardgameIo.ts')],
    platform: 'node',
    define: { BENCH_MS: String(ms) },
    banner: { js: `process.env.NODE_ENV = 'production';\nconst BOARDGAME_IO = require(${JSON.stringify(client)});` },
  });
  return JSON.parse(run(process.execPath, [script])) as { movesPerSecond: number };
}
