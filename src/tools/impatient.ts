/**
 * Plays like an impatient person: taps every 120 to 500 ms, sometimes twice, on whatever stands at the spots of *Next*,
 * *Skip to end*, *Pause* and the main button; now and then, when a question has been there for a while, something that can
 * be picked up and, after a breath, a button that answers, so that the game comes to its end. The page itself taps and
 * writes down when each question came, when its answer was accepted, and where buttons stood, all in the page's own time.
 * Used by `__tests__/e2e/impatient.e2e.ts`, and by `npm run impatient` (see `impatientGames.ts`).
 */
import type { Page } from 'playwright-core';

/** An answer that was accepted: to which question, and how long that had been on screen, in milliseconds. */
export interface Answer {
  readonly question: string;
  readonly seen: number;
  /** What was tapped last before it. */
  readonly tapped: string;
  /** Whether the tap was one of a run at one place, never 400 ms apart, that began before its question came. */
  readonly run: boolean;
}

export interface Impatience {
  readonly taps: number;
  readonly answers: readonly Answer[];
  /** Deciding buttons that stood where a control for watching had stood, or would stand. */
  readonly overlaps: readonly string[];
  /** Questions in the dock whose buttons stood where those of the question before had stood; and of somebody else's. */
  readonly samePlace: number;
  readonly othersPlace: number;
  /** Where *Next*, the hand's lower edge and the two rows of the dock were seen, in points from the top, each with what stood there then. */
  readonly nextAt: Readonly<Record<string, string>>;
  readonly handAt: Readonly<Record<string, string>>;
  readonly dockAt: Readonly<Record<string, string>>;
  /** How far, in points, these moved up or down while the game went on. */
  readonly nextMoved: number;
  readonly handMoved: number;
  readonly dockMoved: number;
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

interface Spot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Seen {
  readonly over: boolean;
  /** The number of the question on the table; empty when there is none. */
  readonly asked: string;
  /** What the dock says. */
  readonly says: string;
  readonly watching: readonly Spot[];
  readonly deciding: readonly Spot[];
  readonly picks: readonly Spot[];
  readonly sheet: readonly Spot[];
  readonly hand: Spot | null;
  readonly rows: readonly Spot[];
  /** What can be picked up or marked: cards, roles, piles. */
  readonly choices: readonly Spot[];
}

/** What these tools put into the page. */
interface Inside {
  look(): Seen;
  /** Looks, and writes down where things stand. */
  note(): Seen;
  /** How long the question on the table has been there. */
  age(): number;
  told(): Omit<Impatience, 'taps' | 'over' | 'nextMoved' | 'handMoved' | 'dockMoved'>;
  /** Taps as a finger does; absent: the page taps itself. */
  finger?: (x: number, y: number) => Promise<void>;
}

/** Lets the page see what can be tapped on it. */
async function openEyes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isWatching = /^(Pause|Resume|Skip to end|Speed up|Next)/;
    // Another game than the one that is watched.
    const leadsAway = /^Play the tutorial/;
    const taps = '[role=button],[role=checkbox],[role=radio],[role=menuitem]';
    const spot = (element: Element): Spot => {
      const { x, y, width, height } = element.getBoundingClientRect();
      // A dock may have answers in two rows; each keeps its own place.
      const row = `${element.getAttribute('data-dock') ?? ''}${element.getAttribute('data-row') ?? ''}`;
      const name = element.getAttribute('aria-label') ?? row;
      return { name, x, y, width, height };
    };
    const isThere = ({ x, y, width, height }: Spot): boolean =>
      width > 8 && height > 8 && x >= 0 && y >= 0 && x + width <= innerWidth + 1 && y + height <= innerHeight + 1;
    const within = (root: ParentNode, selector: string): Element[] =>
      [...root.querySelectorAll(selector)].filter((each) => each.closest('[inert]') === null && isThere(spot(each)));
    const decides =
      (dock: Element) =>
      (each: Element): boolean =>
        !isWatching.test(spot(each).name) &&
        // What a question is asked with (a slider, a hand) does not answer it.
        each.closest('[role=group]') === null &&
        (dock.querySelector('[data-dock]') === null || each.closest('[data-dock=answers]') !== null) &&
        each.getAttribute('aria-disabled') !== 'true';
    const look = (): Seen => {
      const dock = [...document.querySelectorAll<HTMLElement>('[data-question]')].at(-1) ?? null;
      const asked = dock?.dataset['question'] ?? '';
      const buttons = dock === null ? [] : within(dock, '[role=button]');
      const dialog = [...document.querySelectorAll('[role=dialog],[role=alertdialog],[role=menu]')].at(-1) ?? null;
      const groups = dock === null ? [] : [...dock.querySelectorAll('[role=group]')];
      const hand = groups.find((each) => each.querySelector('[role=checkbox]') !== null);
      return {
        over: location.pathname.includes('/result'),
        asked,
        says: dock?.innerText.replace(/\s+/g, ' ') ?? '',
        watching: buttons.filter((each) => isWatching.test(spot(each).name)).map(spot),
        deciding: dock === null || asked === '' ? [] : buttons.filter(decides(dock)).map(spot),
        // The bar on top leads away from the table.
        picks: within(document, taps)
          .filter((each) => !buttons.includes(each) && spot(each).y > 60 && !leadsAway.test(spot(each).name))
          .map(spot),
        sheet:
          dialog === null
            ? []
            : within(dialog, taps)
                .map(spot)
                .filter(({ name }) => !leadsAway.test(name)),
        hand: hand === undefined ? null : spot(hand),
        // A row with nothing in it is nowhere.
        rows: dock === null ? [] : within(dock, '[data-dock]').map(spot),
        choices: within(document, '[role=checkbox],[role=radio]')
          .filter((each) => each.getAttribute('aria-disabled') !== 'true')
          .map(spot),
      };
    };
    Object.assign(window, { inside: { look } });
  });
}

/** Lets the page write down its questions, and where things stand, from now on. */
async function record(page: Page): Promise<void> {
  await page.evaluate((guardMs) => {
    const inside = (window as unknown as { inside: Inside }).inside;
    const answers: Answer[] = [];
    const downs: { at: number; x: number; y: number }[] = [];
    let question = '';
    let since = 0;
    let tapped = '';
    const now = (): number => performance.now();
    addEventListener('pointerdown', ({ clientX, clientY }) => downs.push({ at: now(), x: clientX, y: clientY }), true);
    addEventListener(
      'click',
      ({ target }) => {
        const control = target instanceof Element ? target.closest('[aria-label]') : null;
        tapped = control?.getAttribute('aria-label') ?? '';
      },
      true,
    );
    /** Whether the last tap goes back, in taps at one place that were never far apart, to before the question came. */
    const isRun = (): boolean => {
      let last = downs.at(-1);
      for (const down of downs.slice(0, -1).reverse()) {
        if (last === undefined || last.at < since) break;
        if (Math.hypot(down.x - last.x, down.y - last.y) > 24) continue;
        if (last.at - down.at >= guardMs) return false;
        last = down;
      }
      return last !== undefined && last.at < since;
    };
    const follow = (): void => {
      const dock = [...document.querySelectorAll<HTMLElement>('[data-question]')].at(-1);
      const asked = dock?.dataset['question'] ?? '';
      if (asked === question) return;
      // A dock that is gone (looking back, the game is over) has answered nothing, nor has going back to a question before.
      if (question !== '' && dock !== undefined && !/^(Undo|Redo)/.test(tapped))
        answers.push({ question, seen: now() - since, tapped, run: isRun() });
      question = asked;
      since = now();
    };
    follow();
    new MutationObserver(follow).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-question'],
    });

    const watched = new Map<string, Spot>();
    const decided = new Map<string, Spot>();
    const places: Record<'nextAt' | 'handAt' | 'dockAt', Record<string, string>> = {
      nextAt: {},
      handAt: {},
      dockAt: {},
    };
    const put = (where: keyof typeof places, key: string, says: string): void => {
      places[where][key] ??= says;
    };
    const meets = (a: Spot, b: Spot): boolean =>
      // More than a hair's breadth in common.
      Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
      Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;
    interface Asked {
      readonly asked: string;
      readonly who: string;
      readonly spots: readonly Spot[];
    }
    const earlier: Asked[] = [];
    const count = { samePlace: 0, othersPlace: 0 };
    const compare = ({ asked, says, deciding }: Seen): void => {
      if (deciding.length === 0) return;
      const who = /Anna|Ines|Mateo/.exec(says)?.[0] ?? '';
      const last = earlier.at(-1);
      if (last?.asked === asked) earlier.pop();
      else if (last?.spots.some((old) => deciding.some((each) => meets(old, each)))) {
        count.samePlace++;
        if (last.who !== who) count.othersPlace++;
      }
      earlier.push({ asked, who, spots: deciding });
    };
    const note = (): Seen => {
      const seen = inside.look();
      if (seen.sheet.length > 0 || seen.over) return seen;
      for (const each of seen.watching) watched.set(JSON.stringify(each), each);
      for (const each of seen.deciding) decided.set(JSON.stringify(each), each);
      compare(seen);
      const next = seen.watching.find(({ name }) => /^(Next|Speed up)/.test(name));
      if (next) put('nextAt', `${Math.round(next.y)}`, seen.says);
      // Its lower edge: a hand with fewer cards may be lower.
      if (seen.hand) put('handAt', `${Math.round(seen.hand.y + seen.hand.height)}`, seen.says);
      for (const { name, y } of seen.rows) put('dockAt', `${name} ${Math.round(y)}`, seen.says);
      return seen;
    };
    const told = () => ({
      answers,
      ...count,
      ...places,
      overlaps: [
        ...new Set(
          [...decided.values()].flatMap((button) =>
            [...watched.values()]
              .filter((control) => meets(button, control))
              .slice(0, 1)
              .map((control) => `“${button.name}” where “${control.name}” stood`),
          ),
        ),
      ],
    });
    Object.assign(inside, { note, told, age: () => (question === '' ? 0 : now() - since) });
  }, 400);
}

/** Taps until the game is over, so many taps were made, or so much of the page's time has passed. */
const drive = (page: Page, how: { readonly seed: number; readonly taps: number; readonly ms: number }) =>
  page.evaluate(async ({ seed, taps: most, ms }) => {
    const inside = (window as unknown as { inside: Inside }).inside;
    let at = seed;
    const luck = (): number => (at = (Math.imul(at, 1664525) + 1013904223) >>> 0) / 2 ** 32;
    const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(luck() * all.length)];
    const rest = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));
    const until = performance.now() + ms;
    const known: {
      next?: Spot | undefined;
      skip?: Spot | undefined;
      pause?: Spot | undefined;
      main?: Spot | undefined;
    } = {};
    let taps = 0;
    const ownFinger = async (x: number, y: number): Promise<void> => {
      const target = document.elementFromPoint(x, y);
      const where = {
        bubbles: true,
        cancelable: true,
        composed: true,
        clientX: x,
        clientY: y,
        button: 0,
        view: window,
      };
      const pointer = { ...where, pointerId: 1, isPrimary: true, pointerType: 'mouse' };
      target?.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
      target?.dispatchEvent(new MouseEvent('mousedown', { ...where, buttons: 1, detail: 1 }));
      await rest(30);
      const last = document.elementFromPoint(x, y);
      last?.dispatchEvent(new PointerEvent('pointerup', pointer));
      last?.dispatchEvent(new MouseEvent('mouseup', { ...where, detail: 1 }));
      // A browser clicks only what the finger came down on.
      if (last === target) target?.dispatchEvent(new MouseEvent('click', { ...where, detail: 1 }));
    };
    const tap = async (spot: Spot | undefined): Promise<void> => {
      taps++;
      // What comes after the game is nobody's hurry.
      if (spot === undefined || inside.look().over) return;
      await (inside.finger ?? ownFinger)(spot.x + spot.width / 2, spot.y + spot.height / 2);
    };
    /** Where a piece can go, when something says so: then games get on. */
    const likely = (all: readonly Spot[]): readonly Spot[] => {
      const landings = all.filter(({ name }) => name.includes('lands here'));
      return landings.length > 0 ? landings : all;
    };
    /** What puts everything back answers nothing. */
    const isAnswer = ({ name }: Spot): boolean => luck() < 0.1 || !/^(Clear|Put)/.test(name);
    /** Picks something up, breathes, and answers. */
    const act = async (): Promise<void> => {
      const seen = inside.note();
      const inSheet = seen.sheet.length > 0;
      const direct = pick(seen.deciding.filter(isAnswer));
      if (!inSheet && direct !== undefined && luck() < 0.5) {
        await rest(450 + 250 * luck());
        return tap(direct);
      }
      const close = seen.sheet.find(({ name }) => name === 'Close');
      const first =
        close !== undefined && luck() < 0.4
          ? close
          : inSheet
            ? pick(seen.sheet)
            : pick(luck() < 0.7 && seen.choices.length > 0 ? seen.choices : likely(seen.picks));
      await tap(first);
      await rest(450 + 250 * luck());
      const then = inside.note();
      const landings = then.picks.filter(({ name }) => name.includes('lands here'));
      const answers = then.deciding.filter(isAnswer);
      await tap(pick(landings.length > 0 ? landings : then.sheet.length > 0 ? then.sheet : answers));
    };
    for (;;) {
      const seen = inside.note();
      if (seen.over || taps >= most || performance.now() > until) return { taps, over: seen.over };
      known.next = seen.watching.find(({ name }) => /^(Next|Speed up)/.test(name)) ?? known.next;
      known.skip = seen.watching.find(({ name }) => name === 'Skip to end') ?? known.skip;
      known.pause = seen.watching.find(({ name }) => /^(Pause|Resume)/.test(name)) ?? known.pause;
      // The main button is the widest.
      known.main = [...seen.deciding].sort((a, b) => b.width - a.width)[0] ?? known.main;
      if (seen.sheet.length > 0 ? luck() < 0.5 : inside.age() > 900 && luck() < 0.5) await act();
      else {
        const { next, skip, pause, main } = known;
        const spot = pick(
          [next, next, skip, main, main, luck() < 0.3 ? pause : next].filter((each) => each !== undefined),
        );
        await tap(spot);
        if (luck() < 0.2) {
          await rest(60 + 100 * luck());
          await tap(spot);
        }
      }
      await rest(120 + 380 * luck());
    }
  }, how);

/** Taps through a game that is open on the page, until it is over or `taps` were made, or `ms` of the page's time are over. */
export async function playImpatiently(
  page: Page,
  {
    seed,
    taps = Infinity,
    ms = Infinity,
    fingers = false,
  }: {
    readonly seed: number;
    readonly taps?: number;
    readonly ms?: number;
    /** Whether the browser taps, as a hand would, and not the page itself. */
    readonly fingers?: boolean;
  },
): Promise<Impatience> {
  await openEyes(page);
  if (fingers) {
    await page.exposeFunction('finger', (x: number, y: number) => page.mouse.click(x, y));
    await page.evaluate(() => {
      const { inside, finger } = window as unknown as { inside: Inside; finger: NonNullable<Inside['finger']> };
      inside.finger = finger;
    });
  }
  await record(page);
  const { over, taps: made } = await drive(page, { seed, taps: Math.min(taps, 1e9), ms: Math.min(ms, 1e12) });
  const told = await page.evaluate(() => (window as unknown as { inside: Inside }).inside.told());
  return {
    ...told,
    taps: made,
    over,
    nextMoved: spread(told.nextAt),
    handMoved: spread(told.handAt),
    dockMoved: Math.max(...['watching ', 'answers ', 'answersabove '].map((row) => spread(told.dockAt, row))),
  };
}

/** How far apart the places are, of those that begin so. */
function spread(places: Readonly<Record<string, string>>, kind = ''): number {
  const all = Object.keys(places).flatMap((key) => (key.startsWith(kind) ? [Number(key.slice(kind.length))] : []));
  return all.length === 0 ? 0 : Math.max(...all) - Math.min(...all);
}
