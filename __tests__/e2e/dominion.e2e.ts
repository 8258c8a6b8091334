import { RECOMMENDED } from '../../src/games/dominion/rules/kingdoms';
import { aDominionGame } from './dominionSaves';
import { tableOn } from './dominionTable';
import { stored } from './saves';
import { axe, expect, shot, test } from './support';

test('a person plays High Seas against a bot, from set-up to the result', async ({ openApp }) => {
  test.setTimeout(300_000);
  const page = await openApp({ path: '/dominion' });
  const table = tableOn(page);
  await expect(page.getByRole('heading', { name: 'High Seas' })).toBeVisible();
  await page.getByRole('button', { name: 'Change the name of Mateo' }).click();
  await page.getByRole('button', { name: 'Remove this seat' }).click();
  await expect(page.getByRole('button', { name: 'Change the name of Mateo' })).toBeHidden();
  await axe(page);
  await page.getByRole('button', { name: /: Medium/ }).click();
  await page.getByRole('radio', { name: /^Easy/ }).click();
  await expect(page.getByRole('radio', { name: /^Easy/ })).toBeHidden();
  await table.button('Start').click();
  await table.asked();
  await axe(page);
  await shot(page, 'dominion-first');
  for (let i = 0; await table.answer(); i++) if (i > 600) throw new Error('the game does not end');
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
  await expect(table.sheet.getByRole('heading', { name: 'Discard 2 cards' })).toBeVisible();
  await axe(page);
  await table.sheet.getByRole('checkbox', { name: 'Curse' }).click();
  await table.sheet.getByRole('checkbox', { name: 'Estate' }).click();
  await table.sheet.getByRole('button', { name: 'Discard 2' }).click();
  await lift('Ana');
  await page.getByRole('radio', { name: /^Province\. Costs 8/ }).click();
  await table.button('Play treasures, buy Province for 8').click();
  await lift('Ben');
  await expect(page.getByRole('radiogroup', { name: 'Your hand, 3 cards' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Province\. Costs 8\. 7 left/ })).toBeVisible();
});

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
    await expect(page.getByText('Deze stapel is leeg.').first()).toBeVisible();
  });
}
