import type { Seat } from '@antilles/engine';
import type { BuildingId } from './buildings';
import type { Good, Tile } from './goods';
import type { RoleCard } from './roleCards';
import type { EndTrigger } from './state';

/** Where a colonist came from; null when none came. */
export type ColonistSource = 'supply' | 'ship' | null;

/** What happened. Everything is public; only what comes off the stack was unknown before. */
export type Event =
  | { readonly type: 'role-taken'; readonly seat: Seat; readonly role: RoleCard; readonly doubloons: number }
  /** The discard pile became the new face-down stack, before a draw. */
  | { readonly type: 'stack-reshuffled'; readonly count: number }
  | {
      readonly type: 'tile-taken';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly source: 'face-up' | 'quarries' | 'stack';
      readonly colonist: ColonistSource;
    }
  | { readonly type: 'plantations-refilled'; readonly discarded: readonly Good[]; readonly tiles: readonly Good[] }
  /** To each seat, in seat order, the mayor's extra one included. */
  | {
      readonly type: 'colonists-dealt';
      readonly mayor: Seat;
      readonly dealt: readonly number[];
      readonly privilege: boolean;
    }
  | {
      readonly type: 'colonists-placed';
      readonly seat: Seat;
      readonly manned: readonly number[];
      readonly crew: readonly number[];
      readonly sanJuan: number;
    }
  | { readonly type: 'ship-refilled'; readonly required: number; readonly placed: number }
  | {
      readonly type: 'built';
      readonly seat: Seat;
      readonly building: BuildingId;
      readonly paid: number;
      readonly colonist: ColonistSource;
    }
  | { readonly type: 'produced'; readonly seat: Seat; readonly goods: Readonly<Record<Good, number>> }
  | { readonly type: 'factory-paid'; readonly seat: Seat; readonly kinds: number; readonly doubloons: number }
  | { readonly type: 'good-taken'; readonly seat: Seat; readonly good: Good }
  | { readonly type: 'sold'; readonly seat: Seat; readonly good: Good; readonly income: number }
  | { readonly type: 'house-cleared'; readonly goods: readonly Good[] }
  | {
      readonly type: 'loaded';
      readonly seat: Seat;
      readonly good: Good;
      readonly count: number;
      readonly ship: number;
      readonly capacity: number;
      readonly vp: number;
    }
  | {
      readonly type: 'wharf-used';
      readonly seat: Seat;
      readonly good: Good;
      readonly count: number;
      readonly vp: number;
    }
  | {
      readonly type: 'stored';
      readonly seat: Seat;
      readonly kept: Readonly<Record<Good, number>>;
      readonly lost: Readonly<Record<Good, number>>;
    }
  | {
      readonly type: 'ship-cleared';
      readonly ship: number;
      readonly capacity: number;
      readonly good: Good;
    }
  | { readonly type: 'prospected'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat; readonly role: RoleCard }
  | { readonly type: 'end-triggered'; readonly trigger: EndTrigger }
  | { readonly type: 'round-ended'; readonly bonus: readonly RoleCard[]; readonly governor: Seat }
  | { readonly type: 'game-ended'; readonly winners: readonly Seat[] };
