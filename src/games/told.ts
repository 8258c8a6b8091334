/**
 * Where the rules in the app tell what `RULES.md` numbers: by rule number, the keys of the sentences in the game's words
 * (`rules.turn`), or why nobody at the table needs it. `__tests__/games/told.test.tsx` holds that every number is here, and
 * that every sentence is there in every language and stands on a page.
 */
export type Told = Readonly<Record<string, readonly [string, ...string[]] | { readonly untold: string }>>;
