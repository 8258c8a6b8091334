import { createRequire } from 'node:module';
import { GAME_IDS } from '@/games/shelf';
import { createWords, LANGUAGES } from '@/text';
import type { InEveryLanguage } from '@/text/gameWords';
import type { Words } from '@/text/keys';
import { addWords } from '@/text/pieces';
import { SHELL } from '@/text/shell';

const fetch = createRequire(__filename);

for (const language of LANGUAGES) {
  for (const namespace of Object.keys(SHELL)) {
    addWords(namespace, language, fetch(`../text/${language}/${namespace}.json`) as object);
  }
  for (const id of GAME_IDS) addWords(id, language, fetch(`../games/${id}/words/${language}.json`) as object);
}
const words = createWords('en');

/** All words, by language and namespace, for tests and tools: the app fetches those of a game with the game. */
export const RESOURCES = Object.fromEntries(
  LANGUAGES.map((language) => [language, words.getDataByLanguage(language)]),
  // Every language has what English has: a test of the texts holds that.
) as unknown as InEveryLanguage<Words & Readonly<Record<string, object>>>;
