import { createContext, use, useRef, useState, type ReactNode } from 'react';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle, useSharedValue } from 'react-native-reanimated';
import { Box } from '@/ui/Box';
import { measure } from '@/ui/flights/anchors';
import { haptic } from '@/ui/haptics';
import { ColonistDot } from './pieces';
import type { Spot } from './taps';

const DOT = 38;

interface Carrying {
  readonly register: (id: string, spot: Spot, view: Box | null) => void;
  readonly lift: (x: number, y: number) => void;
  readonly move: (x: number, y: number) => void;
  readonly drop: (from: Spot, x: number, y: number) => void;
  readonly end: () => void;
}

const CarryingContext = createContext<Carrying | null>(null);

/**
 * Lets colonists be dragged from one `Carrier` inside it to another. Tapping does the same with less effort and for
 * everybody: a drag is never the only way.
 */
export function CarryingArea({
  active,
  onCarry,
  children,
}: {
  /** Only while colonists are placed: a piece that cannot be dragged listens to no finger. */
  active: boolean;
  onCarry: (from: Spot, to: Spot) => void;
  children: ReactNode;
}) {
  const area = useRef<Box>(null);
  const spots = useRef(new Map<string, { readonly spot: Spot; readonly view: Box }>());
  const origin = useRef({ x: 0, y: 0 });
  const [lifted, setLifted] = useState(false);
  const x = useSharedValue(0);
  const y = useSharedValue(0);

  const [carrying] = useState<Omit<Carrying, 'drop'>>(() => ({
    register(id, spot, view) {
      if (view === null) spots.current.delete(id);
      else spots.current.set(id, { spot, view });
    },
    lift(atX, atY) {
      haptic('pick');
      if (area.current === null) return;
      void measure(area.current).then((box) => {
        origin.current = { x: box?.x ?? 0, y: box?.y ?? 0 };
        x.set(atX - origin.current.x);
        y.set(atY - origin.current.y);
        setLifted(true);
      });
    },
    move(atX, atY) {
      x.set(atX - origin.current.x);
      y.set(atY - origin.current.y);
    },
    end: () => setLifted(false),
  }));
  const drop = (from: Spot, atX: number, atY: number): void => {
    const all = [...spots.current.values()];
    void Promise.all(all.map(({ view }) => measure(view))).then((boxes) => {
      const at = boxes.findIndex(
        (box) => box !== null && atX >= box.x && atX <= box.x + box.width && atY >= box.y && atY <= box.y + box.height,
      );
      const to = all[at];
      if (to !== undefined) onCarry(from, to.spot);
    });
  };
  const follow = useAnimatedStyle(() => ({
    transform: [{ translateX: x.get() - DOT / 2 }, { translateY: y.get() - DOT / 2 - 14 }],
  }));
  return (
    <CarryingContext value={active ? { ...carrying, drop } : null}>
      <Box ref={area} collapsable={false} style={{ flex: 1 }}>
        {children}
        {lifted ? (
          <Animated.View
            aria-hidden
            style={[{ position: 'absolute', left: 0, top: 0, zIndex: 5, pointerEvents: 'none' }, follow]}
          >
            <ColonistDot on size={DOT} />
          </Animated.View>
        ) : null}
      </Box>
    </CarryingContext>
  );
}

/** A place a colonist can be dragged from (when somebody stands there) and dropped on. Outside an area: nothing. */
export function Carrier({
  id,
  spot,
  holds,
  children,
}: {
  id: string;
  spot: Spot;
  /** Whether there is anybody to drag. */
  holds: boolean;
  children: ReactNode;
}) {
  const carrying = use(CarryingContext);
  if (carrying === null) return children;
  const free = spot.at === 'san-juan';
  // Dragging up or down over a tile scrolls, as everywhere; who waits in San Juan goes wherever the finger goes.
  const drag = Gesture.Pan()
    .runOnJS(true)
    .enabled(holds)
    .onStart(({ absoluteX, absoluteY }) => carrying.lift(absoluteX, absoluteY))
    .onUpdate(({ absoluteX, absoluteY }) => carrying.move(absoluteX, absoluteY))
    .onEnd(({ absoluteX, absoluteY }) => carrying.drop(spot, absoluteX, absoluteY))
    .onFinalize(() => carrying.end());
  if (free) drag.minDistance(3);
  else drag.activeOffsetX([-8, 8]);
  return (
    <GestureDetector gesture={drag} touchAction={free ? 'none' : 'pan-y'} userSelect="none">
      <Box ref={(view) => carrying.register(id, spot, view)} collapsable={false}>
        {children}
      </Box>
    </GestureDetector>
  );
}
