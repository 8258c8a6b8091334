import { luckFrom, below, shuffle } from '@antilles/engine';

/** A coin has two sides. */
export const COIN = 2;
export const SIDES = [COIN, 4, 6, 8, 10, 12, 20] as const;
export type Sides = (typeof SIDES)[number];

/** What lies there after a throw. */
export interface Roll {
  readonly sides: Sides;
  readonly faces: readonly number[];
  readonly total: number;
}

/** So many dice thrown with this luck; every face is as likely as any other. */
export function rollOf(seed: number, sides: Sides, count: number): Roll {
  const luck = luckFrom(seed);
  const faces = Array.from({ length: count }, () => 1 + below(luck, sides));
  return { sides, faces, total: faces.reduce((sum, face) => sum + face, 0) };
}

/** People in an order nobody chose. */
export const orderOf = <T>(seed: number, people: readonly T[]): readonly T[] =>
  shuffle(luckFrom(seed), people.concat());

/** People in teams nobody chose, as even as they come. */
export function teamsOf<T>(seed: number, people: readonly T[], teams: number): readonly (readonly T[])[] {
  const order = orderOf(seed, people);
  return Array.from({ length: teams }, (_, team) => order.filter((_each, i) => i % teams === team));
}
