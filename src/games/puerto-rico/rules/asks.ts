/** The questions of this game: the role, and what each role asks while it is carried out. */
export type Ask =
  | { readonly kind: 'choose-role' }
  | { readonly kind: 'settler/take' }
  | { readonly kind: 'mayor/place' }
  | { readonly kind: 'builder/build' }
  | { readonly kind: 'craftsman/privilege' }
  | { readonly kind: 'trader/sell' }
  | { readonly kind: 'captain/load' }
  | { readonly kind: 'captain/store' };
