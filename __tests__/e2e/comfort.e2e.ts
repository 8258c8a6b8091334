/** A table for whoever needs it large, strong and calm, all at once: nothing is out of reach on the smallest phone. */
import { GAME_IDS } from '@/games/ids';
import { playedGame } from './anyGame';
import { stored } from './saves';
import { expect, shot, test, whatAxeFinds } from './support';

for (const game of GAME_IDS) {
  test(`${game} with text at 200 %, high contrast and reduced motion`, async ({ openApp }) => {
    const save = playedGame('large', game, ['Marieke', 'Ines: easy', 'Mateo: easy'], { actions: 0 });
    const page = await openApp({
      stored: await stored(save),
      path: `/${game}/table/large`,
      size: 'small',
      scheme: 'light',
      textScale: 2,
      reducedMotion: 'reduce',
      settings: { contrast: true, speed: 'fast' },
    });
    // The hint can be asked for as soon as it is the person's turn.
    await expect(page.getByRole('button', { name: 'Hint', disabled: false })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'Marieke' }).first()).toBeInViewport();
    for (const name of ['Back', 'Log', 'Menu']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    // Names of opponents' boards say more than their figures.
    expect(await whatAxeFinds(page)).toEqual([]);
    await shot(page, `comfort-${game}`);
  });
}
