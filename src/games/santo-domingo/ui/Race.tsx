import { memo } from 'react';
import type { TablePlayer } from '@/session/seats';
import { useSpeaker } from '@/text';
import { Box } from '@/ui/Box';
import { Icon } from '@/ui/icons/Icon';
import { Shape } from '@/ui/Shape';
import { Text } from '@/ui/Text';
import { FONTS, useTheme } from '@/ui/theme';
import { looksSame } from '@/ui/useSteady';
import { HARBOUR } from './harbour/colours';

const HEIGHT = 22;
const SHAPE = 15;
/** How many points before the target the rope turns warm. */
const CLOSE = 5;

/** The race to the points that end the game: a rope with everybody's shape on it. */
export const Race = memo(function Race({
  points,
  seats,
  target,
  width,
}: {
  points: readonly number[];
  seats: readonly TablePlayer[];
  target: number;
  width: number;
}) {
  const words = useSpeaker('santo-domingo', []);
  const { scheme, colors } = useTheme();
  const paint = HARBOUR[scheme];
  const [left, right] = [20, width - 52];
  const at = (value: number): number => left + ((right - left) * Math.min(value, target)) / target;
  const met = new Map<number, number>();
  const label = words.word('race.label', {
    target,
    names: words.list(seats.map(({ name }, seat) => `${name} ${points[seat] ?? 0}`)),
  });
  const rope = (from: number, to: number, color: string) => (
    <Box
      style={{
        position: 'absolute',
        left: from,
        width: to - from,
        top: HEIGHT / 2 - 2.5,
        height: 5,
        borderRadius: 3,
        backgroundColor: color,
      }}
    />
  );
  return (
    <Box accessible role="img" aria-label={label} style={{ width, height: HEIGHT, pointerEvents: 'none' }}>
      <Box aria-hidden style={{ flex: 1 }}>
        {rope(left, right, paint.race)}
        {rope(at(target - CLOSE), right, '#e0754a')}
        {Array.from({ length: target / 5 + 1 }, (_, i) => (
          <Box
            key={i}
            style={{
              position: 'absolute',
              left: at(5 * i) - 0.75,
              top: HEIGHT / 2 - 4,
              width: 1.5,
              height: 8,
              backgroundColor: '#b894a2',
            }}
          />
        ))}
        <Box style={{ position: 'absolute', left: 2, top: 3 }}>
          <Text fixed kind="tiny" color="muted">
            0
          </Text>
        </Box>
        <Box style={{ position: 'absolute', right: 2, top: 1, flexDirection: 'row', alignItems: 'center', gap: 4 }}>
          <Icon name="santo-domingo/points" size={18} color={colors.brass} />
          <Text fixed color="brass" style={{ fontFamily: FONTS.bodyExtra, fontSize: 13, lineHeight: 20 }}>
            {target}
          </Text>
        </Box>
        {seats.map(({ colour }, seat) => {
          const value = Math.min(points[seat] ?? 0, target);
          const before = met.get(value) ?? 0;
          met.set(value, before + 1);
          return (
            <Box
              key={seat}
              style={{
                position: 'absolute',
                left: at(value) - SHAPE / 2 + before * 11,
                top: (HEIGHT - SHAPE) / 2,
              }}
            >
              <Shape color={colour} size={SHAPE} />
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}, looksSame);
