import { must } from '@antilles/engine';
import { isAction } from '../../printed';
import { credit, discardTop, partsOf, playFrom } from '../../vocabulary';
import type { CardRules } from '../card';
import { yesOrNo } from '../questions';

const part = partsOf<'play'>();

export const vassal = {
  play(table, play) {
    credit(table, 'vassal', { coins: 2 });
    const card = discardTop(table, play.seat);
    if (card !== null && isAction(card)) table.next(part(play, 'play', { about: card }));
  },
  parts: {
    play: yesOrNo('about', (table, { who, about }, yes) => {
      if (yes) playFrom(table, who, 'discard', must(about, 'no card to play'));
    }),
  },
} satisfies CardRules<'play'>;
