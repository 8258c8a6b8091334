import { draw } from '../../vocabulary';
import type { CardRules } from '../card';

/** What it does when an Attack is played stands in the reaction window (`attacks.ts`). */
export const moat = {
  play: (table, play) => draw(table, play.seat, 2),
} satisfies CardRules;
