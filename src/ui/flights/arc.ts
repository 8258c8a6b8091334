/** A place on the screen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** How large something is drawn at, to fit into a box: not so small that it is lost, nor so large that it covers all. */
export const scaleInto = ({ width, height }: Box, size: { readonly width: number; readonly height: number }): number =>
  Math.min(3, Math.max(0.25, Math.min(width / size.width, height / size.height)));

/** Where the curve from one point to another is pulled to: sideways out of the straight line, upwards, and never far. */
export function bendOf(from: Point, to: Point, most = 90): Point {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const far = Math.hypot(dx, dy);
  const height = Math.min(most, far * 0.28);
  if (far < 1) return from;
  // Of the two sides choose the upper one, so that things are thrown and not dropped.
  const side = dx >= 0 ? 1 : -1;
  return { x: from.x + dx / 2 + (side * dy * height) / far, y: from.y + dy / 2 - (side * dx * height) / far };
}

/** The point at `t` (0 to 1) of a curve through a bend. */
export function onArc(from: Point, bend: Point, to: Point, t: number): Point {
  'worklet';
  const u = 1 - t;
  return {
    x: u * u * from.x + 2 * u * t * bend.x + t * t * to.x,
    y: u * u * from.y + 2 * u * t * bend.y + t * t * to.y,
  };
}

/** About how long the curve is. */
export function arcLength(from: Point, bend: Point, to: Point): number {
  const chord = Math.hypot(to.x - from.x, to.y - from.y);
  const legs = Math.hypot(bend.x - from.x, bend.y - from.y) + Math.hypot(to.x - bend.x, to.y - bend.y);
  return (2 * chord + legs) / 3;
}

/** The `i`-th of `count` tokens lands a little beside the middle, so that they do not hide each other on the way. */
export function scatter(i: number, count: number): Point {
  if (count < 2) return { x: 0, y: 0 };
  const spread = Math.min(14, 4 * (count - 1));
  return { x: (i / (count - 1) - 0.5) * spread, y: (i % 2 === 0 ? -1 : 1) * Math.min(4, count) };
}
