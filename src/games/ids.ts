/** The games whose rules and bots stand, in the order of the shelf. A game's id is also its folder, words and address. */
export const GAME_IDS = ['santo-domingo', 'puerto-rico', 'cartagena', 'dominion'] as const;
export type GameId = (typeof GAME_IDS)[number];

export const isGameId = (id: string): id is GameId => GAME_IDS.some((known) => known === id);

/** Those that have screens too, and so can be played. */
export const PLAYABLE_IDS = [
  'santo-domingo',
  'puerto-rico',
  'cartagena',
  'dominion',
] as const satisfies readonly GameId[];
export type PlayableId = (typeof PLAYABLE_IDS)[number];

export const isPlayable = (id: string): id is PlayableId => PLAYABLE_IDS.some((known) => known === id);
