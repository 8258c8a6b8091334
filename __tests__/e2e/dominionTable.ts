/** Plays at a table of Dominion as a person does: answers the sheet, plays what can be played, buys the best there is. */
import { type Page } from '@playwright/test';
import { answering, expect, firstOf } from './support';

/** What is worth its money, best first; everything else is left alone. */
const WANTED = ['Province', 'Gold', 'Wharf', 'Bazaar', 'Caravan', 'Silver'];

export function tableOn(page: Page) {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const over = page.getByRole('heading', { name: /( wins| win together|^You win!)$/ });
  const sheet = page.getByRole('dialog');
  const prompt = page.getByRole('heading', { name: /, (play an Action|buy a card)$/ });
  const curtain = page.getByRole('button', { name: /^Hold to reveal/ });
  /** Cards of the own hand are asked for, where they lie. */
  const choice = page.getByRole('group', { name: /^Your hand/ }).getByRole('checkbox');
  /** A pile is asked for, where it lies. */
  const pileChoice = page.locator('[data-dock=answers]').getByRole('button', { name: /^Choose 1 more$/ });
  const pile = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}\\. Costs`) });

  /** Waits until somebody is asked or the game is over. */
  async function asked(): Promise<'turn' | 'sheet' | 'choice' | 'pile' | 'curtain' | 'over'> {
    return firstOf({ over, curtain, sheet, choice: choice.first(), turn: prompt, pile: pileChoice });
  }

  /** Takes the first answer that will do. */
  async function answerSheet(): Promise<void> {
    const title = (await sheet.getByRole('heading').first().textContent()) ?? '';
    const choices = sheet.locator('[role=checkbox]:not([aria-disabled=true]), [role=radio]:not([aria-disabled=true])');
    const many = await choices.count();
    const answer = sheet.getByRole('button').last();
    for (let i = many - 1; i >= 0 && (await answer.getAttribute('aria-disabled')) === 'true'; i--) {
      await choices.nth(i).click();
    }
    await answer.click();
    await expect(sheet.getByRole('heading', { name: title })).toBeHidden();
  }

  /** Chooses from the hand until the answer will do, and gives it. */
  async function answerFromHand(): Promise<void> {
    const answers = page.locator('[data-dock=answers]');
    const give = answers.getByRole('button').last();
    const cards = page.getByRole('group', { name: /^Your hand/ }).locator('[role=checkbox]:not([aria-disabled=true])');
    for (let i = (await cards.count()) - 1; i >= 0 && (await give.getAttribute('aria-disabled')) === 'true'; i--) {
      await cards.nth(i).click();
    }
    await answering(page, () => give.click());
  }

  /** Chooses the first pile that will do. */
  async function answerWithPile(): Promise<void> {
    const give = page.locator('[data-dock=answers]').getByRole('button').last();
    const piles = page.getByRole('radio', { name: /\. Costs \d/ }).and(page.locator(':not([aria-disabled=true])'));
    for (let i = 0; (await give.getAttribute('aria-disabled')) === 'true'; i++) await piles.nth(i).click();
    await answering(page, () => give.click());
  }

  /** One step of the own turn. */
  async function turnStep(): Promise<void> {
    const text = (await prompt.textContent()) ?? '';
    if (text.includes('Action')) {
      const actions = page
        .getByRole('radiogroup', { name: /^Your hand/ })
        .locator('[role=radio]:not([aria-disabled=true])');
      await actions.first().click();
      await answering(page, () => button(/^Play (?!treasures)/).click());
      return;
    }
    const money = button(/^Play treasures: /);
    if (await money.isVisible()) {
      await answering(page, () => money.click());
      return;
    }
    for (const name of WANTED) {
      const wanted = pile(name);
      if ((await wanted.count()) === 0 || (await wanted.getAttribute('aria-disabled')) === 'true') continue;
      await wanted.click();
      await answering(page, () => button(/^Buy /).click());
      return;
    }
    await button('End turn').click();
  }

  /** Answers one question, whatever it is; false when the game is over. */
  async function answer(): Promise<boolean> {
    const what = await asked();
    if (what === 'over') return false;
    if (what === 'sheet') await answerSheet();
    else if (what === 'choice') await answerFromHand();
    else if (what === 'pile') await answerWithPile();
    else if (what === 'turn') await turnStep();
    return true;
  }

  return { button, over, sheet, prompt, curtain, pile, asked, answer, answerSheet, turnStep };
}
