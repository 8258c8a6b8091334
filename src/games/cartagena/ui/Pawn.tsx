import Svg, { Circle, G, Path } from 'react-native-svg';
import type { SeatColor } from '../../../ui/Shape';
import { SEAT_TINTS, useColors } from '../../../ui/theme';

/** A pirate on a grid of 24 × 30: a head and a cloak. */
const BODY =
  'M12 1.6a6 6 0 0 1 4.1 10.4c3.5 2.3 5.7 7 6 13.4.1 1.7-1.1 3-2.8 3H4.7c-1.7 0-2.9-1.3-2.8-3 .3-6.4 2.5-11.1 6-13.4A6 6 0 0 1 12 1.6z';

/** Each colour's own mark, on the cloak: colour never speaks alone. */
const MARKS: Readonly<Record<Exclude<SeatColor, 'red'>, string>> = {
  blue: 'M8.3 16.3h7.4v7.4H8.3z',
  yellow: 'M12 15.6l4.8 8.2H7.2z',
  green: 'M12 15l4.9 5-4.9 5-4.9-5z',
  purple: 'M9.7 15.7h4.6l2.5 4.3-2.5 4.3H9.7L7.2 20z',
  brown: 'M10.4 15.2h3.2v3.2h3.2v3.2h-3.2v3.2h-3.2v-3.2H7.2v-3.2h3.2z',
};

export const PAWN_RATIO = 24 / 30;

/** A pirate of a seat. `lit` outlines it in the accent, `ghost` is where one would land. Decoration: what it stands on speaks. */
export function Pawn({
  color,
  height = 24,
  lit = null,
  ghost = false,
}: {
  color: SeatColor;
  height?: number;
  /** Colour of the bright outline. */
  lit?: string | null;
  ghost?: boolean;
}) {
  const edge = useColors().shapeEdge;
  const tint = SEAT_TINTS[color];
  const mark = ghost ? '#1c2b33' : '#ffffff';
  return (
    <Svg width={(height * 30) / 34} height={height} viewBox="-3 -1.5 30 33" aria-hidden>
      {lit === null ? null : <Path d={BODY} fill={lit} stroke={lit} strokeWidth={6.5} strokeLinejoin="round" />}
      {ghost ? (
        <Path
          d={BODY}
          fill={tint}
          fillOpacity={0.42}
          stroke={edge}
          strokeOpacity={0.75}
          strokeWidth={1.8}
          strokeDasharray={[3.2, 2.6]}
        />
      ) : (
        <Path d={BODY} fill={tint} stroke={edge} strokeWidth={2.6} strokeLinejoin="round" />
      )}
      <G opacity={ghost ? 0.7 : 1}>
        {color === 'red' ? <Circle cx={12} cy={20} r={4.2} fill={mark} /> : <Path d={MARKS[color]} fill={mark} />}
      </G>
    </Svg>
  );
}
