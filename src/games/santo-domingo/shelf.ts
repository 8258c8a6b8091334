import type { Shelved } from '@/games/shelved';
import { SEATS } from './rules/seats';
import de from './words/shelf.de.json';
import en from './words/shelf.en.json';
import nl from './words/shelf.nl.json';

export const santoDomingo: Shelved<'santo-domingo'> = {
  id: 'santo-domingo',
  designer: 'Stefan Risthaus',
  seats: SEATS,
  emblem: 'lorc/galleon',
  accent: { dark: '#e0754a', light: '#b04a22', darkContrast: '#ffa47f', lightContrast: '#7a2a08' },
  poster: {
    pictures: {
      dark: () => require('./ui/art/poster-dark.webp') as number,
      light: () => require('./ui/art/poster-light.webp') as number,
    },
    ground: { dark: '#2a1430', light: '#642414' },
  },
  // Easy is measured; above Medium this is what steps of 72 % would be, until the ladder has been run.
  strengths: { easy: 1260, medium: 1500, skilled: 1670, hard: 1840 },
  words: { en, nl, de },
  tutorial: true,
  load: () => import('./whole'),
  loadWords: () => import('./words'),
  loadPictures: () => import('./ui/pictures'),
};
