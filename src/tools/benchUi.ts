/**
 * `npm run bench:ui [-- --json] [--seconds 20] [--throttle 4] [--games 20] [--only dominion]`: how the exported app feels
 * on a slow phone. Measures the export in `dist/web` (run `npm run export:web` first) in a Chromium: the start, going on
 * with a saved game, how smoothly each table moves while Hard bots play on every seat, so that there is always something
 * that moves and something that thinks, what a person's taps cost, and what the page still holds after one game and the next.
 *
 * What counts is the processor time of the page's main thread, so that what else the machine does hardly shows. Starting
 * and going on are sums of work: they take so many times longer on a processor so many times slower. For what moves,
 * Chromium itself slows the page down, because what fits between two frames depends on it; a frame is slow when its work
 * is not done in 33 ms.
 */
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { luckFrom, must, play, type HasRng } from '@antilles/engine';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { decideAtOnce, see } from '@/bots/bot';
import { entryOf } from '@/games';
import { GAME_IDS, type GameId } from '@/games/ids';
import type { State as PuertoRicoState } from '@/games/puerto-rico/rules/state';
import type { Save } from '@/storage/saveFile';
import { SEAT_COLOURS } from '@/session/seats';
import { playOn, tapAbout, type Kept, type Tapped } from './benchPerson';
import { CHROMIUM_FLAGS, findChromium } from './browser';
import { stored, type Stored } from './sampleGames';
import { serve } from './serve';
import { traced, workBetween } from './trace';

const root = path.resolve(__dirname, '../../dist/web');

/** How often each saved game is opened; the one in the middle counts. */
const OPENINGS = 5;

interface Smoothness {
  readonly game: string;
  readonly frames: number;
  /** The share of frames whose work takes more than 33 ms. */
  readonly slowShare: number;
  readonly longestTaskMs: number;
  /** The same by the clock on the wall, as it was here and now: on a busy machine worse than the app is. */
  readonly slowShareHere: number;
}

/** What the page itself notes down; runs there before anything else. A text, because tools rewrite functions. */
const WATCH = `
  (() => {
    const frames = [];
    let last = 0;
    let isHome = false;
    window.noted = frames;
    const frame = (time) => {
      performance.mark('antilles-frame');
      if (last > 0) frames.push(time - last);
      last = time;
      if (!isHome && document.body && document.body.innerText.includes('Cartagena')) {
        isHome = true;
        performance.mark('antilles-home');
        window.isHome = true;
      }
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  })();
`;

/** From the tap on a saved game to its table standing on the screen. */
const RESUME = `
  new Promise((resolve, reject) => {
    const card = document.querySelector('[aria-label*="The bots are playing"]');
    if (!card) return reject(new Error('no saved game on Home'));
    performance.mark('antilles-tap');
    card.click();
    let parts = 0;
    const look = () => {
      const before = parts;
      parts = document.querySelectorAll('*').length;
      // Everything stands when the bar is there and nothing has been added since the last frame.
      if (document.querySelector('[aria-label="Undo"]') === null || parts !== before) return requestAnimationFrame(look);
      performance.mark('antilles-table');
      resolve();
    };
    requestAnimationFrame(look);
  })
`;

/** Where each game is looked at: in full swing, Puerto Rico as its captain phase begins. */
function isReady(id: GameId, state: HasRng, moves: number): boolean {
  if (id !== 'puerto-rico') return moves >= (id === 'santo-domingo' ? 9 : 40);
  const { acting, round } = state as PuertoRicoState; // of this game
  return acting === 'captain' && round >= 7;
}

/** A game that bots have played for a while, and that these go on with: on every seat, or but for a person on the first. */
function aGame(id: GameId, { bot = 'hard', person = false, seed = 5 } = {}): Save {
  const { game, bots } = entryOf(id);
  const seats = Math.max(3, game.seats.min);
  const luck = luckFrom(seed);
  const log: { seat: number; action: unknown }[] = [];
  let state = game.setup(game.defaultOptions, seats, seed);
  while (!isReady(id, state, log.length) || (person && !game.waiting(state).includes(0))) {
    const seat = must(game.waiting(state)[0], `${id} is over too soon`);
    const { action } = decideAtOnce(bots.easy.think(see(game, state, seat), luck));
    state = play(game, state, seat, action).state;
    log.push({ seat, action });
  }
  const now = Date.now();
  return {
    format: 1,
    id: `bench-${id}-${seed}`,
    game: id,
    rulesVersion: game.rulesVersion,
    startedAt: now,
    savedAt: now,
    options: game.defaultOptions,
    seats: Array.from({ length: seats }, (_, seat) => ({
      name: ['Marieke', 'Tom', 'Ines'][seat] ?? `P${seat}`,
      colour: must(SEAT_COLOURS[seat], 'a colour'),
      bot: person && seat === 0 ? null : bot,
    })),
    seed,
    log,
    state,
    looked: Array.from({ length: seats }, () => log.length),
    undoRule: 'until-revealed',
    casual: false,
  };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      seconds: { type: 'string', default: '20' },
      throttle: { type: 'string', default: '4' },
      games: { type: 'string', default: '20' },
      only: { type: 'string' },
    },
  });
  const [seconds, throttle, games] = [Number(values.seconds), Number(values.throttle), Number(values.games)];
  const ids = GAME_IDS.filter((id) => values.only === undefined || values.only === id);
  if (!(seconds > 0) || !(throttle >= 1) || !(games >= 0) || ids.length === 0) {
    console.error('--seconds wants a number above 0, --throttle one from 1 on, --games one from 0 on, --only a game.');
    process.exitCode = 2;
    return;
  }
  if (!existsSync(path.join(root, 'index.html'))) {
    console.error('There is no export to measure: run npm run export:web first.');
    process.exitCode = 2;
    return;
  }

  const served = await serve(root);
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] });
  /** A phone with something stored on it, and with what a service worker keeps of the app or without. */
  const phoneWith = async (all: Stored, serviceWorkers: 'allow' | 'block'): Promise<BrowserContext> => {
    const viewport = { width: 390, height: 844 };
    const phone = await browser.newContext({ viewport, deviceScaleFactor: 2, locale: 'en', serviceWorkers });
    await phone.addInitScript(WATCH);
    await phone.addInitScript(
      `if (localStorage.length === 0) for (const [key, value] of Object.entries(${JSON.stringify(all)})) localStorage.setItem(key, value);`,
    );
    return phone;
  };
  const slowDown = async (page: Page): Promise<void> => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  };
  /** A table, opened by a tap on Home, and the work that took. */
  const goOn = async (phone: BrowserContext): Promise<{ readonly page: Page; readonly ms: number }> => {
    const page = await phone.newPage();
    await page.goto(served.url);
    await page.locator('[aria-label*="The bots are playing"]').first().waitFor({ timeout: 120_000 });
    const resume = await traced(browser, page, async () => void (await page.evaluate(RESUME)));
    const [tap, table] = ['antilles-tap', 'antilles-table'].map((name) => must(resume.marks(name)[0], name));
    return { page, ms: throttle * workBetween(resume, must(tap, 'tap'), must(table, 'table')) };
  };
  try {
    const newcomer = await phoneWith({}, 'block');
    const home = await newcomer.newPage();
    const start = await traced(browser, home, async () => {
      await home.goto(served.url);
      await home.waitForFunction(() => 'isHome' in window, undefined, { timeout: 120_000 });
    });
    const coldStartMs = throttle * workBetween(start, 0, must(start.marks('antilles-home')[0], 'Home'));
    await newcomer.close();

    const tables: Smoothness[] = [];
    const resumes: number[] = [];
    const tapped: (Tapped & { readonly game: string })[] = [];
    for (const id of ids) {
      // Whoever has a saved game has been here before: the app is on the phone.
      const phone = await phoneWith(await stored(aGame(id)), 'allow');
      const before = await phone.newPage();
      await before.goto(served.url);
      await before.evaluate('navigator.serviceWorker.ready.then(() => null)');
      await before.close();
      const times: number[] = [];
      for (let i = 1; i < OPENINGS; i++) {
        const { page: once, ms } = await goOn(phone);
        times.push(ms);
        await once.close();
      }
      const { page, ms: last } = await goOn(phone);
      resumes.push(must([...times, last].sort((a, b) => a - b)[(OPENINGS - 1) / 2], 'the middle one'));
      await slowDown(page);
      await page.evaluate('window.noted.length = 0');
      const moving = await traced(browser, page, () => page.waitForTimeout(seconds * 1000));
      const here: number[] = await page.evaluate('window.noted');
      const marks = moving.marks('antilles-frame');
      const work = marks.slice(1).map((to, i) => workBetween(moving, must(marks[i], 'a frame'), to));
      tables.push({
        game: id,
        frames: work.length,
        slowShare: work.filter((ms) => ms > 33.4).length / Math.max(1, work.length),
        longestTaskMs: Math.max(0, ...moving.tasks.map(({ ms }) => ms)),
        slowShareHere: here.filter((ms) => ms > 33.4).length / Math.max(1, here.length),
      });
      await phone.close();

      const hand = await phoneWith(await stored(aGame(id, { person: true })), 'block');
      const played = await hand.newPage();
      await played.goto(`${served.url}/${id}/table/bench-${id}-5`);
      await played.locator('[aria-label="Undo"]').first().waitFor({ timeout: 120_000 });
      // Letters, pictures and the first look are there.
      await played.waitForTimeout(3000);
      await slowDown(played);
      tapped.push({ game: id, ...(await tapAbout(browser, played, seconds)) });
      await hand.close();
    }
    const kept = games === 0 ? null : await afterMany(phoneWith, served.url, ids, games);
    const load = must(loadavg()[0], 'a load');
    report({ throttle, load, coldStartMs, resumeMs: resumes, tables, tapped, kept }, values.json);
  } finally {
    await browser.close();
    await served.close();
  }
}

/** So many games of all kinds one after the other on one page, bots on every seat and nothing moving. */
async function afterMany(
  phoneWith: (all: Stored, serviceWorkers: 'allow' | 'block') => Promise<BrowserContext>,
  url: string,
  ids: readonly GameId[],
  games: number,
): Promise<Kept> {
  const saves = Array.from({ length: games }, (_, i) =>
    aGame(must(ids[i % ids.length], 'a game'), { bot: 'easy', seed: 5 + Math.floor(i / ids.length) }),
  );
  const settings = { 'antilles/settings': JSON.stringify({ speed: 'off', sound: false }) };
  const phone = await phoneWith({ ...(await stored(...saves)), ...settings }, 'block');
  const page = await phone.newPage();
  await page.goto(url);
  const kept = await playOn(page, games);
  await phone.close();
  return kept;
}

interface Report {
  readonly throttle: number;
  /** How many programs wanted a processor. */
  readonly load: number;
  readonly coldStartMs: number;
  readonly resumeMs: readonly number[];
  readonly tables: readonly Smoothness[];
  readonly tapped: readonly (Tapped & { readonly game: string })[];
  readonly kept: Kept | null;
}

/** How much more the page holds after the last game than after half of them, when every kind has been played. */
const grownBy = ({ heapMb }: Kept): number =>
  100 * (must(heapMb.at(-1), 'a last game') / must(heapMb[Math.floor((heapMb.length - 1) / 2)], 'one before') - 1);

function report(measured: Report, isJson: boolean): void {
  const bars = [
    { what: 'cold start to Home, ms', value: measured.coldStartMs, most: 3000 },
    ...measured.tables.flatMap(({ game, slowShare, longestTaskMs }, i) => [
      { what: `${game}: going on with a saved game, ms`, value: measured.resumeMs[i] ?? Infinity, most: 300 },
      { what: `${game}: frames over 33 ms, %`, value: 100 * slowShare, most: 5 },
      { what: `${game}: longest task while bots play, ms`, value: longestTaskMs, most: 60 },
    ]),
    ...measured.tapped.map(({ game, longestTaskMs }) => ({
      what: `${game}: longest task while somebody taps, ms`,
      value: longestTaskMs,
      most: 100,
    })),
    // Collecting garbage is not exact; a game that were kept would be a tenth.
    ...(measured.kept === null
      ? []
      : [{ what: 'memory after the last game, % more than half-way', value: grownBy(measured.kept), most: 5 }]),
  ];
  if (bars.some(({ value, most }) => value > most)) process.exitCode = 1;
  if (isJson) console.log(JSON.stringify({ ...measured, bars }));
  else {
    console.log(
      `Processor time of the page's main thread on a processor ${measured.throttle} times slower; load here ${measured.load.toFixed(1)}`,
    );
    for (const { what, value, most } of bars)
      console.log(
        `${value <= most ? 'ok    ' : 'MISSED'} ${what}: ${value.toFixed(value < 100 ? 1 : 0)} (at most ${most})`,
      );
    for (const { game, frames, slowShareHere } of measured.tables)
      console.log(`${game}: ${frames} frames; ${(100 * slowShareHere).toFixed(1)} % of them late by the clock here`);
    for (const { game, taps, sheets, longestAfter } of measured.tapped)
      console.log(`${game}: ${taps} taps, ${sheets} sheets; the longest task came after “${longestAfter}”`);
    if (measured.kept !== null) {
      console.log(`MB held after each game: ${measured.kept.heapMb.map((mb) => mb.toFixed(1)).join(' ')}`);
      console.log(`elements after each game: ${measured.kept.nodes.join(' ')}`);
    }
  }
}

void main();
