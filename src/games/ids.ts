/** The ids of the games on the shelf. A game's id is also its folder, words and address. */
export { GAME_IDS, isGameId, type GameId } from './shelf';
