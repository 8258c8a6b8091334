import { playerAt } from '../../state';
import { gaining, trashFrom, trashSelf } from '../../vocabulary';
import type { CardRules } from '../card';

const GOLDS = 4;

export const treasureMap = {
  play(table, play) {
    const thisOne = trashSelf(table, play);
    const another = playerAt(table.state, play.seat).hand.includes('treasure-map');
    if (another) trashFrom(table, play.seat, 'hand', 'treasure-map');
    // D-8: both halves have to be trashed by the same play.
    if (thisOne && another) table.next(...Array.from({ length: GOLDS }, () => gaining(play.seat, 'gold', 'deck')));
  },
} satisfies CardRules;
