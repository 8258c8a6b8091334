import type { OtherLanguage } from './languages';

/** All words of a language, by namespace. */
export type LanguageFile = Readonly<Record<string, object>>;

/**
 * Where a language comes as one file; null where its words are fetched piece by piece, as in a browser. On a phone
 * whatever is imported becomes bytecode, so there `languageFile.native.ts` reads it (`src/tools/packWords.js`).
 */
export const languageFile: ((language: OtherLanguage) => Promise<LanguageFile>) | null = null;
