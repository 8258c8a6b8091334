import type { Seat } from '@antilles/engine';

/** Something that somebody did, or that happened to the table (null), in words; `name` is what they are called in them. */
export interface Deed {
  readonly who: Seat | null;
  readonly name: string;
  readonly text: string;
}

/** So many things are told in short. */
const TOLD = 4;

/**
 * The gist of what happened, newest last: at least the latest of everybody, then what came before it as far as there is
 * room, each person's together and named once. `more`: how many things are left out.
 */
export function gistOf(deeds: readonly Deed[]): { readonly text: string; readonly more: number } {
  const latest = new Map(deeds.map(({ who }, i) => [who, i]));
  const others = deeds.map((_, i) => i).filter((i) => latest.get(deeds[i]?.who ?? null) !== i);
  const room = Math.max(0, TOLD - latest.size);
  const kept = new Set([...[...latest.values()].sort(upwards).slice(-TOLD), ...(room > 0 ? others.slice(-room) : [])]);
  const told = deeds.filter((_, i) => kept.has(i));
  const people = [...new Set(told.map(({ who }) => who).reverse())].reverse();
  const text = people.map((who) => together(told.filter((deed) => deed.who === who))).join(' · ');
  return { text, more: deeds.length - told.length };
}

const upwards = (a: number, b: number): number => a - b;

/** "Ines played Militia, bought Gold". */
const together = (deeds: readonly Deed[]): string =>
  deeds
    .map(({ text, name }, i) =>
      i > 0 && name !== '' && text.startsWith(`${name} `) ? text.slice(name.length + 1) : text,
    )
    .join(', ');
