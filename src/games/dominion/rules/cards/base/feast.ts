import { partsOf, trashSelf } from '../../vocabulary';
import type { CardRules } from '../card';
import { gainUpTo } from '../questions';

const part = partsOf<'gain'>();

export const feast = {
  play(table, play) {
    trashSelf(table, play);
    // The gain does not depend on the trashing: twice under a Throne Room (D-7).
    table.next(part(play, 'gain', { n: 5 }));
  },
  parts: { gain: gainUpTo() },
} satisfies CardRules<'gain'>;
