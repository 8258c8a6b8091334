/**
 * `npm run screenshots`: exports the app, opens it in a Chromium and writes the pictures of the README in
 * `assets/screenshots/`. They are committed, so nobody else needs to. `-- no-export` takes the export that is there,
 * `-- stores` takes the pictures of the shops instead.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from './browser';
import { entryOf } from '@/games';
import type { GameId } from '@/games/ids';
import type { Save } from '@/storage/saveFile';
import { aGame, playedUntil, seatsOf, stored, type Stored } from './sampleGames';
import { RESOURCES } from './resources';
import { serve } from './serve';
import { shootStores } from './storePictures';

const root = path.resolve(__dirname, '../..');
const site = path.join(root, 'dist/web');
const out = path.join(root, 'assets/screenshots');

/** How the pictures are taken: half as large again as a phone counts, three quarters of a tablet. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 } as const;
const TABLET = { viewport: { width: 1180, height: 820 }, deviceScaleFactor: 0.75 } as const;

const settings = (speed: 'off' | 'slow'): Stored => ({ 'antilles/settings': JSON.stringify({ speed }) });

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) });

/** Lifts two cards of the hand. */
async function liftTwo(page: Page): Promise<void> {
  const held = page.getByRole('checkbox', { name: /^\d, /, disabled: false });
  for (const place of [1, 3]) await held.nth(place).click();
}

/** Marieke's turn in the middle of a game against bots: when she is asked `kind` in this round. */
function midGame(id: GameId, kind: string, round: number, bots: readonly string[], seed: number): Save {
  const entry = entryOf(id);
  const { game } = entry;
  return playedUntil(entry, {
    id: `mid-${id}`,
    seats: seatsOf('Marieke', ...bots.map((name) => `${name}: medium`)),
    options: game.defaultOptions,
    seed,
    minutesAgo: 60 * 24,
    until: (state, seat) => seat === 0 && game.round(state) >= round && game.decision(state, 0)?.kind === kind,
  });
}

async function games(): Promise<Stored> {
  const three = seatsOf('Marieke', 'Tom', 'Ines: medium');
  const passed = aGame({ id: 'passed', seats: seatsOf('Tom', 'Ana', 'Marieke'), round: 4, minutesAgo: 90 });
  return stored(
    aGame({
      id: 'solo',
      seats: seatsOf('Marieke', 'Tom: easy', 'Ines: easy'),
      options: { openDiscards: true },
      round: 4,
    }),
    // Everybody has looked before the last round: the curtain tells what it brought.
    { ...passed, looked: passed.looked.map((seen) => seen - 3) },
    midGame('cartagena', 'turn', 3, ['Tom', 'Ines', 'Joris'], 3),
    midGame('puerto-rico', 'choose-role', 8, ['Tom', 'Ines', 'Joris'], 2),
    midGame('dominion', 'buy-phase', 9, ['Tom'], 5),
    aGame({ id: 'over', seats: three, until: ({ over, round }) => over && round > 5, minutesAgo: 600 }),
  );
}

async function open(browser: Browser, look: typeof PHONE | typeof TABLET, scheme: 'dark' | 'light', had: Stored) {
  const context = await browser.newContext({ ...look, colorScheme: scheme, locale: 'en-GB', hasTouch: true });
  await context.addInitScript((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, had);
  return context.newPage();
}

async function shoot(page: Page, name: string): Promise<void> {
  // What slides and fades has come to rest.
  await page.waitForTimeout(700);
  await page.screenshot({ path: path.join(out, `${name}.png`) });
  console.log(`assets/screenshots/${name}.png`);
}

async function shootAll(browser: Browser, url: string): Promise<void> {
  const had = await games();
  const at = (where: string): string => `${url}/santo-domingo/${where}`;
  const middle = (game: GameId): string => `${url}/${game}/table/mid-${game}`;
  const phone = await open(browser, PHONE, 'dark', { ...had, ...settings('off') });
  await phone.goto(url);
  await button(phone, /^Round /)
    .first()
    .waitFor();
  await shoot(phone, 'home');
  await phone.goto(at('table/solo'));
  await liftTwo(phone);
  await shoot(phone, 'choosing');
  await phone.goto(at('table/passed'));
  await button(phone, /^Hold to reveal/).waitFor();
  await shoot(phone, 'curtain');
  await phone.goto(at('result/over'));
  await button(phone, 'Rematch').waitFor();
  await shoot(phone, 'result');

  for (const game of ['cartagena', 'puerto-rico', 'dominion'] as const) {
    await phone.goto(middle(game));
    await button(phone, 'Log').waitFor();
    await shoot(phone, game);
  }

  const slow = await open(browser, PHONE, 'dark', { ...had, ...settings('slow') });
  await slow.goto(at('table/solo'));
  await liftTwo(slow);
  await button(slow, /^Play /).click();
  await button(slow, 'Pause').click();
  await button(slow, /^Next: /).click();
  await shoot(slow, 'carrying-out');

  const tablet = await open(browser, TABLET, 'light', { ...had, ...settings('off') });
  await tablet.goto(at('table/solo'));
  await liftTwo(tablet);
  await shoot(tablet, 'tablet');
  await tablet.goto(middle('cartagena'));
  await button(tablet, 'Log').waitFor();
  await shoot(tablet, 'tablet-cartagena');
}

async function main(): Promise<void> {
  if (!process.argv.includes('no-export')) {
    const { status } = spawnSync('npm', ['run', 'export:web'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, EXPO_OFFLINE: '1', CI: '1' },
    });
    if (status !== 0) throw new Error('the export failed');
  }
  mkdirSync(out, { recursive: true });
  const { url, close } = await serve(site);
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] });
  try {
    if (process.argv.includes('stores')) {
      await shootStores(
        browser,
        root,
        url,
        await games(),
        (language) => RESOURCES[language].app.home.tagline,
        process.argv.includes('apple'),
      );
    } else await shootAll(browser, url);
  } finally {
    await browser.close();
    await close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
