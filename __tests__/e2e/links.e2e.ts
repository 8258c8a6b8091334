import { type Page } from '@playwright/test';
import { checksum } from '@/storage/checksum';
import { entryOf } from '@/games';
import { GAME_IDS } from '@/games/ids';
import { writeDeal } from '@/session/dealCode';
import { writeSave, type Save } from '@/storage/saveFile';
import { aGame, savesOn, seatsOf, stored, type Stored } from './saves';
import { openSetup, tableOn } from './santoDomingo';
import { expect, test } from './support';

const home = (page: Page): Promise<void> => expect(page.getByRole('heading', { name: 'Antilles' })).toBeVisible();

/** What a code needs of a saved game. */
const codeOf = ({ game, options, seats, seed }: Save): string =>
  writeDeal(GAME_IDS.map(entryOf), {
    game,
    options,
    seed,
    seats: seats.map(({ bot }) => (bot === 'easy' ? 'easy' : null)),
  });

const good = aGame({ id: 'good', seats: seatsOf('Anna', 'Ines: easy'), round: 3 });

/** What can lie in storage where a saved game should be, and the sentence each of them gets. */
const broken: Readonly<Record<string, { readonly text: string; readonly sentence: string }>> = {
  cut: {
    text: writeSave({ ...good, id: 'cut' }).slice(0, 700),
    sentence: 'This saved game is damaged and can’t be read.',
  },
  changed: {
    text: writeSave({ ...good, id: 'changed' }).replace('"Anna"', '"Anne"'),
    sentence: 'Part of the file is missing or changed, so it can’t be opened safely.',
  },
  foreign: { text: '{"highscore":12}', sentence: 'This was not saved by Antilles.' },
  bytes: {
    text: '\u0000\ufffd\ud83d ()[',
    sentence: 'This saved game is damaged and can’t be read.',
  },
  newer: {
    text: '{"antilles":"save","checksum":"","format":2,"id":"newer"}',
    sentence: 'It was saved by a newer version of the app. Update the app to continue.',
  },
  chess: {
    text: writeSave({ ...good, id: 'chess', game: 'chess' }),
    sentence: 'It belongs to a game that this version of the app does not have.',
  },
  huge: {
    text: writeSave({ ...good, id: 'huge', options: 'x'.repeat(1_000_001) }),
    sentence: 'The file is far too large to be a saved game.',
  },
};

/** As the store would have laid it down: a line with the turn and its seal, then the text. */
const laid = (text: string): string => `3 ${checksum(`3 ${text.slice(0, 64)}`)}\n${text}`;
const damage = (): Stored =>
  Object.fromEntries(Object.entries(broken).map(([id, { text }]) => [`antilles/save/${id}/a`, laid(text)]));

test('an address that leads nowhere', async ({ openApp }) => {
  const page = await openApp({ path: '/chess' });
  for (const address of ['/chess', '/chess/table/1', '/santo-domingo/tables', '/%E0%A4%A', '/settings/x']) {
    await page.goto(address);
    await expect(page.getByText('This page does not exist')).toBeVisible();
    await expect(
      page.getByText('The address may be mistyped, or the game is not in this version of the app yet.'),
    ).toBeVisible();
  }
  await page.getByRole('button', { name: 'Go to Home' }).click();
  await home(page);
  await expect(page).toHaveURL(/\/$/);
});

test('an address that names another server leads Home', async ({ openApp }) => {
  const page = await openApp();
  for (const address of ['//evil.example/', '//evil.example/santo-domingo', '///', '/\\evil.example/']) {
    // As one address: beside the page that is open it would be another server's.
    await page.goto(new URL(page.url()).origin + address);
    await home(page);
    await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page).toHaveURL(/^http:\/\/[^/]+\/settings$/);
  }
});

test('a saved game that is not on this phone', async ({ openApp }) => {
  const page = await openApp({ stored: await stored(good), path: '/santo-domingo/table/nothing' });
  for (const screen of ['table', 'result']) {
    await page.goto(`/santo-domingo/${screen}/nothing`);
    await expect(page.getByText('This game is not on this device')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Go to Home' }).click();
  await expect(page.getByRole('button', { name: /^Round 3, .*Anna chooses/ })).toBeVisible();
});

test('saved games that cannot be opened say why, hide no other, and stay', async ({ openApp }) => {
  const page = await openApp({ stored: { ...(await stored(good)), ...damage() } });
  const before = await savesOn(page);
  await expect(page.getByRole('button', { name: /^Round 3, .*Anna chooses/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cannot be opened\. / })).toHaveCount(Object.keys(broken).length);
  for (const { sentence } of Object.values(broken)) await expect(page.getByText(sentence).first()).toBeVisible();

  for (const [id, { sentence }] of Object.entries(broken)) {
    await page.goto(`/santo-domingo/table/${id}`);
    await expect(page.getByText('This game cannot be opened')).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await page.goto('/');
  await page.getByRole('button', { name: /This was not saved by Antilles/ }).click();
  await page.getByRole('menuitem', { name: /^Keep it/ }).click();
  await expect(page.getByRole('menuitem', { name: /^Keep it/ })).toBeHidden();
  expect(await savesOn(page)).toEqual(before);

  await page.getByRole('button', { name: /This was not saved by Antilles/ }).click();
  await page.getByRole('menuitem', { name: /^Delete game/ }).click();
  await page.getByRole('button', { name: 'Delete game', exact: true }).click();
  await expect(page.getByText('Game deleted')).toBeVisible();
  await expect(page.getByText('This was not saved by Antilles.')).toHaveCount(0);
  const { 'antilles/save/foreign/a': _gone, ...others } = before;
  expect(await savesOn(page)).toEqual(others);
});

test('browser back leads Home, from the table and from the result', async ({ openApp }) => {
  const page = await openApp({
    stored: await stored(aGame({ id: 'last', seats: seatsOf('Anna', 'Ines: easy'), points: 26 })),
  });
  await openSetup(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await tableOn(page).moment();
  await expect(page).toHaveURL(/\/santo-domingo\/table\//);
  await page.goBack();
  await home(page);
  await expect(page).toHaveURL(/\/$/);

  await page.getByRole('button', { name: /^Round .* with Ines$/ }).click();
  await tableOn(page).toResult();
  await expect(page).toHaveURL(/\/santo-domingo\/result\/last$/);
  await page.goBack();
  await home(page);
  await page.goForward();
  await expect(tableOn(page).rematch).toBeVisible();
  await tableOn(page).rematch.click();
  await tableOn(page).moment();
  await expect(page).toHaveURL(/\/santo-domingo\/table\//);
  await page.goBack();
  await home(page);
});

test('a reload on every screen comes back there', async ({ openApp }) => {
  const over = aGame({ id: 'over', seats: seatsOf('Anna', 'Ines: easy'), until: ({ over: isOver }) => isOver });
  const page = await openApp({ stored: await stored(good, over) });
  for (const [address, shows] of [
    ['/', page.getByRole('heading', { name: 'Antilles' })],
    ['/settings', page.getByRole('heading', { name: 'Settings' })],
    ['/credits', page.getByRole('heading', { name: 'Credits' })],
    ['/learn', page.getByRole('heading', { name: 'Learn a game' })],
    ['/rules/cartagena', page.getByRole('heading', { name: 'Rules of Cartagena' })],
    ['/santo-domingo', page.getByRole('button', { name: 'Start', exact: true })],
    ['/santo-domingo/table/good', page.getByText('Anna, choose two cards')],
    ['/santo-domingo/result/over', page.getByRole('button', { name: 'Rematch' })],
    ['/santo-domingo/result/good', page.getByText('This game is still in progress')],
  ] as const) {
    await page.goto(address);
    await expect(shows.filter({ visible: true })).toBeVisible();
    await page.reload();
    await expect(shows.filter({ visible: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  }
  // A game that is over has no table any more, only its result.
  await page.goto('/santo-domingo/table/over');
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
});

test('Settings and Credits go back where one came from', async ({ openApp }) => {
  const page = await openApp({ stored: await stored(good), path: '/santo-domingo/table/good' });
  const back = page.getByRole('button', { name: 'Back', exact: true }).filter({ visible: true });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('button', { name: /^Credits/ }).click();
  await expect(page).toHaveURL(/\/credits$/);
  await back.click();
  await expect(page).toHaveURL(/\/settings$/);
  await back.click();
  await expect(page.getByText('Anna, choose two cards')).toBeVisible();
  await page.goto('/credits');
  await back.click();
  await home(page);
});

test('a friend’s deal opens by its link; one that is mistyped says so', async ({ openApp }) => {
  const game = aGame({ id: 'one', seats: seatsOf('Anna', 'Ines: easy') });
  const page = await openApp({ path: `/deal/${codeOf(game)}` });
  await expect(page.getByText('Santo Domingo: 1 person and 1 bot.')).toBeVisible();
  await page.getByRole('button', { name: 'Start this deal' }).click();
  await expect(page).toHaveURL(/\/santo-domingo\/table\//);
  const wrong = await openApp({ path: '/deal/AAAA-BBBB-CCCC-DDDD' });
  await expect(wrong.getByText(/^(Something in this code|That isn’t an Antilles code)/)).toBeVisible();
});
