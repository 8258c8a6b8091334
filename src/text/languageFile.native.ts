import { Asset } from 'expo-asset';
import { File } from 'expo-file-system';
import type { LanguageFile } from './languageFile';
import type { OtherLanguage } from './languages';

/** Made by `src/tools/packWords.js` whenever Metro starts, from the same JSON files that a browser fetches. */
const FILES: Readonly<Record<OtherLanguage, () => number>> = {
  nl: () => require('./packed/nl.words') as number,
  de: () => require('./packed/de.words') as number,
};

const isTexts = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Reads a language; rejects when its file cannot be had or is no words. */
export async function languageFile(language: OtherLanguage): Promise<LanguageFile> {
  const file = await Asset.fromModule(FILES[language]()).downloadAsync();
  if (file.localUri === null) throw new Error(`the words of ${language} are not on the device`);
  const words: unknown = JSON.parse(await new File(file.localUri).text());
  if (!isTexts(words)) throw new Error(`the words of ${language} are broken`);
  return Object.fromEntries(Object.entries(words).filter((entry): entry is [string, object] => isTexts(entry[1])));
}
