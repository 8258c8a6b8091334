// Written by `npm run art` from src/games/puerto-rico/art.ts.

export const poster = {
  'dark': require('./poster-dark.webp') as number, // a9277a9e
  'light': require('./poster-light.webp') as number, // 60ded9ec
};
