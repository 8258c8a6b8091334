import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { Picture } from '../art/Picture';
import { curtain } from '../art/shell/curtain';
import { Box } from '../Box';
import { OUTLINES, type SeatColor } from '../Shape';
import { Circle, G, Path, Rect, Svg } from '../svg';
import { SEAT_TINTS } from '../theme';
import { useLayout } from '../useLayout';

/** What stands on the cloth, and the note on it. */
export const CLOTH = { ground: '#561f2d', bright: '#fff9ea', soft: '#ffeeda', note: '#f8ebcd' };
const GOLD = '#f0c65e';

/** The cloth over the whole screen, and its scalloped edge along the top. When the picture cannot be had, its ground. */
export function Cloth({ top }: { top: number }) {
  const { width } = useLayout();
  const [missing, setMissing] = useState(false);
  const count = Math.max(5, Math.round(width / 90));
  const each = width / count;
  const [edge, low] = [top + 12, top + 44];
  const scallops = (down: number): string =>
    Array.from({ length: count }, (_, i) => {
      const x = i * each;
      return `M${x} ${edge + down}Q${x + each / 2} ${low + down} ${x + each} ${edge + down}`;
    }).join('');
  return (
    <Box aria-hidden style={[StyleSheet.absoluteFill, { overflow: 'hidden', pointerEvents: 'none' }]}>
      {missing ? null : (
        <Box style={StyleSheet.absoluteFill}>
          <Picture source={curtain.cloth} onMissing={() => setMissing(true)} />
        </Box>
      )}
      <Box style={{ position: 'absolute', left: 0, top: 0 }}>
        <Svg width={width} height={low}>
          <Rect x={0} y={0} width={width} height={edge} fill="#7a2f36" />
          <Path d={scallops(0)} fill="#7a2f36" />
          <Path d={scallops(4)} fill="none" stroke="#c9912e" strokeWidth={5} strokeDasharray="1.5 3" />
          <Path d={scallops(0)} fill="none" stroke={GOLD} strokeWidth={3.5} />
        </Svg>
      </Box>
    </Box>
  );
}

/** Somebody's flag: their colour, and their shape on it. */
export function Flag({ color }: { color: SeatColor }) {
  return (
    <Box aria-hidden style={{ pointerEvents: 'none' }}>
      <Svg width={104} height={112} viewBox="-52 -4 104 112">
        <Path d="M-46 0H46" stroke={GOLD} strokeWidth={6} strokeLinecap="round" />
        <Path d="M-36 2H36V82L0 104L-36 82Z" fill="#2a0f18" fillOpacity={0.5} />
        <Path d="M-36 2H36V78L0 100L-36 78Z" fill={SEAT_TINTS[color]} />
        <Path d="M-36 2H-16V90L-36 78Z" fill="#ffffff" fillOpacity={0.16} />
        <Path d="M-30 8H30V74L0 92L-30 74Z" fill="none" stroke="#fff7df" strokeWidth={2} strokeOpacity={0.8} />
        <G transform="translate(-22 20) scale(1.83)">
          <Path d={OUTLINES[color]} fill="#fffaf0" stroke="#2a1520" strokeWidth={1.7} strokeLinejoin="round" />
        </G>
      </Svg>
    </Box>
  );
}

/** The brass head of the pin that holds the note. */
export const Pin = () => (
  <Box
    aria-hidden
    style={{
      position: 'absolute',
      top: -9,
      left: '50%',
      marginLeft: -9,
      width: 18,
      height: 18,
      borderRadius: 9,
      backgroundColor: '#d9a94a',
      boxShadow: 'inset 3px 3px 5px #ffe9a8, 0 2px 4px rgba(0, 0, 0, 0.4)',
    }}
  />
);

/** The ship's wheel behind the button that is held; its rim lies under the ring that fills. */
export function Wheel({ button }: { button: number }) {
  // As the button draws its ring (`HoldButton`).
  const ring = (button * (152 / 116) - button * 0.085) / 2;
  const reach = ring * 1.28;
  const at = reach + 2;
  return (
    <Box
      aria-hidden
      style={[StyleSheet.absoluteFill, { alignItems: 'center', justifyContent: 'center', pointerEvents: 'none' }]}
    >
      <Svg width={at * 2} height={at * 2} viewBox={`${-at} ${-at} ${at * 2} ${at * 2}`}>
        {[18, 63, 108, 153].map((turn) => (
          <G key={turn} transform={`rotate(${turn})`}>
            <Rect x={-3.5} y={-reach} width={7} height={reach * 2} rx={3.5} fill="#7a4a1e" />
            <Rect x={-1.5} y={-reach} width={2} height={reach * 2} fill="#d99a4e" fillOpacity={0.7} />
          </G>
        ))}
        <Circle cx={0} cy={0} r={ring} fill="none" stroke="#5a3212" strokeWidth={15} />
        <Circle cx={0} cy={0} r={ring} fill="none" stroke="#8a5424" strokeWidth={10} />
      </Svg>
    </Box>
  );
}
