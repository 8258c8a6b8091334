import { useEffect, type ReactNode } from 'react';
import { View } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { useAccentColor } from '../accent';
import { Tick } from '../cards/PlayingCard';
import { haptic } from '../haptics';
import { Tap } from '../Tap';
import { RADIUS, SPACE } from '../theme';
import { useLayout } from '../useLayout';

export interface Choice {
  readonly id: string;
  /** What a screen reader says. */
  readonly label: string;
  /** Drawn in a cell of the given width: a `PlayingCard`, a tile. */
  readonly draw: (width: number) => ReactNode;
  readonly disabled?: boolean;
}

/** Things to pick from, four across (two with large text); what is picked lifts a little and gets a ring and a tick. */
export function ChoiceGrid({
  label,
  choices,
  chosen,
  onToggle,
  onRead,
  onRefused,
  columns,
  single = false,
  width,
}: {
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
  onRead?: (id: string) => void;
  onRefused?: (id: string) => void;
  columns?: number;
  /** One of them, not several. */
  single?: boolean;
  /** Of the grid; the sheet's inner width when absent. */
  width?: number;
}) {
  const layout = useLayout();
  const room =
    width ?? (layout.twoPane ? Math.min(480, Math.max(300, layout.width * 0.45)) : layout.width) - 2 * SPACE.l;
  const across = columns ?? (layout.largeText ? 2 : room < 300 ? 3 : 4);
  const gap = 10;
  const cell = Math.floor((room - gap * (across - 1)) / across);
  return (
    <View
      role={single ? 'radiogroup' : 'group'}
      aria-label={label}
      // What is chosen in the top row rises, with its tick, and must not be cut off by what it scrolls in.
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap, paddingTop: SPACE.l + 2 }}
    >
      {choices.map((choice) => (
        <GridCell
          key={choice.id}
          choice={choice}
          on={chosen.includes(choice.id)}
          single={single}
          width={cell}
          onPress={() => {
            haptic('pick');
            onToggle(choice.id);
          }}
          onLongPress={onRead && (() => onRead(choice.id))}
          onRefused={() => onRefused?.(choice.id)}
        />
      ))}
    </View>
  );
}

function GridCell({
  choice,
  on,
  single,
  width,
  onPress,
  onLongPress,
  onRefused,
}: {
  choice: Choice;
  on: boolean;
  single: boolean;
  width: number;
  onPress: () => void;
  onLongPress: (() => void) | undefined;
  onRefused: () => void;
}) {
  const tint = useAccentColor();
  const lift = useSharedValue(on ? 1 : 0);
  useEffect(() => lift.set(withTiming(on ? 1 : 0, { duration: 160 })), [on, lift]);
  const pose = useAnimatedStyle(() => ({ transform: [{ translateY: -5 * lift.get() }] }));
  return (
    <Animated.View style={pose}>
      <Tap
        role={single ? 'radio' : 'checkbox'}
        label={choice.label}
        checked={on}
        disabled={choice.disabled ?? false}
        onPress={onPress}
        onLongPress={onLongPress}
        onRefused={onRefused}
        style={[
          { width, borderRadius: RADIUS.card, opacity: choice.disabled ? 0.5 : 1 },
          on ? { boxShadow: `0 0 0 3px ${tint}, 0 8px 20px rgba(0, 0, 0, 0.35)` } : null,
        ]}
      >
        {choice.draw(width)}
        {on ? <Tick /> : null}
      </Tap>
    </Animated.View>
  );
}
