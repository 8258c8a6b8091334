import { LAST_SPACE } from '../../rules/rows';

/** Where everything in the harbour lies, in points from its upper left corner. */
export interface HarbourPlan {
  readonly width: number;
  readonly height: number;
  /** How much larger than on a phone everything is drawn. */
  readonly scale: number;
  readonly cell: number;
  /** The middle of a space. */
  centre(space: number): number;
  /** Where the flag of a space hangs: the rope sags. */
  rope(space: number): number;
  /** The labels of the three rows. */
  readonly labels: readonly [points: number, goods: number, trader: number];
  /** The edge of the quay, and of the market behind it. */
  readonly quay: number;
  readonly market: number;
  readonly stalls: number;
  readonly cells: number;
}

/** As high as the harbour is on a phone, and how low it may get where displays need the room. */
export const HARBOUR_HEIGHT = 250;
export const LOWEST_HARBOUR = 208;

export function harbourPlan(width: number, height: number): HarbourPlan {
  const cell = width / (LAST_SPACE + 1);
  const scale = Math.min(1.5, Math.max(1, Math.min(cell / 27, height / HARBOUR_HEIGHT)));
  // What is missing or left over is the sea between the flags and the quay.
  const market = height - 82 * scale;
  const quay = market - 30 * scale;
  return {
    width,
    height,
    scale,
    cell,
    centre: (space) => (space + 0.5) * cell,
    rope: (space) => (26 + 9 * Math.sin((Math.PI * (space + 0.5)) / (LAST_SPACE + 1))) * scale,
    labels: [0, quay - 42 * scale, market + 1],
    quay,
    market,
    stalls: market + 24 * scale,
    cells: market + 59 * scale,
  };
}
