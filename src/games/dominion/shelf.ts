import type { Shelved } from '@/games/shelved';
import { SEATS } from './rules/seats';
import de from './words/shelf.de.json';
import en from './words/shelf.en.json';
import nl from './words/shelf.nl.json';

export const dominion: Shelved<'dominion'> = {
  id: 'dominion',
  designer: 'Donald X. Vaccarino',
  seats: SEATS,
  emblem: 'lorc/castle',
  accent: { dark: '#8f8ce6', light: '#4a47b0', darkContrast: '#bfbdff', lightContrast: '#2b2880' },
  poster: {
    pictures: {
      dark: () => require('./ui/art/poster-dark.webp') as number,
      light: () => require('./ui/art/poster-light.webp') as number,
    },
    ground: { dark: '#0d0c30', light: '#2a2468' },
  },
  bggId: 51811,
  // Measured up to Skilled; Hard over Skilled is what it was over the recipe alone, before it looked ahead at Actions.
  strengths: { easy: 1320, medium: 1500, skilled: 1660, hard: 1770 },
  words: { en, nl, de },
  tutorial: true,
  load: () => import('./whole'),
  loadWords: () => import('./words'),
  loadPictures: () => import('./ui/pictures'),
};
