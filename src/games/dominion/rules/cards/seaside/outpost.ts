import { stayInPlay } from '../../vocabulary';
import type { CardRules } from '../card';

const HAND = 3;

export const outpost = {
  play(table, play) {
    const { turn, options } = table.state;
    // D-50: the second wording does nothing at all in an extra turn, and nothing the second time.
    if (options.edition === '2022' && (turn.extra || turn.outpost)) return;
    turn.handSize = HAND;
    // D-18: in an extra turn only the small hand remains of it, and the card leaves at once (D-16).
    if (turn.extra) return;
    turn.outpost = true;
    stayInPlay(table, play);
  },
} satisfies CardRules;
