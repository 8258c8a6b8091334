import type { HasRng, HasSteps, Seat } from '@antilles/engine';
import type { BuildingId } from './buildings';
import type { Good, PerGood, PerTile, Tile } from './goods';
import { copyPerGood, copyPerTile } from './goods';
import type { Options } from './options';
import type { RoleCard } from './roleCards';

export interface Player {
  doubloons: number;
  /** Chips, and points written down after the pool ran out. */
  vp: number;
  goods: PerGood;
  /** In the order they were laid. Which tile of a kind is occupied has no meaning, so `manned` counts. */
  island: Tile[];
  /** Colonists on the tiles of each kind. */
  manned: PerTile;
  /** In the order they were built. */
  city: BuildingId[];
  /** Colonists in each building, beside `city`. */
  crew: number[];
  /** Colonists waiting for a circle. */
  sanJuan: number;
}

export interface Ship {
  readonly capacity: number;
  good: Good | null;
  count: number;
}

/** Why the game will end with this round (PR-111, PR-112, PR-113). */
export const END_TRIGGERS = ['colonists', 'city', 'vp'] as const;
export type EndTrigger = (typeof END_TRIGGERS)[number];

/** What is still to be done. A `…/turn` asks only if there is something to decide (PR-D6). */
export type Step =
  | { readonly op: 'round' }
  | { readonly op: 'choose-role'; readonly seat: Seat }
  | { readonly op: 'close-round' }
  | { readonly op: 'settler/turn'; readonly seat: Seat; readonly drew: boolean }
  | { readonly op: 'settler/take'; readonly seat: Seat; readonly drew: boolean }
  | { readonly op: 'settler/refill' }
  | { readonly op: 'mayor/turn'; readonly seat: Seat }
  | { readonly op: 'mayor/place'; readonly seat: Seat }
  | { readonly op: 'mayor/refill' }
  | { readonly op: 'builder/turn'; readonly seat: Seat }
  | { readonly op: 'builder/build'; readonly seat: Seat }
  | { readonly op: 'craftsman/privilege'; readonly seat: Seat; readonly produced: readonly Good[] }
  | { readonly op: 'trader/turn'; readonly seat: Seat }
  | { readonly op: 'trader/sell'; readonly seat: Seat }
  | { readonly op: 'trader/close' }
  | CaptainStep<'captain/turn'>
  | CaptainStep<'captain/load'>
  | { readonly op: 'captain/check-storage'; readonly seat: Seat }
  | { readonly op: 'captain/store'; readonly seat: Seat }
  | { readonly op: 'captain/clear' };

interface CaptainStep<Op extends string> {
  readonly op: Op;
  readonly seat: Seat;
  /** Seats in a row that did not load. */
  readonly idle: number;
  /** Whether the captain has had the extra point (PR-81). */
  readonly rewarded: boolean;
  /** Who used the wharf in this phase. */
  readonly wharves: readonly Seat[];
}

export interface State extends HasRng, HasSteps<Step> {
  readonly options: Options;
  round: number;
  governor: Seat;
  /** The role taken last this round: the one being carried out, if any is. */
  acting: RoleCard | null;
  /** Who took each role card this round, beside `ROLE_CARDS`. */
  takers: (Seat | null)[];
  /** Doubloons on each role card. */
  purses: number[];
  players: Player[];
  /** What the bank holds; it may go below zero. */
  bank: number;
  goodsSupply: PerGood;
  colonistSupply: number;
  colonistShip: number;
  vpSupply: number;
  /** Points written down after the pool was empty. */
  vpOverflow: number;
  quarrySupply: number;
  faceUp: Good[];
  /** Hidden; the top is at the end. */
  stack: Good[];
  discard: Good[];
  /** Tiles left of each building, beside `BUILDING_IDS`. */
  buildingSupply: number[];
  ships: Ship[];
  house: Good[];
  endTriggers: EndTrigger[];
}

function clonePlayer(p: Player): Player {
  return {
    doubloons: p.doubloons,
    vp: p.vp,
    goods: copyPerGood(p.goods),
    island: p.island.concat(),
    manned: copyPerTile(p.manned),
    city: p.city.concat(),
    crew: p.crew.concat(),
    sanJuan: p.sanJuan,
  };
}

/** A copy that shares only what never changes: options and steps. */
export function clone(s: State): State {
  const players: Player[] = [];
  for (const player of s.players) players.push(clonePlayer(player));
  const ships: Ship[] = [];
  for (const { capacity, good, count } of s.ships) ships.push({ capacity, good, count });
  return {
    rng: s.rng,
    steps: s.steps.concat(),
    options: s.options,
    round: s.round,
    governor: s.governor,
    acting: s.acting,
    takers: s.takers.concat(),
    purses: s.purses.concat(),
    players,
    bank: s.bank,
    goodsSupply: copyPerGood(s.goodsSupply),
    colonistSupply: s.colonistSupply,
    colonistShip: s.colonistShip,
    vpSupply: s.vpSupply,
    vpOverflow: s.vpOverflow,
    quarrySupply: s.quarrySupply,
    faceUp: s.faceUp.concat(),
    stack: s.stack.concat(),
    discard: s.discard.concat(),
    buildingSupply: s.buildingSupply.concat(),
    ships,
    house: s.house.concat(),
    endTriggers: s.endTriggers.concat(),
  };
}
