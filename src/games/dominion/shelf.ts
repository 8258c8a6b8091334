import type { Shelved } from '@/games/shelved';
import { SEATS } from './rules/seats';
import en from './words/shelf.en.json';
import nl from './words/shelf.nl.json';

export const dominion: Shelved<'dominion'> = {
  id: 'dominion',
  designer: 'Donald X. Vaccarino',
  seats: SEATS,
  emblem: 'lorc/castle',
  accent: { dark: '#8f8ce6', light: '#4a47b0', darkContrast: '#bfbdff', lightContrast: '#2b2880' },
  bggId: 51811,
  words: { en, nl },
  load: () => import('./whole'),
  loadWords: () => import('./words'),
  loadPictures: () => import('./ui/pictures'),
};
