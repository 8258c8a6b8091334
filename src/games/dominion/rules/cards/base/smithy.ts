import { draw } from '../../vocabulary';
import type { CardRules } from '../card';

export const smithy: CardRules = {
  play: (table, play) => draw(table, play.seat, 3),
};
