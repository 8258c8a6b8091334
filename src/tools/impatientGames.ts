/**
 * `npm run impatient -- --games 20`: so many games of each kind on the export that is there, tapped through by somebody in
 * a hurry (see `impatient.ts`), from the first turn to the last one, half of them on a small phone. Fails when an answer came before its question had been on
 * screen for 400 ms, or a deciding button stood where a control for watching had stood. `--only cartagena` plays one kind.
 */
import { chromium } from 'playwright-core';
import { entryOf } from '@/games';
import { GAME_IDS, type GameId } from '@/games/ids';
import { GUARD_MS } from '@/ui/guardMs';
import { CHROMIUM_FLAGS, findChromium } from './browser';
import { site } from './exportWeb';
import { hurryTime, luckOf, playImpatiently } from './impatient';
import { playedUntil, seatsOf, stored } from './sampleGames';
import { serve } from './serve';

const FACTOR = 4;
const TAPS = 200;
const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
] as const;

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};

/** Game `i` of `count` against two bots, at a turn of the only person's so far on in it: together they go from begin to end. */
function beginning(id: GameId, i: number, count: number) {
  const entry = entryOf(id);
  const { game } = entry;
  const until = (round: number) =>
    playedUntil(entry, {
      id: 'hurry',
      seats: seatsOf('Anna', 'Ines: easy', 'Mateo: easy'),
      options: game.defaultOptions,
      seed: i + 1,
      minutesAgo: 5,
      until: (state: never, seat) => seat === 0 && game.round(state) >= round,
    });
  const whole = until(Infinity);
  return until(1 + Math.floor((game.round(whole.state as never) - 1) * (i / count)));
}

async function main(): Promise<void> {
  const count = Number(option('games') ?? 20);
  const only = option('only');
  const taps = Number(option('taps') ?? TAPS);
  const { url, close } = await serve(option('site') ?? site);
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] });
  let wrong = 0;
  try {
    for (const id of GAME_IDS.filter((each) => only === undefined || each === only)) {
      const sum = { games: 0, over: 0, taps: 0, answers: 0, early: 0, least: Infinity, next: 0, hand: 0 };
      const overlaps = new Set<string>();
      for (let i = 0; i < count; i++) {
        const context = await browser.newContext({
          viewport: SIZES[i % 2] ?? SIZES[0],
          hasTouch: true,
          locale: 'en-GB',
        });
        const page = await context.newPage();
        await page.addInitScript(
          (kept) => {
            for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
          },
          {
            'antilles/settings': JSON.stringify({ speed: 'normal', sound: false }),
            ...(await stored(beginning(id, i, count))),
          },
        );
        await hurryTime(page, FACTOR);
        await page.goto(`${url}/${id}/table/hurry`);
        await page.locator('[data-question]').first().waitFor();
        const played = await playImpatiently(page, luckOf(100 + i), { taps, factor: FACTOR });
        await context.close();
        const seen = played.answers.map((answer) => answer.seen);
        for (const { seen: ms, tapped } of played.answers)
          if (ms < GUARD_MS) console.log(`  game ${i}: answered after ${Math.round(ms)} ms by “${tapped}”`);
        sum.games++;
        sum.over += played.over ? 1 : 0;
        sum.taps += played.taps;
        sum.answers += seen.length;
        sum.early += seen.filter((ms) => ms < GUARD_MS).length;
        sum.least = Math.min(sum.least, ...seen.map(Math.round));
        sum.next = Math.max(sum.next, played.nextMoved);
        sum.hand = Math.max(sum.hand, played.handMoved);
        for (const each of played.overlaps) overlaps.add(each);
      }
      wrong += sum.early + overlaps.size;
      console.log(
        `${id}: ${sum.games} games (${sum.over} to the end), ${sum.taps} taps, ${sum.answers} answers, ` +
          `${sum.early} before ${GUARD_MS} ms (quickest ${sum.least} ms), ${overlaps.size} overlaps, ` +
          `Next moved ${sum.next} pt, the hand ${sum.hand} pt`,
      );
      for (const each of [...overlaps].slice(0, 8)) console.log(`  ${each}`);
    }
  } finally {
    await browser.close();
    await close();
  }
  process.exitCode = wrong > 0 ? 1 : 0;
}

void main();
