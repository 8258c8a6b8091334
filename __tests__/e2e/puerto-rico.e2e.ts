import { type Page } from '@playwright/test';
import { FOUR, played, sceneOn, SCENES, type SceneName } from './puertoRicoSaves';
import { tableOn } from './puertoRicoTable';
import { stored } from './saves';
import { axe, expect, type Phone, shot, test } from './support';

/** Opens the table at this scene. */
const at = async (openApp: (phone: Phone) => Promise<Page>, name: SceneName, phone: Phone = {}): Promise<Page> =>
  openApp({ ...phone, stored: await sceneOn(name), path: `/puerto-rico/table/${name}` });

test('three people pass the phone to the end, and chips stay face down until they are counted', async ({ openApp }) => {
  test.setTimeout(600_000);
  // The first rounds were played before: two people have chips, everybody goes on from here.
  const save = played(
    'shared',
    ['Noor', 'Cid', 'Ana'],
    ({ round, players }) => round >= 12 && players.every(({ vp }) => vp > 0),
  );
  const page = await openApp({ stored: await stored(save), path: '/puerto-rico/table/shared' });
  const table = tableOn(page);
  await table.asked();
  const peek = page.getByRole('button', { name: 'Show your victory points' });
  await expect(peek).toHaveCount(1);
  await shot(page, 'puerto-rico-shared');
  // Everybody else's lie face down too, also on their own boards.
  await page
    .getByRole('button', { name: /^(Noor|Cid|Ana): \d/ })
    .first()
    .click();
  await expect(page.getByText('Victory points lie face down')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await peek.click();
  await expect(page.getByRole('button', { name: /^\d+ victory points?$/ })).toHaveCount(1);
  for (let i = 0; i < 400 && (await table.answer()); i++) {
    if (i < 6 && (await table.asked()) !== null) await expect(peek).toHaveCount(1);
  }
  await expect(table.over).toBeVisible();
});

type Look = Phone & { readonly id: string };
const EVERYWHERE: readonly Look[] = [
  { id: 'phone' },
  { id: 'small-nl', size: 'small', locale: 'nl-NL', scheme: 'light' },
];
/** Where the room changes how things are arranged. */
const ROOMS: readonly Look[] = [
  { id: 'tablet', size: 'tablet', scheme: 'light' },
  { id: 'landscape-nl', size: 'landscape', locale: 'nl-NL' },
  { id: 'large', textScale: 2 },
];
const ARRANGED: ReadonlySet<SceneName> = new Set(['roles', 'mayor', 'builder', 'captain']);

for (const name of Object.keys(SCENES) as SceneName[]) {
  test(`how it looks: ${name}`, async ({ openApp }) => {
    for (const { id, ...phone } of [...EVERYWHERE, ...(ARRANGED.has(name) ? ROOMS : [])]) {
      const page = await at(openApp, name, phone);
      await expect(page.getByRole('heading', { name: /^(Noor, |Build one|Bouw er een)/ }).first()).toBeVisible();
      await axe(page);
      await noSideways(page);
      await shot(page, `puerto-rico-${name}-${id}`);
      await page.close();
    }
  });
}

/** Nothing may need scrolling to the side. */
async function noSideways(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide, 'no scrolling to the side').toBeLessThanOrEqual(0);
}

test('colonists are dragged, tapped or filled in, and all must stand somewhere', async ({ openApp }) => {
  const page = await at(openApp, 'mayor');
  const done = page.getByRole('button', { name: /still to place|Place them so/ });
  await expect(done).toHaveAccessibleName('3 still to place');
  // From San Juan to the empty sugar plantation.
  const waiting = page.getByRole('img', { name: /^San Juan/ });
  const sugar = page.getByRole('checkbox', { name: 'sugar plantation, unoccupied' });
  await drag(page, waiting, sugar, 0.25);
  await expect(done).toHaveAccessibleName('2 still to place');
  await expect(page.getByRole('checkbox', { name: 'sugar plantation, occupied' })).toBeVisible();
  // From there to the wharf, and by a tap to the university.
  await drag(
    page,
    page.getByRole('checkbox', { name: 'sugar plantation, occupied' }),
    page.getByRole('button', { name: /^Wharf/ }),
  );
  await expect(page.getByRole('button', { name: 'Wharf, 1 of 1 occupied' })).toBeVisible();
  await page.getByRole('button', { name: /^University/ }).click();
  await expect(done).toHaveAccessibleName('1 still to place');
  await done.dispatchEvent('click');
  await expect(page.getByText('Fill every free circle first.')).toBeVisible();
  await page.getByRole('button', { name: 'As before' }).click();
  await expect(done).toHaveAccessibleName('3 still to place');
  await page.getByRole('button', { name: 'Fill for me' }).click();
  await expect(done).toHaveAccessibleName('Place them so');
  await done.click();
  await expect(page.getByRole('heading', { name: 'Noor, place your colonists' })).toBeHidden();
});

async function drag(page: Page, from: ReturnType<Page['locator']>, to: ReturnType<Page['locator']>, along = 0.5) {
  const [a, b] = [await from.boundingBox(), await to.boundingBox()];
  if (a === null || b === null) throw new Error('nothing to drag');
  await page.mouse.move(a.x + a.width * along, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(a.x + a.width * along + 12, a.y + a.height / 2, { steps: 4 });
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 6 });
  await page.mouse.up();
}

test('the market says why not, what it costs, and builds with or without the university’s colonist', async ({
  openApp,
}) => {
  const page = await at(openApp, 'builder');
  const market = page.getByRole('dialog', { name: 'Build one' });
  await market.getByRole('radio', { name: /^Guild hall/ }).click();
  await expect(page.getByText('None of this building is left.')).toBeVisible();
  await market.getByRole('radio', { name: /^Harbor, costs 5 doubloons/ }).click();
  await expect(market.getByText('8 − 2 − 1 = 5')).toBeVisible();
  await shot(page, 'puerto-rico-market-picked');
  const colonist = market.getByRole('switch', { name: 'Colonist from the university' });
  await expect(colonist).toBeChecked();
  await colonist.click();
  await market.getByRole('button', { name: 'Build Harbor for 5' }).click();
  await expect(market).toBeHidden();
  await expect(page.getByRole('button', { name: 'Harbor, 0 of 1 occupied' })).toBeVisible();
});

test('a hint says what the strongest bot would do, and what one gets by it', async ({ openApp }) => {
  const page = await at(openApp, 'trader');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText(/^Sell coffee: your coffee sells for 6 doubloons/)).toBeVisible();
  const dutch = await at(openApp, 'trader', { locale: 'nl-NL' });
  await dutch.getByRole('button', { name: 'Tip' }).click();
  await expect(dutch.getByText(/^Verkoop koffie: je koffie brengt 6 dubloenen op/)).toBeVisible();
});

test('the result counts every point, and a tap opens the board it was made with', async ({ openApp }) => {
  const phone = { stored: await stored(played('result', FOUR)), path: '/puerto-rico/result/result' };
  for (const look of [{}, { size: 'small', locale: 'nl-NL', scheme: 'light' }, { size: 'tablet' }] as const) {
    const page = await openApp({ ...phone, ...look });
    await expect(page.getByRole('heading', { name: /Noor (wins|wint)$/ })).toBeVisible();
    await axe(page);
    await shot(page, `puerto-rico-result-${'size' in look ? look.size : 'phone'}`);
    await page.getByRole('button', { name: /Noor/ }).click();
    await expect(page.getByRole('dialog', { name: 'Noor' })).toBeVisible();
    await axe(page);
    await page.close();
  }
});
