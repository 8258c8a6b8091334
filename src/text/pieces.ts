import type { GameName, InEveryLanguage, ShelfWords } from './gameWords';
import { LANGUAGES } from './languages';
import { SHELL } from './shell';

type Texts = InEveryLanguage<object>;

/** Words that became known together; a namespace may have several pieces. */
interface Piece {
  readonly namespace: string;
  readonly texts: Texts;
}

const known: Piece[] = Object.entries(SHELL).map(([namespace, texts]) => ({ namespace, texts }));
const fetchers = new Map<string, () => Promise<{ readonly words: Texts }>>();
const fetched = new Set<string>();
const listeners = new Set<(piece: Piece) => void>();

function add(piece: Piece): void {
  known.push(piece);
  for (const listener of listeners) listener(piece);
}

/** Makes a game known by name, among the words of the shell. Its own words are fetched when they are first needed. */
export function announceWords(
  game: string,
  words: InEveryLanguage<ShelfWords>,
  fetchAll: () => Promise<{ readonly words: Texts }>,
): void {
  const inEach = (of: (words: ShelfWords) => object): Texts =>
    // fromEntries forgets which keys it was given; they are all the languages.
    Object.fromEntries(LANGUAGES.map((language) => [language, of(words[language])])) as Record<keyof Texts, object>;
  fetchers.set(game, fetchAll);
  add({ namespace: 'app', texts: inEach(({ name }) => ({ game: { [game]: name } })) });
  add({
    namespace: 'companion',
    texts: inEach(({ companion }) =>
      companion === undefined ? {} : { kind: { [game]: companion.name }, line: { [game]: companion.line } },
    ),
  });
}

/** Makes the words of a game known. */
export function addWords(game: GameName, texts: Texts): void {
  if (fetched.has(game)) return;
  fetched.add(game);
  add({ namespace: game, texts });
}

/** Makes words of the shell known that are fetched with the screens that say them. */
export function addPiece(namespace: string, texts: Texts): void {
  if (fetched.has(namespace)) return;
  fetched.add(namespace);
  add({ namespace, texts });
}

/** Loads the words of a game; rejects when they cannot be had, and may then be asked again. */
export async function loadWords(game: GameName): Promise<void> {
  if (fetched.has(game)) return;
  const fetchAll = fetchers.get(game);
  if (fetchAll === undefined) throw new Error(`${game} stands on no shelf`);
  addWords(game, (await fetchAll()).words);
}

/** Tells of every piece: those that are known, and each that becomes known from now on. */
export function onWords(listener: (piece: Piece) => void): void {
  for (const piece of known) listener(piece);
  listeners.add(listener);
}
