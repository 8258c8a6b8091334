/** Between two pieces of a land. */
export const LAND_GAP = 3;
/** The titles above, and the edge around. */
export const LAND_HEAD = 32;
export const LAND_EDGE = 6;

/** How high pieces may be on a land of this height. */
export const cellFor = (height: number): number => (height - LAND_HEAD - LAND_EDGE) / 3 - LAND_GAP;
