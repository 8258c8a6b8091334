// Written by `npm run art` from src/ui/art/shell.ts.
import { numbered } from '@/ui/art/numbered';

export const home = numbered({
  'dark': require('./home-dark.webp'),
  'light': require('./home-light.webp'),
});
