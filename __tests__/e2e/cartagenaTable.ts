/** Playing Cartagena the way a person does: through what the screen offers. */
import { type Locator, type Page } from '@playwright/test';
import { expect } from './support';

export interface Table {
  readonly page: Page;
  readonly hand: Locator;
  readonly curtain: Locator;
  card(name: RegExp): Locator;
  space(number: number): Locator;
  button(name: string | RegExp): Locator;
  reveal(): Promise<void>;
}

export function tableOn(page: Page): Table {
  const visible = (locator: Locator): Locator => locator.filter({ visible: true });
  const button = (name: string | RegExp): Locator =>
    visible(page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }));
  const hand = visible(page.getByRole('group', { name: /^Your hand/ }));
  const curtain = page.getByRole('dialog', { name: /^Pass the phone to/ });
  return {
    page,
    hand,
    curtain,
    card: (name) => hand.getByRole('checkbox', { name }),
    space: (number) => button(new RegExp(`^space ${number},`)),
    button,
    async reveal() {
      await curtain.getByRole('button', { name: /^(Hold to r|R)eveal/ }).hover();
      await page.mouse.down();
      await expect(curtain).toBeHidden();
      await page.mouse.up();
    },
  };
}
