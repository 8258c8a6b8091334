/** Whole games alone against bots, with nothing but the keyboard and the names a screen reader says. */
import { GUARD_MS } from '@/ui/guardMs';
import { type Page } from '@playwright/test';
import { keyboardOn, names, offered } from './keyboard';
import { answering, axe, expect, shot, test } from './support';

/** From Home to the table, against easy bots; `choose` sets what else is to be set. */
async function begin(page: Page, game: RegExp, choose: () => Promise<void> = () => Promise.resolve()): Promise<void> {
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
  await choose();
  await keys.enter(/^Start$/);
}

const isOver = async (page: Page): Promise<boolean> => (await names(page, 'button')).includes('Rematch');

/** What was said aloud so far; after an answer there is something new. */
const saidOn = (page: Page) => {
  const said = page.getByRole('log');
  return {
    now: async (): Promise<string> => ((await said.count()) === 0 ? '' : ((await said.textContent()) ?? '')),
    after: (before: string): Promise<void> =>
      expect(said.or(page.getByRole('button', { name: 'Rematch' })).first()).not.toHaveText(before),
  };
};

test('Santo Domingo', async ({ openApp }) => {
  const page = await openApp();
  const keys = keyboardOn(page);
  const said = saidOn(page);
  await begin(page, /^Santo Domingo, 2/);
  const question = page
    .getByRole('heading', { name: /choose (two cards|a card)|how many goods/i })
    .or(page.getByRole('button', { name: 'Rematch' }));
  for (let turn = 0; turn < 60; turn++) {
    await expect(question.first()).toBeVisible();
    if (await isOver(page)) break;
    if ((await page.getByRole('slider').count()) > 0) {
      await keys.to('slider', /./);
      await keys.press('End');
      await answering(page, () => keys.enter(/^(Trade \d|Trade nothing)/));
    } else {
      const hand = await offered(page, 'checkbox');
      const goods = Number(/: \D*(\d+)/.exec(hand.find((name) => name.startsWith('7,')) ?? '')?.[1] ?? 0);
      const wishes = [...(goods >= 6 ? [7] : []), ...(hand.length <= 4 ? [8] : []), 5, 2, 1, 4, 6, 3, 7, 8];
      const cards = wishes.filter(
        (card, i) => wishes.indexOf(card) === i && hand.some((name) => name.startsWith(`${card},`)),
      );
      for (const card of cards.slice(0, 2).sort()) await keys.choose('checkbox', new RegExp(`^${card}, `));
      const before = await said.now();
      await answering(page, () => keys.enter(/^Play /));
      // What happened is said in words.
      await said.after(before);
    }
  }
  expect(await isOver(page)).toBe(true);
  await keys.enter(/^Rematch$/);
  await expect(page.getByRole('heading', { name: /choose two cards/ })).toBeVisible();
});

test('Puerto Rico', async ({ openApp }) => {
  const page = await openApp();
  const keys = keyboardOn(page);
  const said = saidOn(page);
  await begin(page, /^Puerto Rico, /, async () => {
    await keys.enter(/^Add player/);
    await expect(page.getByText('4 of 5')).toBeVisible();
    await axe(page);
  });
  const asked = page.getByRole('heading', { name: /, (choose|take|draw|place|build|sell|you must load|use)/ });
  /** What brings the end nearer, first. */
  const roles = ['Builder', 'Mayor', 'Captain', 'Settler', 'Craftsman', 'Trader', 'Prospector'];
  for (let decision = 0; decision < 250; decision++) {
    await expect(asked.or(page.getByRole('button', { name: 'Rematch' })).first()).toBeVisible();
    if (await isOver(page)) break;
    const question = (await asked.first().textContent()) ?? '';
    await toldOf(page, question);
    const before = await said.now();
    if (question.includes('place your colonists')) {
      await keys.enter(/^Fill for me$/);
      await answering(page, () => keys.enter(/^Place them like this$/));
    } else {
      const all = await offered(page, 'radio');
      const wanted = question.includes('choose a role')
        ? roles.flatMap((role) => all.filter((name) => name.startsWith(role) && !name.includes('Nothing')))[0]
        : question.includes('build a building')
          ? all.filter((name) => /\d left\./.test(name)).at(-1)
          : all[0];
      if (wanted === undefined) await answering(page, () => keys.enter(/^(Pass|Don’t sell|Don’t build)$/));
      else {
        await keys.choose('radio', exactly(wanted));
        await answering(page, () => keys.enter(/^(Take|Draw|Sell|Load|Keep|Build) /));
      }
    }
    await said.after(before);
  }
  expect(await isOver(page)).toBe(true);
  await axe(page);
  await shot(page, 'puerto-rico-result');
});

test('Cartagena', async ({ openApp }) => {
  const page = await openApp();
  const keys = keyboardOn(page);
  const said = saidOn(page);
  // The shortest path and the fewest pirates: every kind of move, and no thousands of keys.
  await begin(page, /^Cartagena, /, async () => {
    for (let i = 0; i < 4; i++) await keys.enter(/^Less: Tunnel boards$/);
    await expect(page.getByText(/^Three to eight boards/).last()).toBeVisible();
    await keys.to('radio', /^[456]$/);
    await keys.press('ArrowLeft');
    await keys.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: '4', exact: true })).toBeChecked();
    await axe(page);
  });
  const asked = page.getByRole('button', { name: 'End turn' }).or(page.getByRole('button', { name: 'Rematch' }));
  await expect(asked.first()).toBeVisible();
  await toldOf(page, 'Your turn, Player 1');
  // The board is a sequence of places that say what is on them.
  const places = (await names(page, 'button')).filter((name) => name.startsWith('space '));
  expect(places).toHaveLength(18);
  expect(places[17]).toMatch(/^space 18, \w+, empty/);
  for (let action = 0; action < 120; action++) {
    await expect(asked.first()).toBeVisible();
    if (await isOver(page)) break;
    const before = await said.now();
    await cartagenaAction(page);
    await said.after(before);
  }
  expect(await isOver(page)).toBe(true);
  await axe(page);
  await shot(page, 'cartagena-result');
});

/** One action of a turn: the card that gets a pirate furthest, a step back when the hand is empty. */
async function cartagenaAction(page: Page): Promise<void> {
  const keys = keyboardOn(page);
  const hand = await offered(page, 'checkbox');
  const back = page.getByRole('button', { name: 'Move back, draw', disabled: false });
  if (hand.length > 0) await keys.choose('checkbox', exactly(hand[0] ?? ''));
  else if ((await back.count()) > 0) await keys.enter(/^Move back, draw$/);
  else return endTurn(page);
  const from = start(await names(page, 'button'));
  if (from === null) await endTurn(page);
  else await keys.enter(/^\d+$/.test(from) ? new RegExp(`^space ${from},`) : new RegExp(`^${from},`));
}

/** With actions left the first press asks, and the second, once it has been read, ends the turn; an empty hand draws. */
async function endTurn(page: Page): Promise<void> {
  const keys = keyboardOn(page);
  const draws = (await page.getByRole('button', { name: 'Draw 1 and stop' }).count()) > 0;
  await keys.enter(draws ? /^Draw 1 and stop$/ : /^End turn$/);
  const asked = draws ? /^Draw 1, skip \d actions?\?$/ : /^End with \d actions? left\?$/;
  await expect(page.getByRole('heading', { name: asked })).toBeVisible();
  await page.waitForTimeout(GUARD_MS + 100);
  await keys.enter(draws ? /^Tap again: draw 1 and stop/ : /^Tap again: end with \d left/);
}

/** Where the furthest of what can be reached is reached from. */
function start(places: readonly string[]): string | null {
  const reach = (name: string): number => Number(/^space (\d+)/.exec(name)?.[1] ?? 99);
  const best = places.filter((name) => /lands here from/.test(name)).sort((a, b) => reach(b) - reach(a))[0];
  return /lands here from ([^,]+?)(?: and |,|$)/.exec(best ?? '')?.[1] ?? null;
}

/** Whoever listens is told what is asked: it has the focus, or the sheet that asks it; or it is read out beside a button that stayed. */
async function toldOf(page: Page, question: string): Promise<void> {
  await expect.poll(async () => (await keyboardOn(page).now()).role).not.toBe('body');
  const { role, name } = await keyboardOn(page).now();
  if (role === 'heading') expect(name).toBe(question);
  else if (role !== 'dialog') {
    await expect(page.getByRole('heading', { name: question })).toHaveAttribute('aria-live', 'polite');
  }
}

/** A name and nothing but this name. */
const exactly = (name: string): RegExp => new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
