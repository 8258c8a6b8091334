/**
 * `npm test`: everything. Jest (rules and screens), then tables of several phones over real sockets, then the app as exported for
 * the web in a real Chromium. The last line is `N passed, N failed` over all of it, and the exit code says the same.
 *
 *     npm test -- jest               only Jest
 *     npm test -- wire               only the tables of several phones
 *     npm test -- browser            export, then only the browser tests
 *     npm test -- browser no-export  the browser tests on the export that is there
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { env, findChromium } from './browser';
import { exportWeb, exportWithSticks, root, site } from './exportWeb';
import { findRedis } from './findRedis';
import { serve } from './serve';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** Runs one of our own development tools and waits for its exit code. */
const tool = (script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> =>
  new Promise((done, fail) => {
    const child: ChildProcess = spawn(process.execPath, [require.resolve(script), ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });

/** A suite that broke before it could count its tests is one failure, never none. */
const counted = (code: number, count: Count): Count =>
  code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;

const readJson = <T>(file: string): T | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;

const jest = async (scratch: string): Promise<Count> => {
  const file = path.join(scratch, 'jest.json');
  // Jest leaves a core free by default, for somebody who works on; a test run has nobody waiting.
  const code = await tool('jest/bin/jest', [
    '--ci',
    '--maxWorkers=100%',
    '--reporters=<rootDir>/__tests__/setup/quiet.js',
    '--json',
    `--outputFile=${file}`,
  ]);
  const report = readJson<{ numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number }>(file);
  return counted(code, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0),
  });
};

/** Tables of several phones over real sockets, in Node's own test runner: Jest cannot load what carries their words. */
const wire = async (scratch: string): Promise<Count> => {
  const redis = findRedis();
  if (redis === null) {
    console.log(
      'No Redis here, and none could be installed: the tests of several hosts are left out. Install redis-server to run them.',
    );
    // Where every change is checked nothing is left out.
    if (env('CI') !== undefined) return { passed: 0, failed: 1 };
  }
  const folder = path.join(root, '__tests__/wire');
  const file = path.join(scratch, 'wire.tap');
  const told = path.join(scratch, 'wire.txt');
  const files = readdirSync(folder).filter((name) => name.endsWith('.wire.ts'));
  const code = await new Promise<number>((done, fail) => {
    const child = spawn(
      process.execPath,
      [
        ...['--import', 'tsx', '--test', '--test-concurrency=2'],
        ...['--test-reporter=spec', `--test-reporter-destination=${told}`],
        ...['--test-reporter=tap', `--test-reporter-destination=${file}`],
        ...files.map((name) => path.join(folder, name)),
      ],
      { cwd: root, stdio: 'inherit', env: { ...process.env, ...(redis === null ? { NO_REDIS: '1' } : {}) } },
    );
    child.once('error', fail);
    child.once('exit', (exit) => done(exit ?? 1));
  });
  if (code !== 0 && existsSync(told)) console.error(readFileSync(told, 'utf8'));
  const report = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const sum = (what: string): number => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(report)?.[1] ?? 0);
  return counted(code, { passed: sum('pass'), failed: sum('fail') + sum('cancelled') });
};

/** The second is quick: Metro remembers what the first one compiled. */
const exported = async (): Promise<boolean> => {
  const env = { EXPO_OFFLINE: '1', CI: '1' };
  return (await exportWeb(env)) && (await exportWithSticks(env));
};

const browser = async (scratch: string): Promise<Count> => {
  const file = path.join(scratch, 'browser.json');
  const chromium = findChromium();
  const { url, close } = await serve(site);
  try {
    const args = ['test', '--config', '__tests__/e2e/playwright.config.ts', '--reporter', 'list,json'];
    const env = { ANTILLES_URL: url, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const code = await tool('@playwright/test/cli', args, env);
    const report = readJson<{ stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] }>(
      file,
    );
    return counted(code, {
      passed: report?.stats.expected ?? 0,
      failed: (report?.stats.unexpected ?? 0) + (report?.stats.flaky ?? 0) + (report?.errors.length ?? 0),
    });
  } finally {
    await close();
  }
};

const attempt = async (suite: () => Promise<Count>): Promise<Count> => {
  try {
    return await suite();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
};

const main = async (): Promise<void> => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((word) => !['jest', 'wire', 'browser', 'no-export'].includes(word));
  if (unknown.length > 0) {
    console.error(`npm test knows jest, wire, browser and no-export, not ${unknown.join(' ')}.`);
    process.exitCode = 2;
    return;
  }
  const all = !['jest', 'wire', 'browser'].some((suite) => wanted.includes(suite));
  const scratch = mkdtempSync(path.join(tmpdir(), 'antilles-test-'));
  const none: Count = { passed: 0, failed: 0 };
  const withBrowser = all || wanted.includes('browser');
  const withExport = withBrowser && !wanted.includes('no-export');
  // Metro leaves a core idle for half of its time: Jest has it.
  const [pure, made] = await Promise.all([
    all || wanted.includes('jest') ? attempt(() => jest(scratch)) : none,
    attempt(async () => ({ passed: 0, failed: !withExport || (await exported()) ? 0 : 1 })),
  ]);
  const wired = all || wanted.includes('wire') ? await attempt(() => wire(scratch)) : none;
  const shown = withBrowser && made.failed === 0 ? await attempt(() => browser(scratch)) : none;
  const counts = [pure, made, wired, shown];
  rmSync(scratch, { recursive: true, force: true });
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  console.log(`\n${passed} passed, ${failed} failed`);
};

void main();
