/** Where the parts of a wheel lie; the pointer is at the top and the wheel turns clockwise. */

/** The outline of one of `count` equal parts of a wheel with this radius, its middle at (radius, radius). */
export function sectorPath(index: number, count: number, radius: number): string {
  const point = (turn: number): string => {
    const angle = turn * 2 * Math.PI - Math.PI / 2;
    return `${(radius + radius * Math.cos(angle)).toFixed(2)} ${(radius + radius * Math.sin(angle)).toFixed(2)}`;
  };
  const from = index / count;
  const to = (index + 1) / count;
  const large = to - from > 0.5 ? 1 : 0;
  return `M${radius} ${radius}L${point(from)}A${radius} ${radius} 0 ${large} 1 ${point(to)}Z`;
}

/** The middle of a part, at a fraction of the radius. */
export function sectorMiddle(
  index: number,
  count: number,
  radius: number,
  fraction: number,
): { readonly x: number; readonly y: number } {
  const angle = ((index + 0.5) / count) * 2 * Math.PI - Math.PI / 2;
  return { x: radius + radius * fraction * Math.cos(angle), y: radius + radius * fraction * Math.sin(angle) };
}

/** The next resting angle, in degrees, that brings a part under the pointer after `turns` whole turns from `now`. */
export function restingAngle(now: number, index: number, count: number, turns: number): number {
  const wanted = 360 - ((index + 0.5) / count) * 360;
  const base = Math.floor(now / 360) * 360;
  return base + turns * 360 + wanted;
}

/** One of `count`, from 32 random bits; every one equally likely for any number of people that fits a table. */
export const chooseOne = (bits: number, count: number): number => Math.floor((bits / 0x1_0000_0000) * count);
