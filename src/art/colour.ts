/** A colour as six hexadecimal digits behind a `#`. */
export type Colour = `#${string}`;

const channels = (colour: Colour): readonly number[] =>
  [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));

/** The colour that lies `share` of the way from one to the other. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const goal = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + ((goal[i] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Towards night: shadows are blue, never black. */
export const darker = (colour: Colour, share = 0.3): Colour => mix(colour, '#05061a', share);

/** Towards sunlight: light is warm, never white. */
export const lighter = (colour: Colour, share = 0.3): Colour => mix(colour, '#fff4dc', share);
