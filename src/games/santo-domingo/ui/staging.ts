import type { Seat } from '@antilles/engine';
import type { Flight } from '@/ui/flights/anchors';
import type { Moment, Staging } from '@/ui/table/staging';
import { BEGGAR } from '../rules/cards';
import type { Event } from '../rules/events';
import type { View } from '../rules/view';
import { place } from './art';
import { unitOf, type Unit } from './frames';

/** When the first token leaves, and how much later those of the next player do, in milliseconds. */
const FIRST = 250;
const NEXT_SEAT = 70;

/** One token for each unit, from where it was to who has it now. */
const units = (
  { colors }: Moment<View>,
  unit: Unit,
  from: string,
  seat: Seat,
  count: number,
  after = FIRST,
): Flight => ({
  from,
  to: place[unit](seat),
  count,
  after,
  piece: {
    kind: 'token',
    icon: `santo-domingo/${unit}`,
    ink: '#10283a',
    color: unit === 'points' ? colors.pointsMarker : colors.goodsMarker,
  },
});

/** How every event is shown. */
export const staging: Staging<Event, View> = {
  chose: { ms: 0, cue: 'slide' },
  revealed: { ms: 1800, cue: 'flip' },
  supplied: { ms: 1300, cue: 'step' },
  took: {
    ms: ({ each, seats }) => 1700 + 70 * each * seats.length,
    cue: ({ card }) => (unitOf(card) === 'points' ? 'step' : 'crate'),
    gist: true,
    fly: ({ card, seats, each, lost, to }, moment) => {
      const unit = unitOf(card);
      const from = place.space(unit, Math.max(1, to));
      return seats.map((seat, i) => units(moment, unit, from, seat, each - (lost[i] ?? 0), FIRST + i * NEXT_SEAT));
    },
  },
  rewarded: {
    ms: ({ amount }) => (amount === 0 ? 1100 : 1500 + 70 * amount),
    gist: ({ amount }) => amount > 0,
    cue: ({ amount, card }) => (amount === 0 ? null : unitOf(card) === 'goods' ? 'crate' : 'step'),
    fly: ({ card, seat, amount, lost }, moment) => [units(moment, unitOf(card), place.rail(card), seat, amount - lost)],
  },
  'market-moved': { ms: 1500, cue: 'step' },
  traded: {
    ms: ({ goods }) => (goods === 0 ? 1000 : 1500 + 70 * goods),
    cue: ({ goods }) => (goods === 0 ? null : 'coin'),
    gist: ({ goods }) => goods > 0,
    fly: ({ seat, points }, moment) => [units(moment, 'points', place.goods(seat), seat, points)],
  },
  'trader-reset': { ms: 900, cue: 'step' },
  begged: {
    ms: 1700,
    cue: 'crate',
    gist: true,
    fly: ({ seat, forHand, forTraders, lost }, moment) => [
      units(moment, 'goods', place.rail(BEGGAR), seat, forHand + forTraders - lost),
    ],
  },
  'closed-round': {
    ms: ({ last }) => (last ? 1600 : 0),
    cue: ({ last }) => (last ? 'bell' : null),
    gist: ({ last }) => last,
  },
  exchanged: {
    ms: ({ points }) => (points === 0 ? 0 : 1300),
    cue: ({ goods }) => (goods === 0 ? null : 'coin'),
    fly: ({ seat, points }, moment) => [units(moment, 'points', place.goods(seat), seat, points)],
  },
};
