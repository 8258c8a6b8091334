import { credit, draw, partsOf } from '../../vocabulary';
import type { CardRules } from '../card';
import { discardExactly } from '../questions';

const part = partsOf<'owed'>();

export const warehouse = {
  play(table, play) {
    draw(table, play.seat, 3);
    credit(table, 'warehouse', { actions: 1 });
    table.next(part(play, 'owed', { n: 3 }));
  },
  parts: discardExactly,
} satisfies CardRules<'owed'>;
