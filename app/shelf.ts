import type { GameId } from '@/games/ids';
import type { IconName } from '@/ui/icons/drawing';

/** How a game stands on the shelf, before any of its code is there. Its accent has the same name as the game. */
interface ShelfGame {
  readonly emblem: IconName;
  readonly players: { readonly min: number; readonly max: number };
  /** As named on the box. */
  readonly designer: string;
}

/** The four boxes in the order of Home. */
export const SHELF = {
  'santo-domingo': { emblem: 'emblem/santo-domingo', players: { min: 2, max: 6 }, designer: 'Stefan Risthaus' },
  'puerto-rico': { emblem: 'emblem/puerto-rico', players: { min: 2, max: 5 }, designer: 'Andreas Seyfarth' },
  cartagena: { emblem: 'emblem/cartagena', players: { min: 2, max: 5 }, designer: 'Leo Colovini' },
  dominion: { emblem: 'emblem/dominion', players: { min: 2, max: 4 }, designer: 'Donald X. Vaccarino' },
} as const satisfies Readonly<Record<GameId | 'puerto-rico', ShelfGame>>;

export type ShelfId = keyof typeof SHELF;
export const SHELF_IDS = [
  'santo-domingo',
  'puerto-rico',
  'cartagena',
  'dominion',
] as const satisfies readonly ShelfId[];
