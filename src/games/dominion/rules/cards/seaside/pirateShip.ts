import { isTreasure } from '../../printed';
import { playerAt } from '../../state';
import { affected, credit, notedBy, partsOf, withNote } from '../../vocabulary';
import type { CardRules } from '../card';
import { chooseOne, revealTwoAndTrash } from '../questions';

const part = partsOf<'choose' | 'token' | 'victim'>();

export const pirateShip = {
  // D-27: the mode is chosen after all reactions.
  play: (table, play) => table.next(part(play, 'choose')),
  parts: {
    choose: chooseOne(['plunder', 'coins'], 'nothing', (table, step, option) => {
      if (option === 'coins') {
        credit(table, 'pirate-ship', { coins: playerAt(table.state, step.seat).pirateTokens });
        return;
      }
      const noting = withNote(table, step);
      table.next(...affected(table.state, step).map((who) => part(noting, 'victim', { who })), part(noting, 'token'));
    }),
    ...revealTwoAndTrash({ byPlayer: true, wants: (card) => (isTreasure(card) ? null : 'not-a-treasure') }),
    token: {
      run(table, step) {
        if (notedBy(table.state, step).length === 0) return;
        const { seat } = step;
        const player = playerAt(table.state, seat);
        player.pirateTokens += 1;
        table.emit?.({ type: 'got-token', seat, tokens: player.pirateTokens });
      },
    },
  },
} satisfies CardRules<'choose' | 'token' | 'victim'>;
