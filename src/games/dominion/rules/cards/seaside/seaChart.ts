import { playerAt } from '../../state';
import { credit, draw, putOnDeck, revealTop, takeInHand } from '../../vocabulary';
import type { CardRules } from '../card';

export const seaChart = {
  play(table, { seat }) {
    draw(table, seat, 1);
    credit(table, 'sea-chart', { actions: 1 });
    revealTop(table, seat, 1);
    const { revealed, inPlay } = playerAt(table.state, seat);
    const [card] = revealed;
    if (card === undefined) return;
    if (inPlay.includes(card)) takeInHand(table, seat, 'revealed', card);
    else putOnDeck(table, seat, 'revealed', card, 0, true);
  },
} satisfies CardRules;
