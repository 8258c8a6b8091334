import { credit, schedule } from '../../vocabulary';
import type { CardRules } from '../card';

export const merchantShip = {
  play(table, play) {
    credit(table, 'merchant-ship', { coins: 2 });
    schedule(table, play, 'next');
  },
  parts: { next: { run: (table) => credit(table, 'merchant-ship', { coins: 2 }), onlyCounts: true } },
} satisfies CardRules;
