import { part } from '../../vocabulary';
import type { CardRules } from '../card';
import { gainUpTo } from '../questions';

export const workshop = {
  play: (table, play) => table.next(part(play, 'gain', { n: 4 })),
  parts: { gain: gainUpTo() },
} satisfies CardRules;
