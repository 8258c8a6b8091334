import { memo } from 'react';
import { Circle, G, Path, Rect, Svg } from '@/ui/svg';

const POINTS = [0, 45, 90, 135, 180, 225, 270, 315] as const;

/** The back of every card: a compass rose on indigo. */
export const CardBack = memo(function CardBack({ width, height }: { width: number; height: number }) {
  return (
    <Svg width={width} height={height} viewBox="0 0 70 98" preserveAspectRatio="none" aria-hidden>
      <Rect width={70} height={98} rx={9} fill="#2a2a78" />
      <Rect x={3.5} y={3.5} width={63} height={91} rx={6} fill="none" stroke="#f0c46a" strokeWidth={1.6} />
      <G transform="translate(35 49)">
        <Circle r={23} fill="#343590" stroke="#8f8ce6" />
        {POINTS.map((angle) => {
          const tip = angle % 90 ? -17 : -30;
          return (
            <G key={angle} transform={`rotate(${angle})`}>
              <Path d={`M0 ${tip}L4.6 -4.6L0 0Z`} fill="#f4d68a" />
              <Path d={`M0 ${tip}L-4.6 -4.6L0 0Z`} fill="#b98832" />
            </G>
          );
        })}
      </G>
    </Svg>
  );
});
