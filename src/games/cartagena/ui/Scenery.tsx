import { StyleSheet } from 'react-native';
import type { SpeakerOf } from '@/text';
import { Box } from '@/ui/Box';
import { Text } from '@/ui/Text';
import { useColors, useTheme } from '@/ui/theme';
import type { Location } from '../rules/state';
import { roadOf, smooth, trailOf, type Box as MapBox, type PathMap } from './geometry';
import { type Move } from './moves';
import { Path, Svg } from '@/ui/svg';

/** The road along the path, and the ways that are being thought about. */
export function Roads({ map, moves, accent }: { map: PathMap; moves: readonly Move[]; accent: string }) {
  const { scheme } = useTheme();
  const dark = scheme === 'dark';
  const wide = map.sizes.diameter * 0.74;
  const halves = map.docks ? (['first', 'second'] as const) : (['first'] as const);
  const trails = [...new Set(moves.filter(({ from, to }) => from !== to).map(({ from, to }) => `${from} ${to}`))];
  return (
    <Svg
      width={map.sizes.width}
      height={map.height}
      style={StyleSheet.flatten([StyleSheet.absoluteFill, { pointerEvents: 'none' }])}
      aria-hidden
    >
      {halves.map((half) => (
        <Path
          key={half}
          d={smooth(roadOf(map, half))}
          fill="none"
          stroke={dark ? '#081720' : '#cdb789'}
          strokeWidth={wide + 4}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ))}
      {halves.map((half) => (
        <Path
          key={`${half} ground`}
          d={smooth(roadOf(map, half))}
          fill="none"
          stroke={
            half === 'second' || map.tunnelLength === 0 ? (dark ? '#1f4a3a' : '#d8dcae') : dark ? '#1b4159' : '#ead9b6'
          }
          strokeWidth={wide}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ))}
      {trails.map((trail) => {
        const [from, to] = trail
          .split(' ')
          .map((end): Location => (/^\d+$/.test(end) ? Number(end) : (end as Location)));
        return from === undefined || to === undefined ? null : (
          <Path
            key={trail}
            d={smooth(trailOf(map, from, to))}
            fill="none"
            stroke={accent}
            strokeWidth={wide * 0.44}
            strokeLinejoin="round"
          />
        );
      })}
    </Svg>
  );
}

/** The water between Cartagena and Tortuga. */
export function Sea({ box, words, map }: { box: MapBox; words: SpeakerOf<'cartagena'>; map: PathMap }) {
  const { scheme } = useTheme();
  const colors = useColors();
  const dark = scheme === 'dark';
  const waves = Array.from({ length: Math.ceil(box.height / 16) }, (_, row) => {
    let d = `M${-10 + (row % 2) * 9} ${row * 16 + 10}`;
    for (let x = 0; x < box.width; x += 18) d += 'q4.5-5 9 0t9 0';
    return d;
  }).join('');
  const right = (map.docks?.cartagena.x ?? 0) > (map.docks?.tortuga.x ?? 0);
  const ink = dark ? colors.muted : '#2c5d66';
  return (
    <Box
      aria-hidden
      style={{
        position: 'absolute',
        left: box.x,
        top: box.y,
        width: box.width,
        height: box.height,
        borderRadius: 16,
        overflow: 'hidden',
        backgroundColor: dark ? '#0f3547' : '#b9dbe0',
        pointerEvents: 'none',
      }}
    >
      <Svg width={box.width} height={box.height} style={StyleSheet.absoluteFill}>
        <Path d={waves} fill="none" stroke={dark ? '#1b4c62' : '#94c4cc'} strokeWidth={1.5} />
      </Svg>
      {box.width < 330 ? null : (
        <Text
          kind="tiny"
          fixed
          color={ink}
          style={[{ position: 'absolute', top: 5 }, right ? { left: 10 } : { right: 10 }]}
        >
          {words.word('shore.cartagena')}
        </Text>
      )}
      <Text
        kind="tiny"
        fixed
        color={ink}
        style={[{ position: 'absolute', bottom: 5 }, right ? { right: 10 } : { left: 10 }]}
      >
        {words.word('shore.tortuga')}
      </Text>
    </Box>
  );
}
