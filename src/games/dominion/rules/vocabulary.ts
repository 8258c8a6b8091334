import { shuffle, type Seat } from '@antilles/engine';
import { isAction, type CardId } from './printed';
import type { GainedTo } from './events';
import {
  othersOf,
  playerAt,
  removeOne,
  setAsideOf,
  type Effect,
  type Play,
  type Player,
  type State,
  type Step,
} from './state';
import type { Table } from './table';

/** The verbs every card is written in: the atomic operations of the contract, section (b). */

/** The discard pile becomes the deck. Only when the deck is empty and a card is needed (DO-15). */
function reshuffle(table: Table, seat: Seat): void {
  const player = playerAt(table.state, seat);
  if (player.discard.length === 0) return;
  const emptied = player.deck;
  player.deck = shuffle(table.state, player.discard);
  player.discard = emptied;
  table.emit?.({ type: 'shuffled', seat, count: player.deck.length });
}

/** The top card of the deck, off the deck and nowhere yet: the caller puts it down at once. */
function takeTop(table: Table, seat: Seat): CardId | null {
  const player = playerAt(table.state, seat);
  if (player.deck.length === 0) reshuffle(table, seat);
  return player.deck.pop() ?? null;
}

export function draw(table: Table, seat: Seat, count: number): void {
  const player = playerAt(table.state, seat);
  let from = player.hand.length;
  for (let i = 0; i < count; i++) {
    if (player.deck.length === 0) {
      tellDrawn(table, seat, from);
      from = player.hand.length;
      reshuffle(table, seat);
    }
    const card = player.deck.pop();
    if (card === undefined) break;
    player.hand.push(card);
  }
  tellDrawn(table, seat, from);
}

function tellDrawn(table: Table, seat: Seat, from: number): void {
  if (table.emit === null) return;
  const cards = playerAt(table.state, seat).hand.slice(from);
  if (cards.length > 0) table.emit({ type: 'drew', seat, cards, count: cards.length });
}

/** Takes up to `count` cards off the deck into a zone of its own, and tells which. */
function takeUp(table: Table, seat: Seat, zone: 'looking' | 'revealed', count: number): readonly CardId[] {
  const cards = playerAt(table.state, seat)[zone];
  const before = cards.length;
  for (let i = 0; i < count; i++) {
    const card = takeTop(table, seat);
    if (card === null) break;
    cards.push(card);
  }
  return cards.slice(before);
}

/** Takes up to `count` cards off the deck for this player's eyes only. */
export function lookAtTop(table: Table, seat: Seat, count: number): number {
  const cards = takeUp(table, seat, 'looking', count);
  if (cards.length > 0) table.emit?.({ type: 'looked', seat, cards, count: cards.length });
  return cards.length;
}

/** Takes up to `count` cards off the deck and shows them to everybody. */
export function revealTop(table: Table, seat: Seat, count: number): number {
  const cards = takeUp(table, seat, 'revealed', count);
  if (cards.length > 0) table.emit?.({ type: 'revealed', seat, cards, from: 'deck' });
  return cards.length;
}

/** Needs the bottom card of the deck: shuffles when there is no deck; false when there is still none. */
export function lookAtBottom(table: Table, seat: Seat): boolean {
  const player = playerAt(table.state, seat);
  if (player.deck.length === 0) reshuffle(table, seat);
  const card = player.deck.shift();
  if (card === undefined) return false;
  player.looking.push(card);
  table.emit?.({ type: 'looked', seat, cards: [card], count: 1 });
  return true;
}

export function revealHand(table: Table, seat: Seat): void {
  const { hand } = playerAt(table.state, seat);
  table.emit?.({ type: 'revealed', seat, cards: hand.concat(), from: 'hand' });
}

export function revealFromHand(table: Table, seat: Seat, card: CardId): void {
  table.emit?.({ type: 'revealed', seat, cards: [card], from: 'hand' });
}

/** Zones a card can be moved out of by name. */
type Zone = 'hand' | 'deck' | 'discard' | 'looking' | 'revealed';

/** Takes one copy of a card out of a zone. Rules only name cards that are there. */
function takeFrom(player: Player, zone: Zone, card: CardId): void {
  if (!removeOne(player[zone], card)) throw new Error(`no ${card} in ${zone}`);
}

/** Takes a card off what was gained and set aside. */
export function takeAside(player: Player, card: CardId): void {
  const left = setAsideOf(player).concat();
  if (!removeOne(left, card)) throw new Error(`no ${card} set aside`);
  player.setAside = left;
}

/** Discards a card: one the player named, unless said otherwise. */
export function discardFrom(table: Table, seat: Seat, zone: Zone, card: CardId, chosen = true): void {
  const player = playerAt(table.state, seat);
  takeFrom(player, zone, card);
  player.discard.push(card);
  table.emit?.({ type: 'discarded', seat, cards: [card], count: 1, from: zone, chosen });
}

/** Discards a whole zone together. */
export function discardAll(table: Table, seat: Seat, zone: 'hand' | 'looking' | 'revealed'): number {
  const player = playerAt(table.state, seat);
  const cards = player[zone];
  if (cards.length === 0) return 0;
  player[zone] = [];
  for (const card of cards) player.discard.push(card);
  table.emit?.({ type: 'discarded', seat, cards, count: cards.length, from: zone, chosen: false });
  return cards.length;
}

/** Discards the top card of the deck, if there is one. */
export function discardTop(table: Table, seat: Seat): CardId | null {
  const card = takeTop(table, seat);
  if (card === null) return null;
  playerAt(table.state, seat).discard.push(card);
  table.emit?.({ type: 'discarded', seat, cards: [card], count: 1, from: 'deck', chosen: false });
  return card;
}

export function trashFrom(table: Table, seat: Seat, zone: Zone, card: CardId): void {
  takeFrom(playerAt(table.state, seat), zone, card);
  table.state.trash.push(card);
  table.emit?.({ type: 'trashed', seat, card, from: zone });
}

/** Whether the card of this play still lies in play: it cannot have left and let another take its place. */
export const isInPlay = (state: State, { seat, slot, card }: Play): boolean =>
  playerAt(state, seat).inPlay[slot] === card;

/** Trashes the card being resolved; false when it has left play already. */
export function trashSelf(table: Table, play: Play): boolean {
  if (!isInPlay(table.state, play)) return false;
  leavePlay(playerAt(table.state, play.seat), play.slot);
  table.state.trash.push(play.card);
  table.emit?.({ type: 'trashed', seat: play.seat, card: play.card, from: 'in-play' });
  return true;
}

/** Takes a card out of the play area; the slots behind it move up. */
export function leavePlay(player: Player, slot: number): void {
  player.inPlay.splice(slot, 1);
  if (player.stays.length === 0) return;
  const moved = (other: number): number => (other > slot ? other - 1 : other);
  player.stays = player.stays.map(moved);
  moveSlots(player, moved);
}

/** What waits for the next turn knows where its card lies in play: it may have to stay for longer. */
export function moveSlots(player: Player, moved: (slot: number) => number): void {
  player.nextTurn = player.nextTurn.map((effect) => ({
    ...effect,
    slot: moved(effect.slot),
    throne: effect.throne === null ? null : moved(effect.throne),
  }));
}

/**
 * Puts a card onto the deck, under the `below` cards put there before it by the same effect: the first
 * one named ends on top (D-29).
 */
export function putOnDeck(table: Table, seat: Seat, zone: Zone, card: CardId, below = 0, open = false): void {
  const player = playerAt(table.state, seat);
  takeFrom(player, zone, card);
  player.deck.splice(player.deck.length - below, 0, card);
  table.emit?.({ type: 'put-on-deck', seat, card, from: zone, open, bottom: false });
}

export function putUnderDeck(table: Table, seat: Seat, zone: Zone, card: CardId): void {
  const player = playerAt(table.state, seat);
  takeFrom(player, zone, card);
  player.deck.unshift(card);
  table.emit?.({ type: 'put-on-deck', seat, card, from: zone, open: false, bottom: true });
}

/** Moves cards a player was looking at, or had revealed, into the hand. */
export function takeInHand(table: Table, seat: Seat, zone: 'looking' | 'revealed', card: CardId): void {
  const player = playerAt(table.state, seat);
  takeFrom(player, zone, card);
  player.hand.push(card);
  table.emit?.({ type: 'took-in-hand', seat, cards: [card], count: 1, from: zone, open: zone === 'revealed' });
}

/** A card to be gained from the Supply, as a step: whoever watches has their say before anything else goes on (DO-67). */
export const gaining = (
  seat: Seat,
  card: CardId,
  to: GainedTo = 'discard',
  bought = false,
): Extract<Step, { op: 'gain' }> => ({
  op: 'gain',
  seat,
  card,
  to,
  bought,
});

/** Gains a card from the Supply, if there is one left (DO-20): that comes next. Of several each is named as a step. */
export const gain = (table: Table, seat: Seat, card: CardId, to: GainedTo = 'discard'): void =>
  table.next(gaining(seat, card, to));

/** Credits the active player (DO-6); `card` is what gives it. */
export function credit(
  table: Table,
  card: CardId,
  { actions = 0, buys = 0, coins = 0 }: { actions?: number; buys?: number; coins?: number },
): void {
  const { turn } = table.state;
  turn.actions += actions;
  turn.buys += buys;
  turn.coins += coins;
  table.emit?.({ type: 'credited', seat: turn.seat, card, actions, buys, coins });
}

/** Coins of a Treasure: told together with the others played with it. */
export function pay({ state }: Table, coins: number): void {
  state.turn.coins += coins;
}

interface About {
  readonly who?: Seat;
  readonly n?: number;
  readonly about?: CardId | null;
}

function part<Name extends string>(
  play: Play,
  name: Name,
  { who = play.seat, n = 0, about = null }: About = {},
): Effect {
  const { card, seat, slot, throne, immune, note } = play;
  return {
    op: 'card',
    card,
    seat,
    slot,
    throne,
    part: name,
    who,
    n,
    about,
    ...(immune === undefined ? {} : { immune }),
    ...(note === undefined ? {} : { note }),
  };
}

/** Later parts of a card, as steps: `partsOf<'discard'>()`. A name that is none of them does not compile. */
export const partsOf = <Name extends string>(): ((play: Play, name: Name, more?: About) => Effect) => part;

/** Whom this play does not touch (DO-44). Plays saved before they knew have what their turn knew. */
const immuneTo = ({ turn }: State, { immune = turn.immune }: Play): readonly Seat[] => immune;

/** The other players an Attack touches, in turn order from the left (DO-44). */
export function affected(state: State, play: Play): Seat[] {
  const immune = immuneTo(state, play);
  return othersOf(state, play.seat).filter((seat) => !immune.includes(seat));
}

/** A part of an Attack, for one affected player after the other. */
export const eachAffected = (table: Table, play: Play, effect: (who: Seat) => Effect): void =>
  table.next(...affected(table.state, play).map(effect));

/** Each affected player gains a card, one after the other. */
export const eachGains = (table: Table, play: Play, card: CardId): void =>
  table.next(...affected(table.state, play).map((who) => gaining(who, card)));

/** Notes down what this play trashes, for a part that asks about it later. */
export function withNote({ state: { turn } }: Table, play: Play): Play {
  const notes = turn.notes ?? [];
  turn.notes = [...notes, []];
  return { ...play, note: notes.length };
}

export function notedBy({ turn }: State, { note = -1 }: Play): readonly CardId[] {
  return turn.notes?.[note] ?? NOTHING;
}

export function noteDown({ state }: Table, play: Play, cards: readonly CardId[]): void {
  state.turn.notes = state.turn.notes?.map((known, i) => (i === play.note ? cards : known)) ?? [];
}

const NOTHING: readonly CardId[] = [];

/** Keeps the card, and the Throne Room that had it played, in play through this turn's Clean-up (DO-50, DO-51). */
export function stayInPlay(table: Table, { seat, card, slot, throne }: Play): void {
  const player = playerAt(table.state, seat);
  const staying: CardId[] = [];
  const doubling = throne === null ? undefined : player.inPlay[throne];
  if (throne !== null && doubling !== undefined && !player.stays.includes(throne)) {
    player.stays.push(throne);
    staying.push(doubling);
  }
  if (player.inPlay[slot] === card && !player.stays.includes(slot)) {
    player.stays.push(slot);
    staying.push(card);
  }
  table.emit?.({ type: 'stayed', seat, cards: staying });
}

/** `next{…}`: a part of the card that happens at the start of its player's next turn. */
export function schedule(table: Table, effect: Effect): void {
  playerAt(table.state, effect.seat).nextTurn.push(effect);
  stayInPlay(table, effect);
}

/** Everything that waits for somebody's next turn, and so is at work until then. */
export const waiting = (state: State, card: CardId): readonly Effect[] =>
  state.players.flatMap(({ nextTurn }) => nextTurn.filter((effect) => effect.card === card));

/** Puts a card from hand, or from where it was gained to, into play; its steps come next (DO-4). */
export function playFrom(
  table: Table,
  seat: Seat,
  zone: GainedTo,
  card: CardId,
  { throne = null, times = 1 }: { throne?: number | null; times?: number } = {},
): void {
  const player = playerAt(table.state, seat);
  if (zone === 'set-aside') takeAside(player, card);
  else takeFrom(player, zone, card);
  const slot = player.inPlay.push(card) - 1;
  for (let i = times - 1; i > 0; i--) table.next({ op: 'play', card, seat, slot, throne, from: 'in-play' });
  table.next({ op: 'play', card, seat, slot, throne, from: zone });
}

export function hasAction(cards: readonly CardId[]): boolean {
  // The index is inside the array.
  for (let i = 0; i < cards.length; i++) if (isAction(cards[i] as CardId)) return true;
  return false;
}
