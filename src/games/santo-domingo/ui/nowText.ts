import type { Seat } from '@antilles/engine';
import type { Speaker } from '../../../text';
import { BEGGAR_GOODS, CARD_NAMES, type Card } from '../rules/cards';
import { rateText } from '../rules/events';
import type { View } from '../rules/view';

/** What a card would do right now, with the numbers on the board. */
export function nowText(words: Speaker, view: View, seat: Seat, card: Card): string {
  const me = view.players[seat];
  const left = Math.max(0, (me?.handSize ?? view.cardsToPlay) - view.cardsToPlay);
  const begged = BEGGAR_GOODS[left] ?? 0;
  const counts: Partial<Record<Card, number>> = {
    1: view.rows.points,
    2: view.rows.points,
    4: view.rows.goods,
    5: view.rows.goods,
    7: me?.goods ?? 0,
    8: begged,
  };
  return words.word(`now.${CARD_NAMES[card]}`, {
    count: counts[card] ?? 0,
    rate: rateText(view.rates[view.rows.trader] ?? null),
    left,
  });
}
