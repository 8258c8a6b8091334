import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { Circle, G, Path, Rect, Svg } from '@/ui/svg';
import { useTheme } from '@/ui/theme';

/** An ellipse as a path: what draws here knows circles only. */
export const oval = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

const round = (value: number): string => value.toFixed(1);

/** Rings of paving with spokes between them. */
function paving(rx: number, ry: number, inner: number, spokes: number): string {
  const lines = Array.from({ length: spokes }, (_, i) => {
    const [x, y] = [Math.cos((i / spokes) * 6.283), Math.sin((i / spokes) * 6.283)];
    return `M${round(x * rx * inner)} ${round(y * ry * inner)}L${round(x * rx)} ${round(y * ry)}`;
  }).join('');
  return `${oval(0, 0, rx, ry)}${oval(0, 0, rx * 0.72, ry * 0.7)}${oval(0, 0, rx * inner, ry * inner)}${lines}`;
}

/** The fountain of the plaza, 40 wide around 0. */
export const Fountain = () => (
  <>
    <Path d={oval(0, 2, 19, 5.5)} fill="#efe4cc" />
    <Path d={oval(0, 1, 15, 3.8)} fill="#6fc3d8" />
    <Rect x={-1.8} y={-12} width={3.6} height={13} fill="#efe4cc" />
    <Path d={oval(0, -12, 7.5, 2.2)} fill="#f7ecd2" />
    <Path
      d="M0 -13Q-8 -23 -10 -2M0 -13Q8 -23 10 -2M0 -13V-21"
      stroke="#eafcff"
      strokeWidth={1.5}
      fill="none"
      strokeLinecap="round"
    />
  </>
);

const TUFTS = Array.from({ length: 34 }, (_, i) => `M${(i * 41) % 172} ${40 + ((i * 29) % 134)}q2 -5 3 0`).join('');
const STONES = Array.from({ length: 46 }, (_, i) => oval(200 + ((i * 37) % 170), 38 + ((i * 23) % 136), 6, 2)).join('');
const DARK = {
  sky: '#a9d6c4',
  glow: '#f4dca0',
  far: '#8fc07e',
  near: '#67a55f',
  field: '#3f7f4a',
  furrow: '#2d6439',
  sand: '#c9a173',
  edge: '#b88d5e',
};
const LIGHT = {
  sky: '#bfe6e6',
  glow: '#fff3c6',
  far: '#a9d69a',
  near: '#7cc07a',
  field: '#5fa35a',
  furrow: '#4b8d4c',
  sand: '#d9b485',
  edge: '#c79d6c',
};

/** One picture from the hills to the plaza: the island on the left on green, the city on the right on paving. */
export const LandBeside = memo(function LandBeside() {
  const { scheme, contrast } = useTheme();
  const c = scheme === 'dark' ? DARK : LIGHT;
  return (
    <Svg width="100%" height="100%" viewBox="0 0 370 176" preserveAspectRatio="none" style={StyleSheet.absoluteFill}>
      <Rect x={0} y={0} width={370} height={36} fill={c.glow} />
      <Rect x={0} y={0} width={370} height={20} fill={c.sky} />
      <Circle cx={186} cy={24} r={15} fill="#fff3c4" />
      <Path d="M0 40V22Q40 4 90 20T184 22T280 14T370 20V40Z" fill={c.far} />
      <Path d="M0 44V30Q60 18 120 30T240 28T370 30V44Z" fill={c.near} />
      <Path d="M0 30H178Q196 60 184 96T192 176H0Z" fill={c.field} />
      <Path d="M0 34H170M0 80H176M0 128H178" stroke={c.furrow} strokeWidth={3} strokeOpacity={0.5} />
      <Path d="M370 30H178Q196 60 184 96T192 176H370Z" fill={c.sand} />
      {contrast ? null : (
        <>
          <Path d="M178 30Q196 60 184 96T192 176H214Q206 130 212 96T206 30Z" fill={c.edge} fillOpacity={0.7} />
          <Path d={STONES} fill="#fff" fillOpacity={0.08} />
          <Path d={TUFTS} stroke="#a7d58a" strokeOpacity={0.6} strokeWidth={1} fill="none" />
          <G transform="translate(279 128)">
            <Path d={paving(78, 40, 0.44, 12)} fill="none" stroke="#fff3d8" strokeOpacity={0.5} strokeWidth={1.4} />
          </G>
          <G transform="translate(279 134) scale(1.5)">
            <Fountain />
          </G>
        </>
      )}
      <Path d="M202 22h16v10h-16zM220 18h13v14h-13zM282 20h14v12h-14z" fill="#fff8ea" />
      <Path d="M200 22L210 15L220 22ZM218 18L226.500 11L235 18ZM280 20L289 13L298 20Z" fill="#d0563a" />
    </Svg>
  );
});

/** The same, the city below the island: a tablet's right pane. */
export const LandBelow = memo(function LandBelow() {
  const { scheme, contrast } = useTheme();
  const c = scheme === 'dark' ? DARK : LIGHT;
  return (
    <Svg width="100%" height="100%" viewBox="0 0 474 720" preserveAspectRatio="none" style={StyleSheet.absoluteFill}>
      <Rect x={0} y={0} width={474} height={80} fill={c.sky} />
      <Circle cx={340} cy={52} r={44} fill="#fff6cc" fillOpacity={0.4} />
      <Circle cx={340} cy={52} r={24} fill="#fffbe2" />
      <Path d="M0 100V56Q70 24 150 54T300 56T474 40V100Z" fill={c.far} />
      <Path d="M0 380V82Q120 56 240 80T474 74V380Z" fill={c.near} />
      <Path d="M0 380V110Q150 86 474 108V380Z" fill={c.field} />
      <Path
        d="M0 140Q120 126 237 140T474 140M0 190Q120 176 237 190T474 190M0 240Q120 226 237 240T474 240M0 290Q120 276 237 290T474 290M0 335Q120 321 237 335T474 335"
        stroke={c.furrow}
        strokeWidth={2.4}
        fill="none"
        strokeOpacity={0.5}
      />
      <Path d="M0 372Q120 352 237 368T474 360V720H0Z" fill={c.sand} />
      <Path d="M0 372Q120 352 237 368T474 360" stroke="#fff3d8" strokeWidth={3} fill="none" />
      {contrast ? null : (
        <>
          <G transform="translate(300 570)">
            <Path d={paving(210, 110, 0.42, 14)} fill="none" stroke="#fff3d8" strokeOpacity={0.6} strokeWidth={2} />
          </G>
          <G transform="translate(300 592) scale(3)">
            <Fountain />
          </G>
        </>
      )}
    </Svg>
  );
});
