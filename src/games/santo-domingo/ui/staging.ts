import type { Seat } from '@antilles/engine';
import type { Flight } from '@/ui/flights/anchors';
import { MS } from '@/ui/motion';
import type { Moment, Staging } from '@/ui/table/staging';
import { BEGGAR } from '../rules/cards';
import type { Event } from '../rules/events';
import type { View } from '../rules/view';
import { place } from './art';
import { causesOf, equals } from './causes';
import { unitOf, type Unit } from './frames';

/** Before the cards turn, between one player's and the next, and when equal ones are roped together, in milliseconds. */
export const BREATH = 300;
export const PLAYERS_APART = 120;
export const LINKED_AT = (players: number): number => BREATH + PLAYERS_APART * (players - 1) + MS.flip + 240;

/** When the first token leaves, and how much later those of the next player do, in milliseconds. */
const FIRST = 300;
const NEXT = 90;

/** One token for each unit, from where it was to who has it now. */
const units = (unit: Unit, from: string, seat: Seat, count: number, after = FIRST): Flight => ({
  from,
  to: place[unit](seat),
  count,
  after,
  piece: {
    kind: 'token',
    icon: `santo-domingo/${unit}`,
    ink: '#1a0d1d',
    color: unit === 'points' ? '#ff9c8a' : '#7db4f5',
  },
});

/** From the cards that pay, as far as they still lie there (a Beggar takes theirs back); the rest from one's own. */
function fromPayers(
  event: Extract<Event, { type: 'rewarded' | 'begged' }>,
  moment: Moment<View>,
  unit: Unit,
  count: number,
  after = FIRST,
): readonly Flight[] {
  const table = moment.view.players.map(({ table: cards }) => cards ?? []);
  const own = place.played(event.seat, event.type === 'begged' ? BEGGAR : event.card);
  let left = count;
  const flights = causesOf(event, table).map(({ seat, card, amount }) => {
    const flying = Math.min(left, amount);
    const start = after + (count - left) * MS.flightGap;
    left -= flying;
    return units(unit, place.played(seat, card), event.seat, flying, start);
  });
  return [...flights, units(unit, own, event.seat, left, after + (count - left) * MS.flightGap)];
}

/** How every event is shown. */
export const staging: Staging<Event, View> = {
  chose: { ms: 0, cue: 'slide' },
  // Long enough to turn all cards, rope equal ones together, and read.
  revealed: { ms: ({ cards }) => LINKED_AT(cards.length) + (equals(cards).length > 0 ? 1500 : 1000), cue: 'shuffle' },
  supplied: { ms: 1300, cue: 'step' },
  took: {
    ms: ({ each, seats }) => 1500 + 90 * each * seats.length,
    cue: ({ card }) => (unitOf(card) === 'points' ? 'step' : 'crate'),
    gist: true,
    // Each from its own space, while the marker walks back over it.
    fly: ({ card, seats, each, lost, from }) =>
      seats.flatMap((seat, i) =>
        Array.from({ length: each - (lost[i] ?? 0) }, (_, k) => {
          const nth = k * seats.length + i;
          return units(unitOf(card), place.space(unitOf(card), from - nth), seat, 1, FIRST + nth * NEXT);
        }),
      ),
  },
  rewarded: {
    ms: ({ amount }) => (amount === 0 ? 1100 : 1500 + 70 * amount),
    gist: ({ amount }) => amount > 0,
    cue: ({ amount, card }) => (amount === 0 ? null : unitOf(card) === 'goods' ? 'crate' : 'step'),
    fly: (event, moment) => fromPayers(event, moment, unitOf(event.card), event.amount - event.lost),
  },
  'market-moved': { ms: 1500, cue: 'step' },
  traded: {
    ms: ({ goods }) => (goods === 0 ? 1000 : 1500 + 70 * goods),
    cue: ({ goods }) => (goods === 0 ? null : 'coin'),
    gist: ({ goods }) => goods > 0,
    fly: ({ seat, points }) => [units('points', place.goods(seat), seat, points)],
  },
  'trader-reset': { ms: 900, cue: 'step' },
  begged: {
    ms: 1700,
    cue: 'crate',
    gist: true,
    fly: (event, moment) => {
      const { seat, forHand, forTraders, lost } = event;
      const kept = forHand + forTraders - lost;
      const own = Math.min(forHand, kept);
      return [
        units('goods', place.played(seat, BEGGAR), seat, own),
        ...fromPayers(event, moment, 'goods', kept - own, FIRST + own * MS.flightGap),
      ];
    },
  },
  'closed-round': {
    ms: ({ last }) => (last ? 1600 : 0),
    cue: ({ last }) => (last ? 'bell' : null),
    gist: ({ last }) => last,
  },
  exchanged: {
    ms: ({ points }) => (points === 0 ? 0 : 1300),
    cue: ({ goods }) => (goods === 0 ? null : 'coin'),
    fly: ({ seat, points }) => [units('points', place.goods(seat), seat, points)],
  },
};
