/** The few shapes that parts are drawn with, as text. Numbers are kept short: a picture is compared by its text. */

const short = (value: number): string => String(Math.round(value * 100) / 100);

/** An outline with places that are worked out: d`M${x} ${y}H${x + 4}`. */
export const d = (text: TemplateStringsArray, ...numbers: readonly number[]): string =>
  text.reduce((all, piece, i) => all + short(numbers[i - 1] ?? 0) + piece);

type Attributes = Readonly<Record<string, string | number>>;

const element = (name: string, attributes: Attributes): string => {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : value}"`,
  );
  return `<${name}${written.join('')}/>`;
};

export const path = (outline: string, fill: string, more: Attributes = {}): string =>
  element('path', { d: outline, fill, ...more });

/** An open line. */
export const line = (outline: string, colour: string, width: number, more: Attributes = {}): string =>
  element('path', { d: outline, fill: 'none', stroke: colour, 'stroke-width': width, ...more });

export const circle = (x: number, y: number, radius: number, fill: string, opacity = 1): string =>
  element('circle', { cx: x, cy: y, r: radius, fill, ...seen(opacity) });

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string =>
  element('ellipse', { cx: x, cy: y, rx, ry, fill, ...seen(opacity) });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string => element('rect', { x, y, width, height, fill, ...more });

const seen = (opacity: number): Attributes => (opacity === 1 ? {} : { opacity });

/** Puts what was drawn around 0, 0 to a place, at a size, perhaps turned. */
export const at = (x: number, y: number, scale: number, drawn: string, turned = 0): string =>
  `<g transform="translate(${short(x)} ${short(y)})${turned === 0 ? '' : ` rotate(${short(turned)})`} scale(${Math.round(scale * 10_000) / 10_000})">${drawn}</g>`;

/** The other way round: what looked right now looks left, around the middle of the stage. */
export const mirrored = (drawn: string): string => `<g transform="translate(120 0) scale(-1 1)">${drawn}</g>`;

export const faded = (opacity: number, drawn: string): string => `<g opacity="${short(opacity)}">${drawn}</g>`;

/** For each item, one after another. */
export const each = <Item>(items: readonly Item[], draw: (item: Item, i: number) => string): string =>
  items.map(draw).join('');

/** Numbers between 0 and 1 that look thrown but are always the same for one seed. */
export function scatter(seed: string | number): () => number {
  let state = [...`${seed}`].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return () => (state = (state * 1_664_525 + 1_013_904_223) >>> 0) / 4_294_967_296;
}
