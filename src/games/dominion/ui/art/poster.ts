// Written by `npm run art` from src/games/dominion/art.ts.

export const poster = {
  'dark': require('./poster-dark.webp') as number, // d8c56f00
  'light': require('./poster-light.webp') as number, // a0ab52e0
};
