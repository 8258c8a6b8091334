// Written by `npm run art` from src/games/santo-domingo/art.ts.

export const cards = {
  'captain': require('./captain.webp') as number, // 5e5c797b
  'admiral': require('./admiral.webp') as number, // eb40b289
  'governor': require('./governor.webp') as number, // d1f19d3c
  'frigate': require('./frigate.webp') as number, // c3568e12
  'galleon': require('./galleon.webp') as number, // 11fef786
  'customs': require('./customs.webp') as number, // b16e7efc
  'trader': require('./trader.webp') as number, // 0e11d08d
  'beggar': require('./beggar.webp') as number, // 2004c77b
};
