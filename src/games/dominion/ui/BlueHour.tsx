import { memo } from 'react';
import { Circle, Defs, G, LinearGradient, Path, RadialGradient, Rect, Stop, Svg } from '@/ui/svg';
import { useSvgId } from '@/ui/svgId';
import { useTheme } from '@/ui/theme';

const DARK = {
  sky: ['#171b58', '#5b4a9e', '#f2a27c'],
  far: '#5a4c9c',
  near: '#2e2d73',
  sea: '#584a94',
  ink: '#16164a',
  beam: 0.7,
} as const;
const LIGHT = {
  sky: ['#8fb3e8', '#d9b9df', '#ffdcae'],
  far: '#a9a4d8',
  near: '#7d7bc0',
  sea: '#c9c4ea',
  ink: '#4a4796',
  beam: 0.85,
} as const;

const CLOUDS = [
  [0.3, 0.3, 90],
  [0.55, 0.46, 120],
  [0.02, 0.52, 100],
  [0.75, 0.24, 80],
] as const;

/** Windows of the castle, from its foot. */
const WINDOWS = [
  [-41, 26],
  [-20, 44],
  [-20, 30],
  [4, 30],
  [25, 18],
  [-34, 12],
  [10, 12],
] as const;

/** Where stars stand, always the same ones: one path, a little square each. */
function starsIn(width: number, height: number): string {
  let seed = 7;
  const next = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: Math.round(width / 11) }, () => {
    const size = 0.8 + next();
    return `M${(next() * width).toFixed(0)} ${(next() * height).toFixed(0)}h${size.toFixed(1)}v${size.toFixed(1)}h-${size.toFixed(1)}z`;
  }).join('');
}

/** A tower with its battlements, `k` times as large as drawn. */
function tower(x: number, foot: number, wide: number, high: number): string {
  const tooth = (wide + 4) / 5;
  const top = foot - high;
  return `M${x} ${foot}V${top}h${wide}V${foot}ZM${x - 2} ${top}h${wide + 4}v-5h-${tooth}v3h-${tooth}v-3h-${tooth}v3h-${tooth}v-3h-${tooth}z`;
}

/**
 * The blue hour over the bay: a castle, a lighthouse and its beam, a sea that becomes the table. By day it is morning.
 * Drawn once; nothing in it moves.
 */
export const BlueHour = memo(function BlueHour({
  width,
  height,
  horizon,
  scale: k,
  castle,
  lighthouse,
}: {
  width: number;
  height: number;
  /** How far down the sea begins. */
  horizon: number;
  scale: number;
  /** Where they stand, from the left. */
  castle: number;
  lighthouse: number;
}) {
  const { scheme, colors } = useTheme();
  const id = useSvgId();
  const c = scheme === 'dark' ? DARK : LIGHT;
  const ground = colors.bgTop;
  const [cx, lx, hz] = [castle, lighthouse, horizon];
  const sun = width * 0.56;
  const foot = hz - 18 * k;
  const glitter = [0, 6, 13, 21, 30, 40].filter((down) => down < height - hz);
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <Defs>
        <LinearGradient id={`${id}s`} x1={0} y1={0} x2={0} y2={1}>
          <Stop offset={0} stopColor={c.sky[0]} />
          <Stop offset={0.74} stopColor={c.sky[1]} />
          <Stop offset={1} stopColor={c.sky[2]} />
        </LinearGradient>
        <LinearGradient id={`${id}w`} x1={0} y1={0} x2={0} y2={1}>
          <Stop offset={0} stopColor={c.sea} />
          <Stop offset={1} stopColor={ground} />
        </LinearGradient>
        <LinearGradient id={`${id}b`} x1={1} y1={0} x2={0} y2={0}>
          <Stop offset={0} stopColor="#fff3bd" stopOpacity={c.beam} />
          <Stop offset={1} stopColor="#fff3bd" stopOpacity={0} />
        </LinearGradient>
        <RadialGradient id={`${id}h`}>
          <Stop offset={0} stopColor="#fff3bd" stopOpacity={0.9} />
          <Stop offset={1} stopColor="#ffd98a" stopOpacity={0} />
        </RadialGradient>
      </Defs>
      <Rect width={width} height={hz} fill={`url(#${id}s)`} />
      {scheme === 'dark' ? <Path d={starsIn(width, hz * 0.6)} fill="#ffffff" opacity={0.75} /> : null}
      <Circle cx={sun} cy={hz - 4} r={30 * k} fill="#ffd9a0" opacity={0.3} />
      <Circle cx={sun} cy={hz - 2} r={17 * k} fill="#ffe3b0" />
      {CLOUDS.map(([x, y, long]) => (
        <Rect key={x} x={width * x} y={hz * y} width={long * k} height={5 * k} rx={2.5} fill={c.sky[2]} opacity={0.2} />
      ))}
      <Path
        d={`M${width * 0.3} ${hz}Q${width * 0.4} ${hz - 16 * k} ${width * 0.5} ${hz - 5}T${width * 0.72} ${hz - 7}T${width} ${hz - 14 * k}V${hz}Z`}
        fill={c.far}
        opacity={0.8}
      />
      <Rect y={hz} width={width} height={height - hz} fill={`url(#${id}w)`} />
      {glitter.map((down, i) => (
        <Rect
          key={down}
          x={sun - 34 * k + i * 4 - (i % 2) * 6}
          y={hz + 2 + down}
          width={(68 - i * 9) * k}
          height={2}
          rx={1}
          fill="#ffdca8"
          opacity={0.65 - i * 0.1}
        />
      ))}
      <Path d={`M${lx} ${hz - 60 * k}L-20 ${hz - 128 * k}V${hz - 78 * k}Z`} fill={`url(#${id}b)`} />
      <Path
        d={`M${cx - 100 * k} ${hz + 10}V${hz - 22 * k}Q${cx - 40 * k} ${hz - 30 * k} ${cx} ${hz - 18 * k}T${cx + 66 * k} ${hz + 3}Z`}
        fill={c.near}
      />
      <Path
        d={[
          tower(cx - 48 * k, foot, 16 * k, 34 * k),
          tower(cx - 26 * k, foot, 14 * k, 54 * k),
          tower(cx - 4 * k, foot, 18 * k, 40 * k),
          tower(cx + 20 * k, foot, 12 * k, 26 * k),
          `M${cx - 50 * k} ${foot - 20 * k}h${84 * k}v${24 * k}h-${84 * k}z`,
        ].join('')}
        fill={c.ink}
      />
      <Path d={`M${cx - 19 * k} ${foot - 54 * k - 5}v-14l11 3.5l-11 4`} fill="#e4655a" />
      <Path d={WINDOWS.map(([x, y]) => `M${cx + x * k} ${foot - y * k}h2.6v4h-2.6z`).join('')} fill="#ffd98a" />
      <Path
        d={`M${lx - 36 * k} ${hz + 12}Q${lx - 20 * k} ${hz - 12 * k} ${lx} ${hz - 12 * k}T${width + 20} ${hz - 20 * k}V${hz + 14}Z`}
        fill={c.near}
      />
      <G transform={`translate(${lx} ${hz - 10 * k}) scale(${k})`}>
        <Path d="M-8 0L-5 -44H5L8 0Z" fill="#fbeed7" />
        <Path d="M0 -44H5L8 0H0Z" fill="#2a2760" opacity={0.3} />
        <Path d="M-7.3 -10L-6.6 -20H6.6L7.3 -10ZM-6 -30L-5.4 -39H5.4L6 -30ZM-5.6 -55L0 -62L5.6 -55Z" fill="#d9544b" />
        <Rect x={-7} y={-46.5} width={14} height={2.6} fill={c.ink} />
        <Rect x={-4} y={-55} width={8} height={8.5} fill="#fff6c4" />
        <Circle cy={-51} r={24} fill={`url(#${id}h)`} />
      </G>
    </Svg>
  );
});
