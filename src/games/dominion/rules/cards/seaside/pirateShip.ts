import { isTreasure } from '../../printed';
import { playerAt } from '../../state';
import { affected, credit, part } from '../../vocabulary';
import type { CardRules } from '../card';
import { chooseOne, revealTwoAndTrash } from '../questions';

export const pirateShip = {
  // D-27: the mode is chosen after all reactions.
  play: (table, play) => table.next(part(play, 'choose')),
  parts: {
    choose: chooseOne(['plunder', 'coins'], 'nothing', (table, step, option) => {
      if (option === 'coins') {
        credit(table, 'pirate-ship', { coins: playerAt(table.state, step.seat).pirateTokens });
        return;
      }
      const victims = affected(table.state, step.seat).map((who) => part(step, 'victim', { who }));
      // A trash that has grown since then means that this play trashed something.
      table.next(...victims, part(step, 'token', { n: table.state.trash.length }));
    }),
    ...revealTwoAndTrash({ byPlayer: true, wants: (card) => (isTreasure(card) ? null : 'not-a-treasure') }),
    token: {
      run(table, { seat, n }) {
        if (table.state.trash.length === n) return;
        const player = playerAt(table.state, seat);
        player.pirateTokens += 1;
        table.emit?.({ type: 'got-token', seat, tokens: player.pirateTokens });
      },
    },
  },
} satisfies CardRules;
