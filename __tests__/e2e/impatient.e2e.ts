/** Nobody who is in a hurry decides by accident: at every table, at two sizes (`npm run impatient` plays many more games). */
import { GAME_IDS, type GameId } from '@/games/ids';
import { GUARD_MS } from '@/ui/guardMs';
import { hurryTime, luckOf, playImpatiently } from '@/tools/impatient';
import { playedGame } from './anyGame';
import { stored } from './saves';
import { expect, test, type Phone } from './support';

/** So much faster than a real clock; what is measured is the page's own time. */
const FACTOR = 4;

/** Where another size is harder than a usual phone. */
const SIZE: Readonly<Partial<Record<GameId, NonNullable<Phone['size']>>>> = {
  cartagena: 'small',
  dominion: 'small',
};

for (const game of GAME_IDS) {
  test(`${game}: no answer to a question nobody has seen, no button where Next stood`, async ({ openApp }) => {
    const page = await openApp({
      size: SIZE[game] ?? 'phone',
      settings: { speed: 'normal' },
      stored: await stored(playedGame('hurry', game, ['Anna', 'Ines: easy', 'Mateo: easy'], { actions: 6 })),
      path: '/',
    });
    await hurryTime(page, FACTOR);
    await page.goto(`/${game}/table/hurry`);
    await page.locator('[data-question]').first().waitFor();
    const { answers, overlaps, nextMoved, handMoved } = await playImpatiently(page, luckOf(12), {
      taps: 100,
      factor: FACTOR,
    });
    expect(answers.length, 'somebody was asked').toBeGreaterThan(0);
    expect(answers.filter(({ seen }) => seen < GUARD_MS)).toEqual([]);
    expect(overlaps).toEqual([]);
    expect({ nextMoved, handMoved }).toEqual({ nextMoved: 0, handMoved: 0 });
  });
}
