import enApp from './en/app.json';
import enCartagena from './en/cartagena.json';
import enCompanion from './en/companion.json';
import enDominion from './en/dominion.json';
import enEngine from './en/engine.json';
import enHistory from './en/history.json';
import enPuertoRico from './en/puerto-rico.json';
import enSantoDomingo from './en/santo-domingo.json';
import nlApp from './nl/app.json';
import nlCartagena from './nl/cartagena.json';
import nlCompanion from './nl/companion.json';
import nlDominion from './nl/dominion.json';
import nlEngine from './nl/engine.json';
import nlHistory from './nl/history.json';
import nlPuertoRico from './nl/puerto-rico.json';
import nlSantoDomingo from './nl/santo-domingo.json';

/** One folder a language, one JSON a namespace. English makes the types. */
export const en = {
  app: enApp,
  companion: enCompanion,
  engine: enEngine,
  history: enHistory,
  'santo-domingo': enSantoDomingo,
  'puerto-rico': enPuertoRico,
  cartagena: enCartagena,
  dominion: enDominion,
};

export const RESOURCES = {
  en,
  nl: {
    app: nlApp,
    companion: nlCompanion,
    engine: nlEngine,
    history: nlHistory,
    'santo-domingo': nlSantoDomingo,
    'puerto-rico': nlPuertoRico,
    cartagena: nlCartagena,
    dominion: nlDominion,
  },
};
