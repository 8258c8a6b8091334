import { SPACE } from '@/ui/theme';
import { sidePane, type Layout } from '@/ui/useLayout';

/** A part of the table that is laid as one. `own`: the island and the city of whoever's board lies here. */
export type Zone = 'gauges' | 'others' | 'shared' | 'own' | 'purse' | 'asks' | 'recent';

/** What goes on, as far as it changes where things lie. */
export interface GoingOn {
  /** Whether somebody here is asked. */
  readonly asked: boolean;
  /** Whether the ships lie here large, because they are being loaded. */
  readonly loading: boolean;
  readonly placing: boolean;
}

/** Which parts lie where, from the top. */
export interface Arrangement {
  /** Whether the gauges stay in sight however far the board is scrolled. */
  readonly pinned: boolean;
  readonly board: readonly Zone[];
  /** The right pane, where there is one. */
  readonly side: readonly Zone[];
  /** How wide the own board is. */
  readonly ownWidth: number;
}

export function arrange(layout: Layout, now: GoingOn): Arrangement {
  if (layout.twoPane) return layout.size === 'small' && now.placing ? placingOnItsSide(layout) : twoPanes(layout);
  return {
    pinned: !layout.largeText,
    board: layout.largeText ? ['gauges', ...largeText(now)] : layout.size === 'small' ? small(now) : phone(now),
    side: [],
    ownWidth: layout.width - 2 * SPACE.m,
  };
}

function twoPanes(layout: Layout): Arrangement {
  const board: readonly Zone[] = ['gauges', 'others', 'shared', 'asks'];
  const side: readonly Zone[] = ['purse', 'own'];
  const wide = layout.size === 'wide';
  return {
    pinned: false,
    board: wide ? [...board, 'recent'] : board,
    side: wide ? side : [...side, 'recent'],
    ownWidth: sidePane(layout, 'board') - 2 * SPACE.l - 2,
  };
}

/** A phone on its side has its room on the left: colonists are placed there. */
const placingOnItsSide = (layout: Layout): Arrangement => ({
  pinned: false,
  board: ['gauges', 'own', 'shared'],
  side: ['purse', 'recent'],
  ownWidth: layout.width - sidePane(layout, 'board') - 2 * SPACE.l,
});

function phone({ asked, loading }: GoingOn): readonly Zone[] {
  if (!loading) return WATCHED;
  // What can be loaded comes where the own board would lie.
  return asked ? ['others', 'shared', 'purse', 'asks'] : ['others', 'shared', 'purse', 'own', 'asks'];
}

/** On a small phone what is asked comes before what one only looks at. */
const small = ({ asked }: GoingOn): readonly Zone[] => (asked ? ['others', 'asks', 'own', 'purse', 'shared'] : WATCHED);

/** With large text what is asked comes before everything else. */
const largeText = ({ asked }: GoingOn): readonly Zone[] =>
  asked ? ['asks', 'own', 'purse', 'others', 'shared'] : WATCHED;

const WATCHED: readonly Zone[] = ['others', 'shared', 'own', 'purse', 'asks'];
