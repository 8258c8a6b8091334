import { coinsOf } from '../../printed';
import { credit, partsOf, pay, schedule } from '../../vocabulary';
import type { CardRules } from '../card';

const part = partsOf<'next'>();

export const astrolabe = {
  play(table, play) {
    pay(table, coinsOf('astrolabe'));
    credit(table, 'astrolabe', { buys: 1 });
    schedule(table, part(play, 'next'));
  },
  parts: { next: { run: (table) => credit(table, 'astrolabe', { buys: 1, coins: 1 }), onlyCounts: true } },
} satisfies CardRules<'next'>;
