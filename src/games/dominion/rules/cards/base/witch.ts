import { draw, eachGains } from '../../vocabulary';
import type { CardRules } from '../card';

export const witch = {
  play(table, play) {
    draw(table, play.seat, 2);
    eachGains(table, play, 'curse');
  },
} satisfies CardRules;
