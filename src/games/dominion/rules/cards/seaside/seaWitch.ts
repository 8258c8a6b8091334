import { draw, eachGains, partsOf, schedule } from '../../vocabulary';
import type { CardRules } from '../card';
import { discardNextTurn } from '../questions';

const part = partsOf<'next' | 'owed'>();

export const seaWitch = {
  play(table, play) {
    draw(table, play.seat, 2);
    schedule(table, part(play, 'next'));
    eachGains(table, play, 'curse');
  },
  parts: {
    next: {
      run(table, step) {
        draw(table, step.who, 2);
        table.next(part(step, 'owed', { n: 2 }));
      },
    },
    ...discardNextTurn,
  },
} satisfies CardRules<'next' | 'owed'>;
