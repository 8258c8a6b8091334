import { draw } from '../../vocabulary';
import type { CardRules } from '../card';

export const moat = {
  play: (table, play) => draw(table, play.seat, 2),
  watches: { wardsOff: true },
} satisfies CardRules;
