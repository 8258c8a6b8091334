/** A phone with two hundred saved games: Home opens without holding anybody up, and every game can be reached. */
import { must } from '@antilles/engine';
import { entryOf } from '@/games';
import { GAME_IDS } from '@/games/ids';
import { playedUntil } from '@/tools/sampleGames';
import { traced } from '@/tools/trace';
import { seatsOf, stored } from './saves';
import { expect, shot, test } from './support';

const GAMES = 200;
/** A phone has about a quarter of the speed; nothing may take longer there, in milliseconds. */
const SLOWER = 4;
const LONGEST = 200;

/** Four real games in full swing, again and again. */
function manyGames() {
  const originals = GAME_IDS.map((id) => {
    const entry = entryOf(id);
    let moves = 0;
    return playedUntil(entry, {
      id,
      seats: seatsOf('Anna', 'Ines: easy', 'Tom: easy'),
      options: entry.game.defaultOptions,
      seed: 5,
      until: () => moves++ >= (id === 'santo-domingo' ? 18 : 120),
      minutesAgo: 1,
    });
  });
  return Array.from({ length: GAMES }, (_, i) => {
    const save = must(originals[i % originals.length], 'a game');
    return { ...save, id: `many-${i}`, savedAt: save.savedAt - i * 60_000 };
  });
}

test('two hundred saved games', async ({ openApp, browser }) => {
  const page = await openApp({ path: '/settings', stored: await stored(...manyGames()) });
  const settings = page.getByRole('heading', { name: 'Settings' });
  await expect(settings).toBeVisible();
  // What the start itself costs is measured elsewhere: from here on Home is opened for the first time.
  await page.reload();
  await expect(settings).toBeVisible();
  const more = page.getByRole('button', { name: 'Show 12 more' });
  const cards = page.getByRole('button', { name: /^Round \d+, .*(Anna|bots)/ });
  for (const visit of ['the first visit', 'the second visit']) {
    const { tasks } = await traced(browser, page, async () => {
      await page.evaluate(() => performance.mark('antilles-back'));
      await page.getByRole('button', { name: 'Back', exact: true }).filter({ visible: true }).click();
      await expect(more).toBeEnabled();
    });
    const longest = SLOWER * Math.max(...tasks.map(({ ms }) => ms));
    expect(longest, visit).toBeLessThan(LONGEST);
    await expect(cards).toHaveCount(12);
    await shot(page, 'home-many');
    if (visit === 'the second visit') continue;
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await expect(settings.filter({ visible: true })).toBeVisible();
  }

  // All of them are there, the oldest too, and can be deleted.
  for (let shown = 24; shown < GAMES; shown += 12) {
    await page.getByRole('button', { name: /^Show \d+ more$/ }).click();
    await expect(cards).toHaveCount(shown);
  }
  await page.getByRole('button', { name: 'Show 8 more' }).click();
  await expect(cards).toHaveCount(GAMES);
  await expect(page.getByRole('button', { name: /^Show/ })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^More options for / })
    .last()
    .click();
  await page.getByRole('menuitem', { name: /^Delete game/ }).click();
  await page.getByRole('button', { name: 'Delete game', exact: true }).click();
  await expect(cards).toHaveCount(GAMES - 1);
});
