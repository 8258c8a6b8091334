/** Several phones at one table, in a browser: the tables and the app come from a host of this test's own. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Page } from '@playwright/test';
import { entryOf } from '@/games';
import { isGameId } from '@/games/ids';
import { startHost, type Host } from '@/server/host';
import { orderOf, playOn, seated, type Person } from '@/tools/net/people';
import { luckFrom, must } from '../../src/engine';
import { tableOn as dominionOn } from './dominionTable';
import { tableOn } from './santoDomingo';
import { expect, shot, test, type OpenApp } from './support';

const web = path.resolve(__dirname, '../../dist/web');

const NAMES = ['Anna', 'Bram', 'Chloé', 'Daan'] as const;

let host: Host;
let folder = '';
const errors: unknown[] = [];
const address = (): string => `http://127.0.0.1:${host.port}`;

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'antilles-tables-'));
  host = await startHost({
    port: 0,
    hostname: '127.0.0.1',
    folder,
    web,
    origins: [],
    behindProxy: false,
    entryOf: (game) => (isGameId(game) ? entryOf(game) : null),
    report: (error) => void errors.push(error),
  });
});
test.afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
  expect(errors).toEqual([]);
});

/** Opens a table from Home, with a person or a bot at each seat; gives its code as it is read out. */
async function openTable(page: Page, game: string, bots: readonly string[], more = 0): Promise<string> {
  await page.getByRole('button', { name: 'Several phones', exact: true }).click();
  await page.getByRole('button', { name: new RegExp(`^${game}`) }).click();
  for (const name of ['Ines', 'Mateo'].filter((each) => !bots.includes(each))) {
    await page
      .getByRole('radiogroup', { name: `${name} is played by` })
      .getByRole('radio', { name: 'Person' })
      .click();
  }
  for (let i = 0; i < more; i++) {
    await page.getByRole('button', { name: /^Add player/ }).click();
  }
  await page.getByRole('button', { name: 'Open the table', exact: true }).click();
  return (await page.getByTestId('table-code').textContent()) ?? '';
}

/** Comes to a table from Home, by its code as it is read out. */
async function joinTable(openApp: OpenApp, code: string): Promise<Page> {
  const page = await openApp({ path: address() });
  await page.getByRole('button', { name: 'Several phones', exact: true }).click();
  await page.getByRole('textbox', { name: 'Code of the table' }).fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  return page;
}

async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page
    .getByRole('button', { name: /^Sit here as / })
    .first()
    .click();
  await expect(page.getByText('This phone')).toBeVisible();
}

/** Plays this page's part until its rounds are over, or the game is. */
async function playRounds(page: Page, rounds: number): Promise<void> {
  let chosen = 0;
  await tableOn(page).toResult((moment) => {
    if (moment === 'choose') chosen++;
    return Promise.resolve(chosen > rounds ? 'enough' : undefined);
  });
}

test('four phones sit down from Home and play, and one reloaded in mid-choice is at its own seat', async ({
  openApp,
}) => {
  const first = await openApp({ path: address() });
  const code = await openTable(first, 'Santo Domingo', [], 1);
  const pages = [first];
  while (pages.length < NAMES.length) pages.push(await joinTable(openApp, code));
  for (const [i, page] of pages.entries()) await sitDown(page, must(NAMES[i], 'a name'));
  await first.getByRole('button', { name: 'Start with 4' }).click();
  await Promise.all(pages.map((page) => playRounds(page, 1)));

  // In the second round everybody's hand is another.
  const second = must(pages[1], 'a page');
  const table = tableOn(second);
  const held = await table.held();
  expect(held.length).toBeLessThan(8);
  const [lifted] = held;
  await table.lift(must(lifted, 'a card'));
  await second.reload();
  await expect(second.getByText(/^Bram, choose/)).toBeVisible();
  expect(await table.held()).toEqual(held);
  await Promise.all(pages.map((page) => playRounds(page, 1)));
});

test('four phones that come back by the links of their seats play to the result', async ({ openApp }) => {
  const order = orderOf(
    'santo-domingo',
    NAMES.map(() => null),
    entryOf('santo-domingo').game.defaultOptions,
    'off',
  );
  const { code, people } = await seated(address(), order);
  // Until somebody is near the end the game is played without a browser, which takes a minute less.
  const luck = luckFrom(20);
  while (pointsOf(people) < 22) await playOn(people, luck, 4);
  people.forEach(({ leave }) => leave());
  const links = people.flatMap(({ keys }) => keys.map(({ seat, token }) => `/join/${code}#seat=${seat}.${token}`));
  const pages = await Promise.all(links.map((link) => openApp({ path: address() + link })));
  for (const page of pages) await expect(page).toHaveURL(`${address()}/santo-domingo/table/at-${code}`);
  await Promise.all(pages.map((page) => tableOn(page).toResult()));
  // And each keeps it in a history of its own.
  const last = must(pages[3], 'a page');
  await last.goto(`${address()}/history`);
  await expect(last.getByRole('button', { name: /Santo Domingo/ }).first()).toBeVisible();
});

/** Everything a page holds in its memory, as text: words, and numbers too. */
async function memoryOf(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  const parts: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false, captureNumericValue: true });
  await devtools.detach();
  return parts.join('');
}

/** Opens the table at the seats of these people, who leave it to the pages. */
async function takeOver(openApp: OpenApp, code: string, people: readonly Person[]): Promise<readonly Page[]> {
  people.forEach(({ leave }) => leave());
  const links = people.flatMap(({ keys }) => keys.map(({ seat, token }) => `/join/${code}#seat=${seat}.${token}`));
  return Promise.all(links.map((link) => openApp({ path: address() + link })));
}

/** Which of these pages is asked something. */
const whoIsAsked = (pages: readonly Page[]): Promise<number> =>
  Promise.race(
    pages.map(async (page, i) => {
      // The others go on waiting for their turn, which may never come.
      await dominionOn(page)
        .asked()
        .catch(() => new Promise(() => undefined));
      return i;
    }),
  );

test('Dominion with two people, a bot and a screen in the middle; one goes on at another phone in mid-turn', async ({
  openApp,
}) => {
  const options = entryOf('dominion').game.defaultOptions;
  const { code, people } = await seated(address(), orderOf('dominion', [null, null, 'easy'], options, 'off'));
  const keys = people.map(({ keys: each }) => must(each[0], 'a key').token);
  await playOn(people, luckFrom(3), 12);
  const pages = await takeOver(openApp, code, people);
  const middle = await openApp({ path: `${address()}/join/${code}`, size: 'tablet' });
  await expect(middle).toHaveURL(`${address()}/dominion/table/at-${code}`);

  // The screen in the middle has nobody's hand, and says who is waited for.
  await expect(middle.getByText(/P0|P1/).first()).toBeVisible();
  await expect(middle.getByRole('group', { name: /^Your hand/ })).toHaveCount(0);
  await expect(middle.getByRole('radiogroup', { name: /^Your hand/ })).toHaveCount(0);
  await shot(middle, 'phones-table-screen');

  // Whoever is asked goes on at another phone, with the very same hand.
  const asked = await whoIsAsked(pages);
  const before = must(pages[asked], 'a page');
  const handOf = (page: Page): Promise<string | null> =>
    page.locator('[aria-label^="Your hand"]').first().textContent();
  const held = await handOf(before);
  expect(held).not.toBe('');
  await before.close();
  const elsewhere = await openApp({ path: `${address()}/join/${code}#seat=${asked}.${must(keys[asked], 'a key')}` });
  await dominionOn(elsewhere).asked();
  expect(await handOf(elsewhere)).toBe(held);
  expect(await dominionOn(elsewhere).answer()).toBe(true);

  // What a page holds in its memory is its own: neither another's key nor the luck of the game.
  const [other] = keys.filter((_, seat) => seat !== asked);
  const own = await memoryOf(elsewhere);
  expect(own).toContain(must(keys[asked], 'a key'));
  expect(own).not.toContain(must(other, 'a key'));
  const memory = await memoryOf(middle);
  for (const key of keys) expect(memory).not.toContain(key);
  const journal = readFileSync(path.join(folder, `${code}.table`), 'utf8');
  const lines = journal.split('\n').filter((line) => line !== '');
  const told = (kind: string) =>
    JSON.parse(
      must(
        lines.find((line) => line.includes(`"k":"${kind}"`)),
        kind,
      ),
    ) as { seed: number; at: number };
  const { seed } = told('opened');
  // That numbers are found at all: when it began everybody knows.
  for (const text of [own, memory]) expect(text).toContain(`"${told('begun').at}"`);
  for (const text of [own, memory]) expect(text).not.toContain(`"${seed}"`);
});

test('a table is opened in Dutch and joined in German', async ({ openApp }) => {
  const first = await openApp({ path: address(), locale: 'nl-NL' });
  await first.getByRole('button', { name: 'Meerdere telefoons', exact: true }).click();
  await first.getByRole('button', { name: /^Santo Domingo/ }).click();
  await first.getByRole('button', { name: 'Open de tafel', exact: true }).click();
  const code = (await first.getByTestId('table-code').textContent()) ?? '';
  await first.getByRole('textbox', { name: 'Je naam' }).fill('Anna');
  await first
    .getByRole('button', { name: /^Hier zitten als / })
    .first()
    .click();
  await expect(first.getByText('Deze telefoon', { exact: true })).toBeVisible();
  const second = await openApp({ path: `${address()}/phones`, locale: 'de-DE', scheme: 'light' });
  await second.getByRole('textbox', { name: 'Code des Tisches' }).fill(code);
  await second.getByRole('button', { name: 'Hinsetzen', exact: true }).click();
  await expect(second.getByText('Am eigenen Handy')).toBeVisible();
  await shot(second, 'phones-waiting-de');
  await first.getByRole('button', { name: /^Start met / }).click();
  await tableOn(first, 'nl').toResult((moment) => Promise.resolve(moment === 'choose' ? 'enough' : undefined));
  // Whoever has no seat sees the table, in their own language.
  await expect(second).toHaveURL(`${address()}/santo-domingo/table/at-${code.replaceAll(' ', '')}`);
});

/** How many points the leader has, as all can see. */
function pointsOf([anybody]: readonly Person[]): number {
  const { players } = must(anybody, 'somebody').table().view(0) as { players: readonly { points: number }[] };
  return Math.max(...players.map(({ points }) => points));
}
