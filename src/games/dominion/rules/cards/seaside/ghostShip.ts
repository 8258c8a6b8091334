import { draw, eachAffected, partsOf, putOnDeck } from '../../vocabulary';
import type { CardRules } from '../card';
import { downTo } from '../questions';

const part = partsOf<'victim'>();
// The first one named ends on top (D-29).
const { victim, question } = downTo(3, 'put-back', { verb: 'top', ordered: true }, (table, { who, n }, card) =>
  putOnDeck(table, who, 'hand', card, n),
);

export const ghostShip = {
  play(table, play) {
    draw(table, play.seat, 2);
    eachAffected(table, play, (who) => part(play, 'victim', { who }));
  },
  parts: { victim, 'put-back': question },
} satisfies CardRules<'victim'>;
