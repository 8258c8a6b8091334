/**
 * Plays like an impatient person: taps every 120 to 500 ms, sometimes twice, on whatever stands at the spots of *Next*,
 * *Skip to end* and the main button, and on whatever else can be picked up. The page itself writes down when each question
 * came and when its answer was accepted, and where buttons stood. Used by `__tests__/e2e/impatient.e2e.ts`, and by
 * `npm run impatient -- --games 20` (see `impatientGames.ts`).
 */
import type { Page } from 'playwright-core';

/** An answer that was accepted: to which question, and how long that had been on screen, in milliseconds. */
export interface Answer {
  readonly question: string;
  readonly seen: number;
  /** What was tapped last before it. */
  readonly tapped: string;
}

export interface Impatience {
  readonly taps: number;
  readonly answers: readonly Answer[];
  /** Deciding buttons that stood where a control for watching had stood, or would stand. */
  readonly overlaps: readonly string[];
  /** How far, in points, *Next* and the hand moved up or down while the game went on. */
  readonly nextMoved: number;
  readonly handMoved: number;
  /** Whether the game came to its end. */
  readonly over: boolean;
}

/**
 * Makes time pass `factor` times as fast for the page: its clocks and timers. So a game takes seconds, and drawing counts
 * as `factor` times as slow, as on a slow phone. Before the page is opened.
 */
export async function hurryTime(page: Page, factor: number): Promise<void> {
  // What runs these tools gives functions their names with a helper that the page does not have.
  await page.addInitScript({ content: 'globalThis.__name ??= (it) => it;' });
  await page.addInitScript((times) => {
    const start = performance.now();
    const clock = performance.now.bind(performance);
    const now = (): number => start + (clock() - start) * times;
    const began = Date.now();
    performance.now = now;
    Date.now = () => Math.round(began + (now() - start));
    const later = window.setTimeout.bind(window);
    const often = window.setInterval.bind(window);
    // Only functions are handed over here, never text to run.
    window.setTimeout = ((then: () => void, ms = 0, ...rest: unknown[]) =>
      later(then, ms / times, ...rest)) as typeof setTimeout;
    window.setInterval = ((then: () => void, ms = 0, ...rest: unknown[]) =>
      often(then, ms / times, ...rest)) as typeof setInterval;
    const frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (then) => frame(() => then(now()));
  }, factor);
}

/** Lets the page write down its questions from now on. */
async function record(page: Page): Promise<void> {
  await page.evaluate(() => {
    const answers: Answer[] = [];
    let question = '';
    let since = 0;
    let tapped = '';
    addEventListener(
      'click',
      ({ target }) => {
        const control = target instanceof Element ? target.closest('[aria-label]') : null;
        tapped = control?.getAttribute('aria-label') ?? '';
      },
      true,
    );
    const look = (): void => {
      const dock = [...document.querySelectorAll<HTMLElement>('[data-question]')].at(-1);
      const asked = dock?.dataset['question'] ?? '';
      if (asked === question) return;
      const now = performance.now();
      // A dock that is gone (looking back, the game is over) has answered nothing, nor has going back to a question before.
      if (question !== '' && dock !== undefined && !/^(Undo|Redo)/.test(tapped))
        answers.push({ question, seen: now - since, tapped });
      question = asked;
      since = now;
    };
    look();
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-question'],
    });
    Object.assign(window, { impatience: { answers } });
  });
}

interface Spot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Seen {
  readonly over: boolean;
  readonly asked: boolean;
  readonly watching: readonly Spot[];
  readonly deciding: readonly Spot[];
  readonly picks: readonly Spot[];
  readonly sheet: readonly Spot[];
  readonly hand: Spot | null;
  /** What can be picked up or marked: cards, roles, piles. */
  readonly choices: readonly Spot[];
}

const WATCHING = '^(Pause|Go on|Skip to end|Hurry|Next)';

/** What can be tapped on the page as it is now. */
const lookAt = (page: Page): Promise<Seen> =>
  page.evaluate((names) => {
    const isWatching = new RegExp(names);
    const spot = (element: Element): Spot => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { name: element.getAttribute('aria-label') ?? '', x, y, width, height };
    };
    const isThere = ({ x, y, width, height }: Spot): boolean =>
      width > 8 && height > 8 && x >= 0 && y >= 0 && x + width <= innerWidth + 1 && y + height <= innerHeight + 1;
    const within = (root: ParentNode, selector: string): Element[] =>
      [...root.querySelectorAll(selector)].filter((each) => each.closest('[inert]') === null && isThere(spot(each)));
    const taps = '[role=button],[role=checkbox],[role=radio],[role=menuitem]';
    const dock = [...document.querySelectorAll('[data-question]')].at(-1) ?? null;
    const asked = dock instanceof HTMLElement && dock.dataset['question'] !== '';
    const buttons = dock === null ? [] : within(dock, '[role=button]');
    const watching = buttons.filter((each) => isWatching.test(spot(each).name));
    const deciding = !asked
      ? []
      : buttons.filter(
          (each) =>
            !watching.includes(each) &&
            // What a question is asked with (a slider, a hand) does not answer it.
            each.closest('[role=group]') === null &&
            (dock?.querySelector('[data-dock]') === null || each.closest('[data-dock=answers]') !== null) &&
            each.getAttribute('aria-disabled') !== 'true',
        );
    const dialog = [...document.querySelectorAll('[role=dialog],[role=alertdialog],[role=menu]')].at(-1) ?? null;
    const hand =
      dock === null
        ? null
        : ([...dock.querySelectorAll('[role=group]')].find((each) => each.querySelector('[role=checkbox]') !== null) ??
          null);
    return {
      over: location.pathname.includes('/result'),
      asked,
      watching: watching.map(spot),
      deciding: deciding.map(spot),
      // The bar on top leads away from the table.
      picks: within(document, taps)
        .filter((each) => !buttons.includes(each) && spot(each).y > 60)
        .map(spot),
      sheet: dialog === null ? [] : within(dialog, taps).map(spot),
      hand: hand === null ? null : spot(hand),
      choices: within(document, '[role=checkbox],[role=radio]').map(spot),
    };
  }, WATCHING);

/** Taps through a game that is open on the page, until it is over or `taps` were made; `luck` gives numbers from 0 to 1. */
export async function playImpatiently(
  page: Page,
  luck: () => number,
  { taps: most, factor }: { readonly taps: number; readonly factor: number },
): Promise<Impatience> {
  await record(page);
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(luck() * all.length)];
  const watched = new Map<string, Spot>();
  const decided = new Map<string, Spot>();
  const nextAt = new Set<number>();
  const handAt = new Set<number>();
  const known: { next?: Spot | undefined; skip?: Spot | undefined; main?: Spot | undefined } = {};
  let taps = 0;
  let over = false;
  while (taps < most) {
    const seen = await lookAt(page);
    if (seen.over) {
      over = true;
      break;
    }
    for (const each of seen.watching) watched.set(JSON.stringify(each), each);
    if (seen.sheet.length === 0) for (const each of seen.deciding) decided.set(JSON.stringify(each), each);
    const next = seen.watching.find(({ name }) => /^(Next|Hurry)/.test(name));
    if (next) nextAt.add(Math.round(next.y));
    // Its lower edge: a hand with fewer cards may be lower.
    if (seen.hand) handAt.add(Math.round(seen.hand.y + seen.hand.height));
    known.next = next ?? known.next;
    known.skip = seen.watching.find(({ name }) => name === 'Skip to end') ?? known.skip;
    // The main button is the widest.
    known.main = [...seen.deciding].sort((a, b) => b.width - a.width)[0] ?? known.main;
    const chance = luck();
    const target =
      seen.sheet.length > 0 && chance < 0.7
        ? // A sheet that only tells something is closed again, mostly.
          (seen.sheet.find(({ name }) => name === 'Close' && luck() < 0.7) ?? pick(seen.sheet))
        : seen.asked && chance < 0.45
          ? pick(luck() < 0.6 && seen.choices.length > 0 ? seen.choices : likely(seen.picks))
          : pick(
              [known.next, known.skip, known.main, known.main, ...seen.deciding].filter((each) => each !== undefined),
            );
    if (target !== undefined) {
      const times = luck() < 0.2 ? 2 : 1;
      for (let i = 0; i < times; i++) {
        await page.mouse.click(target.x + target.width / 2, target.y + target.height / 2);
        taps++;
        if (i + 1 < times) await rest((60 + 100 * luck()) / factor);
      }
    } else taps++;
    await rest((120 + 380 * luck()) / factor);
  }
  const answers = await page.evaluate(
    () => (window as unknown as { impatience: { answers: Answer[] } }).impatience.answers,
  );
  const overlaps = [...decided.values()].flatMap((button) =>
    [...watched.values()]
      .filter((control) => overlap(button, control))
      .slice(0, 1)
      .map((control) => `“${button.name}” where “${control.name}” stood`),
  );
  return {
    taps,
    answers,
    overlaps: [...new Set(overlaps)],
    nextMoved: spread(nextAt),
    handMoved: spread(handAt),
    over,
  };
}

/** Where a piece can go, when something says so: then games get on. */
const likely = (all: readonly Spot[]): readonly Spot[] => {
  const landings = all.filter(({ name }) => name.includes('lands here'));
  return landings.length > 0 ? landings : all;
};

const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const spread = (all: ReadonlySet<number>): number => (all.size === 0 ? 0 : Math.max(...all) - Math.min(...all));

/** More than a hair's breadth in common. */
const overlap = (a: Spot, b: Spot): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;

/** The same numbers from 0 to 1 for the same seed. */
export function luckOf(seed: number): () => number {
  let at = seed;
  return () => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return at / 2 ** 32;
  };
}
