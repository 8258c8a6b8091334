import { tellBy } from '@antilles/engine';
import { CARD_NAMES, type Card } from './cards';
import { rateText, type Event } from './events';

const cardKey = (card: Card): string => `card.${CARD_NAMES[card]}`;

/** Goods and points in one sentence, each with its own plural. */
const amounts = ({ goods, points }: { readonly goods: number; readonly points: number }) => ({
  goods: { phrases: [{ key: 'amount.goods', params: { count: goods } }] },
  points: { phrases: [{ key: 'amount.points', params: { count: points } }] },
});

/** An event in words. */
export const phrase = tellBy<Event>({
  supplied: (event) => ({
    key: 'log.supplied',
    params: { ...amounts(event.to), rate: rateText(event.rate) },
  }),
  // A tick on the display says it; a line for everybody every round would only drown the rest.
  chose: () => null,
  revealed: (event) => ({
    key: 'log.revealed',
    params: {
      cards: {
        phrases: event.cards.map((cards, seat) => ({
          key: 'log.showed',
          params: { who: { seat }, cards: { keys: cards.map(cardKey) } },
        })),
      },
    },
  }),
  took(event) {
    const what = event.card <= 2 ? 'points' : 'goods';
    const card = { key: cardKey(event.card) };
    const lost = event.lost.reduce((sum, n) => sum + n, 0);
    const [only] = event.seats;
    if (event.seats.length === 1 && only !== undefined) {
      if (event.each === 0) return { key: `log.took-no-${what}`, params: { who: { seat: only }, card } };
      return {
        key: lost > 0 ? 'log.took-goods-lost' : `log.took-${what}`,
        params: { who: { seat: only }, count: event.each, card, lost, left: event.to },
      };
    }
    const seats = { seats: event.seats };
    if (event.each === 0) return { key: `log.shared-no-${what}`, params: { seats, card, count: event.from } };
    return {
      key: lost > 0 ? 'log.shared-goods-lost' : `log.shared-${what}`,
      params: { seats, count: event.each, card, lost, left: event.to },
    };
  },
  rewarded(event) {
    const what = event.card === 3 ? 'goods' : 'points';
    return {
      key: event.lost > 0 ? 'log.rewarded-goods-lost' : `log.rewarded-${what}`,
      params: {
        who: { seat: event.seat },
        count: event.amount,
        lost: event.lost,
        card: { key: cardKey(event.card) },
      },
    };
  },
  'market-moved': (event) =>
    event.from === event.to
      ? { key: 'log.market', params: { rate: rateText(event.rate) } }
      : {
          key: 'log.market-moved',
          params: { count: event.seats.length, from: event.from, to: event.to, rate: rateText(event.rate) },
        },
  traded: (event) =>
    event.goods === 0
      ? { key: 'log.traded-nothing', params: { who: { seat: event.seat } } }
      : { key: 'log.traded', params: { who: { seat: event.seat }, ...amounts(event) } },
  'trader-reset': () => ({ key: 'log.trader-reset' }),
  begged: (event) => ({
    key: event.lost > 0 ? 'log.begged-lost' : 'log.begged',
    params: { who: { seat: event.seat }, count: event.forHand + event.forTraders, lost: event.lost },
  }),
  'closed-round': (event) => (event.last ? { key: 'log.last-round', params: { round: event.round } } : null),
  exchanged: (event) =>
    event.points === 0 ? null : { key: 'log.exchanged', params: { who: { seat: event.seat }, ...amounts(event) } },
});
