/** The rules of every game, found and read before it is played. */
import { GAME_IDS } from '@/games/shelf';
import { axe, expect, shot, test } from './support';

test('from Home to the rules of every game: read, turned, searched, by its address too', async ({ openApp }) => {
  const page = await openApp();
  await page.getByRole('button', { name: /^Learn a game/ }).click();
  await expect(page).toHaveURL(/\/learn$/);
  await expect(page.getByRole('button', { name: /^Rules of / })).toHaveCount(GAME_IDS.length);
  await shot(page, 'learn');
  await axe(page);
  await page.getByRole('button', { name: 'Rules of Cartagena' }).click();
  await expect(page).toHaveURL(/\/rules\/cartagena$/);
  const search = page.getByRole('searchbox', { name: 'Search the rules' });
  await expect(search).toBeVisible();
  await axe(page);
  const title = page.getByRole('heading', { level: 3 });
  const before = (await title.textContent()) ?? '';
  await page.getByRole('button', { name: /^Next: / }).click();
  await expect(title).not.toHaveText(before);
  // Whoever reads with a keyboard or a screen reader goes on at the title of the page.
  await expect(title).toBeFocused();
  await page.getByRole('button', { name: `Previous: ${before}` }).click();
  await expect(title).toHaveText(before);
  await search.fill('rum');
  await expect(page.getByText(/^\d+ pages?$/)).toBeVisible();
  await search.fill('zzz');
  await expect(page.getByText('Nothing found for “zzz”.')).toBeVisible();
  for (const id of GAME_IDS) {
    await page.goto(`/rules/${id}`);
    await expect(title).toBeVisible();
    await expect(search).toBeVisible();
    await shot(page, `rules-${id}`);
  }
  await page.goto('/rules/chess');
  await expect(page.getByText('This page does not exist')).toBeVisible();
});

test('the rules are there at a box on the table, and from Settings', async ({ openApp }) => {
  const page = await openApp({ path: '/settings' });
  await page.getByRole('button', { name: /^Rules of the games/ }).click();
  await expect(page).toHaveURL(/\/learn$/);
  for (const id of GAME_IDS) {
    await page.goto(`/companion/${id}`);
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await expect(page.getByRole('searchbox', { name: 'Search the rules' })).toBeVisible();
  }
});
