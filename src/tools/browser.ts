/** Finding a Chromium on this machine, or getting one. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

/**
 * What the browser is to go without. Chromium hears only one such list, so this one says again what Playwright's says, and
 * two things more: with each window the popup of the address bar would be loaded, twice, as pages of their own, which cost
 * more than half a second of a test and which no test can see.
 */
const WITHOUT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** Quiet, and the same on every machine: no sandbox (root in a container), no GPU, nothing that calls home. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${WITHOUT.join(',')}`,
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

const APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const WHAT_TO_DO =
  'No Chromium for the browser tests: install Chromium or Google Chrome, or set CHROMIUM_PATH to the program, and run this again.';

/** A Chromium: the one in CHROMIUM_PATH, the system's, Playwright's own; otherwise installed here and now. */
export const findChromium = (): string => {
  const found = lookAround() ?? (install(), lookAround());
  if (found === null) throw new Error(WHAT_TO_DO);
  return found;
};

const lookAround = (): string | null => {
  const named = env('CHROMIUM_PATH');
  if (named !== undefined && named !== '') {
    if (isProgram(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which is not a program.`);
  }
  const folders = ['/usr/bin', ...(env('PATH') ?? '').split(path.delimiter)].filter((folder) => folder !== '');
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...APPS, chromium.executablePath()].find(isProgram) ?? null;
};

/** One setting of the environment; Expo types them as anything. */
export const env = (name: string): string | undefined =>
  (process.env as Readonly<Record<string, string | undefined>>)[name];

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** On Debian as root the system's package, which brings its libraries along; otherwise Playwright's build. */
const install = (): void => {
  console.log('No Chromium found; installing one.');
  const root = process.getuid?.() === 0;
  if (root && existsSync('/usr/bin/apt-get')) {
    if (
      run('apt-get', ['update', '-q']) &&
      run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'])
    )
      return;
  }
  run(process.execPath, [
    require.resolve('@playwright/test/cli'),
    'install',
    ...(root ? ['--with-deps'] : []),
    'chromium',
  ]);
};

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
  0;
