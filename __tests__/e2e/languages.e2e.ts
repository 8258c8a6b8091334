import { type Locator } from '@playwright/test';
import type { OtherLanguage } from '@/text/languages';
import { RESOURCES } from '@/tools/resources';
import { openSetup, rename, say, tableOn } from './santoDomingo';
import { expect, test, textsOn } from './support';

const leaves = (words: object): readonly string[] =>
  Object.values(words).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? leaves(value) : [],
  );

const wordsIn = (text: string): readonly string[] =>
  text
    .replace(/\{\{.*?\}\}/g, ' ')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** Words that our English texts use and those of another language never do. */
const englishBeside = (language: OtherLanguage): ReadonlySet<string> => {
  const theirs = new Set(leaves(RESOURCES[language]).flatMap(wordsIn));
  return new Set(
    leaves(RESOURCES.en)
      .flatMap(wordsIn)
      .filter((word) => !theirs.has(word)),
  );
};

/** How a text begins, before what differs from one time to the next. */
const beginningOf = (text: string): string => text.split('{{')[0] ?? '';

for (const [language, locale] of [
  ['nl', 'nl-NL'],
  ['de', 'de-AT'],
] as const) {
  test(`a whole game in ${locale}, from the first screen to the result`, async ({ openApp }) => {
    const page = await openApp({ locale });
    const t = say[language];
    const button = (name: string): Locator => page.getByRole('button', { name, exact: true }).filter({ visible: true });
    const startingWith = (name: string): Locator =>
      page.getByRole('button', { name: new RegExp(`^${name}`) }).filter({ visible: true });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { name: t('home.newGame') })).toBeVisible();

    await button(t('home.settings')).click();
    await expect(page.getByText(t('settings.themeLine'))).toBeVisible();
    await button(t('engine:kit.back')).click();

    await openSetup(page, language);
    await rename(page, t('setup.defaultName', { number: 1 }), 'Marieke', language);
    await startingWith(t('setup.colourOf', { name: 'Marieke', colour: '' })).click();
    await page.getByRole('radio', { name: t('setup.colour.red') }).click();
    await startingWith(t('setup.levelOf', { name: 'Ines' })).click();
    await page.getByRole('radio', { name: new RegExp(`^${t('setup.levelName.easy')}`) }).click();
    await startingWith(t('santo-domingo:options.rates')).click();
    await button(t('done')).click();
    await button(t('setup.start')).click();

    const table = tableOn(page, language);
    await table.moment();
    await button(t('engine:table.hint')).click();
    const hint = page.getByRole('status').filter({ visible: true });
    await expect(hint.filter({ hasNotText: t('engine:table.hintThinking') })).toBeVisible();
    await button(t('engine:table.menu')).click();
    await page.getByRole('menuitem', { name: t('engine:table.rules') }).click();
    await expect(page.getByRole('dialog', { name: t('santo-domingo:rules.title') })).toBeVisible();
    await page.keyboard.press('Escape');

    await table.toResult();
    await button(t('engine:table.log')).click();
    const supplied = beginningOf(RESOURCES[language]['santo-domingo'].log.supplied);
    await expect(page.getByText(new RegExp(`^${supplied}`)).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await button(t('engine:kit.score.asTable')).click();

    const texts = await textsOn(page);
    expect(texts.length).toBeGreaterThan(200);
    const foreign = englishBeside(language);
    const english = texts.filter((text) => wordsIn(text).some((word) => foreign.has(word)));
    expect(english, 'nothing is said in English').toEqual([]);
  });
}

test('a language is fetched when it is chosen, and everything changes at once', async ({ openApp }) => {
  const page = await openApp({ locale: 'en-GB' });
  await expect(page.getByRole('heading', { name: say.en('home.newGame') })).toBeVisible();
  const scripts = (): Promise<readonly string[]> =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  // Without a letter that a script writes in another way.
  const german = RESOURCES.de.app.settings.themeLine;
  const fetchedGerman = async (): Promise<boolean> => {
    const texts = await Promise.all(
      (await scripts()).filter((name) => name.endsWith('.js')).map(async (url) => (await page.request.get(url)).text()),
    );
    return texts.some((text) => text.includes(german));
  };
  await page.getByRole('button', { name: say.en('home.settings') }).click();
  await expect(page.getByText(say.en('settings.themeLine'))).toBeVisible();
  expect(await fetchedGerman()).toBe(false);
  const languages = page.getByRole('radiogroup', { name: say.en('settings.language') });
  await languages.getByRole('radio', { name: 'Deutsch' }).click();
  await expect(page.getByText(say.de('settings.themeLine'))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await fetchedGerman()).toBe(true);
});

test('the credits are in Dutch, but for what things are called', async ({ openApp }) => {
  const page = await openApp({ locale: 'nl-NL', path: '/credits' });
  await expect(page.getByText(say.nl('credits.gamesText'))).toBeVisible();
  const texts = await textsOn(page);
  const ours = leaves(RESOURCES.nl);
  expect(leaves(RESOURCES.en).filter((text) => texts.includes(text) && !ours.includes(text))).toEqual([]);
});

test('another language than ours is answered in English', async ({ openApp }) => {
  const page = await openApp({ locale: 'fr-FR' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: say.en('home.newGame') })).toBeVisible();
});
