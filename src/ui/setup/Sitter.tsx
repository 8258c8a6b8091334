import { View } from 'react-native';
import { seats as PORTRAITS } from '../art/portraits/pictures';
import { Vignette } from '../art/Vignette';
import { Shape, type SeatColor } from '../Shape';
import { fade, SEAT_TINTS, useTheme } from '../theme';

/** Whoever sits in a seat: a face in its colour, and its shape at the corner. The shape alone with strong contrast. */
export function Sitter({ colour, width, height }: { colour: SeatColor; width: number; height: number }) {
  const { contrast } = useTheme();
  const mark = Math.round(width * 0.38);
  const shape = (
    <View style={{ flex: 1, alignItems: 'center', justifyContent: 'center' }}>
      <Shape color={colour} size={width * 0.55} />
    </View>
  );
  return (
    <View aria-hidden style={{ width, height, pointerEvents: 'none' }}>
      <View
        style={{
          flex: 1,
          borderRadius: width * 0.24,
          borderWidth: 2,
          borderColor: SEAT_TINTS[colour],
          backgroundColor: fade(SEAT_TINTS[colour], 0.22),
          overflow: 'hidden',
        }}
      >
        {contrast ? (
          shape
        ) : (
          <Vignette picture={PORTRAITS[colour]} width={width - 4} height={height - 4}>
            {shape}
          </Vignette>
        )}
      </View>
      {contrast ? null : (
        <View style={{ position: 'absolute', right: -4, bottom: -4 }}>
          <Shape color={colour} size={mark} />
        </View>
      )}
    </View>
  );
}
