import type { Shelved } from '@/games/shelved';
import { SEATS } from './rules/seats';
import de from './words/shelf.de.json';
import en from './words/shelf.en.json';
import nl from './words/shelf.nl.json';

export const puertoRico: Shelved<'puerto-rico'> = {
  id: 'puerto-rico',
  designer: 'Andreas Seyfarth',
  seats: SEATS,
  emblem: 'delapouite/sugar-cane',
  accent: { dark: '#6db56f', light: '#2f7a3a', darkContrast: '#97e39a', lightContrast: '#12521d' },
  poster: {
    pictures: {
      dark: () => require('./ui/art/poster-dark.webp') as number,
      light: () => require('./ui/art/poster-light.webp') as number,
    },
    ground: { dark: '#0a3233', light: '#0b3d3c' },
  },
  bggId: 3076,
  // The steps of two players below Hard, and Hard among two Skilled (README).
  strengths: { easy: 1360, medium: 1500, skilled: 1700, hard: 1910 },
  words: { en, nl, de },
  tutorial: true,
  load: () => import('./whole'),
  loadWords: () => import('./words'),
  loadPictures: () => import('./ui/pictures'),
};
