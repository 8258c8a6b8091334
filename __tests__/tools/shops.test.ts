import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { faultsIn } from '@/tools/prebuild';
import { STORE_LANGUAGES } from '@/tools/storePictures';
import app from '../../app.json';
import pack from '../../package.json';

const root = path.resolve(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, 'fastlane', file), 'utf8').trim();
const LOCALES = Object.values(STORE_LANGUAGES);

/** The longest text each shop takes. */
const PLAY = { title: 30, short_description: 80, full_description: 4000 } as const;
const APPLE = {
  name: 30,
  subtitle: 30,
  keywords: 100,
  promotional_text: 170,
  description: 4000,
  release_notes: 4000,
} as const;

test.each(LOCALES)('the texts of the shops are there and no longer than they take: %s', (locale) => {
  for (const [name, most] of Object.entries(PLAY)) {
    const text = read(`metadata/android/${locale}/${name}.txt`);
    expect([name, text.length > 0 && [...text].length <= most]).toEqual([name, true]);
  }
  for (const [name, most] of Object.entries(APPLE)) {
    const text = read(`metadata/${locale}/${name}.txt`);
    expect([name, text.length > 0 && [...text].length <= most]).toEqual([name, true]);
  }
  const news = read(`metadata/android/${locale}/changelogs/${app.expo.android.versionCode}.txt`);
  expect(news.length > 0 && news.length <= 500).toBe(true);
});

test.each(LOCALES)('the pictures of the shops are there: %s', (locale) => {
  const images = path.join(root, 'fastlane/metadata/android', locale, 'images');
  for (const file of ['icon.png', 'featureGraphic.png'])
    expect([file, existsSync(path.join(images, file))]).toEqual([file, true]);
  for (const folder of ['phoneScreenshots', 'tenInchScreenshots']) {
    const pictures = readdirSync(path.join(images, folder));
    // Play wants two at least and shows eight at most.
    expect([folder, pictures.length >= 4 && pictures.length <= 8]).toEqual([folder, true]);
    for (const name of pictures) expect(statSync(path.join(images, folder, name)).size).toBeGreaterThan(20_000);
  }
});

test('the same version everywhere', () => {
  expect(app.expo.version).toBe(pack.version);
});

test('a project in which nothing is right is told so', () => {
  const faults = faultsIn(path.join(root, '__tests__'));
  expect(faults).toContain('Android has no rules for its backup');
  expect(faults).toContain('iOS does not say what the camera is for');
  expect(faults.length).toBeGreaterThan(8);
});
