import { createInstance, type i18n } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Namespace, Words } from './keys';
import { LANGUAGES, type Language } from './languages';
import { onWords } from './pieces';

export { LANGUAGES, type Language };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: Words;
  }
}

/** The texts, to be used in `language`: those that are loaded (`loadLanguage`, `loadWords`), and each that will be. */
export function createWords(language: Language): i18n {
  const words = createInstance();
  void words.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: {},
    defaultNS: 'app',
    interpolation: { escapeValue: true, escape: isolated },
    initAsync: false,
    returnNull: false,
    showSupportNotice: false,
  });
  onWords(({ namespace, language: of, texts }) => {
    words.addResourceBundle(of, namespace, texts, true);
  });
  return words;
}

/** Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A name that is written from right to left stands in a sentence without turning the words around it; the mark in front
 * keeps a sentence that begins with it running from left to right. A list of such names is left as it is.
 */
export const isolated = (value: string): string =>
  RIGHT_TO_LEFT.test(value) && !value.includes('\u2068') ? `\u200e\u2068${value}\u2069` : value;

/** The best of our languages for what the phone prefers, first wish first. */
export function languageFor(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const code = wish.toLowerCase().split('-')[0];
    const match = LANGUAGES.find((language) => language === code);
    if (match) return match;
  }
  return 'en';
}

/** The words of the shell, or of one namespace. */
export const useWords = <Ns extends Namespace = 'app'>(namespace?: Ns) => useTranslation<Ns>(namespace);

export type { GameName } from './gameWords';
export type { KeyUnder, Namespace, SharedKey, WordKey } from './keys';
export { loadLanguage, loadWords, onLacking } from './pieces';
export { useSpeaker, speaker, type Speaker, type SpeakerOf } from './speak';
