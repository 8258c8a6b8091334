/** The guided first games at the real table: every step is done by what the screen offers. */
import { type Page } from '@playwright/test';
import { reloadOnceKept } from './saves';
import { axe, expect, shot, test, settled } from './support';

const goOn = (page: Page): Promise<void> => page.getByRole('button', { name: 'Continue', exact: true }).click();
const said = (page: Page, text: string | RegExp) => page.getByRole('region', { name: 'Tutorial' }).getByText(text);

/** Left in the middle, by way of Home and a restart, and found again where it was. */
async function leaveAndResume(page: Page, game: string, text: string | RegExp, back = 'Back'): Promise<void> {
  await page.getByRole('button', { name: back, exact: true }).click();
  await reloadOnceKept(page);
  await page
    .getByRole('button', { name: new RegExp(`^R.*, ${game}`) })
    .first()
    .click();
  await expect(page.getByText(text)).toBeVisible();
}

test('Santo Domingo: offered before the first game, waits, explains, can be left and resumed', async ({ openApp }) => {
  const page = await openApp({ path: '/santo-domingo' });
  await expect(page.getByRole('button', { name: 'Show me' })).toBeVisible();
  await shot(page, 'tutorial-offer');
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(said(page, /^Welcome to Santo Domingo/)).toBeVisible();
  await goOn(page);
  await goOn(page);
  await expect(said(page, /Hold any card to read/)).toBeVisible();
  await goOn(page);
  await expect(page.getByText('4 of 13')).toBeVisible();
  await shot(page, 'tutorial-santo-domingo');
  await axe(page);
  const card = (number: number) => page.getByRole('checkbox', { name: new RegExp(`^${number}, `) });
  const play = async (...cards: readonly number[]): Promise<void> => {
    for (const each of cards) await card(each).click({ position: { x: 16, y: 28 } });
    await page.getByRole('button', { name: /^Play / }).click();
  };
  // Anything else has to wait.
  await play(1, 8);
  await expect(page.getByText(/^Not yet: follow the tutorial/)).toBeVisible();
  for (const each of [1, 8]) await card(each).click({ position: { x: 16, y: 28 } });
  await play(2, 5);
  await expect(said(page, /you two shared/)).toBeVisible();

  await leaveAndResume(page, 'Santo Domingo', /you two shared/);
  await goOn(page);
  await goOn(page);
  await play(4, 7);
  await expect(said(page, /trade all nine/)).toBeVisible();
  await page.getByRole('slider').press('End');
  await page.getByRole('button', { name: /^Trade 9/ }).click();
  await goOn(page);
  await play(6, 8);
  await goOn(page);
  await goOn(page);
  await expect(said(page, /^Well done/)).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show me' })).toBeHidden();
  // From the rules it can be had again.
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByRole('button', { name: 'Play the tutorial' }).click();
  await expect(said(page, /^Welcome to Santo Domingo/)).toBeVisible();
  await page.getByRole('button', { name: 'Skip tutorial' }).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  // Nothing of it is left to be continued.
  await expect(page.getByText('New game')).toBeVisible();
  await expect(page.getByText('Continue')).toBeHidden();
});

test('Cartagena: cards, leaps and the way back, on a small phone in Dutch', async ({ openApp }) => {
  const page = await openApp({ path: '/cartagena', size: 'small', locale: 'nl-NL' });
  await page.getByRole('button', { name: 'Laat zien' }).click();
  const on = (): Promise<void> => page.getByRole('button', { name: 'Verder', exact: true }).click();
  const step = (number: number) => expect(page.getByText(`${number} van 14`)).toBeVisible();
  const card = (name: RegExp) =>
    page
      .getByRole('checkbox', { name })
      .first()
      .click({ position: { x: 16, y: 30 } });
  const place = async (name: RegExp): Promise<void> => {
    await settled(page);
    await page.getByRole('button', { name }).first().click();
  };
  const back = (): Promise<void> =>
    page
      .getByRole('button', { name: /achteruit|terug/i })
      .last()
      .click();
  await on();
  await on();
  await card(/schatkist$/);
  await shot(page, 'tutorial-cartagena-small-nl');
  await place(/^de gevangenis/);
  await step(4);
  await on();
  await card(/haak$/);
  await place(/^de gevangenis/);
  await step(6);
  await on();
  await back();
  await place(/^veld 5,/);
  await step(8);
  await shot(page, 'tutorial-cartagena-small-drawn-nl');
  await leaveAndResume(page, 'Cartagena', /^Hij staat nu bij die op 4/, 'Terug');
  await step(8);
  await on();
  await on();
  await card(/haak$/);
  await place(/^de gevangenis/);
  await step(11);
  await expect(page.getByRole('button', { name: /^de sloep, .*1/ })).toBeVisible();
  await card(/papegaai$/);
  await place(/^veld 4,/);
  await step(12);
  await back();
  await place(/^veld 10,/);
  await step(13);
  await on();
  await expect(page.getByText(/Goede vaart!$/)).toBeVisible();
  await page.getByRole('button', { name: 'Klaar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Beginnen', exact: true })).toBeVisible();
});

test('Puerto Rico: roles, colonists, a building, the first point and the first sale', async ({ openApp }) => {
  const page = await openApp({ path: '/puerto-rico', scheme: 'light' });
  await page.getByRole('button', { name: 'Show me' }).click();
  await goOn(page);
  const pick = async (name: RegExp, answer: RegExp): Promise<void> => {
    await page.getByRole('radio', { name }).first().click();
    await page.getByRole('button', { name: answer }).last().click();
  };
  await pick(/Settler/, /^Take /);
  await expect(said(page, /^Take the corn/)).toBeVisible();
  await shot(page, 'tutorial-puerto-rico');
  await pick(/corn/i, /^Take /);
  await expect(said(page, /^Ines took the Mayor/)).toBeVisible();
  await page.getByRole('checkbox', { name: /^corn plantation/ }).click();
  await page.getByRole('button', { name: 'Place them like this' }).click();
  await expect(said(page, /^Mateo took the Builder/)).toBeVisible();
  await leaveAndResume(page, 'Puerto Rico', /^Mateo took the Builder/);
  // The market does not lie over what is being said.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open the market' }).click();
  await pick(/^Small indigo plant/, /^Build for \d+/);
  await expect(said(page, /^The round is over/)).toBeVisible();
  await goOn(page);
  await shot(page, 'tutorial-puerto-rico-captain');
  await pick(/corn/i, /^Load /);
  await expect(said(page, /^Your first point/)).toBeVisible();
  await pick(/Mayor/, /^Take /);
  await expect(said(page, /^It pays off/)).toBeVisible();
  await pick(/Trader/, /^Take /);
  await expect(said(page, /^Sell the indigo/)).toBeVisible();
  await pick(/indigo/i, /^Sell /);
  await expect(said(page, /Have fun!$/)).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
});

test('Dominion: coins, a purchase, the shuffle and an Action', async ({ openApp }) => {
  const page = await openApp({ path: '/dominion' });
  await page.getByRole('button', { name: 'Show me' }).click();
  const press = (name: RegExp): Promise<void> => page.getByRole('button', { name }).click();
  const pile = async (name: string): Promise<void> => {
    await settled(page);
    await page.getByRole('radio', { name: new RegExp(`^${name}\\. Costs`) }).click();
  };
  await goOn(page);
  await expect(said(page, /Hold a card to read it/)).toBeVisible();
  await goOn(page);
  // Two steps with one tap, as anybody would who knows what to buy.
  await pile('Caravan');
  await press(/^Buy Caravan/);
  await expect(said(page, /^A card you buy/)).toBeVisible();
  await goOn(page);
  await press(/^Play treasures: /);
  await pile('Silver');
  await press(/^Buy Silver/);
  await expect(said(page, /^Your deck was used up/)).toBeVisible();
  await goOn(page);
  await shot(page, 'tutorial-dominion');
  await page
    .getByRole('radiogroup', { name: /^Your hand/ })
    .getByRole('radio', { name: /^Caravan/ })
    .click();
  await press(/^Play Caravan/);
  await expect(said(page, /^It gave you/)).toBeVisible();
  await leaveAndResume(page, 'Dominion', /^It gave you/);
  await press(/^Play treasures: /);
  await pile('Caravan');
  await press(/^Buy Caravan/);
  // What the first Caravan was bought for is there to be seen.
  await expect(said(page, /^Look: six cards/)).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: /^Your hand, 6 cards/ })).toBeVisible();
  await shot(page, 'tutorial-dominion-six-cards');
  await goOn(page);
  await press(/^Play treasures: /);
  await pile('Wharf');
  await press(/^Buy Wharf/);
  await expect(said(page, /^So it goes on/)).toBeVisible();
  await goOn(page);
  await expect(said(page, /Have fun!$/)).toBeVisible();
  await press(/^Finish$/);
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
});
