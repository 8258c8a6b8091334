/** Several people on one phone: nothing that leaves it in the middle of their game tells what they hold. */
import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { parseArchive } from '@/storage/archive';
import { tableOn } from './santoDomingo';
import { aGame, seatsOf, stored } from './saves';
import { expect, shot, test, type Phone } from './support';

const together = aGame({ id: 'together', seats: seatsOf('Anna', 'Bram'), round: 2 });
const alone = aGame({ id: 'alone', seats: seatsOf('Anna', 'Ines: easy'), round: 2, minutesAgo: 9 });

const codeItem = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  return page.getByRole('menuitem', { name: /^Code of this deal/ });
};

test('the code of a deal comes when the game is over', async ({ openApp }) => {
  const ending = aGame({ id: 'ending', seats: seatsOf('Anna', 'Bram'), points: 27 });
  const page = await openApp({ stored: await stored(together, alone, ending), path: '/santo-domingo/table/together' });
  await tableOn(page).curtain.waitFor();
  await tableOn(page).reveal();
  const item = await codeItem(page);
  await expect(item).toBeDisabled();
  await expect(item).toContainText(/when the game is over/i);
  await shot(page, 'code-later');

  await page.goto('/santo-domingo/table/alone');
  await (await codeItem(page)).click();
  await expect(page.getByRole('button', { name: 'Share the code' })).toBeVisible();

  await page.goto('/santo-domingo/table/ending');
  await tableOn(page).toResult();
  await page.getByRole('button', { name: 'Deal code' }).click();
  await expect(page.getByRole('button', { name: 'Share the code' })).toBeVisible();
});

/** What an export made on this page holds. */
async function exported(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Everything in one file/ }).click();
  const parsed = parseArchive(readFileSync(await (await download).path(), 'utf8'));
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.archive.saves.map(({ id }) => id).sort();
}

test('an export leaves running games of several people out unless they are asked for, and says so', async ({
  openApp,
}) => {
  const over = aGame({ id: 'over', seats: seatsOf('Anna', 'Bram'), until: ({ over: isOver }) => isOver });
  const phone: Phone = { stored: await stored(together, alone, over), path: '/' };
  const page = await openApp(phone);
  await expect(page.getByRole('button', { name: /^Round 2, / })).toHaveCount(2);
  await page.goto('/backup');
  expect(await exported(page)).toEqual(['alone', 'over']);
  await expect(
    page.getByText('1 unfinished game with several people is left out: the file would show what is hidden in it.'),
  ).toBeVisible();
  await shot(page, 'backup-left-out');

  await page.getByRole('switch', { name: /^Include unfinished games with several people/ }).click();
  await expect(page.getByText('Anyone who opens the file can see everything hidden in them.')).toBeVisible();
  expect(await exported(page)).toEqual(['alone', 'over', 'together']);
  await expect(
    page.getByText('It contains secrets: what is hidden in 1 unfinished game with several people.'),
  ).toBeVisible();
});
