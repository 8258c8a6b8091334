/** Playing Cartagena the way a person does: through what the screen offers. */
import { type Locator, type Page } from '@playwright/test';
import { expect } from './support';

export interface CartagenaTable {
  readonly page: Page;
  readonly hand: Locator;
  readonly curtain: Locator;
  readonly rematch: Locator;
  card(name: RegExp): Locator;
  space(number: number): Locator;
  button(name: string | RegExp): Locator;
  /** Waits until somebody is asked something, or the game is over. */
  moment(): Promise<'turn' | 'choice' | 'curtain' | 'result'>;
  reveal(): Promise<void>;
  /** One sensible action of a turn; ends the turn when nothing better is to be done. */
  act(): Promise<void>;
  /** Goes on until the result is there. */
  toResult(look?: (moment: 'turn' | 'choice' | 'curtain' | 'result') => Promise<void>): Promise<void>;
}

const LANDING = /lands here from/;

/** How good it is to land on a place with this label: the further the better, and the end is best. */
const reach = (label: string): number => Number(/^space (\d+)/.exec(label)?.[1] ?? 99);

export function tableOn(page: Page): CartagenaTable {
  const visible = (locator: Locator): Locator => locator.filter({ visible: true });
  const button = (name: string | RegExp): Locator =>
    visible(page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }));
  const hand = visible(page.getByRole('group', { name: /^Your hand/ }));
  const curtain = page.getByRole('dialog', { name: /^Pass the phone to/ });
  const rematch = button('Rematch');
  const left = visible(page.getByLabel(/^\d actions? left$/));
  const choices = visible(
    page.getByRole('dialog').getByRole('radio').or(page.getByRole('dialog').getByRole('checkbox')),
  );
  const asked = left.and(page.locator('*')).first();
  const labels = (locator: Locator): Promise<readonly string[]> =>
    locator.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));

  /** Moves the pirate that can get furthest with what is selected; false when none can. */
  const moveFurthest = async (): Promise<boolean> => {
    const spots = await labels(button(LANDING));
    const best = [...spots].sort((a, b) => reach(b) - reach(a))[0];
    if (best === undefined) return false;
    const from = /lands here from ([^,]+?)(?: and (?!draws)| and draws|,|$)/.exec(best)?.[1] ?? '';
    const place = /^\d+$/.test(from) ? button(new RegExp(`^space ${from},`)) : button(new RegExp(`^${from},`));
    await place.first().click();
    return true;
  };

  const table: CartagenaTable = {
    page,
    hand,
    curtain,
    rematch,
    card: (name) => hand.getByRole('checkbox', { name }),
    space: (number) => button(new RegExp(`^space ${number},`)),
    button,
    async moment() {
      await expect(rematch.or(curtain).or(choices).or(button('End turn')).first()).toBeVisible({ timeout: 60_000 });
      if (await rematch.isVisible()) return 'result';
      if (await curtain.isVisible()) return 'curtain';
      return (await choices.count()) > 0 ? 'choice' : 'turn';
    },
    async reveal() {
      await curtain.getByRole('button', { name: /^(Hold to r|R)eveal/ }).hover();
      await page.mouse.down();
      await expect(curtain).toBeHidden();
      await page.mouse.up();
    },
    async act() {
      const before = await asked.getAttribute('aria-label');
      const cards = hand.getByRole('checkbox');
      const held = await cards.count();
      if (held === 0) {
        const skip = button('Draw 1, skip turn');
        if (await skip.isVisible()) return skip.click();
        return button('End turn').click();
      }
      // Many turns: play the last card of the hand, and move back for new ones when few are left.
      const back = button('Move back, draw');
      const few = held <= 2 && before !== '3 actions left';
      if (few && (await back.isVisible()) && (await back.getAttribute('aria-disabled')) !== 'true') {
        await back.click();
        if (await moveFurthest()) return;
      }
      await cards.last().click({ position: { x: 16, y: 30 } });
      if (!(await moveFurthest())) await button('End turn').click();
    },
    async toResult(look) {
      for (let i = 0; i < 400; i++) {
        const moment = await table.moment();
        await look?.(moment);
        if (moment === 'result') return;
        if (moment === 'curtain') await table.reveal();
        else if (moment === 'choice') {
          await choices.first().click();
          await page.getByRole('dialog').getByRole('button').last().click();
        } else await table.act();
      }
      throw new Error('the game does not end');
    },
  };
  return table;
}
