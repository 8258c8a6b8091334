/** The questions of this game: what to do with one's turn, and what powers and dark cards ask on top. */
export type Ask =
  | { readonly kind: 'turn' }
  | { readonly kind: 'discard-down' }
  | { readonly kind: 'pistol/take' }
  | { readonly kind: 'rum/give' }
  | { readonly kind: 'lantern/keep' }
  | { readonly kind: 'lantern/put-back' };
