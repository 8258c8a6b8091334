import { OUTLINES, type SeatColor } from '@/ui/Shape';
import { SEAT_TINTS, useColors } from '@/ui/theme';
import { G, Path, Svg } from '@/ui/svg';

/** A pirate on a grid of 24 × 30: a head and a cloak. */
const BODY =
  'M12 1.6a6 6 0 0 1 4.1 10.4c3.5 2.3 5.7 7 6 13.4.1 1.7-1.1 3-2.8 3H4.7c-1.7 0-2.9-1.3-2.8-3 .3-6.4 2.5-11.1 6-13.4A6 6 0 0 1 12 1.6z';

/** Pawns stand on parchment in every theme: what is drawn on and around them is dark. */
const INK = '#08151e';

/** How large each colour's own mark stands on the cloak, of a grid of 24: as large as the cloak lets it. */
const MARK = 13;

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
  const { shapeEdge } = useColors();
  const tint = SEAT_TINTS[color];
  const mark = ghost ? INK : '#ffffff';
  return (
    <Svg width={(height * 30) / 34} height={height} viewBox="-3 -1.5 30 33" aria-hidden>
      {/* Where shapes have a bright edge, off the parchment the ground is black: a halo, and the dark edge inside it. */}
      {lit === null && !ghost && shapeEdge === '#ffffff' ? (
        <Path d={BODY} fill={shapeEdge} stroke={shapeEdge} strokeWidth={5} strokeLinejoin="round" />
      ) : null}
      {lit === null ? null : <Path d={BODY} fill={lit} stroke={lit} strokeWidth={6.5} strokeLinejoin="round" />}
      {ghost ? (
        <Path
          d={BODY}
          fill={tint}
          fillOpacity={0.42}
          stroke={INK}
          strokeOpacity={0.75}
          strokeWidth={1.8}
          strokeDasharray="3.2 2.6"
        />
      ) : (
        <Path d={BODY} fill={tint} stroke={INK} strokeWidth={2.6} strokeLinejoin="round" />
      )}
      {/* Colour never speaks alone: the seat's shape, edged so that its corners can be told apart when it is small. */}
      <G opacity={ghost ? 0.7 : 1} transform={`translate(${12 - MARK / 2} ${19.6 - MARK / 2}) scale(${MARK / 24})`}>
        <Path d={OUTLINES[color]} fill={mark} stroke={ghost ? 'none' : INK} strokeWidth={3} strokeLinejoin="round" />
      </G>
    </Svg>
  );
}
