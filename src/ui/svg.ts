/**
 * What pictures are drawn with. On phones react-native-svg; in a browser (`svg.web.ts`) the browser's own elements, which
 * know the same names: a table has a hundred of them, and each would otherwise be translated property by property.
 * Only what is animated or exported asks react-native-svg itself.
 */
export {
  Circle,
  Defs,
  G,
  Line,
  LinearGradient,
  Path,
  Pattern,
  RadialGradient,
  Rect,
  Stop,
  Svg,
  Text as SvgText,
} from 'react-native-svg';
