import { copies, playerAt } from '../../state';
import { credit, draw, leavePlay } from '../../vocabulary';
import type { CardRules } from '../card';
import { howMany } from '../questions';

export const treasury = {
  play(table, { seat }) {
    draw(table, seat, 1);
    credit(table, 'treasury', { actions: 1, coins: 1 });
  },
  parts: {
    // Asked once, in Clean-up (D-23).
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
} satisfies CardRules;
