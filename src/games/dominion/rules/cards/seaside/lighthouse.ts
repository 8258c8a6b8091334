import { credit, partsOf, schedule } from '../../vocabulary';
import type { CardRules } from '../card';

const part = partsOf<'next'>();

export const lighthouse = {
  play(table, play) {
    credit(table, 'lighthouse', { actions: 1, coins: 1 });
    schedule(table, part(play, 'next'));
  },
  parts: { next: { run: (table) => credit(table, 'lighthouse', { coins: 1 }), onlyCounts: true } },
  watches: { shields: true },
} satisfies CardRules<'next'>;
