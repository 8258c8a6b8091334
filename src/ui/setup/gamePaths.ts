/** The screens every game has in its own stack, and what each needs to be opened by its address. */
export type GameRoutes = {
  /** `phones`: everybody plays on a phone of their own. */
  Setup: { readonly phones?: 'yes' } | undefined;
  Table: { readonly saveId: string };
  Result: { readonly saveId: string };
  Replay: { readonly saveId: string };
  Review: { readonly saveId: string };
};

/** Where they live under the game's own address. */
export const GAME_PATHS = {
  Setup: '',
  Table: 'table/:saveId',
  Result: 'result/:saveId',
  Replay: 'replay/:saveId',
  Review: 'review/:saveId',
} as const satisfies Record<keyof GameRoutes, string>;
