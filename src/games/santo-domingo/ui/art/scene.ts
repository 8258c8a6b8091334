// Written by `npm run art` from src/games/santo-domingo/art.ts.
import { numbered } from '@/ui/art/numbered';

export const scene = numbered({
  'dark': require('./scene-dark.webp'),
  'light': require('./scene-light.webp'),
});
