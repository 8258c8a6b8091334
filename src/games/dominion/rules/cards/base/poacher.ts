import { emptyPiles } from '../../supply';
import { credit, draw, partsOf } from '../../vocabulary';
import type { CardRules } from '../card';
import { discardExactly } from '../questions';

const part = partsOf<'owed'>();

export const poacher = {
  play(table, play) {
    draw(table, play.seat, 1);
    credit(table, 'poacher', { actions: 1, coins: 1 });
    table.next(part(play, 'owed', { n: emptyPiles(table.state) }));
  },
  parts: discardExactly,
} satisfies CardRules<'owed'>;
