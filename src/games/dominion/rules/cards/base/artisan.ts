import { part, putOnDeck } from '../../vocabulary';
import type { CardRules } from '../card';
import { gainUpTo, pickCard } from '../questions';

export const artisan = {
  play: (table, play) => table.next(part(play, 'gain', { n: 5 }), part(play, 'put-back')),
  parts: {
    gain: gainUpTo('hand'),
    'put-back': pickCard({ verb: 'top', picked: (table, { who }, card) => putOnDeck(table, who, 'hand', card) }),
  },
} satisfies CardRules;
