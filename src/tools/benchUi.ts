/**
 * `npm run bench:ui [-- --json] [--seconds 20] [--throttle 4]`: how the exported app feels on a slow phone. Measures the
 * export in `dist/web` (run `npm run export:web` first) in a Chromium whose processor is throttled: the start, going on
 * with a saved game, and how smoothly each table moves while Hard bots play on every seat, so that there is always
 * something that moves and something that thinks.
 *
 * Frames are what a person sees and not processor time: on a busy machine the figures are worse than the app is.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { luckFrom, must, play } from '@antilles/engine';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { decideAtOnce, see } from '../bots/bot';
import { entryOf } from '../games';
import { PLAYABLE_IDS, type PlayableId } from '../games/ids';
import { SEAT_COLOURS, type Save } from '../storage/saveFile';
import { CHROMIUM_FLAGS, findChromium } from './browser';
import { stored, type Stored } from './sampleGames';
import { serve } from './serve';

const root = path.resolve(__dirname, '../../dist/web');

interface Smoothness {
  readonly game: string;
  readonly frames: number;
  /** The share of frames that came more than 33 ms after the one before. */
  readonly slowShare: number;
  readonly longestTaskMs: number;
}

/** What the page itself notes down; runs there before anything else. */
function watch(): void {
  const noted = { frames: [] as number[], tasks: [] as number[], homeAt: 0 };
  Object.assign(window, { noted });
  let last = 0;
  const frame = (time: number): void => {
    if (last > 0) noted.frames.push(time - last);
    last = time;
    if (noted.homeAt === 0 && document.body.innerText.includes('Cartagena')) noted.homeAt = performance.now();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.tasks.push(entry.duration);
  }).observe({ type: 'longtask', buffered: true });
}

interface Noted {
  frames: number[];
  tasks: number[];
  homeAt: number;
}

const notedOn = (page: Page): Promise<Noted> => page.evaluate('window.noted');

/** A game that Hard has played for a while on every seat, and goes on playing. */
function aGame(id: PlayableId): Save {
  const { game, bots } = entryOf(id);
  const seats = Math.max(3, game.seats.min);
  const luck = luckFrom(5);
  const log: { seat: number; action: unknown }[] = [];
  let state = game.setup(game.defaultOptions, seats, 5);
  for (let i = 0; i < 40; i++) {
    const seat = game.waiting(state)[0];
    if (seat === undefined) throw new Error(`${id} is over too soon`);
    const { action } = decideAtOnce(bots.easy.think(see(game, state, seat), luck));
    state = play(game, state, seat, action).state;
    log.push({ seat, action });
  }
  const now = Date.now();
  return {
    format: 1,
    id: `bench-${id}`,
    game: id,
    rulesVersion: game.rulesVersion,
    startedAt: now,
    savedAt: now,
    options: game.defaultOptions,
    seats: Array.from({ length: seats }, (_, seat) => ({
      name: ['Marieke', 'Tom', 'Ines'][seat] ?? `P${seat}`,
      colour: must(SEAT_COLOURS[seat], 'a colour'),
      bot: 'hard',
    })),
    seed: 5,
    log,
    state,
    looked: Array.from({ length: seats }, () => log.length),
    undoRule: 'until-revealed',
    casual: false,
  };
}

async function slowPage(context: BrowserContext, throttle: number): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.addInitScript(watch);
  return page;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      seconds: { type: 'string', default: '20' },
      throttle: { type: 'string', default: '4' },
    },
  });
  const [seconds, throttle] = [Number(values.seconds), Number(values.throttle)];
  if (!(seconds > 0) || !(throttle >= 1)) {
    console.error('--seconds wants a number above 0, --throttle one from 1 on.');
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
  const phone = {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'en',
    serviceWorkers: 'block',
  } as const;
  try {
    const fresh = await browser.newContext(phone);
    const home = await slowPage(fresh, throttle);
    await home.goto(served.url);
    await home.waitForFunction('window.noted.homeAt > 0');
    const coldStartMs = (await notedOn(home)).homeAt;
    await fresh.close();

    const tables: Smoothness[] = [];
    const resumes: number[] = [];
    for (const id of PLAYABLE_IDS) {
      const context = await browser.newContext(phone);
      const saves = await stored(aGame(id));
      await context.addInitScript((all: Stored) => {
        if (localStorage.length === 0) for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
      }, saves);
      const page = await slowPage(context, throttle);
      await page.goto(served.url);
      const going = page.getByText('Marieke').first();
      await going.waitFor();
      await page.waitForTimeout(1000);
      resumes.push(await resumeTime(page));
      await page.evaluate('window.noted.frames.length = window.noted.tasks.length = 0');
      await page.waitForTimeout(seconds * 1000);
      const { frames, tasks } = await notedOn(page);
      tables.push({
        game: id,
        frames: frames.length,
        slowShare: frames.filter((ms) => ms > 33.4).length / Math.max(1, frames.length),
        longestTaskMs: Math.max(0, ...tasks),
      });
      await context.close();
    }
    report({ throttle, coldStartMs, resumeMs: Math.max(...resumes), tables }, values.json);
  } finally {
    await browser.close();
    await served.close();
  }
}

/** From the tap on a saved game to its table standing on the screen. */
const resumeTime = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const name = [...document.querySelectorAll('*')].find(
          (element) => element.children.length === 0 && element.textContent.includes('Marieke'),
        );
        const card = name?.closest<HTMLElement>('[role="button"], [role="link"], a, button');
        if (!card) {
          reject(new Error('no saved game on Home'));
          return;
        }
        const began = performance.now();
        card.click();
        const look = (): void => {
          const isThere =
            location.pathname.includes('/table/') &&
            document.querySelector('[role="progressbar"]') === null &&
            document.querySelectorAll('svg').length > 10;
          if (isThere) resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );

interface Report {
  readonly throttle: number;
  readonly coldStartMs: number;
  readonly resumeMs: number;
  readonly tables: readonly Smoothness[];
}

function report(measured: Report, isJson: boolean): void {
  const bars = [
    { what: 'cold start to Home, ms', value: measured.coldStartMs, most: 3000 },
    { what: 'going on with a saved game, ms', value: measured.resumeMs, most: 300 },
    ...measured.tables.flatMap(({ game, slowShare, longestTaskMs }) => [
      { what: `${game}: frames over 33 ms, %`, value: 100 * slowShare, most: 5 },
      { what: `${game}: longest task, ms`, value: longestTaskMs, most: 100 },
    ]),
  ];
  if (bars.some(({ value, most }) => value > most)) process.exitCode = 1;
  if (isJson) console.log(JSON.stringify({ ...measured, bars }));
  else
    for (const { what, value, most } of bars)
      console.log(
        `${value <= most ? 'ok    ' : 'MISSED'} ${what}: ${value.toFixed(value < 100 ? 1 : 0)} (at most ${most})`,
      );
}

void main();
