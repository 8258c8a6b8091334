/** The app while its server is not what it should be: in the middle of an upload, or with a copy on the device that is rotten. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Page } from '@playwright/test';
import { site } from '@/tools/exportWeb';
import { serve } from '@/tools/serve';
import { aDominionGame } from './dominionSaves';
import { aGame, seatsOf, stored } from './saves';
import { wholeOf } from './pieces';
import { expect, shot, test } from './support';

const kept = (page: Page): Promise<void> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated').then(() => undefined);

/** Until the worker has tried to install: whether there is one now. */
const hasWorker = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    for (;;) {
      const found = await navigator.serviceWorker.getRegistration();
      if (found?.active) return true;
      if (found?.waiting) return true;
      // A worker that could not install takes its registration with it.
      if (!found?.installing && performance.now() > 3000) return false;
      await new Promise((later) => setTimeout(later, 100));
    }
  });

test('a visit in the middle of an upload spoils nothing, and what was missing can be asked for again', async ({
  openApp,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'antilles-site-'));
  cpSync(site, folder, { recursive: true });
  const scripts = path.join(folder, '_expo/static/js/web');
  const late = path.join(folder, '../', `${path.basename(folder)}-late`);
  mkdirSync(late);
  const missing = wholeOf(scripts, 'dominion');
  renameSync(path.join(scripts, missing), path.join(late, missing));
  // Whatever this server has not got it answers with the front page.
  const server = await serve(folder);
  const page = await openApp({
    offline: true,
    path: server.url,
    stored: await stored(
      aGame({ id: 'good', seats: seatsOf('Anna', 'Ines: easy'), round: 3 }),
      aDominionGame('cards', ['Noor', 'Tom: easy'], {}),
    ),
    // The browser itself says what it thinks of a page in place of a script.
    mayComplain: /integrity|digest/,
  });
  // What cannot be had hides nothing else, and says who plays.
  await expect(page.getByRole('button', { name: /^Round 3, .*Anna chooses/ })).toBeVisible();
  const cards = page.getByRole('button', {
    name: /^Dominion: Seaside, .*Cannot be loaded now, Noor and Tom/,
  });
  await expect(cards).toBeVisible();
  await shot(page, 'home-piece-missing');
  expect(await hasWorker(page)).toBe(false);

  await cards.click();
  await expect(page.getByText('Couldn’t load')).toBeVisible();
  const retry = page.getByRole('button', { name: 'Try again' });
  const asked = page.waitForRequest((request) => request.url().includes(missing));
  await retry.click();
  await asked;
  await expect(page.getByText('Couldn’t load')).toBeVisible();
  await shot(page, 'piece-missing');

  renameSync(path.join(late, missing), path.join(scripts, missing));
  await retry.click();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect(page.getByText('Couldn’t load')).toBeHidden();

  // The upload is done: now the app is kept, all of it, and none of it is the front page.
  await page.goto(server.url);
  await kept(page);
  const types = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (/\.js$/.test(new URL(request.url).pathname)) {
          found.push((await cache.match(request))?.headers.get('content-type') ?? '');
        }
      }
    }
    return found;
  });
  expect(types).toHaveLength(readdirSync(scripts).filter((name) => name.endsWith('.js')).length);
  expect(new Set(types)).toEqual(new Set(['text/javascript; charset=utf-8']));
  await server.close();
  await page.goto(`${server.url}/dominion/table/cards`);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  rmSync(folder, { recursive: true });
  rmSync(late, { recursive: true });
});

test('a rotten copy of the app is replaced from the screen that says so, and the games stay', async ({ openApp }) => {
  const server = await serve(site);
  const page = await openApp({
    offline: true,
    path: server.url,
    stored: await stored(aGame({ id: 'good', seats: seatsOf('Anna', 'Ines: easy'), round: 3 })),
    mayComplain: /rotten|Failed to load resource|Failed to fetch/,
  });
  await kept(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!request.url.includes('/shellScreens-')) continue;
        const text = (await (await cache.match(request))?.text()) ?? '';
        const rotten = text.replace(/__d\(\(?function\([^)]*\)\s*\{/g, (start) => `${start}throw new Error("rotten");`);
        if (rotten === text) throw new Error('nothing to spoil');
        await cache.put(
          request,
          new Response(rotten, {
            headers: { 'content-type': 'text/javascript' },
          }),
        );
      }
    }
  });
  await page.goto(`${server.url}/settings`);
  await expect(page.getByText('Something went wrong')).toBeVisible();
  const again = page.getByRole('button', { name: 'Download the app again' });
  await shot(page, 'crash');

  // Without a server the copy that is there is better than none.
  const port = Number(new URL(server.url).port);
  await server.close();
  await again.click();
  await expect(page.getByText(/^The app cannot be downloaded right now/)).toBeVisible();
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);

  const back = await serve(site, port);
  await again.click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.goto(server.url);
  await expect(page.getByRole('button', { name: /^Round 3, .*Anna chooses/ })).toBeVisible();
  await kept(page);
  await back.close();
});

test('the page runs and asks for nothing but its own', async ({ openApp }) => {
  const page = await openApp({
    offline: true,
    settings: { sound: true },
    stored: await stored(aGame({ id: 'good', seats: seatsOf('Anna', 'Ines: easy'), round: 3 })),
    mayComplain: /foreign\.example|Executing inline script|^console error: refused: script-src-elem inline$/,
  });
  // What the policy refuses without a word on the console, as code that is made of text, is told here.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`refused: ${effectiveDirective} ${blockedURI}`);
    });
  });
  // A violation on any of these is on the console, and fails the test.
  for (const address of [
    '/',
    '/history',
    '/statistics',
    '/players',
    '/backup',
    '/settings',
    '/credits',
    '/companion',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
  }
  await page.goto('/santo-domingo/table/good');
  await expect(page.getByText('Anna, choose two cards')).toBeVisible();

  const refused = await page.evaluate(async () => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      violations.push(effectiveDirective);
    });
    const script = document.createElement('script');
    script.textContent = 'window.foreign = true';
    document.head.append(script);
    await fetch('https://foreign.example/').catch(() => undefined);
    const image = new Image();
    image.src = 'https://foreign.example/picture.png';
    await new Promise((later) => setTimeout(later, 200));
    return { violations, ran: 'foreign' in window };
  });
  expect(refused.ran).toBe(false);
  expect([...refused.violations].sort()).toEqual(['connect-src', 'img-src', 'script-src-elem']);
});
