import { type Locator } from '@playwright/test';
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

/** Words that our English texts use and our Dutch ones never do. */
const ENGLISH = (() => {
  const dutch = new Set(leaves(RESOURCES.nl).flatMap(wordsIn));
  return new Set(
    leaves(RESOURCES.en)
      .flatMap(wordsIn)
      .filter((word) => !dutch.has(word)),
  );
})();

test('Dutch from the first screen to the result', async ({ openApp }) => {
  const page = await openApp({ locale: 'nl-NL' });
  const t = say.nl;
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true }).filter({ visible: true });
  const startingWith = (name: string): Locator =>
    page.getByRole('button', { name: new RegExp(`^${name}`) }).filter({ visible: true });
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page.getByRole('heading', { name: 'Nieuw spel' })).toBeVisible();

  await button(t('home.settings')).click();
  await expect(page.getByText(t('settings.themeLine'))).toBeVisible();
  await button(t('engine:kit.back')).click();

  await openSetup(page, 'nl');
  await rename(page, 'Speler 1', 'Marieke', 'nl');
  await startingWith('Kleur van Marieke').click();
  await page.getByRole('radio', { name: t('setup.colour.red') }).click();
  await startingWith(t('setup.levelOf', { name: 'Ines' })).click();
  await page.getByRole('radio', { name: new RegExp(`^${t('setup.levelName.easy')}`) }).click();
  await startingWith(t('santo-domingo:options.rates')).click();
  await button(t('done')).click();
  await button(t('setup.start')).click();

  const table = tableOn(page, 'nl');
  await table.moment();
  await button(t('engine:table.hint')).click();
  await expect(page.getByRole('status').filter({ hasText: 'gemiddeld' })).toBeVisible();
  await button(t('engine:table.menu')).click();
  await page.getByRole('menuitem', { name: t('engine:table.rules') }).click();
  await expect(page.getByRole('dialog', { name: t('santo-domingo:rules.title') })).toBeVisible();
  await page.keyboard.press('Escape');

  await table.toResult();
  await button(t('engine:table.log')).click();
  await expect(page.getByText(/^Aanvoer: /).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await button(t('engine:kit.score.asTable')).click();

  const texts = await textsOn(page);
  expect(texts.length).toBeGreaterThan(200);
  const english = texts.filter((text) => wordsIn(text).some((word) => ENGLISH.has(word)));
  expect(english, 'nothing is said in English').toEqual([]);
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
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible();
});
