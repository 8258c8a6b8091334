import type { Language } from '@/text/languages';
import de from './de.json';
import en from './en.json';
import nl from './nl.json';

declare module '@/text/gameWords' {
  interface GameWords {
    sticks: typeof en;
  }
}

export const words = { en, nl, de } satisfies Record<Language, typeof en>;
