/** The part of `npm run bench:ui` in which somebody taps, and the one in which one game follows another. */
import { must } from '@antilles/engine';
import { type Browser, type Page } from 'playwright-core';
import { traced } from './trace';

/** Between two taps of somebody who tries everything out, in milliseconds. */
const BETWEEN_TAPS = 450;

/** What can be tapped on the page now, and leads nowhere else: where, and whether something lies over the table. */
const TAPPABLE = `
  (() => {
    const sheet = document.querySelector('[role=dialog]');
    const all = (sheet ?? document).querySelectorAll('[role=radio],[role=checkbox],[role=button],[role=switch],[role=tab]');
    const spots = [];
    for (const each of all) {
      if (/^(Back|Home|Close|Undo|Redo|Abandon|Leave|Delete|New game|Quit)/.test(each.getAttribute('aria-label') ?? each.textContent ?? '')) continue;
      const { left, top, width, height } = each.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width < 20 || height < 20 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
      if (!each.contains(document.elementFromPoint(x, y))) continue;
      spots.push({ x, y, what: each.getAttribute('aria-label') ?? each.textContent ?? '' });
    }
    performance.mark('antilles-look');
    return { spots, sheet: sheet !== null };
  })()
`;

interface Tappable {
  readonly spots: readonly { readonly x: number; readonly y: number; readonly what: string }[];
  readonly sheet: boolean;
}

export interface Tapped {
  readonly taps: number;
  readonly sheets: number;
  readonly longestTaskMs: number;
  /** What had been tapped last when the longest task ran. */
  readonly longestAfter: string;
}

/** Taps whatever can be tapped, one thing after the other, the same each time, and puts away what opens. */
export async function tapAbout(browser: Browser, page: Page, seconds: number): Promise<Tapped> {
  const done: { readonly at: number; readonly what: string }[] = [];
  let [sheets, seed] = [0, 7];
  let opened = 0;
  const trace = await traced(browser, page, async () => {
    for (const until = Date.now() + seconds * 1000; Date.now() < until;) {
      const { spots, sheet } = await page.evaluate<Tappable>(TAPPABLE);
      if (sheet && opened++ === 0) sheets++;
      if (!sheet) opened = 0;
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      const spot = spots[seed % Math.max(1, spots.length)];
      const at = Number(await page.evaluate('performance.mark("antilles-tapped").startTime'));
      // Whoever has looked at a sheet twice puts it away.
      if (spot === undefined || (sheet && opened > 2)) await page.keyboard.press('Escape');
      else await page.mouse.click(spot.x, spot.y);
      done.push({ at, what: sheet && opened > 2 ? 'Escape' : (spot?.what ?? 'Escape') });
      await page.waitForTimeout(BETWEEN_TAPS);
    }
  });
  const marks = trace.marks('antilles-tapped');
  const longest = must(
    trace.tasks.reduce((most, task) => (task.ms > most.ms ? task : most)),
    'a task',
  );
  const before = marks.filter((mark) => mark <= longest.at).length - 1;
  return {
    taps: done.length,
    sheets,
    longestTaskMs: longest.ms,
    longestAfter: done[before]?.what.slice(0, 60) ?? 'nothing',
  };
}

export interface Kept {
  readonly games: number;
  /** Megabytes that the page's scripts hold, and elements it has, after each game. */
  readonly heapMb: readonly number[];
  readonly nodes: readonly number[];
}

/** Lets bots play one saved game after the other to its end, without ever loading the page anew, and says what it holds after each. */
export async function playOn(page: Page, games: number): Promise<Kept> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const [heapMb, nodes]: [number[], number[]] = [[], []];
  for (let i = 0; i < games; i++) {
    await page.locator('[aria-label*="The bots are playing"]').first().click({ timeout: 120_000 });
    await page.getByRole('button', { name: 'Rematch', exact: true }).waitFor({ timeout: 600_000 });
    await page
      .getByRole('button', { name: /^(Back|Home)$/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Antilles' }).waitFor();
    await page.waitForTimeout(500);
    // Twice: what the first round frees may hold others.
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    heapMb.push(usedSize / 1e6);
    nodes.push(metrics.find(({ name }) => name === 'Nodes')?.value ?? 0);
  }
  return { games, heapMb, nodes };
}
