import enApp from './en/app.json';
import enCompanion from './en/companion.json';
import enEngine from './en/engine.json';
import enHistory from './en/history.json';
import nlApp from './nl/app.json';
import nlCompanion from './nl/companion.json';
import nlEngine from './nl/engine.json';
import nlHistory from './nl/history.json';

/** What is needed whatever is played. */
export const SHELL = {
  en: { app: enApp, companion: enCompanion, engine: enEngine, history: enHistory },
  nl: { app: nlApp, companion: nlCompanion, engine: nlEngine, history: nlHistory },
};
