/** Nobody who is in a hurry decides by accident: at every table, at two sizes (`npm run impatient` plays many more games). */
import { entryOf } from '@/games';
import { GAME_IDS, type GameId } from '@/games/ids';
import { GUARD_MS } from '@/ui/guardMs';
import { hurryTime, playImpatiently } from '@/tools/impatient';
import { playedUntil, seatsOf } from '@/tools/sampleGames';
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
      stored: await stored(
        playedGame('hurry', game, ['Anna', 'Ines: easy', 'Mateo: easy'], { actions: game === 'cartagena' ? 30 : 6 }),
      ),
      path: '/',
    });
    await hurryTime(page, FACTOR);
    await page.goto(`/${game}/table/hurry`);
    await page.locator('[data-question]').first().waitFor();
    const { answers, overlaps, nextMoved, handMoved, dockMoved } = await playImpatiently(page, {
      seed: 12,
      taps: 200,
      fingers: true,
    });
    expect(answers.length, 'somebody was asked').toBeGreaterThan(0);
    expect(answers.filter(({ seen }) => seen < GUARD_MS)).toEqual([]);
    expect(answers.filter(({ run }) => run)).toEqual([]);
    expect(overlaps).toEqual([]);
    expect({ nextMoved, handMoved, dockMoved }).toEqual({ nextMoved: 0, handMoved: 0, dockMoved: 0 });
  });
}

/** Dominion at the first buy phase of the only person: the main button plays all treasures, and its place is taken by the next. */
const buying = () => {
  const entry = entryOf('dominion');
  return playedUntil(entry, {
    id: 'run',
    seats: seatsOf('Anna', 'Ines: easy'),
    options: entry.game.defaultOptions,
    seed: 3,
    minutesAgo: 5,
    until: (state: never, seat) => seat === 0 && entry.game.decision(state, seat)?.kind === 'buy-phase',
  });
};

for (const how of ['fingers', 'keys'] as const) {
  test(`a run of ${how} on one button is one answer, and whoever pauses is heard`, async ({ openApp }) => {
    const page = await openApp({ settings: { speed: 'normal' }, stored: await stored(buying()) });
    await page.goto('/dominion/table/run');
    const question = (): Promise<string | null> => page.locator('[data-question]').last().getAttribute('data-question');
    const main = page.locator('[data-dock=answers] [role=button]:not([aria-disabled])').last();
    await expect(page.locator('[data-settled=true]')).toBeVisible();
    const box = await main.boundingBox();
    if (box === null) throw new Error('no main button');
    if (how === 'keys') await main.focus();
    const press = (): Promise<void> =>
      how === 'keys' ? page.keyboard.press('Enter') : page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const asked = new Set([await question()]);
    for (let i = 0; i < 30; i++) {
      await press();
      asked.add(await question());
      await page.waitForTimeout(120);
    }
    // The first press was an answer; none after it was.
    expect([...asked].filter((each) => each !== '' && each !== null)).toEqual(['1', '2']);
    expect(await question()).toBe('2');
    await page.waitForTimeout(GUARD_MS + 200);
    // A new question has the focus itself, and its main button may wait for a pile.
    if (how === 'keys') await main.press('Enter');
    else await main.click();
    await expect.poll(question).not.toBe('2');
  });
}

test('what the others did is told without moving anything', async ({ openApp }) => {
  const entry = entryOf('puerto-rico');
  const save = playedUntil(entry, {
    id: 'five',
    seats: seatsOf('Anna', 'Ines: easy', 'Mateo: easy', 'Tom: easy', 'Eva: easy'),
    options: entry.game.defaultOptions,
    seed: 5,
    minutesAgo: 5,
    until: (state: never, seat) => seat === 0 && entry.game.round(state) >= 7,
  });
  const page = await openApp({ stored: await stored(save) });
  await page.goto('/puerto-rico/table/five');
  const notice = page.getByRole('button', { name: /^Not now: what happened/ });
  await expect(notice).toBeVisible();
  const laidOut = (): Promise<unknown> =>
    page.evaluate(() => {
      const dock = document.querySelector('[data-question]');
      return {
        dock: dock?.getBoundingClientRect().toJSON() as unknown,
        boards: [...document.querySelectorAll('*')]
          .filter((each) => getComputedStyle(each).overflowY === 'auto')
          .map(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight]),
      };
    });
  const before = await laidOut();
  await notice.click();
  await expect(notice).toBeHidden();
  expect(await laidOut()).toEqual(before);
});
