import type { ReactNode } from 'react';

/** One thing of the rules, told so that a newcomer can do it: what a long press opens, what a search finds. */
export interface RulesPage {
  readonly id: string;
  readonly title: string;
  /** Paragraphs. */
  readonly body: readonly string[];
  /** About 48 wide. */
  readonly picture?: ReactNode;
  /** As wide as the page, made of the game's own pieces: what the words say, seen. */
  readonly drawing?: ReactNode;
  /** What it comes to at this very table: its numbers, its cards, its variants. */
  readonly here?: readonly string[];
  /** What people ask about it. */
  readonly questions?: readonly { readonly asked: string; readonly answer: string }[];
  /** Further words by which it is found: those of printed rulebooks, and what people say. */
  readonly keywords?: string;
}

export interface RulesChapter {
  readonly id: string;
  readonly title: string;
  /** About 48 wide. */
  readonly picture?: ReactNode;
  readonly pages: readonly RulesPage[];
}

export const pagesOf = (chapters: readonly RulesChapter[]): readonly RulesPage[] =>
  chapters.flatMap(({ pages }) => pages);

/** Every word of a page by which it is found. */
export const wordsOf = ({ title, keywords = '', body, here = [], questions = [] }: RulesPage): readonly string[] => [
  title,
  keywords,
  ...body,
  ...here,
  ...questions.flatMap(({ asked, answer }) => [asked, answer]),
];
