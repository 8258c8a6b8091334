// Written by `npm run art` from src/ui/art/portraits.ts.
import { numbered } from '@/ui/art/numbered';

export const seats = numbered({
  'red': require('./red.webp'),
  'blue': require('./blue.webp'),
  'yellow': require('./yellow.webp'),
  'green': require('./green.webp'),
  'purple': require('./purple.webp'),
  'brown': require('./brown.webp'),
});
