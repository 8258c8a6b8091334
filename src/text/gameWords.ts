import type { Language, OtherLanguage } from './languages';

/**
 * The English words of every game, by its id. Each game adds its own where they lie (`games/<id>/words/index.ts`), so
 * that its keys are known to the compiler and its words are still fetched only with the game.
 */
export interface GameWords {}

export type GameName = keyof GameWords;

/** What is said about a game before it is fetched; without `companion` there is none for the box on the table. */
export interface ShelfWords {
  readonly name: string;
  /** What one does in it, in five words: where there is room for them. */
  readonly line?: string;
  readonly companion?: { readonly name: string; readonly line: string };
}

/** The same in every language. */
export type InEveryLanguage<Words> = Readonly<Record<Language, Words>>;

/** The words of a game: English at once, every other language as a file that is fetched when it is spoken. */
export type WordFiles<Words> = { readonly en: Words } & Readonly<
  Record<OtherLanguage, () => Promise<{ readonly default: Words }>>
>;
