import type { Seat } from '@antilles/engine';
import { CARDS, type Card } from './deck';
import type { PathSymbol } from './route';
import type { Location } from './state';

/** Pirates and cards that are alike are named by where they are and what they show (section d). */
export type Action =
  | { readonly type: 'advance'; readonly from: Location; readonly card: Card }
  | { readonly type: 'retreat'; readonly from: Location }
  | { readonly type: 'morgan'; readonly owner: Seat; readonly from: Location }
  | { readonly type: 'sail' }
  | { readonly type: 'captain-sail' }
  | { readonly type: 'magic-pistol'; readonly card: Card; readonly victim: Seat }
  | { readonly type: 'magic-rum'; readonly card: Card }
  | { readonly type: 'magic-lantern'; readonly card: Card }
  | {
      readonly type: 'magic-parrot';
      readonly cards: readonly [Card, Card];
      readonly symbol: PathSymbol;
      readonly from: Location;
    }
  | { readonly type: 'magic-hook'; readonly hook: Card; readonly card: Card; readonly from: Location }
  | { readonly type: 'magic-chest'; readonly card: Card; readonly from: Location }
  | { readonly type: 'draw-and-skip' }
  | { readonly type: 'end-turn' }
  /** One card to give up because of somebody's dark card. */
  | { readonly type: 'discard'; readonly card: Card }
  /** The card to take from the hand looked into. */
  | { readonly type: 'take'; readonly card: Card }
  /** The card this seat gets out of the rum. */
  | { readonly type: 'give'; readonly card: Card; readonly to: Seat }
  /** The card kept by the light of the lantern. */
  | { readonly type: 'keep'; readonly card: Card }
  /** A card laid on top of the draw pile; the one laid last is drawn first. */
  | { readonly type: 'put-back'; readonly card: Card };

type Of<Type extends Action['type']> = Extract<Action, { type: Type }>;

/**
 * Every action there can be is made once, here: legal lists are made of these and cost no memory, and search tells
 * actions apart by looking whether they are the same object.
 */
export interface ByLocation<Action> {
  readonly start: Action;
  readonly ferry: Action;
  readonly goal: Action;
  readonly on: readonly Action[];
}

const LONGEST_PATH = 48;
const SEATS = [0, 1, 2, 3, 4] as const;

function byLocation<Action>(make: (from: Location) => Action): ByLocation<Action> {
  const on = Array.from({ length: LONGEST_PATH + 1 }, (_, space) => make(space));
  return { start: make('start'), ferry: make('ferry'), goal: make('goal'), on };
}

export const at = <Action>(table: ByLocation<Action>, from: Location): Action =>
  typeof from === 'number' ? (table.on[from] as Action) : table[from]; // every space there is has one

// The keys are exactly the cards, which `fromEntries` cannot tell.
const byCard = <Action>(make: (card: Card) => Action): Readonly<Record<Card, Action>> =>
  Object.fromEntries(CARDS.map((card) => [card, make(card)])) as Readonly<Record<Card, Action>>;

const byCardAndSeat = <Action>(make: (card: Card, seat: Seat) => Action): Readonly<Record<Card, readonly Action[]>> =>
  byCard((card) => SEATS.map((seat) => make(card, seat)));

/** Makes a table when it is first asked for: there are many pairs of cards, and most games see few of them. */
function whenNeeded<Action>(make: (key: string) => Action): (key: string) => Action {
  const made = new Map<string, Action>();
  return (key) => {
    let action = made.get(key);
    if (action === undefined) made.set(key, (action = make(key)));
    return action;
  };
}

const ADVANCES = byCard((card) => byLocation((from): Of<'advance'> => ({ type: 'advance', from, card })));
const RETREATS = byLocation((from): Of<'retreat'> => ({ type: 'retreat', from }));
const MORGANS = SEATS.map((owner) => byLocation((from): Of<'morgan'> => ({ type: 'morgan', owner, from })));
const PISTOLS = byCardAndSeat((card, victim): Of<'magic-pistol'> => ({ type: 'magic-pistol', card, victim }));
const RUMS = byCard((card): Of<'magic-rum'> => ({ type: 'magic-rum', card }));
const LANTERNS = byCard((card): Of<'magic-lantern'> => ({ type: 'magic-lantern', card }));
const CHESTS = byCard((card) => byLocation((from): Of<'magic-chest'> => ({ type: 'magic-chest', card, from })));
const DISCARDS = byCard((card): Of<'discard'> => ({ type: 'discard', card }));
const TAKES = byCard((card): Of<'take'> => ({ type: 'take', card }));
const GIVES = byCardAndSeat((card, to): Of<'give'> => ({ type: 'give', card, to }));
const KEEPS = byCard((card): Of<'keep'> => ({ type: 'keep', card }));
const PUT_BACKS = byCard((card): Of<'put-back'> => ({ type: 'put-back', card }));

// A key is made of a card and a card, or of a symbol and two cards, so that is what its parts are.
const hooksFor = whenNeeded((key) => {
  const [hook, card] = key.split(' ') as [Card, Card];
  return byLocation((from): Of<'magic-hook'> => ({ type: 'magic-hook', hook, card, from }));
});
const parrotsFor = whenNeeded((key) => {
  const [symbol, ...pair] = key.split(' ') as [PathSymbol, Card, Card];
  const cards: readonly [Card, Card] = pair;
  return byLocation((from): Of<'magic-parrot'> => ({ type: 'magic-parrot', cards, symbol, from }));
});

// Each list has one for every seat.
export const advancesWith = (card: Card): ByLocation<Action> => ADVANCES[card];
export const retreat = (from: Location): Action => at(RETREATS, from);
export const morgan = (owner: Seat, from: Location): Action => at(MORGANS[owner] as ByLocation<Action>, from);
export const pistolAt = (card: Card, victim: Seat): Action => PISTOLS[card][victim] as Action;
export const rumWith = (card: Card): Action => RUMS[card];
export const lanternWith = (card: Card): Action => LANTERNS[card];
export const chestsWith = (card: Card): ByLocation<Action> => CHESTS[card];
export const hooksWith = (hook: Card, card: Card): ByLocation<Action> => hooksFor(`${hook} ${card}`);
export const parrotsAs = (symbol: PathSymbol, [one, other]: readonly [Card, Card]): ByLocation<Action> =>
  parrotsFor(`${symbol} ${one} ${other}`);
export const discardOf = (card: Card): Action => DISCARDS[card];
export const takeOf = (card: Card): Action => TAKES[card];
export const giveOf = (card: Card, to: Seat): Action => GIVES[card][to] as Action;
export const keepOf = (card: Card): Action => KEEPS[card];
export const putBackOf = (card: Card): Action => PUT_BACKS[card];
export const SAIL: Action = { type: 'sail' };
export const CAPTAIN_SAIL: Action = { type: 'captain-sail' };
export const END_TURN: Action = { type: 'end-turn' };
export const DRAW_AND_SKIP: Action = { type: 'draw-and-skip' };
