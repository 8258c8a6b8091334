import { type Page } from '@playwright/test';
import { must } from '../../src/engine';
import { CARDS } from '@/games/santo-domingo/rules/cards';
import { aGame, saveOn, seatsOf, stored } from './saves';
import { openSetup, rename, say, tableOn, type Table } from './santoDomingo';
import { expect, settled, test } from './support';

const NAMES = ['Anna', 'Bram', 'Chloé'] as const;

/** All that is drawn, as a browser has it and as a screen reader hears it. */
const everythingOn = async (page: Page): Promise<string> =>
  `${await page.locator('#root').innerHTML()}\n${await page.locator('body').ariaSnapshot()}`;

const cardName = (card: number): string =>
  say.en(
    `santo-domingo:card.${must(['', 'captain', 'admiral', 'governor', 'frigate', 'galleon', 'customs', 'trader', 'beggar'][card], 'no card')}`,
  );

/** While the curtain is closed there is no hand in the page, visible or not, and nothing that says who holds what. */
async function expectNoHand({ page }: Table): Promise<void> {
  const html = await everythingOn(page);
  expect(html).not.toContain('checkbox');
  expect(html).not.toContain('holds ');
  expect(html).not.toContain('Your hand');
}

/** Whoever looks sees their own cards, and of the others only how many they have. */
async function expectOnlyOwnHand({ page, held }: Table, own: readonly number[], seat: number): Promise<void> {
  expect(await held()).toEqual(own);
  const displays = await page
    .getByRole('button', { name: /^(Anna|Bram|Chloé), / })
    .evaluateAll((all) => all.map((each) => `${each.getAttribute('aria-label')} | ${each.parentElement?.textContent}`));
  for (const [other, name] of NAMES.entries()) {
    const display = displays.find((each) => each.startsWith(name));
    if (other === seat) expect(display).toContain(`holds ${cardName(must(own[0], 'no cards'))}`);
    else expect(display).toMatch(/^\S+, \d+ points?, \d+ goods?, \d cards?(, has chosen)? \| \D+\d+ cards?$/);
  }
  const html = await everythingOn(page);
  const names = CARDS.map(cardName).filter((name) => html.includes(`, ${name}: `));
  expect(names).toEqual(own.map(cardName));
}

test('three people pass the phone, and nobody sees what is not theirs', async ({ openApp }) => {
  const page = await openApp();
  await openSetup(page);
  for (const bot of ['Ines', 'Mateo']) {
    await page
      .getByRole('radiogroup', { name: `${bot} is played by` })
      .getByRole('radio', { name: 'Person' })
      .click();
  }
  await rename(page, 'Player 1', NAMES[0]);
  await rename(page, 'Ines', NAMES[1]);
  await rename(page, 'Mateo', NAMES[2]);
  await page.getByRole('button', { name: 'Start', exact: true }).click();

  const table = tableOn(page);
  let holder = -1;
  let curtains = 0;
  // How such a game ends is looked at where one is resumed (`resume.e2e.ts`).
  await table.toResult(async (moment) => {
    if (curtains > 9) return 'enough';
    const { state } = await saveOn(page);
    const next = state.players.findIndex(({ table: chosen }) => chosen.length === 0);
    if (moment === 'curtain') {
      curtains++;
      holder = next;
      expect(await table.curtain.getAttribute('aria-label')).toBe(`Pass the phone to ${NAMES[next]}`);
      await expectNoHand(table);
    }
    if (moment === 'choose') {
      expect(next).toBe(holder);
      await expect(page.getByText(`${NAMES[next]}, choose two cards`)).toBeVisible();
      await expectOnlyOwnHand(table, must(state.players[next], 'no player').hand, next);
    }
    return undefined;
  });
  expect(curtains).toBeGreaterThan(9);
});

test('what is chosen in secret changes nothing that the others can see', async ({ openApp }) => {
  const before = await stored(aGame({ id: 'twin', seats: seatsOf(...NAMES), round: 3 }));
  const [left, right] = [
    tableOn(await openApp({ stored: before, path: '/santo-domingo/table/twin' })),
    tableOn(await openApp({ stored: before, path: '/santo-domingo/table/twin' })),
  ];
  for (const table of [left, right]) {
    await table.moment();
    await table.reveal();
    const held = await table.held();
    // They choose differently.
    const cards = table === left ? held.slice(0, 2) : held.slice(-2);
    // What is lifted, read and asked for before the choice leaves no trace either.
    const [first = 0] = cards;
    await table.card(first).click({ position: { x: 16, y: 28 } });
    await table.card(first).click({ position: { x: 16, y: 28 } });
    await table.play(...cards);
    await expect(table.curtain).toHaveAccessibleName('Pass the phone to Bram');
  }
  for (const { page } of [left, right]) await settled(page);
  expect(await everythingOn(left.page)).toBe(await everythingOn(right.page));
  for (const table of [left, right]) {
    await table.reveal();
    expect(await table.held()).not.toHaveLength(0);
    // The curtain has slid away for good.
    await expect(table.page.getByText('Hold to reveal')).toHaveCount(0);
    await table.page.mouse.move(2, 2);
  }
  for (const { page } of [left, right]) await settled(page);
  expect(await everythingOn(left.page)).toBe(await everythingOn(right.page));
  await left.page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(left.page.getByRole('button', { name: /^Revealed: / })).toHaveCount(2);
});

/** How full the ring is, 0 to 1. */
const fill = (circle: Element): number =>
  1 -
  Number(circle.getAttribute('stroke-dashoffset')) / Number.parseFloat(circle.getAttribute('stroke-dasharray') ?? '');

test('the curtain opens on a full hold only', async ({ openApp }) => {
  const page = await openApp({
    stored: await stored(aGame({ id: 'hold', seats: seatsOf(...NAMES), round: 2 })),
    path: '/santo-domingo/table/hold',
  });
  const table = tableOn(page);
  await table.moment();
  const hold = table.curtain.getByRole('button', { name: /Anna’s table$/ });
  const filled = (): Promise<number> => hold.locator('circle').nth(1).evaluate(fill);

  // As long as it takes the ring to begin, in the browser itself: a machine may be too busy to let go in time from here.
  await hold.evaluate(async (button, source) => {
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- our own function, brought into the browser
    const fillOf = new Function(`return ${source}`)() as (circle: Element) => number;
    const circle = button.querySelectorAll('circle')[1];
    const send = (type: string): boolean => button.dispatchEvent(new MouseEvent(type, { bubbles: true, button: 0 }));
    send('mousedown');
    while (circle && fillOf(circle) === 0) await new Promise(requestAnimationFrame);
    send('mouseup');
    send('click');
  }, String(fill));
  await expect.poll(filled).toBe(0);
  await expect(table.curtain).toBeVisible();
  await expectNoHand(table);

  await table.reveal();
  await expect(table.hand).toBeVisible();
});

test('the curtain opens with the keyboard after a question', async ({ openApp }) => {
  const page = await openApp({
    stored: await stored(aGame({ id: 'keys', seats: seatsOf(...NAMES), round: 2 })),
    path: '/santo-domingo/table/keys',
  });
  const table = tableOn(page);
  await table.moment();
  const question = page.getByRole('heading', { name: 'Is Anna holding the phone?' });
  const hold = table.curtain.getByRole('button', { name: /Anna’s table$/ });

  await hold.press('Enter');
  await expect(question).toBeVisible();
  await expectNoHand(table);
  const cancel = page.getByRole('button', { name: 'Cancel' });
  // It counts when it has been seen.
  await cancel.click({ trial: true });
  await cancel.press('Enter');
  await expect(question).toBeHidden();
  await expect(table.curtain).toBeVisible();

  await hold.press(' ');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(table.curtain).toBeVisible();

  // A screen reader clicks without ever touching.
  await hold.dispatchEvent('click');
  await page.getByRole('button', { name: 'Yes, reveal' }).click();
  await expect(table.hand).toBeVisible();
  await expect(table.curtain).toBeHidden();
});
