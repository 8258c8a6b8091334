/** What can be heard in a browser. That it keeps silent before the first touch shows in the console: no complaint. */
import { type Page } from '@playwright/test';
import { aGame, onceKept, seatsOf, stored } from './saves';
import { tableOn } from './santoDomingo';
import { expect, shot, test } from './support';

const game = stored(aGame({ id: 'solo', seats: seatsOf('Marieke', 'Tom: easy', 'Ines: easy'), round: 2 }));

/** Counts what is played on this page, from its next load on. */
async function listenTo(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play;
    Object.assign(window, { played: 0 });
    HTMLMediaElement.prototype.play = function () {
      (window as unknown as { played: number }).played++;
      return play.call(this);
    };
  });
  await page.reload();
  return () => page.evaluate('played');
}

test('a move of a whole table is one sound when animations are off; the setting silences it', async ({ openApp }) => {
  const page = await openApp({ stored: await game, settings: { sound: true }, path: '/santo-domingo/table/solo' });
  const played = await listenTo(page);
  const table = tableOn(page);
  await expect(table.hand).toBeVisible();
  const before = await played();
  const [first = 1, second = 2] = await table.held();
  await table.play(first, second);
  await table.moment();
  await expect.poll(played).toBeGreaterThan(before);
  // A round of three players is a dozen events and more; how they are bundled depends on how fast the bots answer.
  expect(await played()).toBeLessThan(before + 9);

  await page.goto('/settings');
  await page.getByRole('slider', { name: 'Volume' }).scrollIntoViewIfNeeded();
  await shot(page, 'settings-sound');
  await page.getByRole('switch', { name: /^Sound/ }).click();
  await expect(page.getByRole('slider', { name: 'Volume' })).toBeHidden();
  await onceKept(page);
  await page.goto('/santo-domingo/table/solo');
  if ((await table.moment()) === 'trade') await table.trade();
  else await table.play(...(await table.held()).slice(0, 2));
  await table.moment();
  expect(await played()).toBe(0);
});
