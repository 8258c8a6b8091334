import { RECOMMENDED } from '@/games/dominion/rules/kingdoms';
import type { CardId } from '@/games/dominion/rules/printed';
import { playedGame } from './anyGame';
import { aDominionGame } from './dominionSaves';
import { tableOn } from './dominionTable';
import { watchPieces } from './flying';
import { stored, reloadOnceKept } from './saves';
import { axe, expect, type OpenApp, settled, shot, test } from './support';

test('a person plays High Seas against a bot, from set-up on', async ({ openApp }) => {
  const page = await openApp({ path: '/dominion' });
  const table = tableOn(page);
  await expect(page.getByRole('heading', { name: 'High Seas' })).toBeVisible();
  await page.getByRole('button', { name: 'Change the name of Mateo' }).click();
  await page.getByRole('button', { name: 'Remove player' }).click();
  await expect(page.getByRole('button', { name: 'Change the name of Mateo' })).toBeHidden();
  await axe(page);
  await page.getByRole('button', { name: /: Medium/ }).click();
  await page.getByRole('radio', { name: /^Easy/ }).click();
  await expect(page.getByRole('radio', { name: /^Easy/ })).toBeHidden();
  await table.button('Start').click();
  await table.asked();
  await axe(page);
  await shot(page, 'dominion-first');
  for (let i = 0; i < 8; i++) expect(await table.answer()).toBe(true);
});

test('a person plays the last turns against a bot, and sees the result', async ({ openApp }) => {
  // A whole game is played with the keyboard.
  const late = playedGame('late', 'dominion', ['Ana', 'Ines: easy'], { actions: -24 });
  const page = await openApp({ stored: await stored(late), path: '/dominion/table/late' });
  const table = tableOn(page);
  for (let i = 0; await table.answer(); i++) if (i > 200) throw new Error('the game does not end');
  await expect(page.getByRole('heading', { name: 'The decks' })).toBeVisible();
  await axe(page);
  await shot(page, 'dominion-result');
});

test('two people pass the phone, and no hand is in the page while the curtain is closed', async ({ openApp }) => {
  const save = aDominionGame('pass', ['Ana', 'Ben'], {
    kingdom: RECOMMENDED['first-game'],
    hands: { 0: ['militia', 'gold', 'silver', 'copper', 'estate'], 1: ['moat', 'curse', 'gold', 'duchy', 'estate'] },
    decks: { 0: ['copper', 'copper', 'copper', 'copper', 'copper'], 1: ['copper', 'copper', 'copper', 'copper'] },
  });
  const page = await openApp({ stored: await stored(save), path: '/dominion/table/pass' });
  const table = tableOn(page);
  const whole = async (): Promise<string> =>
    `${await page.locator('#root').innerHTML()}\n${await page.locator('body').ariaSnapshot()}`;
  const lift = async (name: string): Promise<void> => {
    await expect(table.curtain).toHaveAccessibleName(new RegExp(name));
    const html = await whole();
    // Piles have names too; a hand is a group of its own, and a sheet is a dialog.
    expect(html).not.toContain('Your hand');
    expect(html).not.toContain('role="dialog" aria-label="Discard');
    await table.curtain.press('Enter');
    await page.getByRole('button', { name: 'Yes, reveal' }).click();
    await expect(table.curtain).toBeHidden();
  };

  await lift('Ana');
  await page.getByRole('radio', { name: /^Militia\. Action/ }).click();
  await table.button('Play Militia').click();
  // Ben holds a Moat: he is asked, and sees his own hand only after the curtain.
  await lift('Ben');
  await expect(table.sheet.getByRole('button', { name: 'Show the Moat' })).toBeVisible();
  await table.sheet.getByRole('button', { name: 'Let the Attack happen' }).click();
  // The hand itself is the choice; nothing covers it.
  await expect(page.getByRole('heading', { name: 'Discard 2 cards' })).toBeVisible();
  await expect(table.sheet).toHaveCount(0);
  await axe(page);
  const held = page.getByRole('group', { name: 'Your hand, 5 cards' });
  await held.getByRole('checkbox', { name: /^Curse\./ }).click();
  await held.getByRole('checkbox', { name: /^Estate\./ }).click();
  await table.button('Discard 2').click();
  await lift('Ana');
  await page.getByRole('radio', { name: /^Province\. Costs 8/ }).click();
  await table.button('Buy Province for 8').click();
  await lift('Ben');
  await expect(page.getByRole('radiogroup', { name: 'Your hand, 3 cards' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Province\. Costs 8\. 7 left/ })).toBeVisible();
});

/** A turn in which one thing is bought, against two bots. */
const aTurn = (hand: readonly CardId[] = ['gold', 'copper', 'copper', 'copper', 'estate']) =>
  aDominionGame('turn', ['Ana', 'Ines: easy', 'Mateo: easy'], {
    kingdom: RECOMMENDED['first-game'],
    hands: { 0: [...hand], 1: ['copper'], 2: ['copper'] },
    decks: { 0: ['silver', 'silver', 'silver', 'duchy', 'duchy'], 1: ['copper'], 2: ['copper'] },
    actions: 0,
  });

/** That turn, at the speed a person plays. */
async function atATurn(openApp: OpenApp) {
  const page = await openApp({
    stored: await stored(aTurn()),
    path: '/dominion/table/turn',
    settings: { speed: 'normal' },
  });
  const table = tableOn(page);
  return { page, table };
}

test('the last buy, and End turn, can be taken back until the ring is full; a second tap does not wait', async ({
  openApp,
}) => {
  const { page, table } = await atATurn(openApp);
  const hand = page.getByRole('radiogroup', { name: /^Your hand/ });
  const ending = page.getByRole('heading', { name: 'Turn ends in 2 seconds. Undo is possible.' });
  const undo = table.button('Undo').last();
  await table.pile('Gold').click();
  await table.button('Buy Gold for 6').click();
  await expect(ending).toBeVisible();
  // Nothing that was drawn is to be seen.
  await expect(hand.getByRole('radio')).toHaveCount(1);
  await undo.click();
  await expect(table.prompt).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Gold\. Costs 6\. 30 left/ })).toBeVisible();
  // The treasures lie in play; undo once more takes them back as well.
  await table.button('Undo').click();
  await expect(hand.getByRole('radio')).toHaveCount(5);
  await table.button('End turn').click();
  await expect(ending).toBeVisible();
  await undo.click();
  await expect(hand.getByRole('radio', { name: /^Gold/ })).toBeVisible();

  // A second tap goes on at once.
  await table.button('End turn').click();
  await expect(ending).toBeVisible();
  const before = Date.now();
  await table.button('End turn').click();
  await expect(ending).toBeHidden();
  expect(Date.now() - before).toBeLessThan(2000);
  await expect(hand.getByRole('radio', { name: /^Silver/ }).first()).toBeVisible();

  // Checked last: that takes longer than the ring where a machine is busy.
  await table.button('End turn').click();
  await expect(ending).toBeVisible();
  await axe(page);
});

test('a key that is held down is one press: it neither buys what it picked up nor ends a turn that waits', async ({
  openApp,
}) => {
  const { page, table } = await atATurn(openApp);
  const hold = async (key: string): Promise<void> => {
    // Playwright sends a key that is down already as a repeat, as a keyboard does.
    for (let i = 0; i < 10; i++) {
      await page.keyboard.down(key);
      await page.waitForTimeout(40);
    }
    await page.keyboard.up(key);
  };
  for (const [pile, key, price] of [
    ['Gold', 'Enter', 6],
    ['Silver', 'Space', 3],
  ] as const) {
    await table.pile(pile).focus();
    await hold(key);
    await expect(table.button(`Buy ${pile} for ${price}`)).toBeVisible();
  }
  await table.button('End turn').focus();
  await hold('Enter');
  await expect(page.getByRole('heading', { name: /^Turn ends in/ })).toBeVisible();
  await table.button('Undo').last().click();
  await expect(table.prompt).toBeVisible();
});

test('a turn that is about to end when the page goes is over when it comes back', async ({ openApp }) => {
  const { page, table } = await atATurn(openApp);
  await table.button('End turn').click();
  await expect(page.getByRole('heading', { name: /^Turn ends in/ })).toBeVisible();
  await reloadOnceKept(page);
  await expect(page.getByRole('heading', { name: /^Turn ends in/ })).toBeHidden();
  await table.asked();
  await expect(
    page.getByRole('radiogroup', { name: /^Your hand/ }).getByRole('radio', { name: /^Silver/ }),
  ).toHaveCount(3);
});

for (const size of ['phone', 'small', 'tablet', 'landscape'] as const) {
  test(`hand, piles and dock stay where they are through a round (${size})`, async ({ openApp }) => {
    const page = await openApp({
      size,
      stored: await stored(aTurn()),
      path: '/dominion/table/turn',
      settings: { speed: 'normal' },
      // Watched by the page itself, which sees every frame.
      hurry: 4,
    });
    const table = tableOn(page);
    await expect(table.prompt).toBeVisible();
    // Letters that have only now come are set anew, once.
    await page.evaluate(async () => void (await document.fonts.ready));
    await page.evaluate(() => {
      const places: Record<string, number[]> = {};
      const note = (what: string, element: Element | null | undefined): void => {
        if (!element) return;
        // Whoever scrolls moves it; nothing else does.
        let top = element.getBoundingClientRect().top;
        for (let at = element.parentElement; at !== null; at = at.parentElement) top += at.scrollTop;
        top = Math.round(top);
        const known = (places[what] ??= []);
        if (!known.includes(top)) known.push(top);
      };
      Object.assign(window, { places });
      const look = (): void => {
        note('hand', document.querySelector('[role=radiogroup][aria-label^="Your hand"]'));
        note('supply', document.querySelector('[role=radiogroup][aria-label="Supply"]'));
        note('dock', document.querySelector('[data-dock]'));
        requestAnimationFrame(look);
      };
      look();
    });
    await table.pile('Village').click();
    await table.pile('Gold').click();
    await table.button('Buy Gold for 6').click();
    await expect(page.getByRole('heading', { name: /^Turn ends in/ })).toBeVisible();
    // Through both bots' turns, to the next own one.
    await expect(table.prompt).toBeVisible({ timeout: 60_000 });
    const places = await page.evaluate(() => (window as unknown as { places: Record<string, number[]> }).places);
    expect(Object.fromEntries(Object.entries(places).map(([what, tops]) => [what, tops.length]))).toEqual({
      hand: 1,
      supply: 1,
      // Two rows, of which one at a time is the dock's own.
      dock: 2,
    });
  });
}

test('what the treasures in hand can pay is lit, Copper and Curse are quiet, and no double click marks a word', async ({
  openApp,
}) => {
  const page = await openApp({ stored: await stored(aTurn()), path: '/dominion/table/turn' });
  const table = tableOn(page);
  const ground = async (name: string): Promise<string> =>
    table
      .pile(name)
      .locator('[aria-hidden]')
      .first()
      .evaluate((face) => getComputedStyle(face).backgroundColor);
  const parchment = await ground('Gold');
  expect(await ground('Market')).toBe(parchment);
  for (const name of ['Copper', 'Curse', 'Province']) expect(await ground(name)).not.toBe(parchment);
  await expect(page.getByRole('status', { name: '6 coins, 6 still in hand' })).toBeVisible();
  await expect(table.button(/^Play treasures/)).toHaveCount(1);
  // Why not is said once, by the dock.
  await table.pile('Province').click({ force: true });
  await expect(table.button('Province: 2 coins short')).toBeVisible();
  await expect(page.getByText('This card costs too much.')).toHaveCount(0);
  await table.pile('Curse').click();
  await expect(table.button('Buy Curse for 0')).toBeVisible();
  await table.pile('Silver').dblclick();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
});

test('in Dutch on a small phone nothing moves when the turn is about to end', async ({ openApp }) => {
  const page = await openApp({
    size: 'small',
    locale: 'nl-NL',
    stored: await stored(aTurn(['estate', 'estate'])),
    path: '/dominion/table/turn',
    settings: { speed: 'normal' },
  });
  const end = page.getByRole('button', { name: /^Klaar/ });
  await expect(page.getByRole('button', { name: 'Kies een kaart om te kopen' })).toBeVisible();
  await settled(page);
  const before = await end.boundingBox();
  await end.click();
  await expect(page.getByRole('button', { name: 'De beurt eindigt…' })).toBeVisible();
  expect(await end.boundingBox()).toEqual(before);
});

for (const size of ['phone', 'small'] as const) {
  test(`at 200 % no word of the three numbers breaks in the middle (${size})`, async ({ openApp }) => {
    const page = await openApp({
      size,
      locale: 'nl-NL',
      textScale: 2,
      stored: await stored(aTurn()),
      path: '/dominion/table/turn',
    });
    const numbers = page.getByRole('status').filter({ hasText: /acties?|aankoop|aankopen|munten/ });
    await expect(numbers).toHaveCount(3);
    const broken = await numbers.evaluateAll((all) =>
      all.flatMap((each) =>
        [...each.querySelectorAll('*')].flatMap((part) => {
          const word = part.childElementCount > 0 ? '' : (part.textContent ?? '');
          const range = document.createRange();
          range.selectNodeContents(part);
          // A word on one line has one box.
          return /^\S{3,}$/.test(word) && range.getClientRects().length > 1 ? [word] : [];
        }),
      ),
    );
    expect(broken).toEqual([]);
  });
}

for (const size of ['phone', 'small', 'tablet'] as const) {
  test(`the table in Dutch (${size})`, async ({ openApp }) => {
    const save = aDominionGame(
      'nl',
      ['Noor', 'Ana: easy', 'Ben: easy'],
      {
        kingdom: RECOMMENDED['high-seas'],
        hands: { 0: ['silver', 'copper', 'estate', 'estate', 'curse'], 1: ['copper'], 2: ['copper'] },
        decks: { 0: ['copper', 'copper', 'gold'], 1: ['copper'], 2: ['copper'] },
        embargo: { wharf: 1 },
        supply: { smugglers: 0 },
        actions: 0,
        buys: 2,
        coins: 6,
      },
      (state) => {
        const [noor] = state.players;
        if (noor === undefined) return;
        noor.inPlay = ['caravan', 'haven', 'wharf', 'bazaar', 'gold'];
        noor.stays = [0, 1];
        noor.haven = ['gold'];
        const due = { op: 'card', seat: 0, who: 0, throne: null, n: 0, about: null } as const;
        noor.nextTurn = [
          { ...due, card: 'caravan', slot: 0, part: 'next' },
          { ...due, card: 'haven', slot: 1, part: 'return' },
        ];
        noor.islandMat = ['island', 'estate'];
      },
    );
    const page = await openApp({
      size,
      locale: 'nl-NL',
      scheme: size === 'phone' ? 'light' : 'dark',
      stored: await stored(save),
      path: '/dominion/table/nl',
    });
    const heading = page.getByRole('heading', { name: 'In volle zee' });
    await expect(heading).toBeVisible();
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.getByRole('radio', { name: /^Scheepswerf\. Kost 5/ }).click();
    await expect(page.getByRole('button', { name: 'Koop Scheepswerf voor 5 en 1 Vloek' })).toBeVisible();
    await shot(page, `dominion-nl-${size}`);
    await page.getByRole('radio', { name: /^Smokkelaar\. Kost 3/ }).click({ force: true });
    await expect(page.getByText('Smokkelaar: op').first()).toBeVisible();
  });
}

test('while it flies a card is seen once: played, drawn, bought; and nothing is left in the air', async ({
  openApp,
}) => {
  const save = aDominionGame('fly', ['Ana', 'Ines: easy'], {
    kingdom: RECOMMENDED['high-seas'],
    hands: { 0: ['bazaar', 'gold', 'gold', 'estate', 'estate'], 1: ['copper'] },
    decks: { 0: ['wharf', 'copper', 'copper', 'copper', 'copper', 'copper'], 1: ['copper'] },
  });
  const open = async () => {
    const page = await openApp({
      stored: await stored(save),
      path: '/dominion/table/fly',
      settings: { speed: 'normal' },
    });
    await page.getByRole('radio', { name: /^Bazaar\. Action/ }).click();
    await settled(page);
    return { page, table: tableOn(page), flying: page.locator('[data-testid="flying"]') };
  };
  const own = ':is([role=radiogroup][aria-label^="Your hand"], [aria-label="In play"])';
  const onceEach = (seen: readonly number[]): void => {
    expect(seen.length).toBeGreaterThan(2);
    expect(new Set(seen)).toEqual(new Set([1]));
  };

  const { page, table, flying } = await open();
  const played = await watchPieces(page, 'dominion/bazaar', own);
  await table.button('Play Bazaar').click();
  await expect(page.getByRole('radio', { name: /^Wharf\. Action/ })).toBeVisible();
  await expect(flying).toHaveCount(0);
  onceEach(await played());
  await table.button('Go buy').click();
  await table.pile('Gold').click();
  await settled(page);
  const bought = await watchPieces(page, 'dominion/gold', '[aria-label^="Discard"]');
  await table.button('Buy Gold for 6').click();
  await expect(page.getByRole('button', { name: /^Discard 1\. .*Gold/ })).toBeVisible();
  await expect(flying).toHaveCount(0);
  // The two that are played as Treasures go the same way from the hand; none of them is ever seen twice.
  expect(Math.max(...(await bought()))).toBeLessThanOrEqual(2);
  await page.close();

  const again = await open();
  const drawn = await watchPieces(again.page, 'dominion/wharf', own);
  await again.table.button('Play Bazaar').click();
  await expect(again.page.getByRole('radio', { name: /^Wharf\. Action/ })).toBeVisible();
  await expect(again.flying).toHaveCount(0);
  onceEach(await drawn());
});

test('a picture that cannot be fetched leaves the flat face, named as ever', async ({ openApp }) => {
  const page = await openApp({
    stored: await stored(aTurn()),
    path: '/nowhere',
    mayComplain: /ERR_FAILED|Failed to load/,
  });
  await page.route('**/*.webp', (route) => route.abort());
  await page.goto('/dominion/table/turn');
  const table = tableOn(page);
  await expect(table.prompt).toBeVisible();
  const village = table.pile('Village');
  // No picture, but the glyph on the colour of its kind; the name, the price and the number stand where they always do.
  await expect(village.locator('img')).toHaveCount(0);
  await expect(village.locator('svg').first()).toBeAttached();
  await expect(village.getByText('Village', { exact: true })).toBeAttached();
  await axe(page);
  await shot(page, 'dominion-without-pictures');
  await village.click();
  await expect(table.button('Buy Village for 3')).toBeVisible();
});
