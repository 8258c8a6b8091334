import { useEffect, type ReactNode } from 'react';
import { View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { useMotion } from '../settings';
import { fade, RADIUS, useColors } from '../theme';

/** How a row moves among its fellows; `useReorder` says it. */
export interface Moving {
  /** Whether it makes room for another row: up, down, not at all. */
  readonly aside: -1 | 0 | 1;
  readonly lifted: boolean;
  /** Of the row that is being dragged. */
  readonly height: number;
  readonly onLift: () => void;
  readonly onDrag: (dy: number) => void;
  readonly onDrop: () => void;
  readonly onHeight: (height: number) => void;
}

/** How far a row must be pushed aside before letting go removes it. */
const AWAY = 120;

/**
 * Lets a row be dragged up and down: by its grip at once, or, when it has none, anywhere after a long press. With
 * `onRemove` it can also be pushed aside. Whatever this does can be done with buttons too, so nobody needs to find it.
 */
export function Movable({
  moving: { aside, lifted, height, onLift, onDrag, onDrop, onHeight },
  grip,
  onRemove,
  children,
}: {
  moving: Moving;
  /** Where it is taken hold of, at its left edge. */
  grip?: ReactNode;
  onRemove?: (() => void) | undefined;
  children: ReactNode;
}) {
  const colors = useColors();
  const { calm } = useMotion();
  const y = useSharedValue(0);
  const x = useSharedValue(0);
  const room = useSharedValue(0);
  useEffect(() => {
    // When the drag ends every row already stands where it belongs, so nothing may glide back.
    room.set(height === 0 ? 0 : withTiming(aside * height, { duration: calm ? 0 : 150 }));
  }, [aside, height, calm, room]);

  const pan = Gesture.Pan()
    .runOnJS(true)
    .onStart(onLift)
    .onUpdate(({ translationY }) => {
      y.set(translationY);
      onDrag(translationY);
    })
    .onFinalize(() => {
      y.set(0);
      onDrop();
    });
  const drag = grip === undefined ? pan.activateAfterLongPress(350) : pan.activeOffsetY([-3, 3]);
  const push = Gesture.Pan()
    .runOnJS(true)
    .enabled(onRemove !== undefined)
    .activeOffsetX([-20, 20])
    .failOffsetY([-12, 12])
    .onUpdate(({ translationX }) => x.set(translationX))
    .onEnd(({ translationX }) => {
      if (Math.abs(translationX) > AWAY) onRemove?.();
    })
    .onFinalize(() => x.set(withTiming(0, { duration: calm ? 0 : 180 })));

  const style = useAnimatedStyle(() => ({
    transform: [{ translateY: lifted ? y.get() : room.get() }, { translateX: x.get() }],
    opacity: 1 - Math.min(0.6, Math.abs(x.get()) / (2 * AWAY)),
  }));
  const row = (
    <Animated.View
      onLayout={({ nativeEvent }) => onHeight(nativeEvent.layout.height)}
      style={[
        grip === undefined ? null : { flexDirection: 'row', alignItems: 'stretch' },
        lifted
          ? {
              zIndex: 1,
              backgroundColor: colors.raised,
              borderRadius: RADIUS.panel,
              boxShadow: `0 8px 24px ${fade('#000000', 0.3)}`,
            }
          : null,
        style,
      ]}
    >
      {grip === undefined ? null : (
        <GestureDetector gesture={drag} touchAction="none" userSelect="none">
          <View collapsable={false} style={{ justifyContent: 'center' }}>
            {grip}
          </View>
        </GestureDetector>
      )}
      {children}
    </Animated.View>
  );
  if (grip !== undefined) return row;
  return (
    <GestureDetector gesture={Gesture.Race(drag, push)} touchAction="pan-y" userSelect="none">
      {row}
    </GestureDetector>
  );
}
