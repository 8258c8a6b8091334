import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const script = path.join(root, 'src/tools/useHooks.js');

const NO_CI = { NODE_ENV: 'test' as const };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'antilles-hooks-'));
  cpSync(path.join(root, '.githooks'), path.join(folder, '.githooks'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program in that folder, as on somebody's own machine: with no settings of git but the folder's. */
function run(program: string, args: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const { PATH = '' } = process.env as Readonly<Record<string, string | undefined>>;
  const env = { ...NO_CI, PATH, HOME: folder, GIT_CONFIG_NOSYSTEM: '1', ...more };
  return spawnSync(program, args, { cwd: folder, encoding: 'utf8', env });
}
const git = (...args: readonly string[]): SpawnSyncReturns<string> => run('git', args);
const hooksPath = (): string => git('config', '--local', '--get', 'core.hooksPath').stdout.trim();
const useHooks = (env: Readonly<Record<string, string>> = {}): number | null =>
  run(process.execPath, [script], env).status;

describe('npm install', () => {
  test('points git to our hooks', () => {
    git('init', '-q');
    expect(useHooks()).toBe(0);
    expect(hooksPath()).toBe('.githooks');
  });

  test('leaves the hooks somebody chose', () => {
    git('init', '-q');
    git('config', 'core.hooksPath', 'mine');
    expect(useHooks()).toBe(0);
    expect(hooksPath()).toBe('mine');
  });

  test('changes nothing on a machine that only checks', () => {
    git('init', '-q');
    expect(useHooks({ CI: '1' })).toBe(0);
    expect(hooksPath()).toBe('');
  });

  test('goes well outside a checkout, and without git', () => {
    expect(useHooks()).toBe(0);
    expect(useHooks({ PATH: '' })).toBe(0);
  });

  test('leaves a repository alone that only holds this folder', () => {
    git('init', '-q');
    mkdirSync(path.join(folder, 'inner'));
    expect(spawnSync(process.execPath, [script], { cwd: path.join(folder, 'inner'), env: NO_CI }).status).toBe(0);
    expect(hooksPath()).toBe('');
  });
});

describe('the hook before a commit', () => {
  const hook = (): SpawnSyncReturns<string> => run('.githooks/pre-commit', []);
  beforeEach(() => {
    git('init', '-q');
    writeFileSync(path.join(folder, 'a page.md'), '#   Untidy\n');
    git('add', 'a page.md');
  });

  test('refuses what is not formatted, and says what mends it', () => {
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const { status, stdout, stderr } = hook();
    expect(status).toBe(1);
    expect(stderr).toContain('a page.md');
    expect(stdout).toContain('prettier --write');
  });

  test('looks at staged files only', () => {
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    git('rm', '-q', '--cached', 'a page.md');
    expect(hook().status).toBe(0);
  });

  test('does not stand in the way before npm install', () => {
    expect(hook().status).toBe(0);
  });
});
