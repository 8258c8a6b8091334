import { type Page } from '@playwright/test';
import { entry as puertoRicoEntry } from '@/games/puerto-rico';
import { FOUR, played, sceneOn, SCENES, type SceneName } from './puertoRicoSaves';
import { tableOn } from './puertoRicoTable';
import { watchPieces } from './flying';
import { stored, type Stored } from './saves';
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
  await page.getByRole('button', { name: /^Not now: what happened/ }).click();
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

const ALL = Object.keys(SCENES) as SceneName[];

for (const { id, ...phone } of [...EVERYWHERE, ...ROOMS]) {
  test(`how it looks: ${id}`, async ({ openApp }) => {
    const names = EVERYWHERE.some((look) => look.id === id) ? ALL : ALL.filter((name) => ARRANGED.has(name));
    const scenes = await Promise.all(names.map((name) => sceneOn(name)));
    const page = await openApp({ ...phone, stored: Object.assign({}, ...scenes) as Stored, path: '/nowhere' });
    for (const name of names) {
      await page.goto(`/puerto-rico/table/${name}`);
      await expect(page.getByRole('heading', { name: /^Noor, / }).first()).toBeVisible();
      await axe(page);
      await noSideways(page);
      await shot(page, `puerto-rico-${name}-${id}`);
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
  const done = page.getByRole('button', { name: /still to place|Place them like this/ });
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
  await expect(done).toHaveAccessibleName('Place them like this');
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
  const market = page.getByRole('dialog', { name: 'Noor, build a building' });
  await market.getByRole('radio', { name: /^Guild hall/ }).click();
  await expect(page.getByText('None of this building is left.')).toBeVisible();
  await market.getByRole('radio', { name: /^Harbor, costs 5 doubloons/ }).click();
  await expect(market.getByText('8 − 2 − 1 = 5')).toBeVisible();
  await shot(page, 'puerto-rico-market-picked');
  const colonist = market.getByRole('switch', { name: 'Colonist from the university' });
  await expect(colonist).toBeChecked();
  await colonist.click();
  await market.getByRole('button', { name: 'Build for 5: Harbor' }).click();
  await expect(market).toBeHidden();
  await expect(page.getByRole('button', { name: 'Harbor, 0 of 1 occupied' })).toBeVisible();
});

/** Where something is, to the point. */
async function boxOf(what: ReturnType<Page['locator']>) {
  const box = await what.boundingBox();
  if (box === null) throw new Error('not on the screen');
  return { x: Math.round(box.x), y: Math.round(box.y), width: Math.round(box.width), height: Math.round(box.height) };
}

for (const size of ['phone', 'small', 'tablet', 'landscape'] as const) {
  test(`nothing in the market moves when a building is touched, and the second tap builds it: ${size}`, async ({
    openApp,
  }) => {
    const page = await at(openApp, 'builder', { size });
    const market = page.getByRole('dialog', { name: 'Noor, build a building' });
    const mill = market.getByRole('radio', { name: /^Small sugar mill/ });
    const build = market.getByRole('button', { name: /^(Pick one|Build )/ });
    await mill.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    const before = [await boxOf(mill), await boxOf(build)];
    const { x, y, width, height } = before[0] ?? { x: 0, y: 0, width: 0, height: 0 };
    const [middleX, middleY] = [x + width / 2, y + Math.min(height / 2, 20)];
    await page.mouse.click(middleX, middleY);
    await expect(build).toHaveAccessibleName('Build for 0: Small sugar mill');
    expect([await boxOf(mill), await boxOf(build)]).toEqual(before);
    await market.getByRole('button', { name: 'Hint' }).click();
    await expect(market.getByText(/^(Build|Pass).*: .*\.$/)).toBeVisible();
    expect([await boxOf(mill), await boxOf(build)]).toEqual(before);
    await shot(page, `puerto-rico-market-hint-${size}`);
    await page.mouse.click(middleX, middleY);
    await expect(market).toBeHidden();
    await page.close();
  });
}

test('gauges stay in sight with a hint open, however far the board is scrolled', async ({ openApp }) => {
  const page = await at(openApp, 'roles');
  const gauges = page.getByRole('button', { name: /colonists left in the supply/ });
  const before = await boxOf(gauges);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
  await page.getByRole('radio', { name: /^Prospector/ }).click();
  await page.getByRole('radio', { name: /^Prospector/ }).scrollIntoViewIfNeeded();
  expect(await boxOf(gauges)).toEqual(before);
});

test('with five players every name is there in full', async ({ openApp }) => {
  const who = ['Noor', 'Mateo: easy', 'Esperanza: easy', 'Anton: easy', 'Yara: easy'];
  const save = played('five', who, ({ round }) => round >= 3);
  for (const look of [{}, { size: 'small' }, { size: 'landscape', locale: 'nl-NL' }, { size: 'tablet' }] as const) {
    const page = await openApp({ stored: await stored(save), path: '/puerto-rico/table/five', ...look });
    const name = page.getByText('Esperanza', { exact: true }).first();
    await expect(name).toBeVisible();
    expect(await name.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
    await noSideways(page);
    await page.close();
  }
});

for (const who of [FOUR, [...FOUR, 'Esperanza: easy']]) {
  test(`with ${who.length} players a phone shows the whole table from the first choice on`, async ({ openApp }) => {
    const { game } = puertoRicoEntry;
    // Noor is the governor: all roles lie there with what they would bring, and nothing has happened that she is told.
    const save = played('full', who, (state) => game.decision(state, 0) !== null, 7);
    expect(save.log).toHaveLength(0);
    for (const locale of ['en-GB', 'nl-NL']) {
      const page = await openApp({ stored: await stored(save), path: '/puerto-rico/table/full', locale });
      const last = page.getByRole('radiogroup').getByRole('radio').last();
      await expect(last).toHaveAccessibleName(/^(Prospector|Goudzoeker)/);
      await shot(page, `puerto-rico-${who.length}-players-${locale}`);
      const overflow = await last.evaluate((card) => {
        let board = card.parentElement;
        while (board && getComputedStyle(board).overflowY !== 'auto') board = board.parentElement;
        return board && board.scrollHeight - board.clientHeight;
      });
      expect(overflow, `${locale}: nothing to scroll to`).toBe(0);
      await page.close();
    }
  });
}

test('the row of answers and controls keeps its place and height through watching and every kind of question', async ({
  openApp,
}) => {
  test.setTimeout(120_000);
  const save = played('dock', ['Noor', 'Cid: easy', 'Ana: easy'], ({ round }) => round >= 4);
  const page = await openApp({
    stored: await stored(save),
    path: '/puerto-rico/table/dock',
    settings: { speed: 'fast' },
    hurry: 4,
  });
  const table = tableOn(page);
  // Every change of the dock is measured as it is drawn.
  await page.evaluate(() => {
    const tops = new Set<string>();
    Object.assign(window, { tops });
    const look = (): void => {
      // A stage has a row of its own above it.
      const rows = [...document.querySelectorAll('[data-dock]')].at(-1)?.parentElement?.getBoundingClientRect();
      if (rows) tops.add(`${Math.round(rows.top)} ${Math.round(rows.height)}`);
      requestAnimationFrame(look);
    };
    look();
  });
  for (let i = 0; i < 8 && (await table.answer()); i++);
  expect(await page.evaluate<string[]>('[...tops]')).toHaveLength(1);
});

test('three people: each is named, the board waits for the last movement, and nobody builds for the next', async ({
  openApp,
}) => {
  test.setTimeout(120_000);
  const people = ['Noor', 'Cid', 'Ana', 'Ben'];
  const page = await openApp({
    stored: await sceneOn('builder', people),
    path: '/puerto-rico/table/builder',
    settings: { speed: 'normal' },
    locale: 'nl-NL',
    scheme: 'light',
  });
  const noors = page.getByRole('dialog', { name: 'Noor, bouw een gebouw' });
  const cids = page.getByRole('dialog', { name: 'Cid, bouw een gebouw' });
  await noors.getByRole('radio', { name: /^Kantoor/ }).click();
  const build = noors.getByRole('button', { name: 'Bouw voor 2: Kantoor' });
  const { x, y, width, height } = await boxOf(build);
  await build.click();
  // Whoever still holds the phone taps on, on the same spot, and on the building.
  const order: string[] = [];
  for (let i = 0; i < 80 && order.at(-1) !== 'market'; i++) {
    await page.mouse.click(x + width / 2, y + height / 2);
    // In one look: the page goes on between two.
    const now = await page.evaluate(() => {
      const shows = (selector: string): boolean =>
        [...document.querySelectorAll(selector)].some((each) => each.checkVisibility({ visibilityProperty: true }));
      if (shows('[role=dialog][aria-label="Cid, bouw een gebouw"]')) return 'market';
      if (shows('[data-testid=ribbon]')) return 'ribbon';
      const heading = [...document.querySelectorAll('[role=heading],h1,h2,h3')];
      if (heading.some(({ textContent }) => textContent === 'Cid, bouw een gebouw of pas')) return null;
      // Until then Noor's own city is what everybody looks at, and Cid is one of the others.
      return shows('[role=button][aria-label^="Cid: "]') ? 'moving' : 'too early';
    });
    if (now !== null && order.at(-1) !== now) {
      order.push(now);
      if (now === 'ribbon') await shot(page, 'puerto-rico-ribbon-nl');
    }
    await page.waitForTimeout(60);
  }
  expect(order).toEqual(['moving', 'ribbon', 'market']);
  await page.mouse.click(x + width / 2, y + height / 2);
  await shot(page, 'puerto-rico-market-next-person-nl');
  await page.waitForTimeout(600);
  // Cid is still asked, and has built nothing.
  await expect(cids).toBeVisible();
  await expect(cids.getByRole('heading', { name: 'Cid, bouw een gebouw' })).toBeVisible();
});

test('three people without animations: the next one opens the market, and is spoken to', async ({ openApp }) => {
  const page = await openApp({
    stored: await sceneOn('builder', ['Noor', 'Cid', 'Ana', 'Ben']),
    path: '/puerto-rico/table/builder',
  });
  const market = page.getByRole('dialog');
  await market.getByRole('radio', { name: /^Office/ }).click();
  await market.getByRole('button', { name: 'Build for 2: Office' }).click();
  await expect(page.getByRole('heading', { name: 'Cid, build a building or pass' })).toBeVisible();
  await page.waitForTimeout(1500);
  await expect(market).toHaveCount(0);
  await expect(page.getByRole('log').getByText('Now it’s Cid’s turn.')).toBeAttached();
  await page.getByRole('button', { name: 'Open the market' }).click();
  await expect(page.getByRole('dialog', { name: 'Cid, build a building' })).toBeVisible();
});

test('the rules can be read before the game begins, with the prices of this very game', async ({ openApp }) => {
  const page = await openApp({ path: '/puerto-rico' });
  await page.getByRole('button', { name: 'Rules' }).click();
  const rules = page.getByRole('dialog', { name: 'Rules of Puerto Rico' });
  await rules.getByRole('searchbox').fill('hacienda');
  await rules.getByRole('button', { name: 'Hacienda', exact: true }).click();
  await expect(rules.getByRole('heading', { name: 'Hacienda' })).toBeVisible();
  await axe(page);
  await rules.getByRole('button', { name: 'Close' }).click();
  await expect(rules).toBeHidden();
});

test('a hint says what the strongest bot would do, and what one gets by it', async ({ openApp }) => {
  const page = await at(openApp, 'trader');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText(/^Sell coffee: your coffee sells for 6 doubloons/)).toBeVisible();
  const dutch = await at(openApp, 'trader', { locale: 'nl-NL' });
  await dutch.getByRole('button', { name: 'Hint' }).click();
  await expect(dutch.getByText(/^Verkoop koffie: je koffie brengt 6 dubloenen op/)).toBeVisible();
});

test('the result counts every point, and a tap opens the board it was made with', async ({ openApp }) => {
  const phone = { stored: await stored(played('result', FOUR)), path: '/puerto-rico/result/result' };
  for (const look of [{}, { size: 'small', locale: 'nl-NL', scheme: 'light' }, { size: 'tablet' }] as const) {
    const page = await openApp({ ...phone, ...look });
    await expect(page.getByRole('heading', { name: / (wins|wint)$|^(You win|Jij wint)!$/ })).toBeVisible();
    await axe(page);
    await shot(page, `puerto-rico-result-${'size' in look ? look.size : 'phone'}`);
    await page.getByRole('button', { name: /Noor/ }).click();
    await expect(page.getByRole('dialog', { name: 'Noor' })).toBeVisible();
    await axe(page);
    await page.close();
  }
});

test('while it flies a piece is seen once: a plantation, a building, goods into a hull', async ({ openApp }) => {
  const moving = { settings: { speed: 'normal' } } as const;
  const settler = await at(openApp, 'settler', moving);
  await expect(settler.getByRole('radio', { name: /^Corn/ })).toBeVisible();
  const corn = await watchPieces(settler, 'puerto-rico/corn', '[data-land]');
  const before = await settler.locator('[data-land] [data-piece="puerto-rico/corn"]').count();
  await settler.getByRole('radio', { name: /^Corn/ }).click();
  await settler.waitForTimeout(500);
  await settler.getByRole('button', { name: 'Take Corn' }).click();
  await expect(settler.locator('[data-land] [data-piece="puerto-rico/corn"]')).toHaveCount(before + 1);
  await settler.waitForTimeout(300);
  const tiles = await corn();
  expect(tiles.length).toBeGreaterThan(3);
  expect(new Set(tiles)).toEqual(new Set([before + 1]));
  await settler.close();

  const builder = await at(openApp, 'builder', moving);
  const market = builder.getByRole('dialog', { name: 'Noor, build a building' });
  await market.getByRole('radio', { name: /^Harbor/ }).click();
  await builder.waitForTimeout(500);
  const harbor = await watchPieces(builder, 'puerto-rico/harbor', '[data-land]');
  await market.getByRole('button', { name: 'Build for 5: Harbor' }).click();
  await expect(builder.locator('[data-land] [data-piece="puerto-rico/harbor"]')).toHaveCount(1);
  await builder.waitForTimeout(300);
  const houses = await harbor();
  expect(houses.length).toBeGreaterThan(3);
  expect(new Set(houses)).toEqual(new Set([1]));
  await builder.close();

  const captain = await at(openApp, 'captain', moving);
  const load = captain.getByRole('radio', { name: /^Corn to ship/ });
  await load.click();
  await captain.waitForTimeout(500);
  const crates = await watchPieces(captain, 'good corn', '#root');
  await captain.getByRole('button', { name: /^Load \d corn/ }).click();
  await expect(captain.locator('[data-testid="flying"]').first()).toBeVisible();
  await captain.waitForTimeout(1500);
  const goods = await crates();
  expect(goods.length).toBeGreaterThan(3);
  expect(new Set(goods).size).toBe(1);
});
