/**
 * `npm run impatient -- --games 20`: so many games of each kind on the export that is there, from the first turn to the
 * result, tapped through by somebody in a hurry (see `impatient.ts`), half of them on a small phone. Fails when an answer
 * came before its question had been on screen for 400 ms, when a run of taps that began before its question answered it,
 * when a deciding button stood where a control for watching had stood, when *Next*, the dock or the hand moved, or when a
 * game did not come to its end.
 *
 * `--only cartagena` plays one kind, `--people 3` puts so many people at the table, `--factor 1` lets time pass as usual
 * (it is eight times as fast otherwise), `--fingers` lets the browser tap, `--at http://…` plays what is served there,
 * `--pages 2` plays two games at a time, `--longest 20` stops a game after so many minutes of its own time.
 */
import { chromium, type Browser } from 'playwright-core';
import { entryOf } from '@/games';
import { GAME_IDS, type GameId } from '@/games/ids';
import { GUARD_MS } from '@/ui/guardMs';
import { CHROMIUM_FLAGS, findChromium } from './browser';
import { site } from './exportWeb';
import { hurryTime, playImpatiently, type Impatience } from './impatient';
import { playedUntil, seatsOf, stored } from './sampleGames';
import { serve } from './serve';

const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
] as const;

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};

const COUNT = Number(option('games') ?? 20);
const FACTOR = Number(option('factor') ?? 8);
const PEOPLE = Number(option('people') ?? 1);
const PAGES = Number(option('pages') ?? 1);
const LONGEST = Number(option('longest') ?? 60) * 60_000;
const FINGERS = process.argv.includes('--fingers');
const FROM = Number(option('from') ?? 0);

/** A game at the first question to a person. */
function beginning(id: GameId, i: number) {
  const entry = entryOf(id);
  const seats = ['Anna', 'Ines', 'Mateo'].map((name, seat) => (seat < PEOPLE ? name : `${name}: easy`));
  return playedUntil(entry, {
    id: 'hurry',
    seats: seatsOf(...seats),
    options: entry.game.defaultOptions,
    seed: i + 1,
    minutesAgo: 5,
    until: (_, seat) => seat < PEOPLE,
  });
}

async function playOne(browser: Browser, url: string, id: GameId, i: number): Promise<Impatience> {
  const context = await browser.newContext({ viewport: SIZES[i % 2] ?? SIZES[0], hasTouch: true, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await page.addInitScript(
      (kept) => {
        if (localStorage.getItem('filled') !== null) return;
        localStorage.setItem('filled', 'yes');
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      },
      {
        'antilles/settings': JSON.stringify({ speed: 'normal', sound: false }),
        ...(await stored(beginning(id, i))),
      },
    );
    await hurryTime(page, FACTOR);
    await page.goto(`${url}/${id}/table/hurry`);
    await page.locator('[data-question]').first().waitFor();
    return await playImpatiently(page, { seed: 100 + i, ms: LONGEST, fingers: FINGERS });
  } finally {
    await context.close();
  }
}

/** What went wrong in a game, in words. */
function wrongs({ answers, overlaps, nextMoved, handMoved, dockMoved, over, ...places }: Impatience): string[] {
  const told = (moved: number, what: string, at: Readonly<Record<string, string>>): string[] =>
    moved === 0 ? [] : [`${what} moved ${moved} pt: ${JSON.stringify(at)}`];
  return [
    ...(over ? [] : ['did not come to its end']),
    ...answers.flatMap(({ seen, tapped }) =>
      seen < GUARD_MS ? [`answered after ${Math.round(seen)} ms by “${tapped}”`] : [],
    ),
    ...answers.flatMap(({ run, tapped }) => (run ? [`answered by a run of taps on “${tapped}”`] : [])),
    ...overlaps,
    ...told(nextMoved, 'Next', places.nextAt),
    ...told(handMoved, 'the hand', places.handAt),
    ...told(dockMoved, 'the dock', places.dockAt),
  ];
}

async function playKind(browser: Browser, url: string, id: GameId): Promise<number> {
  const all: Impatience[] = [];
  let wrong = 0;
  let next = FROM;
  const began = Date.now();
  const table = async (): Promise<void> => {
    while (next < FROM + COUNT) {
      const i = next++;
      const played = await playOne(browser, url, id, i);
      all.push(played);
      for (const each of wrongs(played)) console.log(`  game ${i} (${i % 2 === 0 ? 'phone' : 'small'}): ${each}`);
      wrong += wrongs(played).length;
    }
  };
  await Promise.all(Array.from({ length: PAGES }, table));
  const sum = (of: (played: Impatience) => number): number => all.reduce((total, played) => total + of(played), 0);
  const most = (of: (played: Impatience) => number): number => Math.max(0, ...all.map(of));
  const seen = all.flatMap(({ answers }) => answers.map((answer) => answer.seen));
  console.log(
    `${id}: ${all.length} games (${all.filter(({ over }) => over).length} to the end), ${sum(({ taps }) => taps)} taps, ` +
      `${seen.length} answers, ${seen.filter((ms) => ms < GUARD_MS).length} before ${GUARD_MS} ms ` +
      `(quickest ${Math.round(Math.min(...seen))} ms), ${sum(({ answers }) => answers.filter(({ run }) => run).length)} by a run of taps, ` +
      `${sum(({ overlaps }) => overlaps.length)} deciding over Next, Skip or Pause, ` +
      `${sum(({ samePlace }) => samePlace)} where the question before had its buttons ` +
      `(${sum(({ othersPlace }) => othersPlace)} somebody else's), ` +
      `Next moved ${most(({ nextMoved }) => nextMoved)} pt, the dock ${most(({ dockMoved }) => dockMoved)} pt, ` +
      `the hand ${most(({ handMoved }) => handMoved)} pt, ${Math.round((Date.now() - began) / 1000)} s`,
  );
  return wrong;
}

async function main(): Promise<void> {
  const only = option('only');
  const at = option('at');
  const { url, close } = at === undefined ? await serve(option('site') ?? site) : { url: at, close: null };
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] });
  let wrong = 0;
  try {
    for (const id of GAME_IDS.filter((each) => only === undefined || each === only))
      wrong += await playKind(browser, url, id);
  } finally {
    await browser.close();
    await close?.();
  }
  process.exitCode = wrong > 0 ? 1 : 0;
}

void main();
