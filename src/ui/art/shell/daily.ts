// Written by `npm run art` from src/ui/art/shell.ts.
import { numbered } from '@/ui/art/numbered';

export const daily = numbered({
  'dark': require('./daily-dark.webp'),
  'light': require('./daily-light.webp'),
});
