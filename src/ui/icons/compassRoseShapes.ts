/**
 * The compass rose, drawn by sums on a grid of 1000 × 1000: behind Home and the curtain, and on the app icon.
 *
 * The star's points have a bright and a shaded side; the rings and the ticks are strokes.
 */
export interface CompassRose {
  /** From the back to the front. */
  readonly stars: readonly { readonly bright: string; readonly shaded: string }[];
  readonly rings: readonly { readonly radius: number; readonly width: number }[];
  readonly ticks: string;
}

const CENTRE = 500;

/** `turn` in full turns clockwise from north. */
const at = (turn: number, radius: number): string => {
  const angle = turn * 2 * Math.PI;
  return `${(CENTRE + radius * Math.sin(angle)).toFixed(1)} ${(CENTRE - radius * Math.cos(angle)).toFixed(1)}`;
};

/** `points` spikes as kites from the centre: out to `tip`, widest at `waist`, which lies `spread` turns off the spike. */
const star = (points: number, first: number, tip: number, waist: number, spread: number) => {
  const side = (sign: number) =>
    Array.from({ length: points }, (_, i) => {
      const turn = first + i / points;
      return `M${CENTRE} ${CENTRE}L${at(turn, tip)}L${at(turn + sign * spread, waist)}Z`;
    }).join('');
  return { bright: side(-1), shaded: side(1) };
};

export const compassRose = (): CompassRose => ({
  stars: [star(8, 1 / 16, 205, 88, 1 / 16), star(4, 1 / 8, 300, 105, 1 / 8), star(4, 0, 470, 105, 1 / 8)],
  rings: [
    { radius: 400, width: 8 },
    { radius: 372, width: 3 },
    { radius: 232, width: 4 },
  ],
  ticks: Array.from({ length: 72 }, (_, i) => `M${at(i / 72, 372)}L${at(i / 72, i % 6 === 0 ? 352 : 362)}`).join(''),
});
