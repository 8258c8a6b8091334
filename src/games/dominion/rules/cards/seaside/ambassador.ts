import { must } from '@antilles/engine';
import { copies, playerAt, removeOne } from '../../state';
import { pileOf, returnToSupply } from '../../supply';
import { eachGains, partsOf, revealFromHand } from '../../vocabulary';
import type { CardRules } from '../card';
import { howMany, pickCard } from '../questions';

const AT_MOST = 2;

const part = partsOf<'return' | 'reveal'>();

export const ambassador = {
  play: (table, play) => table.next(part(play, 'reveal')),
  parts: {
    reveal: pickCard({
      verb: 'show',
      picked(table, step, card) {
        revealFromHand(table, step.who, card);
        // A card without a pile cannot be returned, nor gained by anybody (D-25).
        if (pileOf(table.state, card) >= 0) table.next(part(step, 'return', { about: card }));
      },
    }),
    return: howMany(
      'about',
      (state, { who, about }) => Math.min(AT_MOST, copies(playerAt(state, who).hand, must(about, 'no card'))),
      (table, step, n) => {
        const { who, about } = step;
        const card = must(about, 'no card');
        for (let i = 0; i < n; i++) {
          removeOne(playerAt(table.state, who).hand, card);
          returnToSupply(table.state, card);
        }
        if (n > 0) table.emit?.({ type: 'returned', seat: who, card, count: n });
        eachGains(table, step, card);
      },
    ),
  },
} satisfies CardRules<'return' | 'reveal'>;
