// Written by `npm run art` from src/games/santo-domingo/art.ts.

export const poster = {
  'dark': require('./poster-dark.webp') as number, // bf7000f3
  'light': require('./poster-light.webp') as number, // 98d96610
};
