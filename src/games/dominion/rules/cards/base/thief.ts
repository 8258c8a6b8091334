import { must } from '@antilles/engine';
import { DONE, PICK } from '../../actions';
import { isTreasure } from '../../printed';
import { distinct, playerAt } from '../../state';
import { affected, part } from '../../vocabulary';
import type { CardRules } from '../card';
import { revealTwoAndTrash } from '../questions';

export const thief = {
  play(table, play) {
    const victims = affected(table.state, play.seat).map((who) => part(play, 'victim', { who }));
    // What lies in the trash above this height was trashed by this play.
    table.next(...victims, part(play, 'gain', { n: table.state.trash.length }));
  },
  parts: {
    ...revealTwoAndTrash({ byPlayer: true, wants: (card) => (isTreasure(card) ? null : 'not-a-treasure') }),
    gain: {
      form: (state, { n }) => ({
        form: 'cards',
        from: 'trash',
        verb: 'gain',
        min: 0,
        max: state.trash.length - n,
        ordered: false,
        brings: null,
      }),
      candidates: (state, { n }) => [...distinct(state.trash.slice(n)).map((card) => PICK[card]), DONE],
      answer(table, step, action) {
        if (action.type !== 'pick') return;
        const { state } = table;
        const at = state.trash.indexOf(action.card, step.n);
        const [card] = state.trash.splice(at, 1);
        const player = playerAt(state, step.who);
        player.discard.push(must(card, `no ${action.card} in the trash`));
        player.gained.push(action.card); // D-31
        table.emit?.({
          type: 'gained',
          seat: step.who,
          card: action.card,
          from: 'trash',
          to: 'discard',
          bought: false,
        });
        table.next({ ...step, op: 'card' });
      },
    },
  },
} satisfies CardRules;
