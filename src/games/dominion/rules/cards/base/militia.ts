import { credit, discardFrom, eachAffected, partsOf } from '../../vocabulary';
import type { CardRules } from '../card';
import { downTo } from '../questions';

const part = partsOf<'victim'>();
const { victim, question } = downTo(3, 'discard', { verb: 'discard' }, (table, { who }, card) =>
  discardFrom(table, who, 'hand', card),
);

export const militia = {
  play(table, play) {
    credit(table, 'militia', { coins: 2 });
    eachAffected(table, play, (who) => part(play, 'victim', { who }));
  },
  parts: { victim, discard: question },
} satisfies CardRules<'victim'>;
