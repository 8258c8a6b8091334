import { GAME_IDS } from '@/games/ids';
import { known, MOST_MS, takeIn, tampered } from '@/tools/soak/tamper';

/** A small part of what `npm run soak` does, the same every time. */
const EACH = 30;

test.each(known())('$what', async (one) => {
  expect((await takeIn(one)).longestMs).toBeLessThan(MOST_MS);
});

test.each(GAME_IDS)('%s: changed saves are refused or played, and none stops the page', async (id) => {
  let opened = 0;
  for (const one of tampered(id, 1, EACH)) {
    const { how, longestMs } = await takeIn(one);
    if (how === 'opened') opened++;
    if (longestMs > MOST_MS) throw new Error(`${one.what}: ${longestMs} ms`);
  }
  // Where the log still leads somewhere, that is what is played.
  expect(opened).toBeGreaterThan(EACH / 8);
  expect(opened).toBeLessThan(EACH);
});
