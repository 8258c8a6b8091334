import { part, putOnDeck } from '../../vocabulary';
import type { CardRules } from '../card';
import { gainUpTo, pickCard } from '../questions';

export const artisan: CardRules = {
  play: (table, play) => table.next(part(play, 'gain', { n: 5 }), part(play, 'put-back')),
  parts: {
    gain: gainUpTo('hand'),
    'put-back': pickCard({ picked: (table, { who }, card) => putOnDeck(table, who, 'hand', card) }),
  },
};
