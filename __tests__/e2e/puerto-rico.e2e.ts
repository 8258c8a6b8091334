import { tableOn, withoutAnimations } from './puertoRicoTable';
import { type Page } from '@playwright/test';
import { expect, shot, test, whatAxeFinds } from './support';

/** The boards are read as one sentence each, which says more than the figures drawn on them. */
const axe = async (page: Page): Promise<void> =>
  expect(await whatAxeFinds(page, ['label-content-name-mismatch'])).toEqual([]);

test('a person plays Puerto Rico against three bots, from set-up to the result', async ({ openApp }) => {
  test.setTimeout(600_000);
  const page = await openApp();
  await withoutAnimations(page);
  await page.goto('/puerto-rico');
  const table = tableOn(page);
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await axe(page);
  await shot(page, 'puerto-rico-setup');
  const mediums = page.getByRole('button', { name: /: Medium/ });
  while ((await mediums.count()) > 0) {
    await mediums.first().click();
    await page.getByRole('radio', { name: /^Easy/ }).click();
    await expect(page.getByRole('radio', { name: /^Easy/ })).toBeHidden();
  }
  await table.button('Start').click();
  await table.asked();
  await axe(page);
  await shot(page, 'puerto-rico-first');
  for (let i = 0; i < 400 && (await table.answer()); i++);
  await expect(table.over).toBeVisible();
  await axe(page);
  await shot(page, 'puerto-rico-result');
});

test('three people pass the phone, and chips stay face down', async ({ openApp }) => {
  test.setTimeout(240_000);
  const page = await openApp();
  await withoutAnimations(page);
  await page.goto('/puerto-rico');
  const table = tableOn(page);
  for (const name of ['Ines', 'Mateo']) {
    await page
      .getByRole('radiogroup', { name: new RegExp(name) })
      .getByRole('radio', { name: 'Person' })
      .click();
  }
  await table.button('Start').click();
  for (let i = 0; i < 12; i++) {
    await table.asked();
    await expect(page.getByRole('button', { name: 'Show your victory points' })).toHaveCount(1);
    await table.answer();
  }
  await table.asked();
  await shot(page, 'puerto-rico-shared');
});
