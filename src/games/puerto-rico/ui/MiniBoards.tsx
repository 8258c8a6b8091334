import { memo } from 'react';
import { Circle, Rect, Svg } from '@/ui/svg';
import { useColors } from '@/ui/theme';
import { BUILDINGS } from '../rules/buildings';
import type { PlayerView } from '../rules/view';
import { buildingPaint, tilePaint } from './art';

/** Between two plots. */
export const plotGap = (unit: number): number => (unit > 10 ? 2 : 1.4);

/** Somebody's island in small. */
export const IslandBoard = ({ island, unit }: { island: PlayerView['island']; unit: number }) => (
  <MiniBoard
    unit={unit}
    plots={island.map(({ tile, manned }) => `${tilePaint(tile).ground}${manned ? '*' : ''}`).join()}
  />
);

/** Somebody's city in small: a large building takes two plots. */
export const CityBoard = ({ city, unit }: { city: PlayerView['city']; unit: number }) => (
  <MiniBoard
    unit={unit}
    plots={city
      .flatMap(({ building, colonists }) => {
        const paint = `${buildingPaint(building).ground}${colonists > 0 ? '*' : ''}`;
        return BUILDINGS[building].size === 2 ? [paint, paint] : [paint];
      })
      .join()}
  />
);

/** Four by three plots in the colour of what they make; a light dot: somebody works there. `plots` is one text, to compare. */
const MiniBoard = memo(function MiniBoard({ plots, unit: u }: { plots: string; unit: number }) {
  const { muted } = useColors();
  const gap = plotGap(u);
  const list = plots === '' ? [] : plots.split(',');
  return (
    <Svg
      width={4 * u + 3 * gap + 1}
      height={3 * u + 2 * gap + 1}
      viewBox={`-0.5 -0.5 ${4 * u + 3 * gap + 1} ${3 * u + 2 * gap + 1}`}
    >
      {Array.from({ length: 12 }, (_, i) => {
        const x = (i % 4) * (u + gap);
        const y = Math.floor(i / 4) * (u + gap);
        const plot = list[i];
        if (plot === undefined) {
          return (
            <Rect
              key={i}
              x={x + 0.5}
              y={y + 0.5}
              width={u - 1}
              height={u - 1}
              rx={1.6}
              fill="none"
              stroke={muted}
              strokeOpacity={0.5}
              strokeWidth={0.8}
            />
          );
        }
        return (
          <Rect
            key={i}
            x={x}
            y={y}
            width={u}
            height={u}
            rx={1.6}
            fill={plot.replace('*', '')}
            stroke="#3a2a14"
            strokeOpacity={0.5}
            strokeWidth={0.7}
          />
        );
      })}
      {list.map((plot, i) =>
        plot.endsWith('*') ? (
          <Circle
            key={i}
            cx={(i % 4) * (u + gap) + u / 2}
            cy={Math.floor(i / 4) * (u + gap) + u / 2}
            r={u * 0.24}
            fill="#fff"
            stroke="#222"
            strokeWidth={0.6}
          />
        ) : null,
      )}
    </Svg>
  );
});
