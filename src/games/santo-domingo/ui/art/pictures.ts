// Written by `npm run art` from src/games/santo-domingo/art.ts.
import { numbered } from '@/ui/art/numbered';

export const cards = numbered({
  'captain': require('./captain.webp'),
  'admiral': require('./admiral.webp'),
  'governor': require('./governor.webp'),
  'frigate': require('./frigate.webp'),
  'galleon': require('./galleon.webp'),
  'customs': require('./customs.webp'),
  'trader': require('./trader.webp'),
  'beggar': require('./beggar.webp'),
});
