/** A game's place, by night and by day. */
export interface Poster {
  /**
   * Drawn by `npm run art`; only their addresses are a part of the first load. Asked for when they are drawn, because
   * what runs on a command line reads shelves too, and knows no pictures.
   */
  readonly pictures: Readonly<Record<'dark' | 'light', () => number>>;
  /** The picture's own dark: what its name stands on. */
  readonly ground: Readonly<Record<'dark' | 'light', string>>;
}

const posters = new Map<string, Poster>();

/** Hangs up a game's poster: screens that speak of the game may show it. */
export const hang = (game: string, poster: Poster): void => void posters.set(game, poster);

export const posterOf = (game: string): Poster | undefined => posters.get(game);
