import { GAME_IDS } from '@/games/shelf';

const ours: readonly string[] = [...GAME_IDS];

/** Whether a game was on the shelf before any test put one there. */
export const isOurs = (id: string): boolean => ours.includes(id);
