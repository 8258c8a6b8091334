import { createSignal } from '@/session/signal';
import type { GameName, InEveryLanguage, ShelfWords, WordFiles } from './gameWords';
import { languageFile } from './languageFile';
import { LANGUAGES, type Language, type OtherLanguage } from './languages';
import { OTHERS, SHELL } from './shell';

/** Words that became known together; a namespace may have several pieces. */
interface Piece {
  readonly namespace: string;
  readonly language: Language;
  readonly texts: object;
}

const known: Piece[] = [];
const listeners = new Set<(piece: Piece) => void>();
/** The files that are known, as `nl/dominion`. */
const have = new Set<string>();
const fetchers = new Map<string, () => Promise<{ readonly words: WordFiles<object> }>>();
/** Games that were asked for: whoever speaks another language needs their words in it. */
const games = new Set<GameName>();
const wanted = new Set<Language>();
const lacking = createSignal();

function add(piece: Piece): void {
  known.push(piece);
  for (const listener of listeners) listener(piece);
}

/** Makes a file of words known, once. */
export function addWords(namespace: string, language: Language, texts: object): void {
  const name = `${language}/${namespace}`;
  if (have.has(name)) return;
  have.add(name);
  add({ namespace, language, texts });
}

const addAll = (language: Language, words: Readonly<Record<string, object>>): void => {
  for (const [namespace, texts] of Object.entries(words)) addWords(namespace, language, texts);
};

addAll('en', SHELL);

/** Makes a game known by name, among the words of the shell. Its own words are fetched when they are first needed. */
export function announceWords(
  game: string,
  words: InEveryLanguage<ShelfWords>,
  fetchFiles: () => Promise<{ readonly words: WordFiles<object> }>,
): void {
  fetchers.set(game, fetchFiles);
  for (const language of LANGUAGES) {
    const { name, companion } = words[language];
    add({ namespace: 'app', language, texts: { game: { [game]: name } } });
    if (companion === undefined) continue;
    const texts = { kind: { [game]: companion.name }, line: { [game]: companion.line } };
    add({ namespace: 'companion', language, texts });
  }
}

async function fetchShell(language: OtherLanguage): Promise<void> {
  if (Object.keys(SHELL).every((namespace) => have.has(`${language}/${namespace}`))) return;
  addAll(language, await (languageFile ?? ((other) => OTHERS[other]()))(language));
}

async function fetchGame(game: GameName, language: Language): Promise<void> {
  if (have.has(`${language}/${game}`)) return;
  const fetchFiles = fetchers.get(game);
  if (fetchFiles === undefined) throw new Error(`${game} stands on no shelf`);
  const { words } = await fetchFiles();
  addWords(game, 'en', words.en);
  if (language !== 'en') addWords(game, language, (await words[language]()).default);
}

/**
 * Loads the words of a game; rejects when they cannot be had, and may then be asked again. Without those of another
 * language it is there in English, and `onLacking` tells.
 */
export async function loadWords(game: GameName): Promise<void> {
  games.add(game);
  await fetchGame(game, 'en');
  await Promise.all([...wanted].map((language) => fetchGame(game, language).catch(() => lacking.emit())));
}

/**
 * Loads a language: the words of the shell, and of every game that is in use. Rejects when something cannot be had, and
 * may then be asked again; what is lacking is said in English.
 */
export async function loadLanguage(language: Language): Promise<void> {
  if (language === 'en') return;
  const before = wanted.has(language);
  wanted.add(language);
  try {
    await fetchShell(language);
    await Promise.all([...games].map((game) => fetchGame(game, language)));
  } catch (error) {
    if (!before) wanted.delete(language);
    throw error;
  }
}

/** Tells when a game came without the words of the language that is spoken. */
export const onLacking = lacking.subscribe;

/** Tells of every piece: those that are known, and each that becomes known from now on. */
export function onWords(listener: (piece: Piece) => void): void {
  for (const piece of known) listener(piece);
  listeners.add(listener);
}
