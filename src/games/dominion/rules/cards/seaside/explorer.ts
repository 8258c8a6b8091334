import { playerAt } from '../../state';
import { gain, partsOf, revealFromHand } from '../../vocabulary';
import type { CardRules } from '../card';
import { yesOrNo } from '../questions';

const part = partsOf<'reveal'>();

export const explorer = {
  play(table, play) {
    if (playerAt(table.state, play.seat).hand.includes('province')) table.next(part(play, 'reveal'));
    else gain(table, play.seat, 'silver', 'hand');
  },
  parts: {
    reveal: yesOrNo('province', (table, { who }, yes) => {
      if (yes) revealFromHand(table, who, 'province');
      gain(table, who, yes ? 'gold' : 'silver', 'hand');
    }),
  },
} satisfies CardRules<'reveal'>;
