// Written by `npm run art` from src/games/cartagena/art.ts.
import { numbered } from '@/ui/art/numbered';

export const routes = numbered({
  'escape': require('./escape.webp'),
  'jungle': require('./jungle.webp'),
  'complete': require('./complete.webp'),
});

export const rules = numbered({
  'retreat': require('./retreat.webp'),
  'morgan': require('./morgan.webp'),
  'both': require('./both.webp'),
});

export const symbols = numbered({
  'hook': require('./hook.webp'),
  'rum': require('./rum.webp'),
  'lantern': require('./lantern.webp'),
  'pistol': require('./pistol.webp'),
  'parrot': require('./parrot.webp'),
  'chest': require('./chest.webp'),
});
