import {
  ADMIRAL,
  BEGGAR,
  BEGGAR_GOODS,
  CAPTAIN,
  CARDS,
  CUSTOMS,
  FRIGATE,
  GALLEON,
  GOODS_FOR_ADMIRAL,
  GOODS_FOR_CAPTAIN,
  GOODS_FOR_TRADER,
  GOVERNOR,
  MOST,
  POINTS_FOR_FRIGATE,
  POINTS_FOR_GALLEON,
  TRADER,
} from '../rules/cards';
import type { Options, Rate } from '../rules/options';
import { advance, cardsToPlay, MOST_GOODS, share, SUPPLY_STEP } from '../rules/rows';
import type { State } from '../rules/state';
import { POINTS_PER_GOOD } from './worth';

/**
 * The game as a bot plays it in its head: whole rounds at a time, in place, on a handful of numbers. It is what the rules
 * come to when every Trader hands in all that is useful; a test plays both side by side. Cards are bits of a number: card
 * 3 is bit 3.
 */
export interface Quick {
  readonly options: Options;
  over: boolean;
  pointsRow: number;
  goodsRow: number;
  traderRow: number;
  /** By seat. */
  readonly points: number[];
  readonly goods: number[];
  readonly hands: number[];
}

/** A table at the moment when everybody is to choose: cards that lie face down are in the hand again. */
export function quickFrom({ options, rows, players, over }: State): Quick {
  return {
    options,
    over,
    pointsRow: rows.points,
    goodsRow: rows.goods,
    traderRow: rows.trader,
    points: players.map(({ points }) => points),
    goods: players.map(({ goods }) => goods),
    hands: players.map(({ hand, table }) => maskOf(hand) | maskOf(table)),
  };
}

/** Makes `to` the same table as `from`, and no garbage. */
export function copyInto(to: Quick, from: Quick): void {
  to.over = from.over;
  to.pointsRow = from.pointsRow;
  to.goodsRow = from.goodsRow;
  to.traderRow = from.traderRow;
  for (let seat = 0; seat < from.hands.length; seat++) {
    to.points[seat] = from.points[seat] as number; // inside the array, here and below: every seat has its place
    to.goods[seat] = from.goods[seat] as number;
    to.hands[seat] = from.hands[seat] as number;
  }
}

export const maskOf = (cards: readonly number[]): number => cards.reduce((mask, card) => mask | (1 << card), 0);

const ALL = maskOf(CARDS);
const IS_CAPTAIN = 1 << CAPTAIN;
const IS_ADMIRAL = 1 << ADMIRAL;
const IS_GOVERNOR = 1 << GOVERNOR;
const IS_FRIGATE = 1 << FRIGATE;
const IS_GALLEON = 1 << GALLEON;
const IS_CUSTOMS = 1 << CUSTOMS;
const IS_TRADER = 1 << TRADER;
const IS_BEGGAR = 1 << BEGGAR;

const cardsIn = (mask: number): readonly number[] => CARDS.filter((card) => mask & (1 << card));

/** Every number a hand can be: 2 … 510. */
const HANDS = Array.from({ length: ALL + 1 }, (_, mask) => mask);
const HAND_SIZE = HANDS.map((mask) => cardsIn(mask).length);
/** Each card of a choice as one of eight small counters in one number, so that the cards of all seats can be added up. */
const COUNTERS = HANDS.map((mask) => cardsIn(mask).reduce((sum, card) => sum + (1 << (3 * (card - 1))), 0));
const countOf = (counters: number, card: number): number => (counters >> (3 * (card - 1))) & 7;

const ONE_CARD = HANDS.map((hand) => cardsIn(hand).map((card) => 1 << card));
const TWO_CARDS = HANDS.map((hand) =>
  cardsIn(hand).flatMap((first) => cardsIn(hand).flatMap((second) => (second > first ? maskOf([first, second]) : []))),
);

/** By hand, what may be chosen from it, in the order of the rules. */
export const choicesFor = (seatCount: number): readonly (readonly number[])[] =>
  cardsToPlay(seatCount) === 1 ? ONE_CARD : TWO_CARDS;

/** What a round pays. One is made and changed: this runs in every imagined round. */
const pay = {
  captains: 0,
  admirals: 0,
  frigates: 0,
  galleons: 0,
  traders: 0,
  /** What each Captain, Admiral, Frigate and Galleon takes from its row. */
  forCaptain: 0,
  forAdmiral: 0,
  forFrigate: 0,
  forGalleon: 0,
  rate: null as Rate,
};

/** Everybody's choice is carried out, and the next round supplied or the game ended. */
export function playRound(table: Quick, choices: readonly number[]): void {
  shareOut(table, choices);
  let last = false;
  for (let seat = 0; seat < table.hands.length; seat++) {
    if (carryOut(table, seat, choices[seat] as number) >= table.options.target) last = true; // one for each seat
  }
  if (last) return finish(table);
  const step = SUPPLY_STEP[table.hands.length] as number;
  table.pointsRow = advance(table.pointsRow, step);
  table.goodsRow = advance(table.goodsRow, step);
  table.traderRow = advance(table.traderRow, step);
}

/** Works out what the round pays, and takes it from the rows. */
function shareOut(table: Quick, choices: readonly number[]): void {
  let counters = 0;
  for (let seat = 0; seat < table.hands.length; seat++) counters += COUNTERS[choices[seat] as number] as number;
  const captains = (pay.captains = countOf(counters, CAPTAIN));
  const admirals = (pay.admirals = countOf(counters, ADMIRAL));
  const frigates = (pay.frigates = countOf(counters, FRIGATE));
  const galleons = (pay.galleons = countOf(counters, GALLEON));
  const traders = (pay.traders = countOf(counters, TRADER));
  if (captains > 0) table.pointsRow -= captains * (pay.forCaptain = share(table.pointsRow, captains, MOST[CAPTAIN]));
  if (admirals > 0) table.pointsRow -= admirals * (pay.forAdmiral = share(table.pointsRow, admirals, MOST[ADMIRAL]));
  if (frigates > 0) table.goodsRow -= frigates * (pay.forFrigate = share(table.goodsRow, frigates, MOST[FRIGATE]));
  if (galleons > 0) table.goodsRow -= galleons * (pay.forGalleon = share(table.goodsRow, galleons, MOST[GALLEON]));
  if (traders === 0) return;
  pay.rate = table.options.rates[Math.max(0, table.traderRow - 2 * (traders - 1))] ?? null;
  table.traderRow = 0;
}

const atMost = (goods: number): number => (goods > MOST_GOODS ? MOST_GOODS : goods);

/** Carries out what one seat chose, card by card; its points. One's own card does not count for oneself. */
function carryOut({ points, goods, hands }: Quick, seat: number, choice: number): number {
  let own = points[seat] as number;
  let store = goods[seat] as number;
  if (choice & IS_CAPTAIN) own += pay.forCaptain;
  if (choice & IS_ADMIRAL) own += pay.forAdmiral;
  if (choice & IS_GOVERNOR) {
    const others = GOODS_FOR_CAPTAIN * (pay.captains - (choice & IS_CAPTAIN ? 1 : 0));
    store = atMost(store + others + GOODS_FOR_ADMIRAL * (pay.admirals - (choice & IS_ADMIRAL ? 1 : 0)));
  }
  if (choice & IS_FRIGATE) store = atMost(store + pay.forFrigate);
  if (choice & IS_GALLEON) store = atMost(store + pay.forGalleon);
  if (choice & IS_CUSTOMS) {
    own += POINTS_FOR_FRIGATE * (pay.frigates - (choice & IS_FRIGATE ? 1 : 0));
    own += POINTS_FOR_GALLEON * (pay.galleons - (choice & IS_GALLEON ? 1 : 0));
  }
  const { rate } = pay;
  if (choice & IS_TRADER && rate) {
    const bought = Math.floor((store * rate.get) / rate.give);
    own += bought;
    store -= Math.ceil((bought * rate.give) / rate.get);
  }
  const hand = (hands[seat] as number) & ~choice;
  hands[seat] = hand;
  if (choice & IS_BEGGAR) {
    store += BEGGAR_GOODS[HAND_SIZE[hand] as number] as number;
    store = atMost(store + GOODS_FOR_TRADER * (pay.traders - (choice & IS_TRADER ? 1 : 0)));
    hands[seat] = ALL;
  }
  points[seat] = own;
  goods[seat] = store;
  return own;
}

/** Three goods are a point at the end. */
function finish(table: Quick): void {
  const { points, goods } = table;
  table.over = true;
  for (let seat = 0; seat < goods.length; seat++) {
    const store = goods[seat] as number;
    const bought = Math.floor(store / 3);
    points[seat] = (points[seat] as number) + bought;
    goods[seat] = store - 3 * bought;
  }
}

/** Dice that cost next to nothing; never 0. */
export const nextDice = (dice: number): number => {
  dice ^= dice << 13;
  dice ^= dice >>> 17;
  return dice ^ (dice << 5);
};

/** Plays rounds on with everybody choosing at random; gives the dice back. `choices` is room to work in. */
export function playOn(table: Quick, rounds: number, dice: number, choices: number[]): number {
  const { hands } = table;
  const byHand = choicesFor(hands.length);
  for (let round = 0; round < rounds && !table.over; round++) {
    for (let seat = 0; seat < hands.length; seat++) {
      const offered = byHand[hands[seat] as number] as readonly number[];
      dice = nextDice(dice);
      choices[seat] = offered[(dice >>> 3) % offered.length] as number;
    }
    playRound(table, choices);
  }
  return dice;
}

/** How big a lead feels certain. */
const LEAD_SCALE = 10;

/** What a lead is worth, from 0 to 1; once the game is over, winning counts three times as much. */
export function worthOfLead(lead: number, over: boolean): number {
  const squashed = 0.5 + (0.5 * lead) / (LEAD_SCALE + Math.abs(lead));
  return over ? 0.25 * squashed + 0.75 * (lead > 0 ? 1 : lead === 0 ? 0.5 : 0) : squashed;
}

/** How good a table is for each seat, from 0 to 1, written into `values`: a bot that cannot win still plays on. */
export function judge({ points, goods, over }: Quick, values: number[]): void {
  const each = over ? 0 : POINTS_PER_GOOD;
  let best = -Infinity;
  let second = -Infinity;
  for (let seat = 0; seat < points.length; seat++) {
    const standing = (points[seat] as number) + (goods[seat] as number) * each;
    values[seat] = standing;
    if (standing > best) {
      second = best;
      best = standing;
    } else if (standing > second) {
      second = standing;
    }
  }
  for (let seat = 0; seat < points.length; seat++) {
    const own = values[seat] as number;
    values[seat] = worthOfLead(own - (own === best ? second : best), over);
  }
}
