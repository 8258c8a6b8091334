// Written by `npm run art` from src/games/cartagena/art.ts.

export const poster = {
  'dark': require('./poster-dark.webp') as number, // 23e5ce98
  'light': require('./poster-light.webp') as number, // 6e9b5df2
};
