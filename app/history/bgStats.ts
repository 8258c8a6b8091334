import { isGameId, shelfOf } from '@/games/shelf';

/** The number of a game on BoardGameGeek, where we are sure of it; BG Stats matches the others by name. */
export const bggIdOf = (game: string): number | undefined => (isGameId(game) ? shelfOf(game).bggId : undefined);
