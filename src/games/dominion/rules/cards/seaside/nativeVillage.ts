import { must } from '@antilles/engine';
import { playerAt } from '../../state';
import { credit, lookAtTop, partsOf } from '../../vocabulary';
import type { CardRules } from '../card';
import { chooseOne } from '../questions';

const part = partsOf<'choose'>();

export const nativeVillage = {
  play(table, play) {
    credit(table, 'native-village', { actions: 2 });
    table.next(part(play, 'choose'));
  },
  parts: {
    choose: chooseOne(['set-aside', 'take-mat'], 'mat', (table, { who }, option) => {
      const player = playerAt(table.state, who);
      if (option === 'set-aside') {
        if (lookAtTop(table, who, 1) === 0) return;
        const card = must(player.looking.pop(), 'nothing taken');
        player.nativeVillageMat.push(card);
        table.emit?.({ type: 'set-aside', seat: who, card, from: 'deck', to: 'native-village' });
        return;
      }
      const cards = player.nativeVillageMat;
      if (cards.length === 0) return;
      player.nativeVillageMat = [];
      player.hand.push(...cards);
      table.emit?.({
        type: 'took-in-hand',
        seat: who,
        cards,
        count: cards.length,
        from: 'native-village',
        open: false,
      });
    }),
  },
} satisfies CardRules<'choose'>;
