import enApp from './en/app.json';
import enCompanion from './en/companion.json';
import enEngine from './en/engine.json';
import enHistory from './en/history.json';
import nlApp from './nl/app.json';
import nlCompanion from './nl/companion.json';
import nlEngine from './nl/engine.json';
import nlHistory from './nl/history.json';

/** What is needed whatever is played: by namespace, in every language. */
export const SHELL = {
  app: { en: enApp, nl: nlApp },
  companion: { en: enCompanion, nl: nlCompanion },
  engine: { en: enEngine, nl: nlEngine },
  history: { en: enHistory, nl: nlHistory },
};
