import { playerAt } from '../../state';
import { credit, partsOf } from '../../vocabulary';
import type { CardRules } from '../card';
import { yesOrNo } from '../questions';

const part = partsOf<'discard-deck'>();

export const chancellor = {
  play(table, play) {
    credit(table, 'chancellor', { coins: 2 });
    table.next(part(play, 'discard-deck'));
  },
  parts: {
    'discard-deck': yesOrNo('nothing', (table, { who }, yes) => {
      const player = playerAt(table.state, who);
      if (!yes || player.deck.length === 0) return;
      const count = player.deck.length;
      // Turned over as a whole: the bottom card ends on top. Not a discard (D-35).
      while (player.deck.length > 0) player.discard.push(...player.deck.splice(-1));
      table.emit?.({ type: 'deck-discarded', seat: who, count });
    }),
  },
} satisfies CardRules<'discard-deck'>;
