import { memo } from 'react';
import { Circle, Defs, LinearGradient, Path, Rect, Stop, Svg } from '@/ui/svg';
import { useSvgId } from '@/ui/svgId';
import { useTheme } from '@/ui/theme';
import { HOURS, skyAt } from './day';

/** The valley and its bay behind the table: the light moves from morning to dusk, and lanterns burn in the last round. */
export const Scene = memo(function Scene({
  width: w,
  height: h,
  sea,
  hour,
}: {
  width: number;
  height: number;
  /** Where the water begins, from above. */
  sea: number;
  hour: number;
}) {
  const { scheme, colors } = useTheme();
  const id = useSvgId();
  const { sky, hills, water, sun, height } = skyAt(scheme, hour);
  const [sunX, sunY] = [w * 0.74, sea - height];
  const clouds = [
    [0.05, 0.3, 110],
    [0.5, 0.22, 120],
    [0.28, 0.5, 90],
    [0.78, 0.42, 100],
  ].map(
    ([x = 0, y = 0, q = 0]) => `M${w * x} ${sea * y}h${q}v6h${-q}zM${w * x + 18} ${sea * y - 5}h${q / 2}v6h${-q / 2}z`,
  );
  const glints = [3, 12, 24, 38, 54].map(
    (d, i) => `M${sunX - 40 + i * 5} ${sea + d}h${80 - i * 10}v2h${-80 + i * 10}z`,
  );
  const ripples = [8, 17, 29, 43, 59].map((d, i) => `M${(i * 67) % w} ${sea + d}q6 -3 12 0t12 0`);
  const lanterns = Array.from({ length: 9 }, (_, i) => [w * (0.06 + i * 0.05), sea - 14 + ((i * 5) % 9)] as const);
  return (
    <Svg width={w} height={h} viewBox={`0 0 ${w} ${h}`}>
      <Defs>
        <LinearGradient id={`${id}s`} x1={0} y1={0} x2={0} y2={1}>
          <Stop offset={0} stopColor={sky[0]} />
          {/* The gauges stand in it: no brighter before they end. */}
          <Stop offset={0.26} stopColor={sky[0]} />
          <Stop offset={0.66} stopColor={sky[1]} />
          <Stop offset={1} stopColor={sky[2]} />
        </LinearGradient>
        <LinearGradient id={`${id}w`} x1={0} y1={0} x2={0} y2={1}>
          <Stop offset={0} stopColor={water} />
          <Stop offset={1} stopColor={colors.bg} />
        </LinearGradient>
      </Defs>
      <Rect x={0} y={0} width={w} height={sea} fill={`url(#${id}s)`} />
      <Circle cx={sunX} cy={sunY} r={58} fill={sun} fillOpacity={0.16} />
      <Circle cx={sunX} cy={sunY} r={36} fill={sun} fillOpacity={0.26} />
      <Circle cx={sunX} cy={sunY} r={20} fill={sun} />
      <Path d={clouds.join('')} fill="#fff" fillOpacity={0.09} />
      <Path
        d={`M0 ${sea}V${sea - 46}Q${w * 0.14} ${sea - 84} ${w * 0.3} ${sea - 44}T${w * 0.6} ${sea - 40}T${w} ${sea - 66}V${sea}Z`}
        fill={hills[0]}
      />
      <Path
        d={`M0 ${sea}V${sea - 20}Q${w * 0.2} ${sea - 48} ${w * 0.42} ${sea - 20}T${w} ${sea - 30}V${sea}Z`}
        fill={hills[1]}
      />
      <Path
        d={[0, 1, 2, 3]
          .map(
            (i) =>
              `M${w * 0.03 + i * 5} ${sea - 16 + i * 4}Q${w * 0.2} ${sea - 40 + i * 6} ${w * 0.4} ${sea - 16 + i * 3.5}`,
          )
          .join('')}
        stroke={hills[2]}
        strokeOpacity={0.7}
        strokeWidth={1.4}
        fill="none"
      />
      <Path
        d={`M0 ${sea + 4}V${sea - 6}Q${w * 0.25} ${sea - 14} ${w * 0.5} ${sea - 5}T${w} ${sea - 8}V${sea + 4}Z`}
        fill={hills[2]}
      />
      <Rect x={0} y={sea} width={w} height={h - sea} fill={`url(#${id}w)`} />
      <Path d={glints.join('')} fill={sun} fillOpacity={0.4} />
      <Path d={ripples.join('')} stroke="#fff" strokeOpacity={0.25} strokeWidth={1.2} fill="none" />
      {hour < HOURS - 1
        ? null
        : lanterns.map(([x, y]) => <Circle key={x} cx={x} cy={y} r={5} fill="#ffcf70" fillOpacity={0.3} />)}
      {hour < HOURS - 1 ? null : lanterns.map(([x, y]) => <Circle key={x} cx={x} cy={y} r={1.8} fill="#ffe9b0" />)}
    </Svg>
  );
});
