import { credit, partsOf, schedule } from '../../vocabulary';
import type { CardRules } from '../card';

const part = partsOf<'next'>();

export const merchantShip = {
  play(table, play) {
    credit(table, 'merchant-ship', { coins: 2 });
    schedule(table, part(play, 'next'));
  },
  parts: { next: { run: (table) => credit(table, 'merchant-ship', { coins: 2 }), onlyCounts: true } },
} satisfies CardRules<'next'>;
