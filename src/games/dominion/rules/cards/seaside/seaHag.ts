import { discardTop, eachAffected, gain, partsOf } from '../../vocabulary';
import type { CardRules } from '../card';

const part = partsOf<'victim'>();

export const seaHag = {
  play: (table, play) => eachAffected(table, play, (who) => part(play, 'victim', { who })),
  parts: {
    victim: {
      run(table, { who }) {
        discardTop(table, who);
        gain(table, who, 'curse', 'deck');
      },
    },
  },
} satisfies CardRules<'victim'>;
