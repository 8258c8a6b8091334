import type { HasRng, Seat } from '@antilles/engine';
import type { Card } from './cards';
import type { Options, Rate } from './options';
import { MOST_GOODS } from './rows';

export const ROWS = ['points', 'goods', 'trader'] as const;
export type Row = (typeof ROWS)[number];

/** Where each of the three markers stands. */
export type Rows = Record<Row, number>;

/** Where points come from, in the order of the score sheet. `exchange` is the 3 : 1 at the end (SD-49). */
export const SOURCES = ['captain', 'admiral', 'customs', 'trader', 'exchange'] as const;
export type Source = (typeof SOURCES)[number];

const LINE: Readonly<Record<Source, number>> = { captain: 0, admiral: 1, customs: 2, trader: 3, exchange: 4 };

export interface Player {
  points: number;
  goods: number;
  hand: Card[];
  /** The cards played this round: face down until the state says `revealed`. */
  table: Card[];
  discard: Card[];
  /** The points by source, in the order of `SOURCES`: together they are `points`. */
  earned: number[];
}

export type Step =
  | { readonly op: 'supply' }
  | { readonly op: 'choose-cards' }
  | { readonly op: 'reveal' }
  | { readonly op: 'carry-out'; readonly card: Card }
  | { readonly op: 'trader'; readonly seat: Seat }
  | { readonly op: 'trade'; readonly seat: Seat }
  | { readonly op: 'reset-trader' }
  | { readonly op: 'close-round' }
  | { readonly op: 'final-exchange' };

export interface State extends HasRng {
  readonly options: Options;
  round: number;
  rows: Rows;
  players: Player[];
  revealed: boolean;
  /** The rate all Traders of this round use (SD-31); null when nobody trades, or nothing can be traded. */
  rate: Rate;
  over: boolean;
  steps: Step[];
}

export function clone(state: State): State {
  const { players } = state;
  const copies: Player[] = [];
  for (let i = 0; i < players.length; i++) {
    const player = players[i] as Player;
    copies.push({
      points: player.points,
      goods: player.goods,
      hand: player.hand.concat(),
      table: player.table.concat(),
      discard: player.discard.concat(),
      earned: player.earned.concat(),
    });
  }
  return {
    rng: state.rng,
    options: state.options,
    round: state.round,
    rows: { points: state.rows.points, goods: state.rows.goods, trader: state.rows.trader },
    players: copies,
    revealed: state.revealed,
    rate: state.rate,
    over: state.over,
    steps: state.steps.concat(),
  };
}

/** Gives points and remembers where they came from. */
export function gainPoints(player: Player, source: Source, points: number): void {
  player.points += points;
  const line = LINE[source];
  player.earned[line] = (player.earned[line] ?? 0) + points;
}

/** SD-16: gives goods up to the limit and tells how many were lost. */
export function gainGoods(player: Player, goods: number): number {
  const kept = Math.min(goods, MOST_GOODS - player.goods);
  player.goods += kept;
  return goods - kept;
}
