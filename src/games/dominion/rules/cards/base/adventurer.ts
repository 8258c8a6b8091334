import { isTreasure } from '../../printed';
import { playerAt } from '../../state';
import { discardAll, revealTop, takeInHand } from '../../vocabulary';
import type { CardRules } from '../card';

const WANTED = 2;

export const adventurer = {
  play(table, { seat }) {
    const { revealed } = playerAt(table.state, seat);
    while (revealed.filter(isTreasure).length < WANTED && revealTop(table, seat, 1) > 0);
    for (const card of revealed.filter(isTreasure)) takeInHand(table, seat, 'revealed', card);
    discardAll(table, seat, 'revealed');
  },
} satisfies CardRules;
