import type { Seat } from '@antilles/engine';
import type { SpeakerOf } from '@/text';
import { BEGGAR_GOODS, CARD_NAMES, type Card } from '../rules/cards';
import { rateText } from '../rules/events';
import type { View } from '../rules/view';

/** What a card would do right now, with the numbers on the board. */
export function nowText(words: SpeakerOf<'santo-domingo'>, view: View, seat: Seat, card: Card): string {
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
  // A hand that is played out is begged for as well, but not "for the 0 cards".
  const key = card === 8 && left === 0 ? 'now.beggarAlone' : (`now.${CARD_NAMES[card]}` as const);
  return words.word(key, {
    count: counts[card] ?? 0,
    rate: rateText(view.rates[view.rows.trader] ?? null),
    left: words.word('display.hand', { count: left }),
  });
}
