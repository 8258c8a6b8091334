/** Games alone against bots, with nothing but the keyboard and the names a screen reader says. */
import { type Page } from '@playwright/test';
import { positionOf, storedSaves } from './cartagenaSaves';
import { keyboardOn, names } from './keyboard';
import { expect, test } from './support';

/** From Home to the table, against easy bots. */
async function begin(page: Page, game: RegExp): Promise<void> {
  const keys = keyboardOn(page);
  await expect(page.getByRole('heading', { name: 'Antilles' })).toBeVisible();
  await keys.enter(game);
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  for (const bot of ['Ines', 'Mateo']) {
    const level = new RegExp(`^Level of ${bot}: Medium`);
    if ((await names(page, 'button')).every((name) => !level.test(name))) continue;
    await keys.enter(level);
    // The sheet has the focus, keeps it, and gives it back to where it came from.
    await expect(page.getByRole('dialog')).toBeVisible();
    await keys.choose('radio', /^Easy\. /);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(async () => (await keys.now()).name).toMatch(new RegExp(`^Level of ${bot}: Easy`));
  }
  await keys.enter(/^Start$/);
}

const isOver = async (page: Page): Promise<boolean> => (await names(page, 'button')).includes('Rematch');

test('Santo Domingo', async ({ openApp }) => {
  const page = await openApp();
  const keys = keyboardOn(page);
  await begin(page, /^Santo Domingo, 2/);
  const question = page
    .getByRole('heading', { name: /choose (two cards|a card)|trade/i })
    .or(page.getByRole('button', { name: 'Rematch' }));
  const said = page.getByRole('log');
  for (let turn = 0; turn < 60; turn++) {
    await expect(question.first()).toBeVisible();
    if (await isOver(page)) break;
    if ((await page.getByRole('slider').count()) > 0) {
      await keys.to('slider', /./);
      await keys.press('End');
      await keys.enter(/^(Trade \d|Trade nothing)/);
    } else {
      const hand = await names(page, 'checkbox');
      const goods = Number(/: \D*(\d+)/.exec(hand.find((name) => name.startsWith('7,')) ?? '')?.[1] ?? 0);
      const wishes = [...(goods >= 6 ? [7] : []), ...(hand.length <= 4 ? [8] : []), 5, 2, 1, 4, 6, 3, 7, 8];
      const cards = wishes.filter(
        (card, i) => wishes.indexOf(card) === i && hand.some((name) => name.startsWith(`${card},`)),
      );
      for (const card of cards.slice(0, 2).sort()) await keys.choose('checkbox', new RegExp(`^${card}, `));
      const before = (await said.textContent()) ?? '';
      await keys.enter(/^Play /);
      // What happened is said in words.
      await expect(said.or(page.getByRole('button', { name: 'Rematch' })).first()).not.toHaveText(before);
    }
  }
  expect(await isOver(page)).toBe(true);
  await keys.enter(/^Rematch$/);
  await expect(page.getByRole('heading', { name: /choose two cards/ })).toBeVisible();
});

test('Cartagena: the last turns of a game', async ({ openApp }) => {
  // A whole game is some three thousand steps of the Tab key; the end of one has every kind of them.
  const save = positionOf('late', ['Marieke', 'Ines: easy'], {
    route: 'escape',
    layout: { type: 'named', name: 'layout-a' },
    at: { 0: { goal: 4, 28: 1, 33: 1 }, 1: { start: 3, 10: 1, 21: 1, 30: 1 } },
    hands: { 0: ['rum', 'hook', 'pistol', 'chest', 'parrot'], 1: ['lantern', 'rum', 'parrot'] },
  });
  const page = await openApp({ stored: await storedSaves(save), path: '/cartagena/table/late' });
  const keys = keyboardOn(page);
  const asked = page.getByRole('button', { name: 'End turn' }).or(page.getByRole('button', { name: 'Rematch' }));
  await expect(asked.first()).toBeVisible();
  // The board is a sequence of places that say what is on them.
  const places = (await names(page, 'button')).filter((name) => name.startsWith('space '));
  expect(places).toHaveLength(36);
  expect(places[32]).toMatch(/^space 33, \w+, Marieke/);
  expect(places[0]).toMatch(/^space 1, \w+, empty/);

  for (let action = 0; action < 40; action++) {
    await expect(asked.first()).toBeVisible();
    if (await isOver(page)) break;
    const hand = await names(page, 'checkbox');
    const back = page.getByRole('button', { name: 'Move back, draw' });
    const canGoBack = (await back.count()) > 0 && (await back.getAttribute('aria-disabled')) !== 'true';
    if (hand.length > 0) await keys.choose('checkbox', new RegExp(`^${hand[0] ?? ''}$`));
    else if (canGoBack) await keys.enter(/^Move back, draw$/);
    else {
      await keys.enter(/^(Draw 1, skip turn|End turn)$/);
      continue;
    }
    const from = start(await names(page, 'button'));
    if (from === null) await keys.enter(/^End turn$/);
    else await keys.enter(/^\d+$/.test(from) ? new RegExp(`^space ${from},`) : new RegExp(`^${from},`));
  }
  expect(await isOver(page)).toBe(true);
});

/** Where the furthest of what can be reached is reached from. */
function start(places: readonly string[]): string | null {
  const reach = (name: string): number => Number(/^space (\d+)/.exec(name)?.[1] ?? 99);
  const best = places.filter((name) => /lands here from/.test(name)).sort((a, b) => reach(b) - reach(a))[0];
  return /lands here from ([^,]+?)(?: and |,|$)/.exec(best ?? '')?.[1] ?? null;
}
