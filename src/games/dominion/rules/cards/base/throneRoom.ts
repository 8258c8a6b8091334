import { isAction } from '../../printed';
import { partsOf, playFrom } from '../../vocabulary';
import type { CardRules } from '../card';
import { pickCard } from '../questions';

const part = partsOf<'choose'>();

export const throneRoom = {
  play: (table, play) => table.next(part(play, 'choose')),
  parts: {
    choose: pickCard({
      verb: 'play-twice',
      // D-44: mandatory in the first edition.
      optional: (state) => state.options.edition !== '1E',
      wants: (card) => (isAction(card) ? null : 'not-an-action'),
      picked: (table, step, card) => playFrom(table, step.who, 'hand', card, { throne: step.slot, times: 2 }),
    }),
  },
} satisfies CardRules<'choose'>;
