import type { Seat } from '@antilles/engine';
import { CardBack } from '@/ui/cards/PlayingCard';
import type { Flight } from '@/ui/flights/anchors';
import type { TablePlayer } from '@/session/seats';
import type { Cue } from '@/ui/cues';
import { MOMENT_MS } from '@/ui/table/moments';
import type { Moment, Staging } from '@/ui/table/staging';
import type { Card } from '../rules/deck';
import type { Event as CartagenaEvent } from '../rules/events';
import type { View as CartagenaView } from '../rules/view';
import { looksDark, place } from './art';
import { CHEST_MS } from './ChestOpens';
import { FINALE_MS } from './Finale';
import { SAIL_MS } from './Places';
import { SymbolCard } from './SymbolCard';
import { LEAP, lengthOf, walkTime, type Walk } from './walks';

type Now = Moment<CartagenaView>;

/** Time to read what happened after a pirate has arrived, in milliseconds: somebody else's, and what one did oneself. */
const AFTER = 450;
const AFTER_OWN = 60;
/** One's own black magic: one has just called it, and wants to see what comes of it. */
const OWN_MAGIC = 1000;

const isPerson = (seats: readonly TablePlayer[], seat: Seat): boolean => seats[seat]?.bot === null;

/** A walk as long as it is far; whoever walks themselves need not read where to. */
const walks = (
  { seat, ...walk }: Pick<Walk, 'from' | 'to'> & { readonly seat: Seat },
  seats: readonly TablePlayer[],
): number => walkTime(lengthOf(walk)) + (isPerson(seats, seat) ? AFTER_OWN : AFTER);

const hops = (walk: Pick<Walk, 'from' | 'to'>): Cue => (lengthOf(walk) >= LEAP ? 'sail' : 'hop');

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
  'turn-began': {
    // Whoever is captain themselves is told what it gives them.
    ms: ({ seat, captain }, seats) => (captain && isPerson(seats, seat) ? MOMENT_MS.triumph : 0),
    cue: ({ captain }) => (captain ? 'bell' : null),
  },
  'turn-ended': { ms: 0 },
  played: {
    // A person's card goes with the walk; a bot's is seen first.
    ms: ({ use, seat }, seats) =>
      use === 'advance' ? (isPerson(seats, seat) ? 0 : 420) : isPerson(seats, seat) ? OWN_MAGIC : MOMENT_MS.notice,
    cue: ({ use }) => (use === 'advance' ? 'slide' : use === 'pistol' ? 'attack' : 'triumph'),
    gist: ({ use }) => use !== 'advance',
    fly: ({ seat, cards }, now) => each(now, hand(now, seat), place.discard, cards, 120),
  },
  advanced: {
    ms: walks,
    cue: hops,
    gist: true,
    fly({ seat }, now) {
      const card = now.view.discard[now.view.discard.length - 1];
      return seat === now.viewer && card !== undefined ? each(now, place.hand, place.discard, [card], 0) : [];
    },
  },
  retreated: { ms: walks, cue: 'hop', gist: true },
  helped: { ms: walks, cue: hops, gist: true },
  bitten: { ms: (event, seats) => walks(event, seats) + AFTER, cue: 'hop', gist: true },
  drew: {
    ms: ({ count }) => 620 + 90 * count,
    cue: 'flip',
    // Only a viewer's own cards are known; the others fly face down.
    fly: ({ seat, count, cards }, now) =>
      cards === null
        ? [flies(now, place.draw, hand(now, seat), null, { count })]
        : each(now, place.draw, hand(now, seat), cards, 110),
  },
  reshuffled: {
    ms: 900,
    cue: 'shuffle',
    fly: (_, now) => [flies(now, place.discard, place.draw, null, { count: 5, gap: 80 })],
  },
  skipped: { ms: 700 },
  sailed: { ms: SAIL_MS + 100, cue: 'sail', gist: true },
  caught: { ms: MOMENT_MS.storm, cue: 'attack', gist: true },
  'laid-aside': { ms: 0, cue: 'slide' },
  discarded: {
    ms: 900,
    cue: 'slide',
    fly: ({ seat, cards }, now) => each(now, hand(now, seat), place.discard, cards, 90),
  },
  looked: { ms: 900, cue: 'flip' },
  took: {
    // A bot robs a person: that is no small thing.
    ms: ({ seat, victim }, seats) => (!isPerson(seats, seat) && isPerson(seats, victim) ? MOMENT_MS.storm : 800),
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
  opened: { ms: CHEST_MS, cue: ({ token }) => (token === 'snake' ? 'attack' : 'coin'), gist: true },
  'chests-laid': { ms: 900, cue: 'shuffle' },
  won: { ms: FINALE_MS, cue: 'lanterns' },
};
