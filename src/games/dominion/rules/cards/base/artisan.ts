import { partsOf, putOnDeck } from '../../vocabulary';
import type { CardRules } from '../card';
import { gainUpTo, pickCard } from '../questions';

const part = partsOf<'gain' | 'put-back'>();

export const artisan = {
  play: (table, play) => table.next(part(play, 'gain', { n: 5 }), part(play, 'put-back')),
  parts: {
    gain: gainUpTo('hand'),
    'put-back': pickCard({ verb: 'top', picked: (table, { who }, card) => putOnDeck(table, who, 'hand', card) }),
  },
} satisfies CardRules<'gain' | 'put-back'>;
