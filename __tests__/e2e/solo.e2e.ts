import { type Locator } from '@playwright/test';
import { saveOn, savesOn } from './saves';
import { easyBots, openSetup, rename, tableOn } from './santoDomingo';
import { expect, test } from './support';

test('alone against two bots, from Home to the result, and again', async ({ openApp }) => {
  const page = await openApp();
  await openSetup(page);
  await rename(page, 'Player 1', 'Marieke');
  await easyBots(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();

  const table = tableOn(page);
  await expect(page.getByText('Round 1 · to 30 points')).toBeVisible();
  await expect(page.getByText('Marieke, choose two cards')).toBeVisible();
  await table.toResult((moment) => {
    // One person holds the phone: nobody passes it on.
    expect(moment).not.toBe('curtain');
    return Promise.resolve();
  });

  const { state, seats } = await saveOn(page);
  const rows = page.getByRole('group', { name: /^Place \d/ });
  await expect(rows).toHaveCount(3);
  const seen = await readRows(rows);
  for (const { name, parts, total } of seen) {
    const seat = seats.findIndex((each) => each.name === name);
    expect(total, `${name} has the points of the state`).toBe(state.players[seat]?.points);
    expect(sum(parts), `every point of ${name} is accounted for`).toBe(total);
  }
  expect(seen.map(({ total }) => total)).toEqual(seen.map(({ total }) => total).sort((a, b) => b - a));
  expect(seen[0]?.place).toBe(1);
  const winner = seen[0]?.name ?? '';
  await expect(page.getByRole('heading', { name: new RegExp(`${winner}.* wins?|^You win!$`) })).toBeVisible();

  const chart = page.getByRole('img', { name: /^Points by round, chart: / });
  for (const { name } of seen) await expect(chart).toHaveAccessibleName(new RegExp(`${name} \\d+`));
  await page.getByRole('button', { name: 'Show as a table' }).click();
  await expect(chart).toBeHidden();
  await page.getByRole('button', { name: 'Show as a chart' }).click();
  await expect(chart).toBeVisible();

  await table.rematch.click();
  await expect(page.getByText('Round 1 · to 30 points')).toBeVisible();
  await expect(page.getByText('Marieke, choose two cards')).toBeVisible();
  expect(new Set(Object.keys(await savesOn(page)).map((key) => key.split('/')[2])).size).toBe(2);
  await table.play(1, 4);
  await expect(page.getByText('Round 2 · to 30 points')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  // The game that is over is not to be continued; the new one is.
  await expect(page.getByRole('button', { name: /^Round 2, .*Marieke chooses/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^More options for Santo Domingo/ })).toHaveCount(1);
});

const sum = (parts: readonly number[]): number => parts.reduce((all, part) => all + part, 0);

const readRows = async (rows: Locator) =>
  (await rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label') ?? ''))).map((label) => {
    const [place = '', name = '', ...figures] = label.split(', ');
    const numbers = figures.slice(0, 6).map((figure) => Number(figure.split(' ').at(-1)));
    return {
      place: Number(place.split(' ')[1]),
      name,
      parts: numbers.slice(0, -1),
      total: numbers.at(-1) ?? Number.NaN,
    };
  });
