import { credit, discardFrom, draw, partsOf } from '../../vocabulary';
import type { CardRules } from '../card';
import { pickCard } from '../questions';

const part = partsOf<'discard'>();

export const cellar = {
  play(table, play) {
    credit(table, 'cellar', { actions: 1 });
    table.next(part(play, 'discard'));
  },
  parts: {
    // `n` counts the discards so far: as many cards are drawn, and the discards may be among them.
    discard: pickCard({
      verb: 'discard',
      most: 'all',
      brings: { coins: 0, cards: 1 },
      optional: true,
      picked(table, step, card) {
        discardFrom(table, step.who, 'hand', card);
        table.next({ ...step, op: 'card', n: step.n + 1 });
      },
      done: (table, step) => draw(table, step.who, step.n),
    }),
  },
} satisfies CardRules<'discard'>;
