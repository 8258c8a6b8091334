import type { Seat } from '@antilles/engine';
import { CardBack } from '@/ui/cards/PlayingCard';
import type { Flight } from '@/ui/flights/anchors';
import type { Moment, Staging } from '@/ui/table/staging';
import type { Card } from '../rules/deck';
import type { CartagenaEvent } from '../rules/events';
import type { CartagenaView } from '../rules/view';
import { looksDark, place } from './art';
import { SymbolCard } from './SymbolCard';
import { LONGEST_WALK } from './walks';

type Now = Moment<CartagenaView>;

/** Time to read what happened after a pirate has arrived, in milliseconds. */
const AFTER = 450;

const hand = ({ viewer }: Now, seat: Seat): string => (seat === viewer ? place.hand : place.seat(seat));

const back = () => <CardBack width={40} height={54} />;

/** Cards between hands and piles. Whoever may not know a card (null) sees its back. */
const flies = ({ view }: Now, from: string, to: string, card: Card | null, more: Partial<Flight> = {}): Flight => ({
  from,
  to,
  piece: {
    kind: 'card',
    face:
      card === null
        ? back
        : () => (
            <SymbolCard card={card} dark={looksDark(card, view.options.scoundrels)} width={44} height={60} caption="" />
          ),
  },
  ...more,
});

/** Several known cards, one after the other. */
const each = (now: Now, from: string, to: string, cards: readonly Card[], apart: number): readonly Flight[] =>
  cards.map((card, i) => flies(now, from, to, card, { after: i * apart }));

/** How every event is shown. Pirates walk on the map itself. */
export const staging: Staging<CartagenaEvent, CartagenaView> = {
  'turn-began': { ms: ({ captain }) => (captain ? 900 : 0), cue: ({ captain }) => (captain ? 'bell' : null) },
  'turn-ended': { ms: 0 },
  played: {
    ms: ({ use }) => (use === 'advance' ? 420 : 1500),
    cue: 'slide',
    gist: ({ use }) => use !== 'advance',
    fly: ({ seat, cards }, now) => each(now, hand(now, seat), place.discard, cards, 120),
  },
  advanced: { ms: LONGEST_WALK + AFTER, cue: 'hop', gist: true },
  retreated: { ms: LONGEST_WALK + AFTER, cue: 'hop', gist: true },
  helped: { ms: LONGEST_WALK + AFTER, cue: 'hop', gist: true },
  bitten: { ms: LONGEST_WALK + 2 * AFTER, cue: 'hop', gist: true },
  drew: {
    ms: ({ count }) => 620 + 90 * count,
    cue: 'flip',
    // Only a viewer's own cards are known; the others fly face down.
    fly: ({ seat, count, cards }, now) =>
      cards === null
        ? [flies(now, place.draw, hand(now, seat), null, { count })]
        : each(now, place.draw, hand(now, seat), cards, 110),
  },
  reshuffled: { ms: 900, cue: 'shuffle' },
  skipped: { ms: 700 },
  sailed: { ms: 1500, cue: 'sail', gist: true },
  caught: { ms: 1500, cue: 'bell', gist: true },
  'laid-aside': { ms: 0, cue: 'slide' },
  discarded: {
    ms: 900,
    cue: 'slide',
    fly: ({ seat, cards }, now) => each(now, hand(now, seat), place.discard, cards, 90),
  },
  looked: { ms: 900, cue: 'flip' },
  took: {
    ms: 800,
    cue: 'slide',
    gist: true,
    fly: ({ seat, victim, card }, now) => [flies(now, hand(now, victim), hand(now, seat), card)],
  },
  gave: {
    ms: 800,
    cue: 'slide',
    fly: ({ seat, to, card }, now) => [flies(now, hand(now, seat), hand(now, to), card)],
  },
  spread: {
    ms: 700,
    cue: 'flip',
    fly: ({ seat, count }, now) => [flies(now, place.draw, hand(now, seat), null, { count: Math.min(count, 6) })],
  },
  kept: { ms: 700, cue: 'slide' },
  'put-back': {
    ms: 350,
    cue: 'slide',
    fly: ({ seat }, now) => [flies(now, hand(now, seat), place.draw, null)],
  },
  opened: { ms: 1900, cue: 'coin' },
  'chests-laid': { ms: 900, cue: 'shuffle' },
  won: { ms: 1400 },
};
