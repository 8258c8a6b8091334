/** Playing Santo Domingo the way a person does: through what the screen offers, in the language it speaks. */
import { createInstance, type TOptions } from 'i18next';
import { type Locator, type Page } from '@playwright/test';
import { isolated, type Language } from '@/text';
import { RESOURCES } from '@/tools/resources';
import { answering, expect, firstOf } from './support';

/** The texts of one language, as the screens say them. */
export type Say = (key: string, params?: TOptions) => string;

const speak = (language: Language): Say => {
  const words = createInstance();
  void words.init({
    lng: language,
    resources: { ...RESOURCES },
    ns: Object.keys(RESOURCES.en),
    defaultNS: 'app',
    interpolation: { escapeValue: true, escape: isolated },
    initAsync: false,
    showSupportNotice: false,
  });
  return (key, params = {}) => {
    const text = words.t(key, params as never) as unknown;
    if (typeof text !== 'string' || !words.exists(key, params)) throw new Error(`no text for ${key}`);
    return text;
  };
};

export const say = { en: speak('en'), nl: speak('nl'), de: speak('de') } as const;

/** What the table wants next. */
export type Moment = 'choose' | 'trade' | 'curtain' | 'result';

/** The table of a running game on one page. */
export interface Table {
  readonly page: Page;
  readonly say: Say;
  readonly hand: Locator;
  readonly curtain: Locator;
  readonly rematch: Locator;
  readonly slider: Locator;
  card(number: number): Locator;
  /** Waits until somebody is asked something, or the game is over. */
  moment(): Promise<Moment>;
  /** The numbers of the cards that can be chosen from. */
  held(): Promise<readonly number[]>;
  lift(...cards: readonly number[]): Promise<void>;
  /** Lifts these cards and plays them. */
  play(...cards: readonly number[]): Promise<void>;
  /** Trades what the slider stands at: all of it. */
  trade(): Promise<void>;
  /** Holds the button of the curtain until it opens. */
  reveal(): Promise<void>;
  /** Goes on until the result is there; `look` is called at every moment before it is answered, and may have seen enough. */
  toResult(look?: (moment: Moment) => Promise<'enough' | void>): Promise<void>;
}

export function tableOn(page: Page, language: Language = 'en'): Table {
  const t = say[language];
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true }).filter({ visible: true });
  const hand = page.getByRole('group', { name: t('santo-domingo:choose.hand') }).filter({ visible: true });
  const slider = page.getByRole('slider', { name: t('santo-domingo:trade.slider') }).filter({ visible: true });
  const curtain = page.getByRole('dialog', { name: new RegExp(`^${t('engine:kit.curtain.pass')} `) });
  const rematch = button(t('engine:result.rematch'));
  const card = (number: number): Locator => hand.getByRole('checkbox', { name: new RegExp(`^${number}, `) });

  const labels = async (): Promise<readonly string[]> => {
    await expect(hand.getByRole('checkbox').first()).toBeVisible();
    // A spent card keeps its place, and cannot be chosen.
    return hand
      .getByRole('checkbox', { disabled: false })
      .evaluateAll((cards) => cards.map((each) => each.getAttribute('aria-label') ?? ''));
  };

  const table: Table = {
    page,
    say: t,
    hand,
    curtain,
    rematch,
    slider,
    card,
    async moment() {
      return firstOf({ result: rematch, curtain, trade: slider, choose: hand });
    },
    async held() {
      return (await labels()).map((label) => Number.parseInt(label, 10));
    },
    async lift(...cards) {
      for (const number of cards) {
        // The last cards lie ready by themselves.
        if (!(await card(number).isChecked())) await card(number).click();
        await expect(card(number)).toBeChecked();
      }
    },
    async play(...cards) {
      await table.lift(...cards);
      const play = page.getByRole('button', { name: between(t('santo-domingo:choose.play', { cards: '@' })) });
      await answering(page, () => play.click());
    },
    async trade() {
      await slider.press('End');
      const trade = page
        .getByRole('button', { name: tradeButton(t) })
        .filter({ visible: true })
        // Beside *Trade nothing*, unless there is nothing else to do.
        .last();
      await answering(page, () => trade.click());
    },
    async reveal() {
      await curtain.getByRole('button', { name: revealName(t) }).hover();
      await page.mouse.down();
      await expect(curtain).toBeHidden();
      await page.mouse.up();
    },
    async toResult(look) {
      for (let i = 0; i < 200; i++) {
        const moment = await table.moment();
        if ((await look?.(moment)) === 'enough' || moment === 'result') return;
        if (moment === 'curtain') await table.reveal();
        else if (moment === 'trade') await table.trade();
        else await table.play(...plan(await labels(), i));
      }
      throw new Error('the game does not end');
    },
  };
  return table;
}

/** One or two sensible cards, so that the game ends some day; different ones for whoever comes next. */
function plan(labels: readonly string[], turn: number): readonly number[] {
  const cards = new Map(labels.map((label) => [Number.parseInt(label, 10), label]));
  // The Trader's label says how many goods one has.
  const goods = Number(/: \D*(\d+)/.exec(cards.get(7) ?? '')?.[1] ?? 0);
  const wishes = [
    [5, 2],
    [4, 1],
    [5, 6],
    [3, 2],
  ];
  const order = [
    ...(goods >= 6 ? [7] : []),
    ...(labels.length <= 4 ? [8] : []),
    ...(wishes[turn % wishes.length] ?? []),
    ...[2, 1, 6, 5, 4, 3, 7, 8],
  ];
  return [...new Set(order)].filter((card) => cards.has(card)).slice(0, 2);
}

const between = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/@/g, '.+')}$`);

const revealName = (t: Say): RegExp => between(t('engine:kit.curtain.reveal', { name: '@' }));

const tradeButton = (t: Say): RegExp =>
  new RegExp(
    `${between(t('santo-domingo:trade.do', { goods: '@', points: '@' })).source}|^${t('santo-domingo:trade.nothing')}$`,
  );

/** Both bots of a new game think as little as bots can, in set-up. */
export async function easyBots(page: Page): Promise<void> {
  for (const bot of ['Ines', 'Mateo']) {
    await page.getByRole('button', { name: `Level of ${bot}: Medium` }).click();
    await page.getByRole('radio', { name: /^Easy\. / }).click();
    await expect(page.getByRole('button', { name: `Level of ${bot}: Easy` })).toBeVisible();
  }
}

/** Opens set-up from Home. */
export async function openSetup(page: Page, language: Language = 'en'): Promise<void> {
  await page.getByRole('button', { name: /^Santo Domingo, 2/ }).click();
  await expect(page.getByRole('button', { name: say[language]('setup.start'), exact: true })).toBeVisible();
}

/** Gives a seat another name, in set-up. */
export async function rename(page: Page, from: string, to: string, language: Language = 'en'): Promise<void> {
  const t = say[language];
  await page.getByRole('button', { name: t('setup.rename', { name: from }), exact: true }).click();
  await page.getByRole('textbox', { name: t('setup.name') }).fill(to);
  await page.getByRole('button', { name: t('done'), exact: true }).click();
  await expect(page.getByRole('button', { name: t('setup.rename', { name: to }), exact: true })).toBeVisible();
}
