import type { WordFiles } from '@/text/gameWords';
import en from './en.json';

declare module '@/text/gameWords' {
  interface GameWords {
    'puerto-rico': typeof en;
  }
}

export const words = { en, nl: () => import('./nl.json'), de: () => import('./de.json') } satisfies WordFiles<
  typeof en
>;
