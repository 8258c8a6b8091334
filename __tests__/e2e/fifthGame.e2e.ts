/**
 * One folder and one line are a game: the app as it is, but that Sticks (`__tests__/sticks`) is put on its shelf before it
 * starts. An export of its own; nothing of it is in the one that people get.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { site, siteWithSticks } from '@/tools/exportWeb';
import { serve } from '@/tools/serve';
import { axe, expect, firstOf, settled, shot, test } from './support';

test('a fifth game is played from Home to the result, with undo, hint, log, history and replay', async ({
  openApp,
}) => {
  const server = await serve(siteWithSticks);
  const page = await openApp({ path: server.url });
  const press = (name: string | RegExp): Promise<void> =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).last().click();
  const left = async (): Promise<number> =>
    Number.parseInt(
      (await page
        .getByText(/^\d+ sticks? left$/)
        .last()
        .textContent()) ?? '',
      10,
    );

  await expect(page.getByRole('button', { name: /, \d–\d players$/ })).toHaveCount(5);
  await shot(page, 'home-five-games');
  await press('Sticks, 2–4 players');
  await expect(page.getByText('There is one way to play.')).toBeVisible();
  await expect(page.getByText(/tutorial/i)).toHaveCount(0);
  await axe(page);
  await press('Start');
  await expect(page).toHaveURL(/\/sticks\/table\//);
  const question = page.getByText(/^How many, /);
  await expect(question).toBeVisible();
  const dealt = await left();
  await axe(page);

  await settled(page);
  await press('Take 1');
  await expect.poll(left).toBeLessThan(dealt - 2);
  await expect(question).toBeVisible();
  await press('Undo');
  await expect.poll(left).toBe(dealt);
  await press('Hint');
  await expect(page.getByText(/^Take \d: .+\.$/)).toBeVisible();
  await shot(page, 'sticks-hint');
  await settled(page);
  await press('Take 1');
  await expect.poll(left).toBeLessThan(dealt - 2);
  await press('Log');
  const log = page.getByRole('dialog', { name: 'Log' });
  await expect(log.getByText(`You took 1 stick, ${dealt - 1} left`)).toBeVisible();
  await log.getByRole('button', { name: 'Close' }).click();
  await expect(log).toBeHidden();

  const rematch = page.getByRole('button', { name: 'Rematch' });
  while ((await firstOf({ rematch, question })) === 'question') {
    const before = await left();
    await settled(page);
    await press('Take 1');
    await expect(page.getByText(new RegExp(`^${before} sticks? left$`))).toHaveCount(0);
    await firstOf({ rematch, question });
  }
  await expect(page.getByText(/ wins$|^You win!$/)).toBeVisible();
  await axe(page);
  await shot(page, 'sticks-result');

  await press('Home');
  await press('History');
  await press(/^Sticks, .* won\. .*On the phone$/);
  await press('Replay');
  await expect(page).toHaveURL(/\/sticks\/replay\//);
  await expect(page.getByText('The table before the first move.')).toBeVisible();
  await press('One step on');
  await expect(page.getByText('|'.repeat(dealt - 1), { exact: true })).toBeVisible();

  // The companion offers what there is, and this game has none; its address is known, like that of any game.
  await page.goto(`${server.url}/companion`);
  await expect(page.getByRole('button', { name: /^Cartagena/ })).toBeVisible();
  await expect(page.getByText('Sticks')).toHaveCount(0);
  await page.goto(`${server.url}/sticks`);
  await expect(page.getByText('There is one way to play.')).toBeVisible();
  // First the page: what it still fetches would be refused.
  await page.close();
  await server.close();
});

test('the app that people get has nothing of it', () => {
  const scripts = (folder: string): string =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .join('\n');
  const traces = /Stokjes|too-few-sticks|sticks\/stick/;
  expect(scripts(siteWithSticks)).toMatch(traces);
  expect(traces.test(scripts(site))).toBe(false);
});
