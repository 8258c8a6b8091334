/** A tall sheet beside a phone's keyboard, which covers the page without making it smaller. */
import { type Page } from '@playwright/test';
import { aGame, seatsOf, stored } from './saves';
import { tableOn } from './santoDomingo';
import { expect, shot, SIZES, test } from './support';

const KEYBOARD = 300;

/** What a browser says of the part of the page that is in sight; the test is the keyboard. */
const withKeyboard = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shown = Object.assign(new EventTarget(), {
      scale: 1,
      offsetTop: 0,
      width: window.innerWidth,
      height: window.innerHeight,
    });
    Object.defineProperty(window, 'visualViewport', { value: shown });
    Object.assign(window, {
      keyboard: (height: number) => {
        shown.height = window.innerHeight - height;
        shown.dispatchEvent(new Event('resize'));
      },
    });
  });
};

for (const size of ['phone', 'small'] as const) {
  test(`Edit play keeps its title and the field in sight, ${size}`, async ({ openApp }) => {
    const page = await openApp({
      size,
      stored: await stored(aGame({ id: 'last', seats: seatsOf('Anna', 'Ines: easy', 'Tom: easy'), points: 27 })),
      path: '/santo-domingo/table/last',
    });
    await tableOn(page).toResult();
    await withKeyboard(page);
    await page.goto('/history');
    await page.getByRole('button', { name: /Santo Domingo, .*won/ }).click();
    await page.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog');
    const title = dialog.getByRole('heading', { name: 'Edit play' });
    await expect(title).toBeVisible();
    const room = SIZES[size].height - KEYBOARD;
    for (const name of ['Player 1', 'Player 3', 'Notes']) {
      const field = page.getByRole('textbox', { name });
      await field.focus();
      await page.evaluate((height) => (window as unknown as { keyboard(of: number): void }).keyboard(height), KEYBOARD);
      for (const part of [title, field]) {
        await expect
          .poll(async () => {
            const box = await part.boundingBox();
            return box !== null && box.y >= 0 && box.y + box.height <= room;
          }, `${name} at ${size}`)
          .toBe(true);
      }
    }
    await shot(page, `edit-play-keyboard-${size}`);
    await page.evaluate(() => (window as unknown as { keyboard(of: number): void }).keyboard(0));
    await expect.poll(async () => (await dialog.boundingBox())?.height ?? 0).toBeGreaterThan(room);
  });
}
