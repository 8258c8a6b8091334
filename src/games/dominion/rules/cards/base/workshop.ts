import { partsOf } from '../../vocabulary';
import type { CardRules } from '../card';
import { gainUpTo } from '../questions';

const part = partsOf<'gain'>();

export const workshop = {
  play: (table, play) => table.next(part(play, 'gain', { n: 4 })),
  parts: { gain: gainUpTo() },
} satisfies CardRules<'gain'>;
