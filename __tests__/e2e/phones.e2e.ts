/** Several phones at one table, in a browser: the tables and the app come from a host of this test's own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Page } from '@playwright/test';
import { entryOf } from '@/games';
import { isGameId } from '@/games/ids';
import { startHost, type Host } from '@/server/host';
import { tableOn as dominionOn } from './dominionTable';
import { tableOn } from './santoDomingo';
import { expect, test, type OpenApp } from './support';

const web = path.resolve(__dirname, '../../dist/web');

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

test('four phones play Santo Domingo from Home to the result', async ({ openApp }) => {
  const names = ['Anna', 'Bram', 'Chloé', 'Daan'];
  const first = await openApp({ path: address() });
  const code = await openTable(first, 'Santo Domingo', [], 1);
  const pages = [first];
  while (pages.length < names.length) pages.push(await joinTable(openApp, code));
  for (const [i, page] of pages.entries()) await sitDown(page, names[i] ?? '');
  await first.getByRole('button', { name: 'Start with 4' }).click();
  await Promise.all(pages.map((page) => tableOn(page).toResult()));
});

test('a phone that is reloaded in the middle of a choice, or lost for another, is at its own seat', async ({
  openApp,
}) => {
  const first = await openApp({ path: address() });
  const code = await openTable(first, 'Dominion', ['Mateo']);
  const second = await joinTable(openApp, code);
  await sitDown(first, 'Anna');
  await sitDown(second, 'Bram');
  await first.getByRole('button', { name: 'Start with 3' }).click();

  // Each sees a hand of their own, and whoever is not asked waits for who is.
  const tables = [dominionOn(first), dominionOn(second)];
  await expect(first.getByRole('group', { name: /^Your hand/ })).toBeVisible();
  await expect(second.getByRole('group', { name: /^Your hand/ })).toBeVisible();
});
