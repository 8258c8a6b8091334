import { draw } from '../../vocabulary';
import type { CardRules } from '../card';

export const smithy = {
  play: (table, play) => draw(table, play.seat, 3),
} satisfies CardRules;
