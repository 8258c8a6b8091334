import type { Shelved } from '@/games/shelved';
import { SEATS } from './rules/seats';
import de from './words/shelf.de.json';
import en from './words/shelf.en.json';
import nl from './words/shelf.nl.json';

export const cartagena: Shelved<'cartagena'> = {
  id: 'cartagena',
  designer: 'Leo Colovini',
  seats: SEATS,
  emblem: 'delapouite/pirate-flag',
  accent: { dark: '#3fb5aa', light: '#14746c', darkContrast: '#6fe6db', lightContrast: '#064d47' },
  poster: {
    pictures: {
      dark: () => require('./ui/art/poster-dark.webp') as number,
      light: () => require('./ui/art/poster-light.webp') as number,
    },
    ground: { dark: '#04141f', light: '#082f3a' },
  },
  bggId: 826,
  // Not measured since the levels were made anew: what steps of 72 % would be, until the ladder has been run.
  strengths: { easy: 1330, medium: 1500, skilled: 1670, hard: 1840 },
  words: { en, nl, de },
  tutorial: true,
  load: () => import('./whole'),
  loadWords: () => import('./words'),
  loadPictures: () => import('./ui/pictures'),
};
