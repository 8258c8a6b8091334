import type { Language } from '@/text/languages';
import en from './en.json';
import nl from './nl.json';

declare module '@/text/gameWords' {
  interface GameWords {
    sticks: typeof en;
  }
}

export const words = { en, nl } satisfies Record<Language, typeof en>;
