import type { Seat } from '@antilles/engine';

/** Something that somebody did, or that happened to the table (null), in words; `name` is what they are called in them. */
export interface Deed {
  readonly who: Seat | null;
  readonly name: string;
  readonly text: string;
}

/** So many things are told in short, and about so many characters. */
const TOLD = 4;
const LONG = 85;

/** What one person did, or what happened to the table, in one line. */
export interface GistLine {
  readonly who: Seat | null;
  readonly text: string;
}

/**
 * The gist of what happened, a line for each person, newest last: at least the latest of everybody, then what came before
 * it as far as there is room, everybody named once. `more`: how many things are left out.
 */
export function gistOf(deeds: readonly Deed[]): { readonly lines: readonly GistLine[]; readonly more: number } {
  const latest = new Map(deeds.map(({ who }, i) => [who, i]));
  const kept = new Set([...latest.values()].sort((a, b) => a - b).slice(-TOLD));
  let length = [...kept].reduce((sum, i) => sum + lengthOf(deeds[i]), 0);
  for (let i = deeds.length - 1; i >= 0 && kept.size < TOLD; i--) {
    if (kept.has(i)) continue;
    length += lengthOf(deeds[i]);
    if (length > LONG) break;
    kept.add(i);
  }
  const told = deeds.filter((_, i) => kept.has(i));
  const people = [...new Set(told.map(({ who }) => who).reverse())].reverse();
  const lines = people.map((who) => ({ who, text: together(told.filter((deed) => deed.who === who)) }));
  return { lines, more: deeds.length - told.length };
}

const lengthOf = (deed: Deed | undefined): number => deed?.text.length ?? 0;

/** "Ines played Militia, bought Gold"; in a language that writes "Ines: Gold", the name stands there once as well. */
const together = (deeds: readonly Deed[]): string =>
  deeds.map(({ text, name }, i) => (i > 0 && name !== '' ? withoutName(text, name) : text)).join(', ');

function withoutName(text: string, name: string): string {
  const start = [`${name}: `, `${name} `].find((each) => text.startsWith(each)) ?? '';
  return text.slice(start.length);
}
