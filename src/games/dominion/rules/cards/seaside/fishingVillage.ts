import { credit, schedule } from '../../vocabulary';
import type { CardRules } from '../card';

export const fishingVillage = {
  play(table, play) {
    credit(table, 'fishing-village', { actions: 2, coins: 1 });
    schedule(table, play, 'next');
  },
  parts: { next: { run: (table) => credit(table, 'fishing-village', { actions: 1, coins: 1 }), onlyCounts: true } },
} satisfies CardRules;
