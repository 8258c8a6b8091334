/** The two questions of this game: which cards to play, and how many goods to hand in. */
export type Ask = { readonly kind: 'choose-cards' } | { readonly kind: 'trade' };
