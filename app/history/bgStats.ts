import { isGameId, type GameId } from '@/games/ids';

/** The numbers of our games on BoardGameGeek, where we are sure of them; BG Stats matches the others by name. */
const BGG_IDS: Partial<Record<GameId, number>> = { 'puerto-rico': 3076, cartagena: 826, dominion: 51811 };

export const bggIdOf = (game: string): number | undefined => (isGameId(game) ? BGG_IDS[game] : undefined);
