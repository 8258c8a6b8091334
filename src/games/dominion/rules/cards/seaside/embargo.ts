import { must } from '@antilles/engine';
import { pileOf } from '../../supply';
import { credit, gaining, partsOf, trashSelf } from '../../vocabulary';
import type { CardRules } from '../card';
import { pickPile } from '../questions';

const part = partsOf<'place'>();

export const embargo = {
  play(table, play) {
    credit(table, 'embargo', { coins: 2 });
    trashSelf(table, play);
    // In the first edition the token does not depend on the trashing (D-6).
    table.next(part(play, 'place'));
  },
  parts: {
    // Any pile, an empty one too (D-4).
    place: pickPile({
      verb: 'embargo',
      picked({ state, emit }, { who }, card) {
        const pile = pileOf(state, card);
        const tokens = must(state.embargo[pile], `no pile of ${card}`) + 1;
        state.embargo[pile] = tokens;
        emit?.({ type: 'embargoed', seat: who, card, tokens });
      },
    }),
  },
  watches: {
    // D-5: the Curses of the tokens come before the card itself.
    bought: (state, seat, card) =>
      Array.from({ length: state.embargo[pileOf(state, card)] ?? 0 }, () => gaining(seat, 'curse')),
  },
} satisfies CardRules<'place'>;
