import { credit, schedule } from '../../vocabulary';
import type { CardRules } from '../card';

/** Its protection stands in the reaction window (`attacks.ts`). */
export const lighthouse = {
  play(table, play) {
    credit(table, 'lighthouse', { actions: 1, coins: 1 });
    schedule(table, play, 'next');
  },
  parts: { next: { run: (table) => credit(table, 'lighthouse', { coins: 1 }), onlyCounts: true } },
} satisfies CardRules;
