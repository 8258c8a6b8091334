export const LANGUAGES = ['en', 'nl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** English is always there; the others are loaded when they are chosen. */
export type OtherLanguage = Exclude<Language, 'en'>;
