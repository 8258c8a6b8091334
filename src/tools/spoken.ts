import type { Phrase, PhraseParam } from '@antilles/engine';
import type { GameId } from '@/games/shelf';
import { LANGUAGES, type Language } from '@/text/languages';
import { RESOURCES } from './resources';

type Texts = { readonly [key: string]: string | Texts };

/** Every text of a namespace by its whole key. */
const flat = (texts: Texts, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${path}${key}`, text] as const] : flat(text, `${path}${key}.`),
  );

const known = new Map<string, ReadonlyMap<string, string>>();

function textsIn(language: Language, namespace: string): ReadonlyMap<string, string> {
  const name = `${language}/${namespace}`;
  const before = known.get(name);
  if (before !== undefined) return before;
  const texts = new Map(flat((RESOURCES[language][namespace] ?? {}) as Texts));
  known.set(name, texts);
  return texts;
}

/** The text of a key, or both forms of one that counts; a game's own come before those that all games share. */
function formsOf(language: Language, id: GameId, key: string): readonly string[] {
  for (const namespace of [id, 'engine']) {
    const texts = textsIn(language, namespace);
    const forms = [[key], [`${key}_one`, `${key}_other`]].find((names) => names.every((name) => texts.get(name)));
    if (forms !== undefined) return forms.map((name) => texts.get(name) ?? '');
  }
  return [];
}

const gapsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{\s*([\w-]+)[^}]*\}\}/g)].map(([, gap = '']) => gap);

/** The phrases inside a phrase. */
const within = (param: PhraseParam): readonly Phrase[] => {
  if (typeof param !== 'object') return [];
  if ('key' in param) return [{ key: param.key }];
  if ('keys' in param) return param.keys.map((key) => ({ key }));
  return 'phrases' in param ? param.phrases : [];
};

/** Why a phrase of a game cannot be said, in some language: which file lacks what. Null when it can. */
export function unsaid(id: GameId, phrase: Phrase): string | null {
  const { key, params = {} } = phrase;
  for (const language of LANGUAGES) {
    const file = `src/games/${id}/words/${language}.json`;
    const forms = formsOf(language, id, key);
    if (forms.length === 0) return `${file} has no text "${key}": write it`;
    const open = forms.flatMap(gapsIn).find((gap) => !(gap in params));
    if (open !== undefined) return `${file}: "${key}" has a gap {{${open}}} that nothing fills`;
  }
  for (const param of Object.values(params)) {
    for (const inner of within(param)) {
      const why = unsaid(id, inner);
      if (why !== null) return why;
    }
  }
  return null;
}

/** Whether there is a text of this key in every language. */
export const isWritten = (id: GameId, key: string): boolean =>
  LANGUAGES.every((language) => formsOf(language, id, key).length > 0);

/** Whether a refusal can be put into words in every language. */
export const hasWords = (id: GameId, reason: string): boolean => isWritten(id, `refusal.${reason}`);
