import { type Locator, type Page } from '@playwright/test';
import { aGame, onceKept, reloadOnceKept, savesOn, seatsOf, stored } from './saves';
import { easyBots, openSetup, tableOn } from './santoDomingo';
import { expect, test } from './support';

const choice = (page: Page, of: string, name: string): Locator =>
  page.getByRole('radiogroup', { name: of, exact: true }).getByRole('radio', { name, exact: true });

const ground = (page: Page): Promise<string> =>
  page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);

test('the language changes at once, and is remembered', async ({ openApp }) => {
  const page = await openApp({ path: '/settings' });
  await choice(page, 'Language', 'Nederlands').click();
  await expect(page.getByRole('heading', { name: 'Instellingen' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await reloadOnceKept(page);
  await expect(page.getByRole('heading', { name: 'Instellingen' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Nieuw spel' })).toBeVisible();
  await page.goto('/settings');
  await choice(page, 'Taal', 'English').click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('the theme changes at once, and is remembered; otherwise it follows the phone', async ({ openApp }) => {
  const page = await openApp({ path: '/settings', scheme: 'dark' });
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  const dark = await ground(page);
  await choice(page, 'Theme', 'Light').click();
  await expect.poll(() => ground(page)).not.toBe(dark);
  await reloadOnceKept(page);
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(await ground(page)).not.toBe(dark);
  await choice(page, 'Theme', 'System').click();
  await expect.poll(() => ground(page)).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => ground(page)).not.toBe(dark);
});

test('the speed of animations counts at once, at the table too', async ({ openApp }) => {
  const page = await openApp({
    settings: { speed: 'normal' },
    stored: await stored(aGame({ id: 'speed', seats: seatsOf('Anna', 'Ines: easy'), round: 2 })),
    path: '/santo-domingo/table/speed',
  });
  const table = tableOn(page);
  await table.moment();
  await table.play(...(await table.held()).slice(0, 2));
  // Watched step by step: a pause, one step on, all of it.
  await expect(page.getByText('All cards turn!')).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await page.getByRole('button', { name: /^Next: / }).click();
  await expect(page.getByText('All cards turn!')).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await choice(page, 'Animation speed', 'Off').click();
  await page.goBack();
  await page.getByRole('button', { name: 'Skip to end' }).click();
  while ((await table.moment()) === 'trade') await table.trade();
  await table.play(...(await table.held()).slice(0, 2));
  await expect(page.getByText(/^Round 4 · to|, how many goods\?/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skip to end' })).toHaveCount(0);
  await page.goto('/settings');
  await expect(choice(page, 'Animation speed', 'Off')).toBeChecked();
});

test('the memory aid: new games show what is spent', async ({ openApp }) => {
  const page = await openApp({ path: '/settings' });
  await page.getByRole('switch', { name: /^Show spent cards/ }).click();
  await onceKept(page);
  await page.goto('/');
  await openSetup(page);
  await expect(page.getByRole('switch', { name: /^Show spent cards/ })).toBeChecked();
  await easyBots(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const table = tableOn(page);
  await table.play(1, 4);
  await expect(page.getByText('Round 2 · to 30 points')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ines, .*, holds / })).toBeVisible();
  await page.getByRole('button', { name: /^Ines, / }).click();
  await expect(page.getByText(/^\d cards, (\d cards? chosen, )?\d cards? spent$/)).toBeVisible();
});

test('a saved game is deleted after the question', async ({ openApp }) => {
  const page = await openApp({
    stored: await stored(
      aGame({ id: 'one', seats: seatsOf('Anna', 'Bram'), minutesAgo: 5 }),
      aGame({ id: 'two', seats: seatsOf('Chloé', 'Ines: easy'), round: 2, minutesAgo: 60 * 24 * 3 }),
    ),
  });
  const more = page.getByRole('button', { name: 'More options for Santo Domingo, 3 days ago' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Delete game' }).click();
  await expect(page.getByText('Santo Domingo, Round 2, with Chloé and Ines. This can’t be undone.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();
  await expect(more).toBeVisible();

  await more.click();
  await page.getByRole('menuitem', { name: 'Delete game' }).click();
  await page.getByRole('button', { name: 'Delete game', exact: true }).click();
  await expect(page.getByText('Game deleted')).toBeVisible();
  await expect(more).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Round 1, .*Anna chooses/ })).toBeVisible();
  expect(Object.keys(await savesOn(page))).toEqual(['antilles/save/one/a']);
  await page.reload();
  await expect(more).toHaveCount(0);
});
