// Written by `npm run art` from src/ui/art/shell.ts.
import { numbered } from '@/ui/art/numbered';

export const curtain = numbered({
  'cloth': require('./cloth.webp'),
});
