/**
 * What every browser test starts with:
 *
 *     import { expect, test } from './support';
 *
 *     test('Home is in Dutch', async ({ openApp }) => {
 *       const page = await openApp({ size: 'small', locale: 'nl-NL' });
 *       await expect(page.getByRole('heading', { name: 'Antilles' })).toBeVisible();
 *       await axe(page);
 *       await shot(page, 'home-small-nl');
 *     });
 *
 * Every `openApp` is a phone of its own: nothing is stored in it but that animations and sounds are off, and it rolls the same
 * dice every time. A console error or warning, an error on the page, and a text key that shows instead of its text fail
 * the test they happen in.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, expect, type Locator, type Page, test as base } from '@playwright/test';
import { RESOURCES } from '@/tools/resources';
import { type Settings } from '@/ui/settings';
import { type Stored } from './saves';

export const SIZES = {
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 568 },
  tablet: { width: 1180, height: 820 },
  landscape: { width: 844, height: 390 },
} as const;

export interface Phone {
  readonly size?: keyof typeof SIZES;
  readonly locale?: 'en-GB' | 'nl-NL' | (string & {});
  readonly scheme?: 'light' | 'dark';
  readonly path?: string;
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** How the person has set the app; animations are off unless this says otherwise. */
  readonly settings?: Partial<Settings>;
  /** What lies in its storage already: saved games, mostly. */
  readonly stored?: Stored;
  /** How much larger than usual the person wants text, 1 to 2. */
  readonly textScale?: number;
  /** How many times as fast waits of up to a second pass; 1 where it is those waits that are looked at. */
  readonly hurry?: number;
  /** Whether the app may keep itself on this phone, to start without a network; costs a few megabytes a phone. */
  readonly offline?: boolean;
  /** Another window on the same phone: it finds what the first one saved. */
  readonly sameAs?: Page;
  /** What the console may say here: the test is about something that goes wrong. */
  readonly mayComplain?: RegExp;
}

export type OpenApp = (phone?: Phone) => Promise<Page>;

export const test = base.extend<{ openApp: OpenApp }>({
  openApp: async ({ browser }, provide) => {
    const complaints: string[] = [];
    const expected: RegExp[] = [];
    const contexts: BrowserContext[] = [];

    const listen = (page: Page): void => {
      page.on('console', (message) => {
        const kind = message.type();
        if (kind === 'error' || kind === 'warning') complaints.push(`console ${kind}: ${message.text()}`);
      });
      page.on('pageerror', (error) => complaints.push(`page error: ${error.stack ?? error.message}`));
    };

    await provide(async ({ size = 'phone', locale = 'en-GB', scheme = 'dark', path: address = '/', ...more } = {}) => {
      const context =
        more.sameAs?.context() ??
        (await browser.newContext({
          viewport: SIZES[size],
          hasTouch: true,
          locale,
          colorScheme: scheme,
          reducedMotion: more.reducedMotion ?? 'no-preference',
        }));
      if (more.mayComplain !== undefined) expected.push(more.mayComplain);
      if (!more.sameAs) {
        contexts.push(context);
        context.on('page', listen);
        await context.addInitScript(prepare, {
          stored: {
            'antilles/settings': JSON.stringify({ speed: 'off', sound: false, ...more.settings }),
            ...more.stored,
          },
          keys: KEY_PATTERN,
          fontSize: 16 * (more.textScale ?? 1),
          offline: more.offline ?? false,
          // Whoever watches animations sees them at the speed a person does.
          hurry: more.hurry ?? ((more.settings?.speed ?? 'off') === 'off' ? HURRY : 1),
        });
      }
      const page = await context.newPage();
      await page.goto(address);
      return page;
    });

    for (const context of contexts) await context.close();
    const surprises = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)));
    expect(surprises, 'the console stays silent').toEqual([]);
  },
});

export { expect };

/** How long bots may think before somebody is asked, in milliseconds. */
const LONG = 60_000;

/** A question is on screen for 400 ms before its answer counts: no test has to wait so long to be a person. */
const HURRY = 8;

/** What looks like the key of a text: `home.continue`, or a gap that nobody filled in. */
const KEY_PATTERN = `(?:^|[\\s:,("“])(?:${Object.values(RESOURCES.en)
  .flatMap((namespace) => Object.keys(namespace))
  .join('|')})\\.[a-z]|\\{\\{`;

interface Preparation {
  readonly stored: Stored;
  readonly keys: string;
  readonly fontSize: number;
  readonly offline: boolean;
  readonly hurry: number;
}

/** Runs in the browser, before the app does and again after every reload. */
function prepare({ stored, keys, fontSize, offline, hurry }: Preparation): void {
  if (!offline) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');

  // What stays longer than a second is there to be read or tapped, and stays as long as ever.
  // Nor is a finger hurried that has come down: a tap on a busy machine would be a long press.
  const later = window.setTimeout.bind(window);
  const isDown = (): boolean => /^(mouse|pointer)down$|^touchstart$/.test(window.event?.type ?? '');
  window.setTimeout = ((then: () => void, ms = 0, ...rest: unknown[]) =>
    later(then, ms <= 1000 && !(isDown() && ms < 500) ? ms / hurry : ms, ...rest)) as typeof setTimeout;

  // Only a new phone is filled: what the app itself has stored or removed since stays as it is.
  if (location.protocol.startsWith('http') && localStorage.getItem('e2e') === null) {
    localStorage.setItem('e2e', 'ready');
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }

  let seed = 20260101;
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint32Array) {
      for (let i = 0; i < array.length; i++) array[i] = seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    }
    return array;
  };

  const raw = new RegExp(keys);
  const seen = new Set<string>();
  Object.assign(window, { seen });
  const look = (text: string | null | undefined): void => {
    if (!text || seen.has(text)) return;
    seen.add(text);
    if (raw.test(text)) console.error(`a raw text key: ${text}`);
  };
  const lookInside = (node: Node): void => {
    if (node instanceof Text) look(node.data);
    if (!(node instanceof Element)) return;
    look(node.getAttribute('aria-label'));
    node.childNodes.forEach(lookInside);
  };
  const start = (): void => {
    if (fontSize !== 16) document.documentElement.style.fontSize = `${fontSize}px`;
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) look(target.data);
        else if (target instanceof Element) look(target.getAttribute('aria-label'));
        addedNodes.forEach(lookInside);
      }
    }).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['aria-label'],
    });
  };
  if (document.body === null) document.addEventListener('DOMContentLoaded', start);
  else start();
}

/** Every text and label this page has shown since it was loaded. */
export const textsOn = (page: Page): Promise<readonly string[]> => page.evaluate('[...seen]');

/**
 * Waits until one of these can be seen, and says which: nothing is taken to be there because the others are not, as the
 * page goes on between two looks. Where several are there the one named first counts.
 */
export async function firstOf<Name extends string>(what: Readonly<Record<Name, Locator>>): Promise<Name> {
  const names = Object.keys(what) as Name[];
  const all = names.map((name) => what[name].filter({ visible: true }));
  for (const until = Date.now() + LONG; ;) {
    await all
      .reduce((some, each) => some.or(each))
      .first()
      .waitFor({ timeout: Math.max(1, until - Date.now()) });
    const seen = await Promise.all(all.map((each) => each.count()));
    const name = names[seen.findIndex((count) => count > 0)];
    if (name !== undefined) return name;
  }
}

/**
 * Gives an answer, and waits until the question it was for is no longer shown: a table draws what follows in slices, and for
 * a moment still shows what was asked.
 */
export async function answering(page: Page, answer: () => Promise<void>): Promise<void> {
  const dock = page.locator('[data-question]').filter({ visible: true }).last();
  const question = (await dock.getAttribute('data-question')) ?? '';
  await answer();
  await expect(page.locator(`[data-question="${question}"]`).filter({ visible: true })).toHaveCount(0);
}

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface AxeViolation {
  readonly id: string;
  readonly impact?: string | null;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Fails on anything that axe calls serious or critical on the page as it is now. */
export const axe = async (page: Page): Promise<void> => {
  expect(await whatAxeFinds(page), 'axe finds nothing serious').toEqual([]);
};

/** What axe calls serious or critical on the page as it is now. */
export const whatAxeFinds = async (page: Page): Promise<readonly string[]> => {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(AXE);
  const violations = await page.evaluate<AxeViolation[]>(
    'axe.run(document, { resultTypes: ["violations"], preload: false, iframes: false }).then((all) => all.violations)',
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
    );
};

const SHOTS = path.resolve(__dirname, '../../screenshots');

/** A picture for people to look at: `screenshots/<name>.png`, which git ignores. */
export const shot = async (page: Page, name: string): Promise<void> => {
  await page.screenshot({ path: path.join(SHOTS, `${name}.png`) });
};

/** At a table an answer counts when its question has been on screen for a moment: a machine can be too quick for it. */
export const settled = async (page: Page): Promise<void> => {
  // Asked at every frame: whoever asks now and then sleeps longer than the question does.
  await page.waitForFunction(() => document.querySelector('[data-settled="false"]') === null);
};
