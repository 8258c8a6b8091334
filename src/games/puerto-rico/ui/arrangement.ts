import { SPACE } from '@/ui/theme';
import { sidePane, type Layout } from '@/ui/useLayout';
import { cellFor } from './landSize';
import type { Stage } from './stage';

/** A part of the table that is laid as one. `bay`: the cargo ships, large. `stage`: what the phase is about. */
export type Zone = 'gauges' | 'others' | 'harbour' | 'offer' | 'land' | 'purse' | 'roles' | 'bay' | 'stage';

/** How one of the others is drawn: name, goods and boards below each other, boards beside the goods, or no boards. */
export type ChipShape = 'tall' | 'flat' | 'line';

/** How role cards are laid: so many beside each other, so high, the picture above the words or beside them. */
export interface RoleGrid {
  readonly columns: number;
  readonly height: number;
  readonly beside: boolean;
}

/** Which parts lie where, from the top, and how large they are. */
export interface Arrangement {
  /** Whether the gauges stay in sight however far the board is scrolled. */
  readonly pinned: boolean;
  readonly board: readonly Zone[];
  /** The right pane, where there is one. */
  readonly side: readonly Zone[];
  readonly gap: number;
  readonly chips: ChipShape;
  /** Of what everybody shares, and of the own land. */
  readonly width: number;
  readonly ownWidth: number;
  readonly harbour: number;
  readonly offer: number;
  /** How high a piece of the own land is, and whether the city lies below the island. */
  readonly cell: number;
  readonly stacked: boolean;
  /** Whether the purse is a bar of its own, with the name. */
  readonly named: boolean;
  readonly roles: RoleGrid;
  readonly bay: number;
  /** Null: as high as it is. */
  readonly stage: number | null;
}

/** What is safe at the edges of the window. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
}

export function arrange(layout: Layout, stage: Stage, players: number, edges: Edges): Arrangement {
  if (layout.largeText && !layout.twoPane) return large(layout, stage);
  if (layout.size === 'wide') return tablet(layout, stage);
  if (layout.twoPane) return onItsSide(layout, stage, players);
  return layout.size === 'small' ? small(layout, stage, players) : phone(layout, stage, players, edges);
}

const HEADER = 48;
const GAUGES = 42;
/** The row of the dock and what is around it; a stage adds another row. */
const DOCK = 72;
const STAGE_ROW = 60;
const GAP = 5;
/** The market's own row, where the roles fill all the others. */
const MARKET_ROW = 51;

/** Everything in sight: harbour, land and roles share what is left. */
function phone({ width, height }: Layout, stage: Stage, players: number, { top, bottom }: Edges): Arrangement {
  const room = height - top - HEADER - GAUGES - DOCK - Math.max(bottom + 12, 20);
  const others = players === 5 ? 110 : 86;
  const offer = 48;
  const market = players === 5 ? MARKET_ROW : 0;
  const free = room - others - offer - market - 4 * GAP;
  // As drawn: a harbour of 92, a land of 176, and two rows of roles of 107.
  const share = Math.max(0.7, Math.min(1.12, free / (92 + 176 + 219)));
  const harbour = Math.round(92 * share);
  const land = Math.round(176 * share);
  const roles = Math.floor((219 * share - GAP) / 2);
  const below = 2 * roles + GAP + market - STAGE_ROW;
  const quay = 196;
  const board: readonly Zone[] =
    stage === null
      ? ['others', 'harbour', 'offer', 'land', 'roles']
      : stage === 'captain'
        ? ['others', 'bay', 'stage']
        : stage === 'trader'
          ? ['others', 'stage']
          : ['others', 'harbour', 'offer', 'land', 'stage'];
  const all = harbour + offer + land + below + 3 * GAP;
  return {
    ...COLUMN,
    board,
    gap: GAP,
    chips: players === 5 ? 'flat' : 'tall',
    width: width - 2 * SPACE.m,
    ownWidth: width - 2 * SPACE.m,
    harbour,
    offer,
    cell: cellFor(land),
    roles: { columns: 4, height: roles, beside: false },
    bay: all - quay - GAP,
    stage: stage === 'captain' ? quay : stage === 'trader' ? all : below,
  };
}

const COLUMN = { pinned: true, side: [], stacked: false, named: false } as const;

/** On a small phone what is asked comes before what one only looks at, and the own land folds to a line. */
function small({ width }: Layout, stage: Stage, players: number): Arrangement {
  return {
    ...COLUMN,
    board: [
      'others',
      ...(stage === null
        ? (['roles'] as const)
        : stage === 'captain'
          ? (['bay', 'stage'] as const)
          : (['stage'] as const)),
      ...(stage === 'mayor' ? (['land'] as const) : (['purse', 'offer'] as const)),
      ...(stage === 'captain' ? [] : (['harbour'] as const)),
    ],
    named: true,
    gap: GAP,
    chips: players > 2 ? 'line' : 'flat',
    width: width - 2 * SPACE.m,
    ownWidth: width - 2 * SPACE.m,
    harbour: 66,
    offer: 44,
    cell: 42,
    roles: { columns: 2, height: 66, beside: true },
    bay: 150,
    stage: null,
  };
}

/** With large text what is asked comes before everything else, and everything is as high as it is. */
function large({ width }: Layout, stage: Stage): Arrangement {
  return {
    ...COLUMN,
    pinned: false,
    board: [
      'gauges',
      ...(stage === null
        ? (['roles'] as const)
        : stage === 'captain'
          ? (['stage', 'bay'] as const)
          : (['stage'] as const)),
      'purse',
      'land',
      'others',
      'offer',
      ...(stage === 'captain' ? [] : (['harbour'] as const)),
    ],
    named: true,
    gap: SPACE.s,
    chips: 'tall',
    width: width - 2 * SPACE.m,
    ownWidth: width - 2 * SPACE.m,
    harbour: 84,
    offer: 48,
    cell: 46,
    roles: { columns: 1, height: 72, beside: true },
    bay: 220,
    stage: null,
  };
}

/** What everybody shares on the left, the own land on the right. */
function tablet(layout: Layout, stage: Stage): Arrangement {
  const { height, width } = layout;
  const side = sidePane(layout, 'board');
  // Purse, dock and the room between them.
  const land = height - 46 - 128;
  const left = height - HEADER - GAUGES - 118 - 124 - 66 - 6 * SPACE.s;
  const roles = Math.max(120, Math.min(180, Math.floor(left / 2)));
  return {
    pinned: false,
    board: [
      'gauges',
      'others',
      ...(stage === 'captain' ? (['bay'] as const) : (['harbour', 'offer'] as const)),
      stage === null ? 'roles' : 'stage',
    ],
    side: ['purse', 'land'],
    gap: SPACE.s,
    chips: 'tall',
    width: width - side - 2 * SPACE.l,
    ownWidth: side - 2 * SPACE.l - 1,
    harbour: 124,
    offer: 66,
    cell: Math.max(48, Math.min(90, Math.floor((land / 2 - 46) / 3 - 6))),
    stacked: true,
    named: true,
    roles: { columns: 4, height: roles, beside: false },
    bay: 124 + 66 + 2 * roles - 190,
    stage: stage === 'captain' ? 190 : 2 * roles + GAP,
  };
}

/** A phone on its side: the own land, what is on offer and the dock at the right, where the thumb is. */
function onItsSide(layout: Layout, stage: Stage, players: number): Arrangement {
  const { width, height, largeText } = layout;
  const side = sidePane(layout, 'board');
  const roles = Math.max(72, Math.floor((height - HEADER - 34 - 46 - 70 - 6 * GAP - 14) / 2));
  return {
    pinned: false,
    board: ['gauges', 'others', 'harbour', stage === null ? 'roles' : 'stage'],
    side: largeText ? ['purse', 'land', 'offer'] : ['land', 'offer'],
    gap: GAP,
    chips: players > 4 ? 'line' : 'flat',
    width: width - side - 2 * SPACE.l,
    ownWidth: side - 2 * SPACE.l - 1,
    harbour: 70,
    offer: 44,
    cell: Math.max(32, Math.min(44, Math.floor((height - 12 - 44 - 150 - 38) / 3) - 3)),
    stacked: false,
    named: largeText,
    roles: { columns: largeText ? 2 : 4, height: roles, beside: true },
    bay: 150,
    stage: null,
  };
}
