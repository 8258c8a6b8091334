/** Every screen of the shell and of Santo Domingo, in every size, theme and language: axe looks, and so can you. */
import { type Locator, type Page } from '@playwright/test';
import { santoDomingo } from '@/games/santo-domingo/rules/game';
import { type Language } from '@/text';
import { aGame, seatsOf, stored, type Stored } from './saves';
import { openSetup, rename, say, type Say, tableOn } from './santoDomingo';
import { expect, type Phone, shot, test, whatAxeFinds } from './support';

interface Look extends Phone {
  readonly name: string;
  readonly language: Language;
}

/** Every size, theme and language is in here once; every pair of them would take a test run half an hour. */
const LOOKS: readonly Look[] = [
  { name: 'phone-dark-en', language: 'en', size: 'phone', scheme: 'dark' },
  { name: 'phone-light-nl', language: 'nl', size: 'phone', scheme: 'light' },
  { name: 'small-dark-nl', language: 'nl', size: 'small', scheme: 'dark' },
  { name: 'tablet-light-en', language: 'en', size: 'tablet', scheme: 'light' },
  { name: 'landscape-dark-en', language: 'en', size: 'landscape', scheme: 'dark' },
  // The longest words, on the smallest phone, as large as can be.
  { name: 'large-small-light-de', language: 'de', size: 'small', scheme: 'light', textScale: 2 },
];

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', nl: 'nl-NL', de: 'de-DE' };

const LONG = 'Wilhelmina-Adriana van den Heuvel';

/** A phone that has been played on for a while. */
const played = (): Promise<Stored> =>
  stored(
    aGame({ id: 'choose', seats: seatsOf('Marieke', 'Ines: easy', 'Mateo: easy'), round: 3, minutesAgo: 2 }),
    aGame({ id: 'pass', seats: seatsOf('Tom', LONG, 'نور', '🦜 Polly'), round: 4, minutesAgo: 200 }),
    aGame({
      id: 'six',
      seats: seatsOf('Anna', 'Bram: easy', 'Chloé: easy', LONG, 'Ede: easy', 'Fleur: easy'),
      options: { openDiscards: true },
      round: 4,
      minutesAgo: 60 * 24 * 2,
    }),
    aGame({
      id: 'trade',
      seats: seatsOf('Marieke', 'Ines: easy', 'Mateo: easy'),
      until: (state) =>
        santoDomingo.decision(state, 0)?.kind === 'trade' && (state.players[0]?.goods ?? 0) > 5 && state.round > 2,
      minutesAgo: 60 * 24 * 30,
    }),
    aGame({ id: 'over', seats: seatsOf('Marieke', LONG, 'Ines: easy'), until: ({ over }) => over }),
  );

type See = (page: Page, name: string) => Promise<void>;

const starting = (text: string): RegExp => new RegExp(`^${text}`);

const named = (page: Page, role: 'button' | 'heading', name: string | RegExp): Locator =>
  page.getByRole(role, { name, ...(typeof name === 'string' ? { exact: true } : {}) }).filter({ visible: true });

async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const sheet = (page: Page): Promise<void> => expect(page.getByRole('dialog')).toBeVisible();

async function seeShell(page: Page, t: Say, see: See): Promise<void> {
  await expect(page.getByText(t('saved.unreadable'))).toBeVisible();
  await see(page, 'home');
  await named(page, 'button', starting(t('saved.unreadable'))).click();
  await sheet(page);
  await see(page, 'home-menu');
  await page.goto('/settings');
  await expect(named(page, 'heading', t('settings.title'))).toBeVisible();
  await see(page, 'settings');
  await page.goto('/credits');
  await expect(named(page, 'heading', t('credits.title'))).toBeVisible();
  await see(page, 'credits');
  await page.goto('/companion/any');
  await expect(page.getByRole('textbox', { name: t('companion:any.name') })).toBeVisible();
  await see(page, 'companion-any');
  await page.goto('/nowhere');
  await expect(page.getByText(t('missing.page'))).toBeVisible();
  await see(page, 'missing');
}

async function seeSetup(page: Page, language: Language, see: See): Promise<void> {
  const t = say[language];
  await expect(named(page, 'heading', t('title'))).toBeVisible();
  await see(page, 'home-empty');
  await openSetup(page, language);
  await see(page, 'setup');
  await rename(page, 'Ines', LONG, language);
  const me = t('setup.defaultName', { number: 1 });
  await named(page, 'button', t('setup.rename', { name: me })).click();
  await page.getByRole('textbox').fill('');
  await expect(page.getByText(t('setup.problem.name-empty'))).toBeVisible();
  await see(page, 'setup-seat');
  await closeSheet(page);
  await named(page, 'button', starting(t('setup.colourOf', { name: me, colour: '' }))).click();
  await sheet(page);
  await see(page, 'setup-colour');
  await closeSheet(page);
  await named(page, 'button', starting(t('setup.levelOf', { name: LONG }))).click();
  await sheet(page);
  await see(page, 'setup-level');
  await closeSheet(page);
  await named(page, 'button', starting(t('santo-domingo:options.rates'))).click();
  await page.getByRole('textbox', { name: t('rates.give') }).fill('0');
  await see(page, 'setup-rates');
  await closeSheet(page);
  await named(page, 'button', t('setup.rules')).click();
  await sheet(page);
  await see(page, 'setup-rules');
}

async function seeTable(page: Page, language: Language, see: See): Promise<void> {
  const t = say[language];
  const table = tableOn(page, language);
  const [, first = 0, second = 0] = await table.held();
  await see(page, 'table');
  await table.lift(first, second);
  await named(page, 'button', t('engine:table.hint')).click();
  const hint = page.getByRole('status').filter({ visible: true });
  await expect(hint.filter({ hasNotText: t('engine:table.hintThinking') })).toBeVisible();
  await see(page, 'table-hint');
  await named(page, 'button', t('engine:table.log')).click();
  await sheet(page);
  await see(page, 'table-log');
  await page.getByRole('dialog').getByRole('button').nth(3).click();
  await expect(page.getByText(t('engine:table.lookingBack'))).toBeVisible();
  await see(page, 'table-back');
  // In Dutch the way back to now is called like the way back Home.
  await named(page, 'button', t('engine:table.return')).last().click();
  await named(page, 'button', t('engine:table.menu')).click();
  await sheet(page);
  await see(page, 'table-menu');
  await page.getByRole('menuitem', { name: t('engine:table.rules') }).click();
  await expect(page.getByRole('dialog', { name: t('santo-domingo:rules.title') })).toBeVisible();
  await see(page, 'table-rules');
  await closeSheet(page);
  await named(page, 'button', /^Ines, /).click();
  await sheet(page);
  await see(page, 'table-player');

  await page.goto('/santo-domingo/table/trade');
  await expect(table.slider).toBeVisible();
  await see(page, 'table-trade');
  await page.goto('/santo-domingo/table/six');
  await table.moment();
  await table.reveal();
  await table.held();
  await see(page, 'table-six');

  // Slowly, and then held: a round that is carried out.
  await page.evaluate(() => localStorage.setItem('antilles/settings', '{"speed":"slow"}'));
  await page.goto('/santo-domingo/table/choose');
  await table.play(...(await table.held()).slice(0, 2));
  await expect(page.getByText(t('santo-domingo:reveal.title'))).toBeVisible();
  await named(page, 'button', t('engine:table.pause')).click();
  await see(page, 'table-revealed');
  await named(page, 'button', starting(t('santo-domingo:table.next', { what: '' }))).click();
  await expect(page.getByText(t('santo-domingo:reveal.title'))).toBeHidden();
  await see(page, 'table-carrying-out');
}

async function seeCurtain(page: Page, language: Language, see: See): Promise<void> {
  const t = say[language];
  const table = tableOn(page, language);
  await expect(table.curtain).toBeVisible();
  await see(page, 'curtain');
  await table.reveal();
  await table.play((await table.held())[0] ?? 0);
  await expect(table.curtain).toHaveAccessibleName(new RegExp(LONG));
  await see(page, 'curtain-long');
  await table.curtain.getByRole('button').last().press('Enter');
  await expect(page.getByText(t('engine:kit.curtain.confirm.yes'))).toBeVisible();
  await see(page, 'curtain-question');
  await page.goto('/santo-domingo/result/over');
  await expect(table.rematch).toBeVisible();
  await see(page, 'result');
}

for (const { name: look, language, ...phone } of LOOKS) {
  const there = { ...phone, locale: LOCALES[language] };
  /** Looks, and remembers what is wrong: one look finds all of it. */
  const looking = (): { readonly see: See; readonly complaints: string[] } => {
    const complaints: string[] = [];
    const see: See = async (page, name) => {
      await settled(page);
      await shot(page, `${name}-${look}`);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wider > 0) complaints.push(`${name}: the page is ${wider} wider than the screen`);
      complaints.push(...(await whatAxeFinds(page)).map((found) => `${name}: ${found}`));
    };
    return { see, complaints };
  };

  test(`every screen of the shell, ${look}`, async ({ openApp }) => {
    const { see, complaints } = looking();
    await seeSetup(await openApp(there), language, see);
    const stale = { ...(await played()), 'antilles/save/bad/a': 'nothing' };
    await seeShell(await openApp({ ...there, stored: stale }), say[language], see);
    expect(complaints).toEqual([]);
  });
  test(`every screen of Santo Domingo, ${look}`, async ({ openApp }) => {
    const { see, complaints } = looking();
    const been = await played();
    await seeTable(await openApp({ ...there, stored: been, path: '/santo-domingo/table/choose' }), language, see);
    await seeCurtain(await openApp({ ...there, stored: been, path: '/santo-domingo/table/pass' }), language, see);
    expect(complaints).toEqual([]);
  });
}

/** Sheets have slid in, and what fades has faded. */
const settled = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const look = (): string =>
      [...document.querySelectorAll('#root *')]
        .map((each) => `${getComputedStyle(each).transform}${getComputedStyle(each).opacity}`)
        .join();
    for (let i = 0, before = ''; i < 40; i++) {
      const now = look();
      if (now === before) return;
      before = now;
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
};
