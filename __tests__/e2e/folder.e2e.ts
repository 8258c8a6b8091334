/** The exported app in a folder of a static server that knows nothing of it: a project page, a stick, a corner of a site. */
import { site } from '@/tools/exportWeb';
import { serve } from '@/tools/serve';
import { axe, expect, test } from './support';

const UNDER = '/some/folder/';

test('the app works from any folder, by any address, with its pictures, pieces and worker', async ({ openApp }) => {
  const server = await serve(site, 0, UNDER);
  const here = (path: string): string => `${server.url}${UNDER}${path}`;
  const page = await openApp({ path: here(''), mayComplain: /status of 404/ });
  await expect(page.getByRole('heading', { name: 'Antilles' })).toBeVisible();
  await expect(page.locator('#sea')).toHaveCount(0);
  const broken = (): Promise<readonly string[]> =>
    page.evaluate(() =>
      [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
    );
  await expect.poll(() => page.locator('img').count()).toBeGreaterThan(3);
  expect(await broken()).toEqual([]);
  await axe(page);

  // A piece of the app, and an address inside the folder.
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(page).toHaveURL(here('settings'));

  // A deep address opens the app there: the server only knows its page for what is not found.
  for (const [address, heading] of [
    ['cartagena', 'Cartagena'],
    ['companion/puerto-rico', 'Puerto Rico'],
  ] as const) {
    await page.goto(here(address));
    await expect(page.getByRole('heading', { name: heading }).filter({ visible: true }).first()).toBeVisible();
    await expect(page).toHaveURL(here(address));
  }
  await page.goto(here('no/such/page'));
  await expect(page.getByText('This page does not exist')).toBeVisible();
  await page.getByRole('button', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(here(''));
  // First the page: what it still fetches would be refused.
  await page.close();
  await server.close();
});
