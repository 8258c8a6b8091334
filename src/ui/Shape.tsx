import { View } from 'react-native';
import { SEAT_TINTS, useColors } from './theme';
import { Path, Svg } from './svg';

export type SeatColor = keyof typeof SEAT_TINTS;
export const SEAT_COLORS = [
  'red',
  'blue',
  'yellow',
  'green',
  'purple',
  'brown',
] as const satisfies readonly SeatColor[];

/** Each seat colour has a shape of its own, on a grid of 24: colour never speaks alone. */
export const OUTLINES: Readonly<Record<SeatColor, string>> = {
  red: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z',
  blue: 'M5 3.5h14A1.5 1.5 0 0120.5 5v14a1.5 1.5 0 01-1.5 1.5H5A1.5 1.5 0 013.5 19V5A1.5 1.5 0 015 3.5z',
  yellow: 'M12 3L22 20.5H2z',
  green: 'M12 1.5L22.5 12 12 22.5 1.5 12z',
  purple: 'M6.8 3h10.4L22.4 12l-5.2 9H6.8L1.6 12z',
  brown: 'M8.4 2h7.2v6.4H22v7.2h-6.4V22H8.4v-6.4H2V8.4h6.4z',
};

/** The mark of a seat. Decoration unless it gets a label. */
export function Shape({
  color,
  size = 18,
  label,
  faded = false,
}: {
  color: SeatColor;
  size?: number;
  label?: string;
  faded?: boolean;
}) {
  const edge = useColors().shapeEdge;
  // A small shape needs a relatively stronger outline to stand on any ground.
  const stroke = size >= 40 ? 1.6 : size >= 24 ? 2 : 2.4;
  const look = { fill: SEAT_TINTS[color], stroke: edge, strokeWidth: stroke, strokeLinejoin: 'round' } as const;
  return (
    <View
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label })}
      style={{ width: size, height: size, opacity: faded ? 0.45 : 1, pointerEvents: 'none' }}
    >
      <Svg width={size} height={size} viewBox="-1 -1 26 26">
        <Path d={OUTLINES[color]} {...look} />
      </Svg>
    </View>
  );
}
