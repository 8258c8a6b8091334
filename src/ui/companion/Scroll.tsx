import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { Platform, ScrollView, type StyleProp, type ViewProps, type ViewStyle } from 'react-native';
import { Box } from '../Box';

/** A browser scrolls with the keyboard only what can have the focus. */
const REACHABLE = Platform.OS === 'web' ? ({ tabIndex: 0 } as const) : {};

/** Room kept above and below what is brought into sight. */
const MARGIN = 12;

const RevealContext = createContext<(part: Box) => void>(() => undefined);

/** What scrolls on a sheet; a tap on a key does not have to close the keyboard first. */
export function Scroll({
  style,
  inside,
  children,
}: {
  style?: StyleProp<ViewStyle>;
  inside?: StyleProp<ViewStyle>;
  children: ReactNode;
}) {
  const scroll = useRef<ScrollView>(null);
  const frame = useRef<Box>(null);
  const at = useRef(0);
  const [reveal] = useState(() => (part: Box): void => {
    frame.current?.measureInWindow((_x, top, _w, room) =>
      part.measureInWindow((_left, y, _wide, high) => {
        const above = y - top - MARGIN;
        const below = y + high + MARGIN - top - room;
        if (above >= 0 && below <= 0) return;
        scroll.current?.scrollTo({ y: at.current + (above < 0 ? above : Math.min(above, below)), animated: true });
      }),
    );
  });
  return (
    <Box ref={frame} style={style}>
      <ScrollView
        {...REACHABLE}
        ref={scroll}
        keyboardShouldPersistTaps="handled"
        contentContainerStyle={inside}
        scrollEventThrottle={32}
        onScroll={({ nativeEvent }) => (at.current = nativeEvent.contentOffset.y)}
      >
        <RevealContext value={reveal}>{children}</RevealContext>
      </ScrollView>
    </Box>
  );
}

/** Brings its children into sight while `on`, and when it becomes so. */
export function Reveal({ on, children, ...rest }: ViewProps & { on: boolean }) {
  const box = useRef<Box>(null);
  const reveal = useContext(RevealContext);
  useEffect(() => {
    if (!on) return;
    // What else changes with it is laid out first.
    const timer = setTimeout(() => box.current && reveal(box.current), 60);
    return () => clearTimeout(timer);
  }, [on, reveal]);
  return (
    <Box ref={box} {...rest}>
      {children}
    </Box>
  );
}
