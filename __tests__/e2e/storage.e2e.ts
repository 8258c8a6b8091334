import { type Page } from '@playwright/test';
import { aGame, saveOn, seatsOf, stored } from './saves';
import { openSetup, tableOn } from './santoDomingo';
import { axe, expect, shot, test } from './support';

/** From now on the browser has no room left, neither in its database nor in its small storage; or has again. */
const fill = (page: Page, full: boolean): Promise<void> =>
  page.evaluate((isFull) => {
    const kept = window as typeof window & { keep?: Storage['setItem']; put?: IDBObjectStore['put'] };
    kept.keep ??= Storage.prototype.setItem;
    kept.put ??= IDBObjectStore.prototype.put;
    const { keep, put } = kept;
    Storage.prototype.setItem = isFull
      ? () => {
          throw new DOMException('no room left', 'QuotaExceededError');
        }
      : keep;
    IDBObjectStore.prototype.put = isFull
      ? function (this: IDBObjectStore, ...args) {
          const request = put.apply(this, args);
          // A browser takes the text, and finds out at the end of the transaction.
          this.transaction.abort();
          return request;
        }
      : put;
  }, full);

test('a full phone: the game says so, goes on, and saves once there is room', async ({ openApp }) => {
  const page = await openApp({
    stored: await stored(aGame({ id: 'full', seats: seatsOf('Anna', 'Ines: easy'), round: 2 })),
    path: '/santo-domingo/table/full',
  });
  const table = tableOn(page);
  const notice = page.getByText('The last moves are not saved yet. We’ll keep trying.').filter({ visible: true });
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

/** From the next page on this browser has no database, as in some private windows; or has again. */
const refuse = (page: Page): Promise<unknown> =>
  page.context().addInitScript(() => {
    if (sessionStorage.getItem('database') === 'again') return;
    IDBFactory.prototype.open = () => {
      throw new DOMException('not allowed here', 'SecurityError');
    };
  });

test('a browser that may forget says so where everything can be exported', async ({ openApp }) => {
  for (const size of ['small', 'landscape'] as const) {
    const page = await openApp({ path: '/backup', size, textScale: size === 'small' ? 2 : 1 });
    await expect(page.getByText(/^This browser may forget everything/)).toBeVisible();
    await axe(page);
    await shot(page, `backup-may-forget-${size}`);
  }
});

test('a browser without a database: what was in it is out of reach, not gone, and playing goes on', async ({
  openApp,
}) => {
  const page = await openApp({
    stored: await stored(aGame({ id: 'before', seats: seatsOf('Anna', 'Ines: easy'), round: 2 })),
  });
  const before = page.getByRole('button', { name: /^Round 2/ });
  await expect(before).toBeVisible();
  await refuse(page);
  await page.reload();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Your earlier games are out of reach right now' }),
  ).toBeVisible();
  await expect(before).toBeHidden();
  await axe(page);
  await shot(page, 'home-out-of-reach');
  await page.goto('/backup');
  await expect(page.getByText(/^The browser’s database cannot be opened right now/)).toBeVisible();
  await shot(page, 'backup-out-of-reach');

  // A game that is begun meanwhile is kept, and both are there when the database is.
  await page.goto('/');
  await openSetup(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await tableOn(page).moment();
  await page.reload();
  await tableOn(page).moment();
  await page.evaluate(() => sessionStorage.setItem('database', 'again'));
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Round \d/ })).toHaveCount(2);
  await expect(page.getByText('Your earlier games are out of reach right now')).toBeHidden();
});
