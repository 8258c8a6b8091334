import type { HasRng, HasSteps, Seat } from '@antilles/engine';
import type { EndReason, GainedTo, PlayedFrom } from './events';
import type { Options } from './options';
import type { CardId } from './printed';

/** One play of one card: whose, where it lies in play, and which Throne Room (if any) had it played. */
export interface Play {
  readonly card: CardId;
  readonly seat: Seat;
  /** Its index in the play area. A card that leaves play while it resolves is always the last one there. */
  readonly slot: number;
  readonly throne: number | null;
  /** An Attack: whom this play of it does not touch. Left out until everybody has reacted. */
  readonly immune?: readonly Seat[];
  /** Where this play notes down what it trashes, among the notes of the turn; left out by plays that do not ask later. */
  readonly note?: number;
}

/** A part of a card: something it does or asks later on. */
export interface CardStep extends Play {
  readonly op: 'card' | 'ask';
  readonly part: string;
  /** The player it is about: the victim of an attack, or the player of the card. */
  readonly who: Seat;
  /** A number the part keeps: how many so far, how much it may cost. */
  readonly n: number;
  /** A card the part is about. */
  readonly about: CardId | null;
  /** Where that card lies, if it was just gained. */
  readonly to?: GainedTo;
}

/** Something a card does when its player's next turn starts. */
export type Effect = CardStep & { readonly op: 'card' };

export type Step =
  | { readonly op: 'turn'; readonly seat: Seat; readonly extra: boolean }
  /** What cards do now that the turn has started, or that a card was `gained`, in order of play. */
  | { readonly op: 'due'; readonly seat: Seat; readonly effects: readonly Effect[]; readonly gained?: true }
  /** The same, when they differ: its player says which one comes next. */
  | { readonly op: 'start-of-turn'; readonly seat: Seat; readonly effects: readonly Effect[] }
  /** What cards do now that a card was gained, when they differ: whoever decides of them says which one comes next. */
  | { readonly op: 'when-gained'; readonly seat: Seat; readonly effects: readonly Effect[] }
  | { readonly op: 'action-phase'; readonly seat: Seat }
  | { readonly op: 'buy-phase'; readonly seat: Seat }
  /** Treasures still to be played, one after the other. */
  | { readonly op: 'treasures'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | {
      readonly op: 'gain';
      readonly seat: Seat;
      readonly card: CardId;
      readonly to: GainedTo;
      readonly bought: boolean;
      /** Left out: the Supply. */
      readonly from?: 'trash';
    }
  | { readonly op: 'clean-up'; readonly seat: Seat }
  | { readonly op: 'end-turn'; readonly seat: Seat }
  | (Play & { readonly op: 'play'; readonly from: PlayedFrom })
  | (Play & { readonly op: 'resolve' })
  /** The reaction window of one other player. */
  | { readonly op: 'react'; readonly seat: Seat; readonly attack: CardId }
  | Effect
  | (CardStep & { readonly op: 'ask' });

export interface Player {
  /** Top at the end, as in the discard pile. */
  deck: CardId[];
  hand: CardId[];
  discard: CardId[];
  /** Everything in play, in the order in which it was played; cards that stayed from the turn before come first. */
  inPlay: CardId[];
  /** The slots in play that stay through this turn's Clean-up (DO-50, DO-51). */
  stays: number[];
  /** Cards only this player looks at, on their way elsewhere. */
  looking: CardId[];
  /** Cards everybody sees, on their way elsewhere. */
  revealed: CardId[];
  /** Set aside face down under Havens. */
  haven: CardId[];
  islandMat: CardId[];
  nativeVillageMat: CardId[];
  /** Gained and set aside for everybody to see, until the next turn. Left out by whoever has nothing there, as in every save before. */
  setAside?: readonly CardId[];
  pirateTokens: number;
  /** What durations do when this player's next turn starts, in order of play. */
  nextTurn: Effect[];
  /** Gained in this player's latest own turn (D-21). */
  gained: CardId[];
  /** Normal turns begun (DO-64). */
  turns: number;
}

export interface Turn {
  seat: Seat;
  extra: boolean;
  actions: number;
  buys: number;
  coins: number;
  /** Cards bought this turn (DO-9). */
  bought: number;
  boughtVictory: boolean;
  handSize: number;
  /** This player has the next turn too. Named after the only card that does it, as saves have it. */
  outpost: boolean;
  /**
   * The end condition was true at some moment of this turn (D-2). 'provinces': the Province pile was empty, and has been
   * filled up again since; otherwise the Supply itself tells which of the two it was.
   */
  endSeen: boolean | 'provinces';
  /** Merchants waiting for the first Silver. */
  merchants: number;
  silverPlayed: boolean;
  /** Who has kept out of the Attack whose reactions are open. Replaced, never changed: the play takes it along. */
  immune: readonly Seat[];
  /** A Victory card was gained in the Buy phase. This and what follows is left out until it happens, as in every save before. */
  gainedVictory?: true;
  /** The first Silver or Gold of this turn has been struck. */
  struck?: true;
  /** What plays have trashed that ask about it later, one list for each. Replaced, never changed. */
  notes?: readonly (readonly CardId[])[];
}

export interface State extends HasRng, HasSteps<Step> {
  readonly options: Options;
  /** The card of every pile, basic ones first. Piles are known by their index here. */
  readonly piles: readonly CardId[];
  /** What each pile costs: offers go through all of them, again and again. */
  readonly costs: readonly number[];
  supply: number[];
  embargo: number[];
  trash: CardId[];
  players: Player[];
  turn: Turn;
  ended: EndReason | null;
}

function clonePlayer(p: Player): Player {
  const copy: Player = {
    deck: p.deck.concat(),
    hand: p.hand.concat(),
    discard: p.discard.concat(),
    inPlay: p.inPlay.concat(),
    stays: p.stays.concat(),
    looking: p.looking.concat(),
    revealed: p.revealed.concat(),
    haven: p.haven.concat(),
    islandMat: p.islandMat.concat(),
    nativeVillageMat: p.nativeVillageMat.concat(),
    pirateTokens: p.pirateTokens,
    nextTurn: p.nextTurn.concat(),
    gained: p.gained.concat(),
    turns: p.turns,
  };
  if (p.setAside !== undefined) copy.setAside = p.setAside;
  return copy;
}

function cloneTurn(turn: Turn): Turn {
  const copy: Turn = {
    seat: turn.seat,
    extra: turn.extra,
    actions: turn.actions,
    buys: turn.buys,
    coins: turn.coins,
    bought: turn.bought,
    boughtVictory: turn.boughtVictory,
    handSize: turn.handSize,
    outpost: turn.outpost,
    endSeen: turn.endSeen,
    merchants: turn.merchants,
    silverPlayed: turn.silverPlayed,
    immune: turn.immune,
  };
  if (turn.gainedVictory !== undefined) copy.gainedVictory = turn.gainedVictory;
  if (turn.struck !== undefined) copy.struck = turn.struck;
  if (turn.notes !== undefined) copy.notes = turn.notes;
  return copy;
}

const NOBODY: readonly Seat[] = [];
const HAND = 5;

/** A turn in which nothing has happened yet. */
export const freshTurn = (seat: Seat, extra: boolean, actions: number, buys: number): Turn => ({
  seat,
  extra,
  actions,
  buys,
  coins: 0,
  bought: 0,
  boughtVictory: false,
  handSize: HAND,
  outpost: false,
  endSeen: false,
  merchants: 0,
  silverPlayed: false,
  immune: NOBODY,
});

/** Options, piles, steps and lists that are only ever replaced are shared: nobody changes them. */
export const clone = (s: State): State => ({
  rng: s.rng,
  steps: s.steps.concat(),
  options: s.options,
  piles: s.piles,
  costs: s.costs,
  supply: s.supply.concat(),
  embargo: s.embargo.concat(),
  trash: s.trash.concat(),
  players: s.players.map(clonePlayer),
  turn: cloneTurn(s.turn),
  ended: s.ended,
});

export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
}

const NONE: readonly CardId[] = [];
export const setAsideOf = (p: Player): readonly CardId[] => p.setAside ?? NONE;

/** Everybody, beginning with whoever has the turn (DO-34). */
export const inTurnOrder = (state: State): Seat[] => [state.turn.seat, ...othersOf(state, state.turn.seat)];

/** Every other seat, in turn order from the left of `seat`. */
export function othersOf(state: State, seat: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let i = 1; i < state.players.length; i++) seats.push((seat + i) % state.players.length);
  return seats;
}

/** Wherever cards of a player lie (DO-58). */
export const zonesOf = (p: Player): readonly (readonly CardId[])[] => [
  p.deck,
  p.hand,
  p.discard,
  p.inPlay,
  p.looking,
  p.revealed,
  p.haven,
  p.islandMat,
  p.nativeVillageMat,
  setAsideOf(p),
];

/** All of them. */
export const allCards = (p: Player): CardId[] => ([] as CardId[]).concat(...zonesOf(p));

/** How many cards that is, counted without a copy. */
export const cardCount = (p: Player): number =>
  p.deck.length +
  p.hand.length +
  p.discard.length +
  p.inPlay.length +
  p.looking.length +
  p.revealed.length +
  p.haven.length +
  p.islandMat.length +
  p.nativeVillageMat.length +
  setAsideOf(p).length;

/** How many copies of a card a player owns. Counted without a copy: menus ask this all the time. */
export function owns(p: Player, card: CardId): number {
  return (
    copies(p.deck, card) +
    copies(p.hand, card) +
    copies(p.discard, card) +
    copies(p.inPlay, card) +
    copies(p.looking, card) +
    copies(p.revealed, card) +
    copies(p.haven, card) +
    copies(p.islandMat, card) +
    copies(p.nativeVillageMat, card) +
    (p.setAside === undefined ? 0 : copies(p.setAside, card))
  );
}

export function copies(cards: readonly CardId[], card: CardId): number {
  let n = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === card) n++;
  return n;
}

/** Each different card once, in the order in which it first appears. */
export function distinct(cards: readonly CardId[]): CardId[] {
  const seen: CardId[] = [];
  for (let i = 0; i < cards.length; i++) {
    // The index is inside the array.
    const card = cards[i] as CardId;
    if (!seen.includes(card)) seen.push(card);
  }
  return seen;
}

/** Takes the topmost copy of a card out of a zone; false when there is none. */
export function removeOne(cards: CardId[], card: CardId): boolean {
  const at = cards.lastIndexOf(card);
  if (at < 0) return false;
  cards.splice(at, 1);
  return true;
}
