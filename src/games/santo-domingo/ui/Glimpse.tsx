import type { GlimpseProps } from '@/ui/glimpse';
import { PlaceBehind } from '@/ui/art/PlaceBehind';
import { Box } from '@/ui/Box';
import { Shape } from '@/ui/Shape';
import type { View } from '../rules/view';

/** The race to the end of the game: a rope, and everybody on it. */
export function Glimpse({ view: { players, target }, colours }: GlimpseProps<View>) {
  return (
    <PlaceBehind game="santo-domingo">
      <Box style={{ height: 34, marginRight: 18 }}>
        <Box
          style={{
            position: 'absolute',
            left: 0,
            right: -14,
            top: 24,
            height: 5,
            borderRadius: 3,
            backgroundColor: '#e9c67c',
          }}
        />
        {players.map(({ points }, seat) => (
          <Box
            key={seat}
            style={{
              position: 'absolute',
              left: `${Math.round((100 * Math.min(points, target)) / target)}%`,
              // Equal points stand above each other.
              top: 18 - 12 * players.slice(0, seat).filter((other) => Math.abs(other.points - points) < 3).length,
            }}
          >
            <Shape color={colours[seat] ?? 'red'} size={17} />
          </Box>
        ))}
      </Box>
    </PlaceBehind>
  );
}
