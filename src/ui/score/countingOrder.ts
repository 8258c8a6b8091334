import type { Outcome, Seat } from '@antilles/engine';

/** Who is counted when: from the last place to the first, everybody on the same place together. */
export function countingOrder({ places }: Pick<Outcome, 'places'>): readonly (readonly Seat[])[] {
  const worst = [...new Set(places)].sort((a, b) => b - a);
  return worst.map((place) => places.flatMap((each, seat) => (each === place ? [seat] : [])));
}
