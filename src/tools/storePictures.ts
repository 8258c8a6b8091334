/**
 * `npm run screenshots -- stores`: the pictures of Google Play and F-Droid in three languages, committed in
 * `fastlane/metadata/android`. `-- stores apple` takes those of the App Store as well: they are large, and stay in
 * `fastlane/screenshots`, which git ignores.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { samplePlays } from './samplePlays';
import { writePlay } from '@/history/play';

/** What each shop calls our languages, and how its pictures are taken. Play takes nothing taller than two to one. */
export const STORE_LANGUAGES = { en: 'en-US', nl: 'nl-NL', de: 'de-DE' } as const;
type Language = keyof typeof STORE_LANGUAGES;

interface Kind {
  readonly folder: (locale: string) => string;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly prefix: string;
}

export const STORE_KINDS: readonly Kind[] = [
  {
    folder: (locale) => `fastlane/metadata/android/${locale}/images/phoneScreenshots`,
    width: 400,
    height: 800,
    scale: 2.7,
    prefix: '',
  },
  {
    folder: (locale) => `fastlane/metadata/android/${locale}/images/tenInchScreenshots`,
    width: 1180,
    height: 820,
    scale: 1.5,
    prefix: '',
  },
  { folder: (locale) => `fastlane/screenshots/${locale}`, width: 430, height: 932, scale: 3, prefix: 'iphone-' },
  { folder: (locale) => `fastlane/screenshots/${locale}`, width: 1032, height: 1376, scale: 2, prefix: 'ipad-' },
];

/** The pages a shop shows, in this order: where, and nothing to wait for but that it has come to rest. */
const PAGES = [
  ['1-home', ''],
  ['2-puerto-rico', 'puerto-rico/table/mid-puerto-rico'],
  ['3-dominion', 'dominion/table/mid-dominion'],
  ['4-cartagena', 'cartagena/table/mid-cartagena'],
  ['5-statistics', 'statistics/n:marieke'],
] as const;

/** Plays of a year, for the history. */
const history = (): Readonly<Record<string, string>> =>
  Object.fromEntries(samplePlays(120, Date.now()).map((play) => [`antilles/play/${play.id}`, writePlay(play)]));

/** As a JPEG: half as large, and every shop takes it. */
async function shoot(page: Page, file: string): Promise<void> {
  // What slides and fades has come to rest.
  await page.waitForTimeout(1200);
  const picture = await page.screenshot();
  await sharp(picture).jpeg({ quality: 84, mozjpeg: true }).toFile(file);
  console.log(file);
}

/** The banner of Play: the icon, the name, and what it is. */
async function banner(browser: Browser, root: string, locale: string, tagline: string): Promise<void> {
  const folder = path.join(root, 'fastlane/metadata/android', locale, 'images');
  mkdirSync(folder, { recursive: true });
  const icon = await sharp(path.join(root, 'assets/icon.png')).resize(512, 512).png().toBuffer();
  await sharp(icon).toFile(path.join(folder, 'icon.png'));
  const page = await browser.newPage({ viewport: { width: 1024, height: 500 } });
  await page.setContent(`<body style="margin:0;height:500px;display:flex;align-items:center;gap:48px;padding:0 72px;
    box-sizing:border-box;background:linear-gradient(#16384f,#0b1b26);color:#f2ede2;font-family:serif">
    <img width=240 height=240 style="border-radius:54px" src="data:image/png;base64,${icon.toString('base64')}">
    <div><div style="font-size:96px;font-weight:700;color:#e8bf6a">Antilles</div>
    <div style="font-size:34px;line-height:1.3;font-family:sans-serif">${tagline}</div></div></body>`);
  await page.screenshot({ path: path.join(folder, 'featureGraphic.png') });
  await page.close();
}

/** Takes all of them of the export that is served at `url`. */
export async function shootStores(
  browser: Browser,
  root: string,
  url: string,
  had: Readonly<Record<string, string>>,
  taglineOf: (language: Language) => string,
  /** Those of the App Store too, which are large. */
  forApple: boolean,
): Promise<void> {
  const stored = { ...had, ...history(), 'antilles/settings': JSON.stringify({ speed: 'off' }) };
  for (const [language, locale] of Object.entries(STORE_LANGUAGES) as [Language, string][]) {
    await banner(browser, root, locale, taglineOf(language));
    for (const { folder, width, height, scale, prefix } of STORE_KINDS.filter(
      (kind) => forApple || kind.prefix === '',
    )) {
      const out = path.join(root, folder(locale));
      mkdirSync(out, { recursive: true });
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: scale,
        colorScheme: 'dark',
        locale,
        hasTouch: true,
      });
      await context.addInitScript((texts) => {
        for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
      }, stored);
      const page = await context.newPage();
      for (const [name, where] of PAGES) {
        await page.goto(`${url}/${where}`);
        // A table that is read, dealt and drawn; games go on whatever the network does, so it is not asked.
        await page.waitForTimeout(3000);
        await shoot(page, path.join(out, `${prefix}${name}.jpg`));
      }
      await context.close();
    }
  }
}
