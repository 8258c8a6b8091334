import type { Seat } from '@antilles/engine';

/** Something that somebody did, or that happened to the table (null), in words; `name` is what they are called in them. */
export interface Deed {
  readonly who: Seat | null;
  readonly name: string;
  readonly text: string;
}

/** So many things are told in short, and about so many characters: two lines on a phone. */
const TOLD = 4;
const LONG = 85;

/**
 * The gist of what happened, newest last: at least the latest of everybody, then what came before it as far as there is
 * room, each person's together and named once. `more`: how many things are left out.
 */
export function gistOf(deeds: readonly Deed[]): { readonly text: string; readonly more: number } {
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
  const text = people.map((who) => together(told.filter((deed) => deed.who === who))).join(' · ');
  return { text, more: deeds.length - told.length };
}

const lengthOf = (deed: Deed | undefined): number => deed?.text.length ?? 0;

/** "Ines played Militia, bought Gold". */
const together = (deeds: readonly Deed[]): string =>
  deeds
    .map(({ text, name }, i) =>
      i > 0 && name !== '' && text.startsWith(`${name} `) ? text.slice(name.length + 1) : text,
    )
    .join(', ');
