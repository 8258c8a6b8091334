import { type Page } from '@playwright/test';
import { aGame, saveOn, savesOn, seatsOf, stored, reloadOnceKept } from './saves';
import { tableOn } from './santoDomingo';
import { expect, test } from './support';

test('the page is closed in the middle of a secret choice, and the game goes on as if nothing had happened', async ({
  openApp,
}) => {
  const page = await openApp({
    stored: await stored(aGame({ id: 'closed', seats: seatsOf('Anna', 'Bram', 'Chloé'), points: 22 })),
    path: '/santo-domingo/table/closed',
  });
  const table = tableOn(page);
  await table.moment();
  await table.reveal();
  const [first = 0, second = 0] = await table.held();
  await table.play(first, second);
  await expect(table.curtain).toHaveAccessibleName('Pass the phone to Bram');
  await expect.poll(async () => (await saveOn(page)).state.players[0]?.table).toEqual([first, second]);
  const before = await savesOn(page);
  const context = page.context();
  const again = await openApp({ sameAs: page });
  await page.close();
  expect(context.pages()).toEqual([again]);

  await again.getByRole('button', { name: /^Round \d+, .*Bram chooses, with Anna and Chloé/ }).click();
  const after = tableOn(again);
  await expect(after.curtain).toHaveAccessibleName('Pass the phone to Bram');
  await expect(again.getByText('Anna has chosen')).toBeVisible();
  expect(await savesOn(again)).toEqual(before);
  await after.toResult();
  await expect(again.getByRole('group', { name: /^Place \d/ })).toHaveCount(3);
});

test('a reload while bots think', async ({ openApp }) => {
  const page = await openApp({
    stored: await stored(aGame({ id: 'bots', seats: seatsOf('Anna', 'Ines: hard', 'Mateo: hard'), points: 22 })),
  });
  await breathe(page, 600_000);
  await page.goto('/santo-domingo/table/bots');
  const table = tableOn(page);
  const cards = (await table.held()).slice(0, 2);
  await table.play(...cards);
  await expect(page.getByText('Ines is thinking…')).toBeVisible();
  await expect.poll(async () => (await saveOn(page)).state.players[0]?.table).toEqual(cards);
  const before = await savesOn(page);
  await reloadOnceKept(page);
  await expect(page.getByText('Ines is thinking…')).toBeVisible();
  expect(await savesOn(page)).toEqual(before);

  await page.evaluate(() => sessionStorage.removeItem('breath'));
  await reloadOnceKept(page);
  await table.moment();
  const { log } = await saveOn(page);
  const mine = log.filter(({ seat }) => seat === 0).at(-1);
  expect(mine?.action).toEqual({ type: 'choose', cards });
  await table.toResult();
});

test('a bot that thinks long is hurried with a tap', async ({ openApp }) => {
  const page = await openApp({
    stored: await stored(aGame({ id: 'bots', seats: seatsOf('Anna', 'Ines: hard') })),
    hurry: 1,
  });
  await breathe(page, 1000);
  await page.goto('/santo-domingo/table/bots');
  await tableOn(page).play(1, 4);
  await page.getByRole('button', { name: 'Speed up' }).click();
  await expect(page.getByText('Round 2 · to 30 points')).toBeVisible();
});

/** From the next page on a bot that has begun to think takes this long for each breath between two slices. */
async function breathe(page: Page, ms: number): Promise<void> {
  await page.evaluate((wait) => sessionStorage.setItem('breath', String(wait)), ms);
  await page.addInitScript(() => {
    const wait = Number(sessionStorage.getItem('breath'));
    if (wait === 0) return;
    let breaths = 0;
    const real = window.setTimeout.bind(window);
    const later = (job: () => void, after?: number) => {
      // A breath is nothing but a promise that waits for nothing.
      const isBreath = after === 0 && String(job).includes('[native code]');
      return real(job, isBreath && breaths++ > 0 ? wait : after);
    };
    // Without messages a breath is a timer.
    Object.assign(window, { setTimeout: later, MessageChannel: undefined });
  });
}

test('a reload while a round is carried out', async ({ openApp }) => {
  const page = await openApp({
    settings: { speed: 'slow' },
    stored: await stored(aGame({ id: 'round', seats: seatsOf('Anna', 'Ines: easy', 'Mateo: easy'), points: 22 })),
    path: '/santo-domingo/table/round',
  });
  const table = tableOn(page);
  await table.moment();
  await table.play(...(await table.held()).slice(0, 2));
  await expect(page.getByText('All cards turn!')).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  const before = await savesOn(page);
  const { state } = await saveOn(page);
  await reloadOnceKept(page);
  // What was not seen to the end is shown again.
  await expect(page.getByText('All cards turn!')).toBeVisible();
  expect((await saveOn(page)).state).toEqual(state);
  expect(await savesOn(page)).toEqual(before);
  await page.getByRole('button', { name: 'Skip to end' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Animation speed' }).click();
  await page.getByRole('radio', { name: 'Off' }).click();
  await table.toResult();
});
