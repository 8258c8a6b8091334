import type { Phrase, PhraseParam, Seat, Viewer } from '@antilles/engine';
import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace, SharedKey, WordKey } from './keys';

type Params = Readonly<Record<string, unknown>>;

/** Puts phrases of one game into words. Any speaker knows the words that all games share, and needs not know more. */
export interface Speaker<Key extends string = SharedKey> {
  /** A phrase as a sentence; `viewer` is called "you". */
  say(phrase: Phrase, viewer?: Viewer): string;
  /** Why something is refused, in a sentence. */
  refusal(reason: string): string;
  /** "Tom, Ines and Joris" */
  list(items: readonly string[]): string;
  /** A text of the game. What is only known at run time is a phrase, and said. */
  readonly word: (key: Key, params?: Params) => string;
}

/** Speaks the words of one namespace. */
export type SpeakerOf<Name extends Namespace> = Speaker<WordKey<Name>>;

/** `names` are the players' names in seat order. It speaks `lng`, whatever the app speaks later. */
export function speaker<Name extends Namespace>(
  words: i18n,
  namespace: Name,
  names: readonly string[],
  lng: string = words.language,
): SpeakerOf<Name> {
  const t = words.t as unknown as (key: readonly string[], params?: Params) => string;
  const known = new Map<string, string>();
  // A game's own words first; what every game shares stands with the engine.
  const find = (key: string, params?: Params): string =>
    t([`${namespace}:${key}`, `engine:${key}`], { lng, ...params });
  // A table says the same plain words at every turn of the cards: they are looked up once.
  const word = (key: string, params?: Params): string => {
    if (params !== undefined) return find(key, params);
    const text = known.get(key) ?? find(key);
    // A key that is answered with itself belongs to words that have still to be fetched.
    if (!text.endsWith(key)) known.set(key, text);
    return text;
  };
  const name = (seat: Seat): string => names[seat] ?? `#${seat + 1}`;

  function list(items: readonly string[]): string {
    if (items.length < 2) return items[0] ?? '';
    return t(['engine:list'], { lng, first: items.slice(0, -1).join(', '), last: items[items.length - 1] });
  }

  function fill(key: string, param: PhraseParam, viewer: Viewer): unknown {
    // A minus as wide as a plus; what counts has to stay a number, for its plural.
    if (typeof param === 'number' && param < 0 && key !== 'count') return `−${-param}`;
    if (typeof param !== 'object') return param;
    if ('seat' in param) return key === 'who' && param.seat === viewer ? t(['engine:you'], { lng }) : name(param.seat);
    if ('seats' in param) {
      // A list that is what the sentence is about begins with the listener, as "you"; elsewhere all keep their names.
      const first = key === 'seats' && viewer !== null && param.seats.includes(viewer);
      const others = first ? param.seats.filter((seat) => seat !== viewer) : param.seats;
      return list([...(first ? [t(['engine:you'], { lng })] : []), ...others.map(name)]);
    }
    if ('keys' in param) return list(param.keys.map((k) => word(k)));
    if ('phrases' in param) return list(param.phrases.map((phrase) => say(phrase, viewer)));
    return word(param.key);
  }

  function say({ key, params }: Phrase, viewer: Viewer = null): string {
    if (params === undefined) return word(key);
    return word(key, Object.fromEntries(Object.entries(params).map(([k, param]) => [k, fill(k, param, viewer)])));
  }

  return {
    word,
    say,
    list,
    refusal: (reason) => word(`refusal.${reason}`),
  };
}

export function useSpeaker<Name extends Namespace>(namespace: Name, names: readonly string[]): SpeakerOf<Name> {
  const { i18n: words } = useTranslation();
  // The same speaker as long as it would say the same, so that what it is given to need not be drawn anew.
  const { language } = words;
  const all = names.join('\n');
  return useMemo(
    () => speaker(words, namespace, all === '' ? [] : all.split('\n'), language),
    [words, namespace, all, language],
  );
}
