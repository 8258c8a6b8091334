import { copies, playerAt } from '../../state';
import { credit, draw, leavePlay, partsOf } from '../../vocabulary';
import type { CardRules } from '../card';
import { howMany } from '../questions';

const part = partsOf<'return'>();

export const treasury = {
  play(table, { seat }) {
    draw(table, seat, 1);
    credit(table, 'treasury', { actions: 1, coins: 1 });
  },
  parts: {
    // Asked once for all of them (D-23).
    return: howMany(
      'treasuries',
      (state, { who }) => copies(playerAt(state, who).inPlay, 'treasury'),
      (table, { who }, n) => {
        const player = playerAt(table.state, who);
        for (let i = 0; i < n; i++) {
          leavePlay(player, player.inPlay.lastIndexOf('treasury'));
          player.deck.push('treasury');
          table.emit?.({
            type: 'put-on-deck',
            seat: who,
            card: 'treasury',
            from: 'in-play',
            open: true,
            bottom: false,
          });
        }
      },
    ),
  },
  watches: {
    buyPhaseOver(state, seat) {
      const { turn, options } = state;
      // Bought in the first wording, gained in the Buy phase in the second (D-49).
      const spent = options.edition === '2022' ? turn.gainedVictory === true : turn.boughtVictory;
      const slot = playerAt(state, seat).inPlay.indexOf('treasury');
      return spent || slot < 0 ? [] : [part({ card: 'treasury', seat, slot, throne: null }, 'return')];
    },
  },
} satisfies CardRules<'return'>;
