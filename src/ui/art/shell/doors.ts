// Written by `npm run art` from src/ui/art/shell.ts.
import { numbered } from '@/ui/art/numbered';

export const doors = numbered({
  'learn': require('./learn.webp'),
  'play': require('./play.webp'),
  'box': require('./box.webp'),
});
