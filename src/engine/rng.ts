/**
 * Luck that lives in the state.
 *
 * One 32-bit number is the whole generator (mulberry32), so luck is saved, copied and replayed with
 * everything else: the same seed and the same actions always give the same game.
 */
export interface HasRng {
  rng: number;
}

/** Luck of its own, for whatever is not a game: a bot's dice, a random start player. */
export const luckFrom = (seed: number): HasRng => ({ rng: seed >>> 0 });

/** The next number in [0, 1). */
export function random(luck: HasRng): number {
  luck.rng = (luck.rng + 0x6d2b79f5) | 0;
  let t = Math.imul(luck.rng ^ (luck.rng >>> 15), 1 | luck.rng);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}

/** A whole number from 0 up to, not including, `limit`. */
export const below = (luck: HasRng, limit: number): number => Math.floor(random(luck) * limit);

/** One of the items, each as likely as the others. */
export function pick<T>(luck: HasRng, items: readonly T[]): T {
  const item = items[below(luck, items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** Puts the items into a random order, in place (Fisher–Yates). */
export function shuffle<T>(luck: HasRng, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(luck, i + 1);
    // Both indices are inside the array.
    const swapped = items[i] as T;
    items[i] = items[j] as T;
    items[j] = swapped;
  }
  return items;
}
