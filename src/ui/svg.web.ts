/** The browser's own elements. A `style` is one plain object here, and a list of dashes a text. */
export const Circle = 'circle';
export const Defs = 'defs';
export const G = 'g';
export const Line = 'line';
export const LinearGradient = 'linearGradient';
export const Path = 'path';
export const Pattern = 'pattern';
export const RadialGradient = 'radialGradient';
export const Rect = 'rect';
export const Stop = 'stop';
export const Svg = 'svg';
export const SvgText = 'text';
