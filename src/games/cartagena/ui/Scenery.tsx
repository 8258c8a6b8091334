import { memo, useMemo, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { Drawing } from '@/ui/art/Drawing';
import { Box } from '@/ui/Box';
import { Path, Svg } from '@/ui/svg';
import { useColors, useTheme } from '@/ui/theme';
import type { RouteKind } from '../rules/route';
import type { Location } from '../rules/state';
import { roadOf, smooth, trailOf, type PathMap } from './geometry';
import { jettyArt, mapArt, stonesArt } from './scene/mapArt';
import { PAINTS } from './scene/paint';

/** The land a path winds through, drawn once for a path, a size and a theme. */
export const Land = memo(function Land({ map, kind }: { map: PathMap; kind: RouteKind }) {
  const { scheme, contrast } = useTheme();
  const art = useMemo(() => {
    if (contrast) return null;
    const paint = PAINTS[scheme];
    return mapArt(map, paint, kind) + (kind === 'jungle' ? '' : jettyArt(map, paint));
  }, [map, kind, scheme, contrast]);
  return art === null ? <PlainRoad map={map} /> : <Painted art={art} map={map} />;
});

/** The stones the path is laid with; with strong contrast every space draws its own. */
export const Stones = memo(function Stones({ map, kind }: { map: PathMap; kind: RouteKind }) {
  const { scheme, contrast } = useTheme();
  const art = useMemo(() => (contrast ? null : stonesArt(map, PAINTS[scheme], kind)), [map, kind, scheme, contrast]);
  return art === null ? null : <Painted art={art} map={map} />;
});

const Painted = ({ art, map }: { art: string; map: PathMap }) => (
  <Box aria-hidden style={[StyleSheet.absoluteFill, { pointerEvents: 'none' }]}>
    <Drawing art={art} width={map.sizes.width} height={map.height} />
  </Box>
);

/** With strong contrast nothing is a picture: a road with an edge, on the ground of the page. */
function PlainRoad({ map }: { map: PathMap }) {
  const colors = useColors();
  const wide = map.sizes.diameter * 0.8;
  const roads = (map.docks ? (['first', 'second'] as const) : (['first'] as const)).map((half) =>
    smooth(roadOf(map, half)),
  );
  return (
    <Lines map={map}>
      {[colors.line, colors.surface].map((stroke, i) => (
        <Path
          key={stroke}
          d={roads.join('')}
          fill="none"
          stroke={stroke}
          strokeWidth={wide - i * 3}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ))}
    </Lines>
  );
}

/** A way from one place to another. */
export interface Way {
  readonly from: Location;
  readonly to: Location;
  readonly colour: string;
  /** Below the dots, so that they are seen on any ground. */
  readonly under: string;
}

/** The ways that are thought about, as dots of light. */
export const Ways = memo(function Ways({ map, ways }: { map: PathMap; ways: readonly Way[] }) {
  const dot = map.sizes.diameter / 8;
  return ways.length === 0 ? null : (
    <Lines map={map}>
      {ways.map(({ from, to, colour, under }) => {
        const d = smooth(trailOf(map, from, to));
        const line = { d, fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
        return [
          <Path key={`${from} ${to} under`} {...line} stroke={under} strokeOpacity={0.6} strokeWidth={dot * 1.8} />,
          <Path
            key={`${from} ${to}`}
            {...line}
            stroke={colour}
            strokeWidth={dot}
            strokeDasharray={`0.1 ${(dot * 1.9).toFixed(1)}`}
          />,
        ];
      })}
    </Lines>
  );
});

function Lines({ map, children }: { map: PathMap; children: ReactNode }) {
  return (
    <Svg
      width={map.sizes.width}
      height={map.height}
      style={StyleSheet.flatten([StyleSheet.absoluteFill, { pointerEvents: 'none' }])}
      aria-hidden
    >
      {children}
    </Svg>
  );
}
