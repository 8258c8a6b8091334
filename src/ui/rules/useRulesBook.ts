import { useState } from 'react';
import { pagesOf, type RulesChapter, type RulesPage } from './chapters';

/** Where somebody is in the rules: at a page, or at the list of what a chapter has. */
export interface RulesPlace {
  readonly chapter: RulesChapter;
  /** Null: the list of its pages. */
  readonly page: RulesPage | null;
  /** The pages before and after this one, through all chapters. */
  readonly previous: RulesPage | null;
  readonly next: RulesPage | null;
}

/** How somebody reads the rules: what they look for, where they are, and whether they came for one page only. */
export interface RulesBook {
  readonly query: string;
  search(query: string): void;
  /** Only the page that was asked for, without the rest around it. */
  readonly alone: boolean;
  readAll(): void;
  /** Whether one has turned to another page since the book was opened. */
  readonly turned: boolean;
  turnTo(page: string): void;
  /** To its only or first page, or where there are many to the list of them. */
  openChapter(chapter: RulesChapter): void;
  openList(chapter: RulesChapter): void;
  /** Where one is in these chapters; null in an empty book. */
  placeIn(chapters: readonly RulesChapter[]): RulesPlace | null;
}

type At = { readonly page: string } | { readonly chapter: string } | null;

interface Reading {
  readonly at: At;
  readonly query: string;
  readonly alone: boolean;
  readonly turned: boolean;
}

/** So many pages are turned one by one; a chapter with more begins with a list of them. */
const TURNED = 6;

const opened = (first: string | undefined, alone: boolean): Reading => ({
  at: first === undefined ? null : { page: first },
  query: '',
  alone: alone && first !== undefined,
  turned: false,
});

/** A book of rules, opened anew whenever `open` begins: at its first page, or at `first`. */
export function useRulesBook(open: boolean, first: string | undefined, alone: boolean): RulesBook {
  const [reading, setReading] = useState(() => opened(first, alone));
  const [known, setKnown] = useState({ open, first });
  // What slides away keeps what it showed; what opens is opened anew.
  if (known.open !== open || (open && known.first !== first)) {
    setKnown({ open, first });
    if (open) setReading(opened(first, alone));
  }
  const goTo = (at: At): void => setReading({ at, query: '', alone: false, turned: true });
  return {
    query: reading.query,
    search: (query) => setReading({ ...reading, query }),
    alone: reading.alone,
    readAll: () => setReading({ ...reading, alone: false, turned: true }),
    turned: reading.turned,
    turnTo: (page) => goTo({ page }),
    openChapter: ({ id, pages }) => {
      const [only] = pages;
      goTo(only === undefined || pages.length > TURNED ? { chapter: id } : { page: only.id });
    },
    openList: ({ id }) => goTo({ chapter: id }),
    placeIn: (chapters) => placeOf(chapters, reading.at),
  };
}

function placeOf(chapters: readonly RulesChapter[], at: At): RulesPlace | null {
  const [begin] = chapters;
  if (begin === undefined) return null;
  const asked = at !== null && 'chapter' in at ? chapters.find(({ id }) => id === at.chapter) : undefined;
  const all = pagesOf(chapters);
  if (asked !== undefined) {
    const start = all.findIndex(({ id }) => id === asked.pages[0]?.id);
    return { chapter: asked, page: null, previous: all[start - 1] ?? null, next: all[start] ?? null };
  }
  const wanted = at !== null && 'page' in at ? at.page : undefined;
  const index = Math.max(
    0,
    all.findIndex(({ id }) => id === wanted),
  );
  const page = all[index] ?? null;
  const chapter = chapters.find(({ pages }) => pages.some(({ id }) => id === page?.id)) ?? begin;
  return { chapter, page, previous: all[index - 1] ?? null, next: all[index + 1] ?? null };
}
