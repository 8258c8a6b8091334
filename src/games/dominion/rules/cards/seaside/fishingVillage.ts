import { credit, partsOf, schedule } from '../../vocabulary';
import type { CardRules } from '../card';

const part = partsOf<'next'>();

export const fishingVillage = {
  play(table, play) {
    credit(table, 'fishing-village', { actions: 2, coins: 1 });
    schedule(table, part(play, 'next'));
  },
  parts: { next: { run: (table) => credit(table, 'fishing-village', { actions: 1, coins: 1 }), onlyCounts: true } },
} satisfies CardRules<'next'>;
