import { isolated } from '@/text';
import { type Locator, type Page } from '@playwright/test';
import { openSetup, rename, tableOn } from './santoDomingo';
import { saveOn, reloadOnceKept } from './saves';
import { expect, test } from './support';

const start = (page: Page): Locator => page.getByRole('button', { name: 'Start', exact: true });
const addSeat = (page: Page): Locator => page.getByRole('button', { name: /^Add player/ });
const longGame = (page: Page): Locator => page.getByRole('switch', { name: /^Long game/ });
const seats = (page: Page): Locator => page.getByRole('group', { name: /^Seat \d/ });
const says = (page: Page, sentence: string): Promise<void> =>
  expect(page.getByText(sentence).filter({ visible: true }).first()).toBeVisible();

async function leave(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Change the name of ${name}`, exact: true }).click();
  await page.getByRole('button', { name: 'Remove player' }).click();
  await expect(page.getByRole('button', { name: 'Remove player' })).toBeHidden();
}

test('one seat is too few, and seven do not fit', async ({ openApp }) => {
  const page = await openApp();
  await openSetup(page);
  await leave(page, 'Mateo');
  await leave(page, 'Ines');
  await expect(seats(page)).toHaveCount(1);
  await says(page, 'At least 2 players are needed; there is 1.');
  await expect(start(page)).toBeDisabled();
  await start(page).click({ force: true });
  await expect(page).toHaveURL(/\/santo-domingo$/);
  // The last one stays.
  await page.getByRole('button', { name: 'Change the name of Player 1' }).click();
  await expect(page.getByRole('button', { name: 'Remove player' })).toBeDisabled();
  await page.getByRole('button', { name: 'Done', exact: true }).click();

  for (let count = 1; count < 6; count++) {
    await addSeat(page).click();
    await expect(seats(page)).toHaveCount(count + 1);
  }
  await expect(addSeat(page)).toBeDisabled();
  await addSeat(page).click({ force: true });
  await says(page, 'All 6 seats are taken: this game takes at most 6 players.');
  await expect(seats(page)).toHaveCount(6);
  await expect(start(page)).toBeEnabled();
});

test('the long game is for two or three', async ({ openApp }) => {
  const page = await openApp();
  await openSetup(page);
  await longGame(page).click();
  await says(page, 'Two cards each round, until somebody has 45 points');
  await addSeat(page).click();
  await expect(longGame(page)).toBeDisabled();
  await expect(longGame(page)).not.toBeChecked();
  await says(page, 'One card each round, until somebody has 30 points');
  await longGame(page).click({ force: true });
  await says(page, 'Only with 2 or 3 players');
  await expect(longGame(page)).not.toBeChecked();
  // The wish is kept for when the fourth gets up again.
  await leave(page, 'Yara');
  await expect(longGame(page)).toBeChecked();
  await start(page).click();
  await says(page, 'Round 1 · to 45 points');
});

test('names: empty, twice, too long, and any writing in the world', async ({ openApp }) => {
  const page = await openApp();
  await openSetup(page);
  const name = page.getByRole('textbox', { name: 'Name' });
  const done = page.getByRole('button', { name: 'Done', exact: true });
  await page.getByRole('button', { name: 'Change the name of Player 1' }).click();
  for (const [text, sentence] of [
    ['', 'A player needs a name.'],
    ['   ', 'A player needs a name.'],
    ['\u200b\u200d', 'A player needs a name.'],
    ['ines', 'Somebody else is already called ines.'],
    [' Mateo ', 'Somebody else is already called Mateo.'],
    ['W'.repeat(41), 'A name can be up to 40 characters long; this one has 41.'],
  ] as const) {
    await name.fill(text);
    await says(page, sentence);
    await expect(done).toBeDisabled();
  }
  // What is not possible changes nothing, also when the sheet is closed over it.
  await page.keyboard.press('Escape');
  await expect(name).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change the name of Player 1' })).toBeVisible();

  const family = '👨‍👩‍👧‍👦 Ömer';
  const hebrew = 'נועה בת־ים';
  const longest = 'Wilhelmina-Adriana van den Heuvel-Oranje';
  await rename(page, 'Player 1', family);
  await rename(page, 'Ines', hebrew);
  await rename(page, 'Mateo', longest);
  await start(page).click();
  const table = tableOn(page);
  await says(page, `${family}, choose two cards`);
  await table.play(1, 4);
  await says(page, 'Round 2 · to 30 points');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(
    page.getByRole('button', { name: new RegExp(`^Revealed: .*${isolated(hebrew)} \\(.*${longest} \\(`) }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByText(`with ${isolated(hebrew)} and ${longest}`)).toBeVisible();
  // Names of people are remembered.
  await openSetup(page);
  await expect(seats(page).first()).toHaveAccessibleName(`Seat 1: ${family}`);
  await page.getByRole('button', { name: 'Same as last time' }).click();
  await expect(seats(page).nth(2)).toHaveAccessibleName(`Seat 3: ${longest}`);
});

test('no two seats have the same colour', async ({ openApp }) => {
  const page = await openApp();
  await openSetup(page);
  await page.getByRole('button', { name: /^Colour of Ines/ }).click();
  const [mine] = await page.getByRole('radio', { checked: true }).filter({ visible: true }).all();
  expect(mine).toBeDefined();
  const taken = page.getByRole('radio', { name: /, taken by Player 1$/ });
  await expect(taken).toBeDisabled();
  // The sheet has come to rest: what is off is tapped without waiting for that.
  await page.getByRole('radio', { name: 'Red circle' }).click({ trial: true });
  await taken.click({ force: true });
  await says(page, 'Player 1 already has the green diamond.');
  await page.getByRole('radio', { name: 'Red circle' }).click();
  await expect(page.getByRole('button', { name: 'Colour of Ines: Red circle' })).toBeVisible();
});

test('trader rates: what cannot be is refused, what is edited counts, is remembered and can be reset', async ({
  openApp,
}) => {
  const page = await openApp();
  await openSetup(page);
  const row = page.getByRole('button', { name: /^Trader rates/ });
  const cell = (space: number): Locator => page.getByRole('radio', { name: new RegExp(`^Space ${space}: `) });
  const goods = page.getByRole('textbox', { name: 'Goods handed in' });
  const points = page.getByRole('textbox', { name: 'Points received' });
  await row.click();
  await cell(6).click();
  for (const [text, sentence] of [
    ['0', 'A rate needs at least 1; 0 is not possible.'],
    ['x', '“x” is not a number from 1 to 9.'],
    ['-2', '“-2” is not a number from 1 to 9.'],
    ['1.5', '“1.5” is not a number from 1 to 9.'],
    ['10', 'A rate goes up to 9; 10 is too much.'],
    ['', 'Type a number from 1 to 9.'],
  ] as const) {
    await goods.fill(text);
    await says(page, sentence);
    await expect(cell(6)).toHaveAccessibleName('Space 6: 2 for 1');
  }
  await goods.fill('1');
  await points.fill('5');
  await expect(cell(6)).toHaveAccessibleName('Space 6: 1 for 5');
  await says(page, 'Space 7 pays less than space 6. That is allowed; check it against your board.');
  await cell(0).click();
  await page.getByRole('switch', { name: /^No trade/ }).click();
  await expect(cell(0)).toHaveAccessibleName('Space 0: no trade');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(row).toHaveAccessibleName('Trader rates. Edited to match your board');
  await start(page).click();
  await tableOn(page).moment();
  const { options, state } = await saveOn(page);
  expect(state.options.rates[6]).toEqual({ give: 1, get: 5 });
  expect(state.options.rates[0]).toBeNull();
  expect(options).toEqual(state.options);
  await expect(page.getByRole('img', { name: 'Trader: space 6, rate 1:5' })).toBeVisible();

  // The next game begins with the same table; the winter side has its own.
  await reloadOnceKept(page);
  await page.goto('/santo-domingo');
  await expect(row).toHaveAccessibleName('Trader rates. Edited to match your board');
  await page.getByRole('switch', { name: /^Winter side/ }).click();
  await expect(row).toHaveAccessibleName(
    'Trader rates. Winter house rates: the printed ones aren’t public. Edit to match your board.',
  );
  await page.getByRole('switch', { name: /^Winter side/ }).click();
  await row.click();
  await page.getByRole('button', { name: 'Reset to default' }).click();
  await says(page, 'The rates are back to the default');
  await expect(cell(6)).toHaveAccessibleName('Space 6: 2 for 1');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(cell(6)).toHaveAccessibleName('Space 6: 1 for 5');
  await page.getByRole('button', { name: 'Reset to default' }).click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(row).toHaveAccessibleName(
    'Trader rates. Standard house rates: the printed ones aren’t public. Edit to match your board.',
  );
});
