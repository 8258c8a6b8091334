import type { GameName, GameWords, ShelfWords } from './gameWords';
import type phones from './en/phones.json';
import type { SHELL } from './shell';

type Shell = { readonly [Name in keyof typeof SHELL]: (typeof SHELL)[Name]['en'] };
type OfEveryGame<Text> = Readonly<Record<GameName, Text>>;
type OfCompanions = OfEveryGame<NonNullable<ShelfWords['companion']>['name']>;

/** All words by namespace, in English: the shell's, with what it calls each game, and every game's own. */
export type Words = Omit<Shell, 'app' | 'companion'> & {
  readonly app: Omit<Shell['app'], 'game'> & { readonly game: Shell['app']['game'] & OfEveryGame<string> };
  readonly phones: typeof phones;
  readonly companion: Omit<Shell['companion'], 'kind' | 'line'> & {
    readonly kind: Shell['companion']['kind'] & OfCompanions;
    readonly line: Shell['companion']['line'] & OfCompanions;
  };
} & GameWords;

export type Namespace = keyof Words;

/** A text with a plural is asked for without the ending that its number gives it. */
type Asked<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

type KeysIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Asked<Key> : `${Key}.${KeysIn<Texts[Key]>}`;
}[keyof Texts & string];

/** What any game can say: the shared texts, and its own name. */
export type SharedKey = KeysIn<Words['engine']> | 'name';

/** What can be asked for in a namespace: its own texts, and the shared ones. */
export type WordKey<Name extends Namespace> = KeysIn<Words[Name]> | SharedKey;

/** The rest of the keys of a namespace that begin with `Group`. */
export type KeyUnder<Name extends Namespace, Group extends string> =
  WordKey<Name> extends infer Key ? (Key extends `${Group}.${infer Rest}` ? Rest : never) : never;
