/** Playing without eyes and without a pointer: the Tab key, and what a screen reader is told of what has the focus. */
import { type Page } from '@playwright/test';
import { expect, settled } from './support';

type Role = Parameters<Page['getByRole']>[0];

/** What has the focus, as the accessibility tree names it. */
export interface Focused {
  readonly role: string;
  readonly name: string;
  readonly disabled: boolean;
  readonly checked: boolean;
}

const read = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const tag = element?.tagName.toLowerCase() ?? '';
    const text = element === document.body ? '' : (element?.textContent ?? '');
    return {
      role: element?.getAttribute('role') ?? (tag === 'input' ? 'textbox' : /^h\d$/.test(tag) ? 'heading' : tag),
      name: element?.getAttribute('aria-label') ?? text,
      disabled: element?.getAttribute('aria-disabled') === 'true',
      checked: element?.getAttribute('aria-checked') === 'true',
    };
  });

export function keyboardOn(page: Page) {
  const press = (key: string): Promise<void> => page.keyboard.press(key);

  /** Goes on with Tab, or back with Shift, until this has the focus; throws after a whole round without it. */
  async function to(role: Role, name: RegExp): Promise<Focused> {
    const seen: string[] = [];
    const { way, stops } = await wayTo(page, role, name);
    // As far as it surely is, in one breath: what is passed is not looked at.
    await Promise.all(Array.from({ length: stops - 1 }, () => press(way)));
    for (let i = 0; i < 150; i++) {
      const now = await read(page);
      if (now.role === role && name.test(now.name)) {
        // Whoever sees a little sees where they are.
        if (i > 0) expect(await ringed(page), `${now.name} wears the focus ring`).toBe(true);
        return now;
      }
      seen.push(`${now.role} “${now.name}”`);
      await press(way);
    }
    throw new Error(`no ${role} ${name.source} with the keyboard; passed ${[...new Set(seen)].join(', ')}`);
  }

  /** Everything the Tab key stops at, once round. */
  async function round(): Promise<readonly Focused[]> {
    const all: Focused[] = [];
    for (let i = 0; i < 150; i++) {
      await press('Tab');
      const now = await read(page);
      const first = all[0];
      if (first !== undefined && first.role === now.role && first.name === now.name) break;
      if (now.role !== 'body') all.push(now);
    }
    return all;
  }

  async function pressOnceSeen(key: string): Promise<void> {
    await settled(page);
    const takesTaps = () =>
      page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).pointerEvents !== 'none');
    await expect.poll(takesTaps, { intervals: [20] }).toBe(true);
    await press(key);
  }

  return {
    press: pressOnceSeen,
    to,
    round,
    now: () => read(page),
    /** To it, and Enter. */
    async enter(name: RegExp, role: Role = 'button'): Promise<void> {
      await to(role, name);
      await pressOnceSeen('Enter');
    },
    /** To it, and the space bar. */
    async choose(role: Role, name: RegExp): Promise<void> {
      await to(role, name);
      await pressOnceSeen(' ');
    },
  };
}

/** In which direction this is, and how many stops away if each of them can be reached: at least one. */
const wayTo = async (page: Page, role: Role, name: RegExp): Promise<{ way: 'Tab' | 'Shift+Tab'; stops: number }> =>
  (
    await page
      .getByRole(role, { name })
      .filter({ visible: true })
      .first()
      .evaluateAll((all) =>
        all.map((each) => {
          const active = document.activeElement ?? document.body;
          if (active === document.body) return { way: 'Tab' as const, stops: 1 };
          const isAfter = (one: Element, other: Element): boolean =>
            (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
          const [way, first, last] = isAfter(active, each)
            ? (['Tab', active, each] as const)
            : (['Shift+Tab', each, active] as const);
          const between = [...document.querySelectorAll<HTMLElement>('a, input, textarea, [tabindex="0"]')].filter(
            (stop) =>
              isAfter(first, stop) &&
              isAfter(stop, last) &&
              stop.tabIndex >= 0 &&
              !stop.closest('[inert]') &&
              stop.checkVisibility({ visibilityProperty: true }),
          );
          return { way, stops: between.length + 1 };
        }),
      )
  )[0] ?? { way: 'Tab', stops: 1 };

/** Whether what has the focus shows it. */
const ringed = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2;
  });

/** What is on the page for a screen reader: every name with this role. */
export const names = (page: Page, role: 'button' | 'checkbox' | 'radio' | 'heading' | 'dialog'): Promise<string[]> =>
  page
    .getByRole(role)
    .filter({ visible: true })
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? each.textContent ?? ''));

/** The names with this role that can be chosen now. */
export const offered = (page: Page, role: 'checkbox' | 'radio'): Promise<string[]> =>
  page
    .getByRole(role, { disabled: false })
    .filter({ visible: true })
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? each.textContent ?? ''));
