import type { Card } from './cards';

/** SD-6: one or two cards; SD-32: an amount of goods handed in. */
export type Action =
  { readonly type: 'choose'; readonly cards: readonly Card[] } | { readonly type: 'trade'; readonly goods: number };
