/** One game, one play: told again, it is the same. */
export const playIdOf = (saveId: string): string => `game-${saveId}`;
