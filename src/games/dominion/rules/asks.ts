import type { CardQuestion } from './cards';
import type { ButtonsForm, Form, OrderForm } from './forms';

/** Everything Dominion asks. A card's own questions are told in its file; the rest belongs to the turn. */
export type Ask =
  /** Asked on the table itself, with everything that lies there. */
  | { readonly kind: 'action-phase' | 'buy-phase'; readonly form: 'table' }
  | ({ readonly kind: 'react' } & ButtonsForm)
  | ({ readonly kind: 'start-of-turn' | 'when-gained' } & OrderForm)
  | ({ readonly kind: CardQuestion } & Form);
