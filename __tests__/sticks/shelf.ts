import type { Shelved } from '@/games/shelved';
import de from './words/shelf.de.json';
import en from './words/shelf.en.json';
import nl from './words/shelf.nl.json';

/** The game of the engine's page: it stands on no shelf but that of a test. */
export const sticks: Shelved<'sticks'> = {
  id: 'sticks',
  designer: 'Nobody',
  seats: { min: 2, max: 4 },
  emblem: 'lorc/castle',
  accent: { dark: '#e0b45a', light: '#8a6116', darkContrast: '#ffd873', lightContrast: '#5c3d00' },
  words: { en, nl, de },
  load: () => import('./whole'),
  loadWords: () => import('./words'),
  loadPictures: () => import('./ui/pictures'),
};
