/** Plays at a table of Puerto Rico as a person does: picks what looks tappable, then presses the answer. */
import { type Page } from '@playwright/test';
import { answering, expect } from './support';

export function tableOn(page: Page) {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const over = page.getByRole('heading', { name: /( wins| win together|^You win!)$/ });
  const question = page.getByRole('heading', { name: /, (choose|take|draw|place|build|sell|you must load|use)/ });

  /** Waits until somebody is asked or the game is over; tells which question it is. */
  async function asked(): Promise<string | null> {
    await expect(question.or(over).first()).toBeVisible({ timeout: 60_000 });
    if (await over.isVisible()) return null;
    return (await question.first().textContent()) ?? '';
  }

  /** Answers one question, whatever it is, and waits until it is gone. */
  async function answer(): Promise<boolean> {
    const text = await asked();
    if (text === null) return false;
    if (text.includes('place your colonists')) {
      await button('Fill for me').click();
      await answering(page, () => button('Place them like this').click());
    } else if (text.includes('build a building')) {
      const market = page.getByRole('dialog');
      // Between people it waits to be opened.
      const open = button('Open the market');
      await expect(market.or(open).first()).toBeVisible();
      if (!(await market.isVisible())) await open.click();
      await expect(market).toBeVisible();
      const cards = market.getByRole('radio', { name: /\d left\./ });
      if ((await cards.count()) > 0) {
        await cards.last().click();
        await answering(page, () => market.getByRole('button', { name: /^Build for \d+/ }).click());
      } else await answering(page, () => market.getByRole('button', { name: 'Don’t build' }).click());
    } else {
      const group = page.getByRole('radiogroup').first();
      const cards = group.locator('[role=radio]:not([aria-disabled=true])');
      const many = await cards.count();
      const taken = text.includes('choose a role') ? Math.floor((many - 1) / 2) : 0;
      if (many > 0) {
        await cards.nth(taken).click();
        const take = page.getByRole('button', { name: /^(Take|Load|Sell|Keep|Draw) / }).last();
        await answering(page, () => take.click());
      } else await answering(page, () => button(/^(Pass|Don’t sell)$/).click());
    }
    return true;
  }

  return { button, over, asked, answer };
}
