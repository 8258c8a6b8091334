import type { Seat } from '@antilles/engine';
import type { TablePlayer } from '@/session/seats';
import type { Flight } from '@/ui/flights/anchors';
import type { IconName } from '@/ui/icons/drawing';
import type { Moment, Staging } from '@/ui/table/staging';
import type { Event } from '../rules/events';
import { isAttack, type CardId } from '../rules/printed';
import type { View } from '../rules/view';
import { cardIcon, paintOf, place, type Paint } from './art';

type Now = Moment<View>;

const BACK: Paint = { ground: '#4a47b0', ink: '#ffffff' };
const EMBARGO: Paint = { ground: '#a8281b', ink: '#ffffff' };

/** How long a card is on its way, between two of several, and between two of a stack, in milliseconds. */
const WAY = 260;
const NEXT_CARD = 55;
const NEXT_BACK = 45;

/** What a person does is seen as it is done and only flies by; what others do is there to be read. */
const own =
  (mine: number, others: number) =>
  ({ seat }: { readonly seat: Seat }, seats: readonly TablePlayer[]): number =>
    seats[seat]?.bot === null ? mine : others;

/** A place of somebody's own: on the table for whoever looks, and at their seat for everybody else. */
const at = ({ viewer }: Now, seat: Seat, mine: string): string => (seat === viewer ? mine : place.seat(seat));

const flies = (
  from: string,
  to: string,
  icon: IconName,
  { ground, ink }: Paint,
  more: Partial<Flight> = {},
): Flight => ({ from, to, ms: WAY, piece: { kind: 'token', color: ground, icon, ink }, ...more });

const card = (id: CardId, from: string, to: string, more: Partial<Flight> = {}): Flight =>
  flies(from, to, cardIcon(id), paintOf(id), more);

const each = (cards: readonly CardId[], from: string, to: string): readonly Flight[] =>
  cards.map((id, i) => card(id, from, to, { after: i * NEXT_CARD }));

/** A few cards face down, however many they stand for. */
const backs = (count: number, from: string, to: string): Flight =>
  flies(from, to, 'dominion/deck', BACK, { count: Math.min(count, 5), gap: NEXT_BACK });

/** Cards the viewer takes into their hand; those of the others are not seen. */
const intoHand = ({ seat, count }: { readonly seat: Seat; readonly count: number }, { viewer }: Now) =>
  seat === viewer ? [backs(count, place.deck, place.hand)] : [];

const TO = { discard: place.discard, deck: place.deck, hand: place.hand } as const;

/** How every event is shown. */
export const staging: Staging<Event, View> = {
  'turn-started': { ms: ({ extra }) => (extra ? 900 : 0), cue: ({ extra }) => (extra ? 'bell' : null) },
  shuffled: { ms: 350, cue: 'shuffle' },
  drew: { ms: own(300, 260), cue: 'flip', fly: intoHand },
  played: {
    ms: own(320, 900),
    cue: 'slide',
    gist: (event) => isAttack(event.card),
    fly: (event, now) =>
      event.from === 'in-play' ? [] : [card(event.card, at(now, event.seat, place.hand), place.inPlay)],
  },
  'treasures-played': {
    ms: own(360, 850),
    cue: 'coin',
    fly: ({ seat, cards }, now) => each(cards, at(now, seat, place.hand), place.inPlay),
  },
  credited: { ms: 0 },
  bought: {
    ms: own(380, 800),
    cue: 'coin',
    gist: true,
    fly: (event, now) => [card(event.card, place.pile(event.card), at(now, event.seat, place.discard))],
  },
  // What was bought has been seen on its way already.
  gained: {
    ms: (event, seats) => (event.bought ? 0 : event.card === 'curse' ? 950 : own(380, 800)(event, seats)),
    cue: ({ bought }) => (bought ? null : 'slide'),
    gist: ({ bought }) => !bought,
    fly: ({ seat, card: id, from, to, bought }, now) =>
      bought ? [] : [card(id, from === 'trash' ? place.trash : place.pile(id), at(now, seat, TO[to]))],
  },
  discarded: {
    ms: (event, seats) => (event.chosen ? own(260, 650)(event, seats) : 650),
    cue: 'slide',
    fly: ({ seat, cards, from }, now) =>
      each(cards, at(now, seat, from === 'deck' ? place.deck : place.hand), at(now, seat, place.discard)),
  },
  'deck-discarded': { ms: 500, cue: 'slide' },
  trashed: {
    ms: own(320, 750),
    cue: 'crate',
    fly: ({ seat, card: id, from }, now) => [
      card(id, from === 'in-play' ? place.inPlay : at(now, seat, place.hand), place.trash),
    ],
  },
  returned: {
    ms: own(320, 750),
    cue: 'slide',
    fly: ({ seat, card: id, count }, now) => [card(id, at(now, seat, place.hand), place.pile(id), { count })],
  },
  revealed: { ms: ({ cards }) => (cards.length === 0 ? 500 : 1100), cue: 'flip' },
  looked: { ms: own(0, 450), cue: 'flip' },
  'put-on-deck': {
    // A card nobody sees, and often several of them: a glance is enough.
    ms: (event, seats) => own(280, event.card === null ? 180 : 500)(event, seats),
    cue: 'slide',
    fly: ({ seat, card: id }, now) =>
      id === null ? [] : [card(id, at(now, seat, place.hand), at(now, seat, place.deck))],
  },
  'set-aside': {
    ms: own(280, 500),
    cue: 'slide',
    fly: ({ seat, card: id, from }, now) =>
      id === null
        ? []
        : [card(id, at(now, seat, from === 'deck' ? place.deck : place.hand), at(now, seat, place.mats))],
  },
  'took-in-hand': { ms: own(280, 500), cue: 'slide', fly: intoHand },
  embargoed: {
    ms: 800,
    cue: 'bell',
    gist: true,
    fly: (event) => [flies(place.seat(event.seat), place.pile(event.card), 'dominion/embargo-token', EMBARGO)],
  },
  'got-token': { ms: 800, cue: 'coin' },
  reacted: { ms: 1000, cue: 'flip' },
  protected: { ms: 1000, cue: 'flip' },
  asked: { ms: 0 },
  answered: { ms: 0 },
  forced: { ms: 0 },
  stayed: { ms: 0 },
  chose: { ms: own(0, 650) },
  'cleaned-up': {
    ms: own(320, 260),
    cue: 'slide',
    fly: ({ seat, count, played }, now) => [
      ...(seat === now.viewer ? [backs(count, place.hand, place.discard)] : []),
      backs(Math.min(3, played.length), place.inPlay, at(now, seat, place.discard)),
    ],
    endsTurn: ({ seat }) => seat,
  },
  ended: { ms: 1200 },
};
