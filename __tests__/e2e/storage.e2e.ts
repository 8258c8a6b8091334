import { type Page } from '@playwright/test';
import { aGame, saveOn, seatsOf, stored } from './saves';
import { openSetup, tableOn } from './santoDomingo';
import { expect, test } from './support';

/** From now on the browser has no room left; or has again. */
const fill = (page: Page, full: boolean): Promise<void> =>
  page.evaluate((isFull) => {
    const kept = window as typeof window & { keep?: Storage['setItem'] };
    kept.keep ??= Storage.prototype.setItem;
    Storage.prototype.setItem = isFull
      ? () => {
          throw new DOMException('no room left', 'QuotaExceededError');
        }
      : kept.keep;
  }, full);

test('a full phone: the game says so, goes on, and saves once there is room', async ({ openApp }) => {
  const page = await openApp({
    stored: await stored(aGame({ id: 'full', seats: seatsOf('Anna', 'Ines: easy'), round: 2 })),
    path: '/santo-domingo/table/full',
  });
  const table = tableOn(page);
  const notice = page.getByText('The last moves are not saved yet. We keep trying.').filter({ visible: true });
  await table.moment();
  const { state } = await saveOn(page);
  await fill(page, true);
  await table.play(...(await table.held()).slice(0, 2));
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(notice).toBeVisible();
  for (let i = 0; i < 3 && (await table.moment()) === 'trade'; i++) await table.trade();
  await expect(page.getByText(`Round ${state.round + 1} · to 30 points`)).toBeVisible();
  expect((await saveOn(page)).state.round).toBe(state.round);

  // Home and back again: what is not written yet is not lost either.
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: /^Round \d/ }).click();
  await expect(page.getByText(`Round ${state.round + 1} · to 30 points`)).toBeVisible();
  await expect(notice).toBeVisible();

  await fill(page, false);
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(notice).toBeHidden();
  expect((await saveOn(page)).state.round).toBe(state.round + 1);
  await page.reload();
  await expect(page.getByText(`Round ${state.round + 1} · to 30 points`)).toBeVisible();
});

test('it is saved by itself as soon as there is room', async ({ openApp }) => {
  const page = await openApp({
    stored: await stored(aGame({ id: 'full', seats: seatsOf('Anna', 'Bram'), round: 2 })),
    path: '/santo-domingo/table/full',
  });
  const table = tableOn(page);
  await table.moment();
  await table.reveal();
  const cards = (await table.held()).slice(0, 2);
  await fill(page, true);
  await table.play(...cards);
  await expect(table.curtain).toHaveAccessibleName('Pass the phone to Bram');
  await fill(page, false);
  await expect.poll(async () => (await saveOn(page)).state.players[0]?.table).toEqual(cards);
});

test('a full phone starts no game that it would lose', async ({ openApp }) => {
  const page = await openApp();
  await openSetup(page);
  await fill(page, true);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(
    page.getByText('The game could not be saved on this device, so it has not started. Please try again.'),
  ).toBeVisible();
  await fill(page, false);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await tableOn(page).moment();
});

test('a full phone keeps a setting as long as the app is open', async ({ openApp }) => {
  const page = await openApp({ path: '/settings' });
  await fill(page, true);
  await page.getByRole('radio', { name: 'Nederlands' }).click();
  await expect(page.getByRole('heading', { name: 'Instellingen' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /bewaard|saved/ })).toBeVisible();
});
