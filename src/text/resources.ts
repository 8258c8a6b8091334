import { words as cartagena } from './games/cartagena';
import { words as dominion } from './games/dominion';
import { words as puertoRico } from './games/puerto-rico';
import { words as santoDomingo } from './games/santo-domingo';
import { SHELL } from './shell';

/**
 * All words: one folder a language, one JSON a namespace; English makes the types. For tests and tools: the app has the
 * shell's from the start, and those of a game once it is loaded.
 */
export const RESOURCES = {
  en: {
    ...SHELL.en,
    'santo-domingo': santoDomingo.en,
    'puerto-rico': puertoRico.en,
    cartagena: cartagena.en,
    dominion: dominion.en,
  },
  nl: {
    ...SHELL.nl,
    'santo-domingo': santoDomingo.nl,
    'puerto-rico': puertoRico.nl,
    cartagena: cartagena.nl,
    dominion: dominion.nl,
  },
};
