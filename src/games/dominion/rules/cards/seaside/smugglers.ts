import { PICK } from '../../actions';
import { costOf } from '../../printed';
import { distinct, playerAt } from '../../state';
import { gain, part } from '../../vocabulary';
import type { CardRules } from '../card';

const UP_TO = 6;

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
      refuse: (_state, _step, action) =>
        action.type === 'pick' && costOf(action.card) > UP_TO ? 'too-expensive' : null,
      answer(table, { who }, action) {
        if (action.type === 'pick') gain(table, who, action.card);
      },
    },
  },
} satisfies CardRules;
