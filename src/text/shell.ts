import deApp from './de/app.json';
import deCompanion from './de/companion.json';
import deEngine from './de/engine.json';
import deHistory from './de/history.json';
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
  app: { en: enApp, nl: nlApp, de: deApp },
  companion: { en: enCompanion, nl: nlCompanion, de: deCompanion },
  engine: { en: enEngine, nl: nlEngine, de: deEngine },
  history: { en: enHistory, nl: nlHistory, de: deHistory },
};
