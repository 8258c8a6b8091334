import { createInstance, type i18n } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { en, RESOURCES } from './resources';

export const LANGUAGES = ['en', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Namespace = keyof typeof en;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: typeof en;
  }
}

/** The texts, ready to use in `language`. Nothing is loaded: every word ships with the app. */
export function createWords(language: Language): i18n {
  const words = createInstance();
  void words.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: RESOURCES,
    defaultNS: 'app',
    ns: Object.keys(en),
    interpolation: { escapeValue: false },
    initAsync: false,
    returnNull: false,
    showSupportNotice: false,
  });
  return words;
}

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

export { useSpeaker, speaker, type Speaker } from './speak';
export { RESOURCES } from './resources';
