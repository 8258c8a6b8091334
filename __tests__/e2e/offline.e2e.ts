/** The app as an installed web app: it is there without a network, and a new version never takes a game away. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Page } from '@playwright/test';
import { addWorker, site, withPolicy } from '@/tools/exportWeb';
import { serve } from '@/tools/serve';
import { easyBots, openSetup, tableOn } from './santoDomingo';
import { wholeOf } from './pieces';
import { expect, shot, test } from './support';

/** Until everything is on the device. */
const kept = (page: Page): Promise<void> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated').then(() => undefined);

test('a browser offers to install it', async ({ openApp }) => {
  const page = await openApp({ offline: true });
  await kept(page);
  const chromium = await page.context().newCDPSession(page);
  const { errors, data } = await chromium.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Antilles', display: 'standalone', start_url: '.' });
  const { installabilityErrors } = await chromium.send('Page.getInstallabilityErrors');
  // Every window of a test is a private one; that is the only thing in the way.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});

test('with the server gone it starts at any address, and a whole game is played', async ({ openApp }) => {
  const server = await serve(site);
  const page = await openApp({ offline: true, path: server.url });
  await kept(page);
  await server.close();

  await page.reload();
  await openSetup(page);
  await easyBots(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const table = tableOn(page);
  await table.play(1, 4);
  await expect(page.getByText('Round 2 · to 30 points')).toBeVisible();

  // The train is still in the tunnel when the browser throws the page away.
  await page.reload();
  await expect(page.getByText('Round 2 · to 30 points')).toBeVisible();
  await table.toResult();
  await expect(table.rematch).toBeVisible();
  // The text faces came from the device as well.
  expect(await page.evaluate(() => document.fonts.check('16px NunitoSans_400Regular'))).toBe(true);
});

test('a new version waits until somebody wants it, and the game goes on', async ({ openApp }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'antilles-site-'));
  cpSync(site, folder, { recursive: true });
  const server = await serve(folder);
  const page = await openApp({ offline: true, path: server.url });
  await kept(page);
  await openSetup(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await tableOn(page).play(1, 4);
  await expect(page.getByText('Round 2 · to 30 points')).toBeVisible();

  await release(folder);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
  // Nobody at the table is disturbed.
  await expect(page.getByText('Round 2 · to 30 points')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByText('A new version is ready')).toBeVisible();
  await shot(page, 'home-update');
  // The server no longer has this part of the old version.
  await page.getByRole('button', { name: /^Cartagena, 2/ }).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/Antilles$/);
  await page.getByRole('button', { name: 'Back', exact: true }).click();

  await page.getByRole('button', { name: 'Restart' }).click();
  await expect(page.locator('meta[name="release"]')).toHaveAttribute('content', 'next');
  await expect(page.getByText('A new version is ready')).toBeHidden();
  await page.getByRole('button', { name: /^Round 2, / }).click();
  await tableOn(page).play(2, 5);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: /^Cartagena, 2/ }).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await server.close();
  rmSync(folder, { recursive: true });
});

const renamed = (script: string): string => script.replace(/[0-9a-f]{8}(?=\.js$)/, '00000000');

/** The next release: Cartagena's part has another name, everything that mentions it too, and the page is marked. */
async function release(folder: string): Promise<void> {
  const scripts = path.join(folder, '_expo/static/js/web');
  const old = wholeOf(scripts, 'cartagena');
  const hash = /[0-9a-f]{32}/.exec(old)?.[0] ?? '';
  expect(hash).not.toBe('');
  const next = `${hash.slice(0, 24)}00000000`;
  renameSync(path.join(scripts, old), path.join(scripts, old.replace(hash, next)));
  for (const name of readdirSync(scripts)) {
    const file = path.join(scripts, name);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(hash)) continue;
    rmSync(file);
    writeFileSync(path.join(scripts, renamed(name)), text.replaceAll(hash, next));
  }
  const page = path.join(folder, 'index.html');
  const html = readFileSync(page, 'utf8').replace('<head>', '<head><meta name="release" content="next" />');
  const present = readdirSync(scripts);
  writeFileSync(
    page,
    withPolicy(html.replace(/[\w-]+-[0-9a-f]{32}\.js/g, (name) => (present.includes(name) ? name : renamed(name)))),
  );
  expect(await addWorker(folder)).toBe(true);
}
