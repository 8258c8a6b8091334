import { PICK } from '../../actions';
import { distinct, playerAt } from '../../state';
import { priceOf } from '../../supply';
import { gain, partsOf } from '../../vocabulary';
import type { CardRules } from '../card';

const UP_TO = 6;

const part = partsOf<'gain'>();

export const smugglers = {
  play: (table, play) => table.next(part(play, 'gain')),
  parts: {
    gain: {
      form: { form: 'cards', from: 'gained', verb: 'gain', min: 1, max: 1, ordered: false, brings: null },
      // D-22: a card whose pile has run out may be named, and gives nothing.
      candidates(state, { who }) {
        const right = (who + state.players.length - 1) % state.players.length;
        return distinct(playerAt(state, right).gained).map((card) => PICK[card]);
      },
      refuse: (state, _step, action) =>
        action.type === 'pick' && priceOf(state, action.card) > UP_TO ? 'too-expensive' : null,
      answer(table, { who }, action) {
        if (action.type === 'pick') gain(table, who, action.card);
      },
    },
  },
} satisfies CardRules<'gain'>;
