import type { RESOURCES } from './resources';
import { SHELL } from './shell';

type GameWords = Exclude<keyof typeof RESOURCES.en, keyof typeof SHELL.en>;
type Texts = Readonly<Record<keyof typeof SHELL, object>>;

/** The words of each game, in every language: in a browser fetched when they are first needed. */
const PIECES: Readonly<Record<GameWords, () => Promise<{ readonly words: Texts }>>> = {
  'santo-domingo': () => import('./games/santo-domingo'),
  'puerto-rico': () => import('./games/puerto-rico'),
  cartagena: () => import('./games/cartagena'),
  dominion: () => import('./games/dominion'),
};

const added = new Map<string, Texts>();
const listeners = new Set<(namespace: string, texts: Texts) => void>();

/** Makes the words of a game known. */
export function addWords(namespace: GameWords, texts: Texts): void {
  if (added.has(namespace)) return;
  added.set(namespace, texts);
  for (const listener of listeners) listener(namespace, texts);
}

/** Loads the words of a game; rejects when they cannot be had, and may then be asked again. */
export async function loadWords(namespace: GameWords): Promise<void> {
  if (!added.has(namespace)) addWords(namespace, (await PIECES[namespace]()).words);
}

/** Tells of every game whose words become known from now on. */
export const whenAdded = (listener: (namespace: string, texts: Texts) => void): void => void listeners.add(listener);

/** The words known so far, by language and namespace. */
export function wordsSoFar(): Record<keyof typeof SHELL, Record<string, object>> {
  const all: Record<keyof typeof SHELL, Record<string, object>> = { en: { ...SHELL.en }, nl: { ...SHELL.nl } };
  for (const [namespace, texts] of added) {
    all.en[namespace] = texts.en;
    all.nl[namespace] = texts.nl;
  }
  return all;
}
