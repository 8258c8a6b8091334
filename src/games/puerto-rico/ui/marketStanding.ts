import type { Offer } from './offers';

/** What a building of the market is to whoever looks at it. */
export type BuildingStanding = 'mine' | 'can' | 'beyond' | 'closed';

/** Theirs, theirs for the money, out of reach (sold out, or too dear), or not now. */
export function standingOf({ reason, short, can }: Offer): BuildingStanding {
  if (reason === 'already-owned') return 'mine';
  if (can) return 'can';
  return reason === 'sold-out' || short > 0 ? 'beyond' : 'closed';
}
