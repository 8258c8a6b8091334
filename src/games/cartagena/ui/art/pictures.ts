// Written by `npm run art` from src/games/cartagena/art.ts.

export const symbols = {
  'hook': require('./hook.webp') as number, // efbe5f51
  'rum': require('./rum.webp') as number, // 59d36787
  'lantern': require('./lantern.webp') as number, // 1e9c48fb
  'pistol': require('./pistol.webp') as number, // 54c6229f
  'parrot': require('./parrot.webp') as number, // 3f936498
  'chest': require('./chest.webp') as number, // fa4490e0
};
