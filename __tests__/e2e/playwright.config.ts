import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, env } from '@/tools/browser';

const LONG = ['kill', 'keyboard', 'dominionKeyboard', 'screens', 'windows'].map((name) => `**/${name}.e2e.ts`);

/** Run by `npm test`, which exports and serves the app first and says where (see `src/tools/test.ts`). */
export default defineConfig({
  testDir: __dirname,
  // In this order: what takes longest is begun first, so that all workers end together.
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'short', testMatch: '*.e2e.ts', testIgnore: LONG },
  ],
  outputDir: '../../screenshots/failures',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A test waits for a third of its time: for frames, for bots, for what it says to the browser to be answered.
  workers: 4,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: env('ANTILLES_URL') ?? '',
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    // A trace of every test costs a third of the run; `npx playwright test --trace on` makes one of the test that fails.
    trace: 'off',
    launchOptions: { executablePath: env('CHROMIUM_PATH') ?? '', args: [...CHROMIUM_FLAGS] },
  },
});
