import { compassRose } from './compassRoseShapes';
import { Circle, Path, Svg } from '../svg';

const { stars, rings, ticks } = compassRose();

/** The compass rose in one colour, as a decoration; screen readers pass over it. */
export const CompassRose = ({ size, color }: { size: number; color: string }) => {
  return (
    <Svg width={size} height={size} viewBox="0 0 1000 1000" fill="none" aria-hidden>
      {rings.map(({ radius, width }) => (
        <Circle key={radius} cx={500} cy={500} r={radius} stroke={color} strokeWidth={width} />
      ))}
      <Path d={ticks} stroke={color} strokeWidth={3} />
      {stars.map(({ bright, shaded }) => (
        <Path key={bright} d={bright + shaded} fill={color} />
      ))}
    </Svg>
  );
};
