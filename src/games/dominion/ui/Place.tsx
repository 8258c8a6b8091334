import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Box } from '@/ui/Box';
import { Gradient } from '@/ui/Gradient';
import { Circle, G, Path, Svg } from '@/ui/svg';
import { useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { BlueHour } from './BlueHour';
import { useForm } from './measures';

/** The place of the game behind its table: the bay at the top, and below it a faint sea chart on the table itself. */
export const Place = memo(function Place() {
  const { colors } = useTheme();
  const { width, height } = useLayout();
  const { top } = useSafeAreaInsets();
  const form = useForm();
  const sky =
    form === 'tablet'
      ? { height: 150, horizon: 70, scale: 0.6, castle: width * 0.37, lighthouse: width * 0.5 }
      : form === 'landscape'
        ? { height: 120, horizon: 54, scale: 0.5, castle: width * 0.39, lighthouse: width * 0.64 }
        : form === 'small'
          ? { height: 100, horizon: 60, scale: 0.42, castle: -300, lighthouse: width - 8 }
          : { height: 134, horizon: 64, scale: 0.55, castle: width * 0.52, lighthouse: width - 18 };
  return (
    <Box style={StyleSheet.absoluteFill}>
      <Gradient
        stops={[
          { at: 0, color: colors.bgTop },
          { at: 0.5, color: colors.bgTop },
          { at: 1, color: colors.bg },
        ]}
      />
      <Box style={{ position: 'absolute', top: sky.height + top - 20, left: 0 }}>
        <Chart width={width} height={height - sky.height - top + 20} />
      </Box>
      <Box style={{ position: 'absolute', top: 0, left: 0 }}>
        <BlueHour {...sky} width={width} height={sky.height + top} horizon={sky.horizon + top} />
      </Box>
    </Box>
  );
});

/** Lines that run from one point to every side, and circles around it, as on a sea chart. */
const RAYS = Array.from({ length: 32 }, (_, i) => {
  const angle = (i * Math.PI) / 16;
  return `M0 0L${(Math.cos(angle) * 1200).toFixed(0)} ${(Math.sin(angle) * 1200).toFixed(0)}`;
}).join('');

function Chart({ width, height }: { width: number; height: number }) {
  const { scheme } = useTheme();
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <G
        transform={`translate(${width * 0.7} ${height * 0.3})`}
        fill="none"
        stroke={scheme === 'dark' ? '#aca7ff' : '#6f69c0'}
        strokeWidth={0.7}
        opacity={0.13}
      >
        <Path d={RAYS} />
        {[60, 120, 190, 270, 360].map((radius) => (
          <Circle key={radius} r={radius} />
        ))}
      </G>
    </Svg>
  );
}
