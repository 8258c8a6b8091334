import type { Seat } from '@antilles/engine';
import type { TablePlayer } from '@/session/seats';
import type { Flight } from '@/ui/flights/anchors';
import { MOMENT_MS } from '@/ui/table/moments';
import type { Moment, Staging } from '@/ui/table/staging';
import type { Event, Place, GainedTo } from '../rules/events';
import { isAttack, type CardId } from '../rules/printed';
import type { View } from '../rules/view';
import { place, tally, type Paint } from './art';
import { toneOf } from './blows';
import { backPiece, cardPiece } from './pieces';

type Now = Moment<View>;

const EMBARGO: Paint = { ground: '#a8281b', ink: '#ffffff' };

/** How long a card is on its way, and between two of several, in milliseconds: draws come one by one, a sweep at once. */
const WAY = 280;
const DRAW = { ms: 240, gap: 70 } as const;
const NEXT_CARD = 50;

/** What a person does is seen as it is done and only flies by; what others do is there to be read. */
const own =
  (mine: number, others: number) =>
  ({ seat }: { readonly seat: Seat }, seats: readonly TablePlayer[]): number =>
    seats[seat]?.bot === null ? mine : others;

/** A big moment takes as long as it says; anything else what it always takes. */
const moment =
  <E extends Extract<Event, { readonly seat: Seat }>>(ms: (event: E, seats: readonly TablePlayer[]) => number) =>
  (event: E, seats: readonly TablePlayer[], view?: View): number => {
    const tone = toneOf(event, seats, view);
    return tone === null ? ms(event, seats) : MOMENT_MS[tone];
  };

/** Long enough for so many cards to be drawn one after the other; what others draw is not seen. */
const drawing = (event: { readonly seat: Seat; readonly count: number }, seats: readonly TablePlayer[]): number =>
  own(event.count === 0 ? 0 : DRAW.ms + DRAW.gap * (Math.min(event.count, 10) - 1) + 40, 140)(event, seats);

/** A place of somebody's own: on the table for whoever looks, and at their seat for everybody else. */
const at = ({ viewer }: Now, seat: Seat, mine: string, theirs = place.played(seat)): string =>
  seat === viewer ? mine : theirs;

/** One card, or several alike as one stack. */
const card = (id: CardId, from: string, to: string, more: Partial<Flight> = {}): Flight => ({
  from,
  to,
  ms: WAY,
  piece: cardPiece(id),
  ...more,
});

/** How many of a card the viewer holds after the event. */
const held = ({ view, viewer }: Now, id: CardId): number =>
  viewer === null ? 0 : (view.players[viewer]?.hand ?? []).filter((each) => each === id).length;

/** Where cards lay that have left the viewer's hand: the last of each kind go first. */
const slotsOf = (cards: readonly CardId[], now: Now): readonly (readonly [CardId, string])[] =>
  tally(cards).flatMap(({ card: id, count }) =>
    Array.from({ length: count }, (_, i) => [id, place.handCard(id, held(now, id) + i)] as const),
  );

/** Cards of the viewer's hand on their way to a place, one after the other. */
const fromHand = (cards: readonly CardId[], to: string, now: Now, more: Partial<Flight> = {}): readonly Flight[] =>
  slotsOf(cards, now).map(([id, from], i) => card(id, from, to, { after: i * NEXT_CARD, ...more }));

/** Cards the viewer takes into their hand, each to its own place and turning up; those of the others are not seen. */
function intoHand(
  { seat, cards }: { readonly seat: Seat; readonly cards: readonly CardId[] | null },
  now: Now,
  from: string,
): readonly Flight[] {
  if (seat !== now.viewer || cards === null) return [];
  const came = new Map<CardId, number>();
  return cards.map((id, i) => {
    const nth = came.get(id) ?? 0;
    came.set(id, nth + 1);
    const copies = cards.filter((each) => each === id).length;
    const to = place.handCard(id, held(now, id) - copies + nth);
    return { from, to, ms: DRAW.ms, after: i * DRAW.gap, piece: cardPiece(id, 'up') };
  });
}

const TO = { discard: place.discard, deck: place.deck, 'set-aside': place.mats } as const;

/** Where somebody's card comes to rest that they gained. */
const gainedTo = (to: GainedTo, id: CardId, seat: Seat, now: Now): string =>
  at(now, seat, to === 'hand' ? place.handCard(id, held(now, id) - 1) : TO[to], place.gained(seat));

/** Where a card of the viewer's own lay before it went somewhere. */
const leftFrom = (id: CardId, from: Place, now: Now): string =>
  from === 'hand' ? place.handCard(id, held(now, id)) : from === 'in-play' ? place.laid(id) : place.deck;

/** How every event is shown. */
export const staging: Staging<Event, View> = {
  'turn-started': { ms: ({ extra }) => (extra ? 900 : 0), cue: ({ extra }) => (extra ? 'bell' : null) },
  shuffled: {
    ms: own(420, 120),
    cue: 'shuffle',
    fly: ({ seat, count }, { viewer }) =>
      seat === viewer
        ? [{ from: place.discard, to: place.deck, piece: backPiece, count: Math.min(count, 5), gap: 45, ms: 220 }]
        : [],
  },
  drew: { ms: drawing, cue: 'flip', fly: (event, now) => intoHand(event, now, place.deck) },
  played: {
    ms: moment(own(300, 560)),
    cue: ({ card: id }) => (isAttack(id) ? 'attack' : 'slide'),
    gist: (event) => isAttack(event.card),
    fly: (event, now) => {
      const { seat, card: id, from } = event;
      if (from === 'in-play') return [];
      if (seat !== now.viewer) return [card(id, place.seat(seat), place.played(seat))];
      return [card(id, from === 'hand' ? leftFrom(id, 'hand', now) : place.discard, place.laid(id))];
    },
  },
  'treasures-played': {
    ms: own(330, 480),
    cue: 'coin',
    // Equal ones go as one stack.
    fly: ({ seat, cards }, now) =>
      seat !== now.viewer
        ? []
        : tally(cards).map(({ card: id, count }, i) =>
            card(id, place.handCard(id, held(now, id)), place.laid(id), { count, stack: true, after: i * NEXT_CARD }),
          ),
  },
  credited: { ms: 0 },
  bought: {
    ms: own(360, 560),
    cue: 'coin',
    gist: true,
    fly: ({ seat, card: id }, now) => [
      card(id, place.pile(id), at(now, seat, place.discard, place.gained(seat)), { ms: 320 }),
    ],
  },
  // What was bought has been seen on its way already.
  gained: {
    ms: moment((event, seats) => (event.bought ? 0 : own(360, 560)(event, seats))),
    cue: ({ card: id, seat, bought }, seats) =>
      id === 'province'
        ? seats[seat]?.bot === null
          ? 'triumph'
          : 'bell'
        : id === 'curse'
          ? 'drum'
          : bought
            ? null
            : 'slide',
    gist: ({ bought }) => !bought,
    fly: ({ seat, card: id, from, to, bought }, now) =>
      bought
        ? []
        : [card(id, from === 'trash' ? place.trash : place.pile(id), gainedTo(to, id, seat, now), { ms: 320 })],
  },
  discarded: {
    ms: moment((event, seats) => (event.chosen || event.from === 'deck' ? own(320, 500)(event, seats) : 600)),
    cue: 'slide',
    fly: ({ seat, cards, from }, now) =>
      seat !== now.viewer
        ? []
        : from === 'hand'
          ? fromHand(cards, place.discard, now)
          : cards.map((id, i) => card(id, place.deck, place.discard, { after: i * NEXT_CARD })),
  },
  'deck-discarded': {
    ms: 450,
    cue: 'slide',
    fly: ({ seat, count }, { viewer }) =>
      seat === viewer
        ? [{ from: place.deck, to: place.discard, piece: backPiece, count: Math.min(count, 4), stack: true }]
        : [],
  },
  trashed: {
    ms: moment(own(320, 560)),
    cue: 'crate',
    fly: ({ seat, card: id, from }, now) => [
      card(id, seat === now.viewer ? leftFrom(id, from, now) : place.seat(seat), place.trash),
    ],
  },
  returned: {
    ms: own(320, 560),
    cue: 'slide',
    fly: ({ seat, card: id, count }, now) => [
      card(id, seat === now.viewer ? leftFrom(id, 'hand', now) : place.seat(seat), place.pile(id), {
        count,
        stack: true,
      }),
    ],
  },
  revealed: { ms: ({ cards }) => (cards.length === 0 ? 500 : 1000), cue: 'flip' },
  looked: { ms: own(0, 250), cue: 'flip' },
  'put-on-deck': {
    // A card nobody sees, and often several of them: a glance is enough.
    ms: (event, seats) => own(280, event.card === null ? 60 : 450)(event, seats),
    cue: 'slide',
    fly: ({ seat, card: id, from }, now) =>
      id === null || seat !== now.viewer || from !== 'hand'
        ? []
        : [{ from: leftFrom(id, from, now), to: place.deck, ms: WAY, piece: cardPiece(id, 'down') }],
  },
  'set-aside': {
    ms: own(280, 350),
    cue: 'slide',
    fly: ({ seat, card: id, from, to }, now) =>
      id === null || seat !== now.viewer
        ? []
        : [
            card(
              id,
              leftFrom(id, from, now),
              to === 'haven' ? place.laid('haven') : to === 'island' ? place.mats : place.village,
            ),
          ],
  },
  'took-in-hand': {
    ms: drawing,
    cue: 'slide',
    fly: (event, now) =>
      intoHand(
        event,
        now,
        event.from === 'haven' ? place.laid('haven') : event.from === 'native-village' ? place.village : place.deck,
      ),
  },
  embargoed: {
    ms: 700,
    cue: 'bell',
    gist: true,
    fly: ({ seat, card: id }, now) => [
      {
        from: at(now, seat, place.inPlay, place.seat(seat)),
        to: place.pile(id),
        piece: { kind: 'token', color: EMBARGO.ground, icon: 'dominion/embargo-token', ink: EMBARGO.ink },
      },
    ],
  },
  'got-token': { ms: 600, cue: 'coin' },
  reacted: { ms: moment(() => 900), cue: 'blocked' },
  protected: { ms: moment(() => 900), cue: 'blocked' },
  asked: { ms: 0 },
  answered: { ms: 0 },
  forced: { ms: 0 },
  stayed: { ms: 0 },
  chose: { ms: own(0, 500) },
  'cleaned-up': {
    ms: own(320, 180),
    cue: 'slide',
    // Hand and play are swept away together.
    fly: ({ seat, cards, played }, now) =>
      seat !== now.viewer
        ? []
        : [
            ...fromHand(cards ?? [], place.discard, now, { after: 0, ms: 260 }),
            ...tally(played).map(({ card: id, count }) =>
              card(id, place.laid(id), place.discard, { ms: 260, count, stack: true }),
            ),
          ],
    endsTurn: ({ seat }) => seat,
  },
  ended: { ms: MOMENT_MS.notice, cue: 'bell' },
};
