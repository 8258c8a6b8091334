/**
 * The words of every language but English as one file each, for phones: there all that is imported becomes bytecode,
 * which every start pays for, whatever language is spoken. `metro.config.js` packs them whenever Metro starts, out of
 * the JSON files that people edit and a browser fetches; so this is JavaScript, and git ignores what it writes.
 */
const { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const src = path.resolve(__dirname, '..');
const packed = path.join(src, 'text', 'packed');

const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/** Every language but English: a folder of words of the shell. */
const OTHERS = foldersIn(path.join(src, 'text')).filter(
  (name) => name !== 'en' && existsSync(path.join(src, 'text', name, 'app.json')),
);

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** All words of a language by namespace: the shell's, and those of each game. */
function wordsOf(language) {
  const shell = path.join(src, 'text', language);
  const games = path.join(src, 'games');
  const files = [
    ...readdirSync(shell)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [path.basename(name, '.json'), path.join(shell, name)]),
    ...foldersIn(games)
      .map((game) => [game, path.join(games, game, 'words', `${language}.json`)])
      .filter(([, file]) => existsSync(file)),
  ];
  return Object.fromEntries(files.map(([namespace, file]) => [namespace, read(file)]));
}

/** Writes `src/text/packed/<language>.words`, where something changed. */
function packWords() {
  mkdirSync(packed, { recursive: true });
  for (const language of OTHERS) {
    const file = path.join(packed, `${language}.words`);
    const words = JSON.stringify(wordsOf(language));
    if (!existsSync(file) || readFileSync(file, 'utf8') !== words) writeFileSync(file, words);
  }
}

/** Whether an import, from one of our files, is of words that phones have in that file. */
function isPacked(from, name) {
  if (!name.startsWith('.')) return false;
  const file = path
    .relative(src, path.resolve(path.dirname(from), name))
    .split(path.sep)
    .join('/');
  return OTHERS.some(
    (language) => file === `text/${language}` || new RegExp(`^games/[^/]+/words/${language}\\.json$`).test(file),
  );
}

module.exports = { packWords, isPacked, wordsOf, OTHERS };
