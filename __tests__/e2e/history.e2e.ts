import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { writeArchive } from '@/storage/archive';
import { samplePlays } from '@/tools/samplePlays';
import { aGame, savesOn, seatsOf, stored } from './saves';
import { tableOn } from './santoDomingo';
import { axe, expect, shot, test } from './support';

const rows = (page: Page) => page.getByRole('button', { name: /Santo Domingo, .*won/ });

/** Chooses a file in the import of this page. */
async function importFile(page: Page, button: RegExp, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles({ name: 'antilles.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

test('a game played to its end is in the history once: to read, edit, delete and bring back', async ({ openApp }) => {
  const page = await openApp({
    stored: await stored(aGame({ id: 'nearly', seats: seatsOf('Anna', 'Ines: easy'), points: 27 })),
    path: '/santo-domingo/table/nearly',
  });
  await tableOn(page).toResult();
  await page.goto('/');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(rows(page)).toHaveCount(1);
  await axe(page);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);

  await rows(page).click();
  await expect(page.getByText('On the phone')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Player 1' }).fill('Annelies');
  await page.getByRole('textbox', { name: 'Notes' }).fill('A close one');
  await page.getByLabel('Date', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Choose a date.')).toBeVisible();
  await page.getByLabel('Date', { exact: true }).fill('2026-02-28');
  await page.getByLabel('Time it ended').fill('21:15');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('A close one')).toBeVisible();
  await expect(page.getByText('Annelies').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(/28 February 2026.*21:15/)).toBeVisible();
  await shot(page, 'history-play');

  await page.getByRole('button', { name: 'Delete play' }).click();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(page.getByText('No plays yet')).toBeVisible();
  const deleted = page.getByRole('status').filter({ hasText: 'Play deleted' });
  await deleted.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(1);
  // The game it came from is back as well, for its replay.
  await rows(page).click();
  await expect(page.getByText('A close one')).toBeVisible();
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page).toHaveURL(/\/santo-domingo\/replay\/nearly/);
});

test('a game that ended as the app was killed is recorded at the next start, and packed away', async ({ openApp }) => {
  const over = aGame({ id: 'over', seats: seatsOf('Anna', 'Bram', 'Ines: hard'), until: (state) => state.over });
  const page = await openApp({ stored: await stored(over) });
  await expect(page.getByRole('button', { name: 'History' })).toBeVisible();
  await expect.poll(() => savesOn(page)).toEqual({});
  for (const _ of [1, 2]) {
    await page.goto('/history');
    await expect(rows(page)).toHaveCount(1);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'History' })).toBeVisible();
  }
  // Its result still opens from what was packed.
  await page.goto('/santo-domingo/result/over');
  await expect(page.getByRole('group', { name: /^Place \d/ })).toHaveCount(3);
});

test('everything goes out as a file and comes in on an empty phone, in Dutch', async ({ openApp }) => {
  const page = await openApp({ path: '/backup' });
  const plays = samplePlays(40, Date.now());
  const text = writeArchive(
    {
      plays,
      saves: [aGame({ id: 'going', seats: seatsOf('Anna', 'Bram'), round: 2 })],
      sheets: [],
      profiles: [{ id: 'm', name: 'Marieke', colour: 'purple', createdAt: 1, changedAt: 1 }],
      photos: [],
      values: {},
    },
    Date.now(),
  );
  await importFile(page, /Choose a file/, `${text.slice(0, 2000)}…`);
  await expect(page.getByText('This is not an Antilles file: its text is damaged or cut off.')).toBeVisible();
  await importFile(page, /Choose a file/, text);
  await expect(page.getByText('40 new, 0 already here, 0 different')).toBeVisible();
  await page.getByRole('button', { name: 'Import 42 records' }).click();
  await expect(page.getByText('42 records imported')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Everything in one file/ }).click();
  const exported = readFileSync(await (await download).path(), 'utf8');

  const empty = await openApp({ locale: 'nl-NL', size: 'small', scheme: 'light', path: '/backup' });
  await axe(empty);
  await importFile(empty, /Kies een bestand/, '{"some": "thing"}');
  await expect(empty.getByText('Dit bestand komt niet van Antilles en niet van BG Stats.')).toBeInViewport();
  await importFile(empty, /Kies een bestand/, exported);
  await expect(empty.getByText('40 nieuw, 0 al aanwezig, 0 verschillend')).toBeVisible();
  await expect(empty.getByRole('heading', { name: 'Wat dit bestand zou veranderen' })).toBeInViewport();
  await axe(empty);
  await shot(empty, 'history-import-small-nl');
  await empty.getByRole('button', { name: /^\d+ onderdelen importeren$/ }).click();
  await expect(empty.getByText(/onderdelen zijn geïmporteerd/)).toBeVisible();
  // A second time there is nothing new in it.
  await importFile(empty, /Kies een bestand/, exported);
  await expect(empty.getByText('0 nieuw, 40 al aanwezig, 0 verschillend')).toBeVisible();

  await empty.goto('/history');
  await expect(empty.getByText('40 partijen')).toBeVisible();
  await axe(empty);
  await empty.getByRole('textbox', { name: 'Zoek namen, spellen, notities' }).fill('zoe tichu');
  await expect(empty.getByText(/^\d+ van 40$/)).toBeVisible();
  await shot(empty, 'history-search-small-nl');
  await empty.goto('/statistics/p:m');
  await expect(empty.getByRole('heading', { name: 'Scores in de tijd' })).toBeVisible();
  await axe(empty);
  await empty.getByRole('button', { name: /tabel/ }).first().click();
  await expect(empty.getByRole('table')).toBeVisible();
  await empty.goto('/players');
  await expect(empty.getByText('Marieke')).toBeVisible();
  await axe(empty);
});

test('of the plays that differ only the chosen one is taken from the file, and an edit can be undone', async ({
  openApp,
}) => {
  const page = await openApp({ path: '/backup', size: 'tablet', scheme: 'light' });
  const plays = samplePlays(4, Date.now()).map((play, i) => ({ ...play, notes: `Mine ${i}` }));
  const file = (of: typeof plays): string =>
    writeArchive({ plays: of, saves: [], sheets: [], profiles: [], photos: [], values: {} }, Date.now());
  await importFile(page, /Choose a file/, file(plays.slice(0, 3)));
  await page.getByRole('button', { name: 'Import 3 records' }).click();
  await expect(page.getByText('3 records imported')).toBeVisible();

  // The first is the same, two are different, the last is new.
  await importFile(
    page,
    /Choose a file/,
    file(plays.map((play, i) => (i === 0 ? play : { ...play, notes: `File ${i}` }))),
  );
  await expect(page.getByText('1 new, 1 already here, 2 different')).toBeVisible();
  await axe(page);
  await page
    .getByRole('switch', { name: /Different: notes/ })
    .nth(1)
    .click();
  await page.getByRole('button', { name: 'Import 2 records' }).click();
  await expect(page.getByText('2 records imported')).toBeVisible();
  for (const [i, notes] of ['Mine 0', 'Mine 1', 'File 2', 'File 3'].entries()) {
    await page.goto(`/history/sample-${i}`);
    await expect(page.getByText(notes, { exact: true })).toBeVisible();
  }

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Changed');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('File 3', { exact: true })).toBeVisible();
});
