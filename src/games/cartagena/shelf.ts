import type { Shelved } from '@/games/shelved';
import { SEATS } from './rules/seats';
import en from './words/shelf.en.json';
import nl from './words/shelf.nl.json';

export const cartagena: Shelved<'cartagena'> = {
  id: 'cartagena',
  designer: 'Leo Colovini',
  seats: SEATS,
  emblem: 'delapouite/pirate-flag',
  accent: { dark: '#3fb5aa', light: '#14746c', darkContrast: '#6fe6db', lightContrast: '#064d47' },
  bggId: 826,
  words: { en, nl },
  load: () => import('./whole'),
  loadWords: () => import('./words'),
  loadPictures: () => import('./ui/pictures'),
};
