import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Pressable, ScrollView, StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle, useSharedValue, withTiming, type SharedValue } from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useWords } from '@/text';
import { Box } from '../Box';
import { Guard, useGuard } from '../Guard';
import { IconButton } from '../IconButton';
import { EASE, MS } from '../motion';
import { useMotion } from '../settings';
import { Text } from '../Text';
import { BOX_NONE } from '../boxNone';
import { RADIUS, SPACE, useColors, useTheme } from '../theme';
import { sidePane, useLayout, type Layout } from '../useLayout';
import { useBack } from './back';
import { useFocusInside } from './focus';
import { Overlay } from './Host';
import { showFocused, useCovered, type Covered } from './keyboard';

/** How much of an obligatory sheet stays in sight while one looks at the table. */
const PEEK = 96;
/** The right column of a two-pane layout. */
export const paneWidth = (width: number): number => Math.min(480, Math.max(300, width * 0.45));

/** How wide a sheet over the board is: beside the own board on a tablet, the whole window where there is less room. */
export const boardWidth = (layout: Layout): number =>
  layout.size === 'wide' ? layout.width - sidePane(layout, 'board') : layout.width;

interface SheetProps {
  /** Read first; shown unless there is a `header`. */
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** Instead of the title. */
  readonly header?: ReactNode;
  /** Pinned below what scrolls. */
  readonly footer?: ReactNode;
  /** Absent: the question must be answered; dragging it down only lets one look at the table. */
  readonly onClose?: (() => void) | undefined;
  /** In a wide layout: in the right pane, in the middle, or over what everybody shares, so that the own board stays in sight. */
  readonly place?: 'pane' | 'centre' | 'board';
  /** Almost to the top of the screen, for what needs the room. */
  readonly tall?: boolean;
  /** Whether the children scroll by themselves. */
  readonly scroll?: boolean;
  /** Whether its buttons decide something: they count when it has come to rest and been seen. */
  readonly guarded?: boolean;
  /** Which question it asks, when it stays open from one to the next. */
  readonly question?: string | undefined;
  readonly children?: ReactNode;
}

/** A sheet that slides up over the screen. Dragging it down, Android's back, Escape and a tap beside it close it. */
export function Sheet({ open, ...rest }: SheetProps & { open: boolean }) {
  // It stays mounted until it has slid away.
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  if (!present) return null;
  return <OpenSheet {...rest} open={open} onGone={() => setPresent(false)} />;
}

function OpenSheet(props: SheetProps & { open: boolean; onGone: () => void }) {
  const [peeking, setPeeking] = useState(false);
  return (
    <Overlay modal={props.open && !peeking}>
      <SheetBody {...props} peeking={peeking} onPeek={setPeeking} />
    </Overlay>
  );
}

function SheetBody({
  open,
  onGone,
  onClose,
  title,
  subtitle,
  header,
  footer,
  place = 'pane',
  scroll = true,
  tall: asksForRoom = false,
  guarded = false,
  question = '',
  peeking,
  onPeek,
  children,
}: SheetProps & { open: boolean; onGone: () => void; peeking: boolean; onPeek: (on: boolean) => void }) {
  const { t } = useWords('engine');
  const { calm } = useMotion();
  const layout = useLayout();
  const { height, twoPane, largeText } = layout;
  const box = useRef<Box>(null);
  const [tall, setTall] = useState(0);
  const ms = calm ? MS.calm : MS.sheet;
  const away = useAway(open, ms, onGone);
  const { drag, pull, settle } = usePull({ tall, peeking, onPeek, onClose });
  // Beside a keyboard it is as tall as what is left: its title stays, and what scrolls brings the field into sight.
  const covered = useCovered();

  useBack(open && !peeking, () => (onClose ? onClose() : onPeek(true)));
  useFocusInside(box);

  const centred = twoPane && place === 'centre';
  const overBoard = place === 'board';
  const frame = useFrame({ centred, overBoard, covered, asksForRoom });
  const slide = useAnimatedStyle(() =>
    calm || centred
      ? { opacity: 1 - away.get(), transform: [{ translateY: drag.get() }] }
      : { opacity: 1, transform: [{ translateY: drag.get() + away.get() * (tall || height) }] },
  );
  const dim = useAnimatedStyle(() => ({
    opacity: (1 - away.get()) * (tall > 0 ? Math.max(0, 1 - drag.get() / tall) : 1),
  }));
  // With large text on a small screen the words scroll too, so that the buttons keep their room.
  const tight = scroll && largeText && covered.room < 700;
  const head = header ?? <Head title={title} subtitle={subtitle} onClose={onClose} />;
  const layer = (
    <Box
      style={[
        StyleSheet.absoluteFill,
        BOX_NONE,
        {
          top: covered.top,
          bottom: covered.bottom,
          justifyContent: centred ? 'center' : 'flex-end',
          alignItems: centred ? 'center' : !twoPane ? 'stretch' : overBoard ? 'flex-start' : 'flex-end',
        },
      ]}
    >
      <Animated.View
        style={[
          StyleSheet.absoluteFill,
          // It goes on behind the keyboard, which may be round or see-through. The own board beside a sheet stays as it is.
          {
            top: -covered.top,
            bottom: -covered.bottom,
            right: overBoard && twoPane ? layout.width - boardWidth(layout) : 0,
          },
          dim,
          { pointerEvents: peeking ? 'none' : 'auto' },
        ]}
      >
        <Beside onPress={() => (onClose ? onClose() : settle(true))} />
      </Animated.View>
      <Animated.View
        ref={box}
        role="dialog"
        aria-modal
        aria-label={title}
        tabIndex={-1}
        {...{ dataSet: { focusquiet: 'true' } }}
        onLayout={({ nativeEvent }) => setTall(nativeEvent.layout.height)}
        style={[frame, slide]}
      >
        <GestureDetector gesture={pull}>
          <Box collapsable={false} style={{ paddingHorizontal: SPACE.l, paddingBottom: tight ? 0 : SPACE.m }}>
            <Handle shown={!centred} />
            {tight ? null : head}
          </Box>
        </GestureDetector>
        <Content scroll={scroll} head={tight ? head : null} footer={footer} covered={covered}>
          {children}
        </Content>
        {peeking ? (
          <Pressable
            role="button"
            aria-label={t('kit.choice.back')}
            onPress={() => settle(false)}
            style={[StyleSheet.absoluteFill, { borderTopLeftRadius: RADIUS.sheet, borderTopRightRadius: RADIUS.sheet }]}
          />
        ) : null}
      </Animated.View>
    </Box>
  );
  return guarded ? (
    <Guard of={`${question} ${peeking}`} after={ms}>
      {layer}
    </Guard>
  ) : (
    layer
  );
}

/** How far the sheet is away: 0 is up, 1 is gone. Tells when it has gone. */
function useAway(open: boolean, ms: number, onGone: () => void): SharedValue<number> {
  const away = useSharedValue(1);
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    away.set(withTiming(open ? 0 : 1, { duration: ms, easing: EASE.out }));
    if (open) return;
    const timer = setTimeout(() => gone(), ms);
    return () => clearTimeout(timer);
  }, [open, ms, away]);
  return away;
}

/** Dragging: down far enough closes the sheet, or, when it must be answered, lets one look at the table and comes back. */
function usePull({
  tall,
  peeking,
  onPeek,
  onClose,
}: {
  /** How high the sheet is. */
  tall: number;
  peeking: boolean;
  onPeek: (on: boolean) => void;
  onClose: (() => void) | undefined;
}) {
  const insets = useSafeAreaInsets();
  const drag = useSharedValue(0);
  const peekBy = Math.max(0, tall - PEEK - insets.bottom);
  const settle = (down: boolean): void => {
    drag.set(withTiming(down ? peekBy : 0, { duration: MS.sheet, easing: EASE.out }));
    onPeek(down);
  };
  const pull = Gesture.Pan()
    .runOnJS(true)
    .activeOffsetY([-10, 10])
    .onUpdate((event) => drag.set(Math.max(0, event.translationY + (peeking ? peekBy : 0))))
    .onEnd((event) => {
      const far = event.translationY > 90 || event.velocityY > 800;
      if (onClose) {
        if (far) onClose();
        else drag.set(withTiming(0, { duration: MS.sheet, easing: EASE.out }));
      } else settle(peeking ? !(event.translationY < -20) : far);
    });
  return { drag, pull, settle };
}

/** The sheet itself: from the bottom of a phone, in the right pane or in the middle of something wider. */
function useFrame({
  centred,
  overBoard,
  covered,
  asksForRoom,
}: {
  centred: boolean;
  overBoard: boolean;
  covered: Covered;
  asksForRoom: boolean;
}): StyleProp<ViewStyle> {
  const { colors, scheme } = useTheme();
  const layout = useLayout();
  const { width, height, twoPane } = layout;
  const insets = useSafeAreaInsets();
  const typing = covered.bottom > 0;
  const most = overBoard
    ? height - insets.top
    : asksForRoom && !twoPane
      ? height - 50 - insets.top
      : height * (twoPane ? 0.94 : 0.85);
  return [
    {
      flexShrink: 1,
      maxHeight: typing ? covered.room : most,
      backgroundColor: colors.surface,
      borderColor: colors.line,
      borderTopLeftRadius: RADIUS.sheet,
      borderTopRightRadius: RADIUS.sheet,
      borderTopWidth: 1,
      boxShadow: scheme === 'dark' ? '0 -8px 40px rgba(0, 0, 0, 0.5)' : '0 -8px 40px rgba(28, 43, 51, 0.25)',
    },
    twoPane
      ? {
          width: centred
            ? Math.min(460, width - 48)
            : overBoard
              ? boardWidth(layout)
              : Math.min(width, paneWidth(width)),
          borderLeftWidth: 1,
          borderRightWidth: centred ? 1 : 0,
          marginTop: typing ? insets.top : 0,
        }
      : { marginTop: insets.top + (overBoard ? 0 : SPACE.m) },
    centred ? { borderRadius: RADIUS.sheet, borderBottomWidth: 1 } : null,
  ];
}

/** The bar that says a sheet can be dragged; its room stays when there is none. */
function Handle({ shown }: { shown: boolean }) {
  const colors = useColors();
  return (
    <Box style={{ height: 22, alignItems: 'center', justifyContent: 'center' }}>
      {shown ? <Box style={{ width: 40, height: 5, borderRadius: 3, backgroundColor: colors.line }} /> : null}
    </Box>
  );
}

function Head({ title, subtitle, onClose }: Pick<SheetProps, 'title' | 'subtitle' | 'onClose'>) {
  const { t } = useWords('engine');
  return (
    <Box style={{ flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.s }}>
      <Box style={{ flex: 1, paddingTop: SPACE.xs }}>
        <Text kind="title" role="heading" aria-level={2}>
          {title}
        </Text>
        {subtitle === undefined ? null : <Text color="muted">{subtitle}</Text>}
      </Box>
      {onClose ? (
        <IconButton icon="close" label={t('kit.close')} onPress={onClose} style={{ marginRight: -SPACE.s }} />
      ) : null}
    </Box>
  );
}

/** What the sheet holds, scrolling or not, and what is pinned below it. */
function Content({
  scroll,
  head,
  footer,
  covered,
  children,
}: {
  scroll: boolean;
  /** Scrolls with the rest. */
  head: ReactNode;
  footer: ReactNode;
  covered: Covered;
  children: ReactNode;
}) {
  const insets = useSafeAreaInsets();
  const scroller = useRef<ScrollView>(null);
  const content = useRef<Box>(null);
  const visible = useRef(0);
  const bringField = (): void => {
    if (covered.bottom === 0 || scroller.current === null || content.current === null) return;
    showFocused(scroller.current, content.current, visible.current);
  };
  /** Above the home indicator, which a keyboard covers. */
  const foot = covered.bottom > 0 ? SPACE.m : Math.max(insets.bottom + 12, SPACE.l);
  const room = { paddingHorizontal: SPACE.l, paddingBottom: footer === undefined ? foot : SPACE.m };
  return (
    <>
      {scroll ? (
        <ScrollView
          ref={scroller}
          style={{ flexGrow: 0, flexShrink: 1 }}
          onLayout={({ nativeEvent }) => {
            visible.current = nativeEvent.layout.height;
            bringField();
          }}
          keyboardShouldPersistTaps="handled"
          contentContainerStyle={room}
        >
          <Box ref={content} onFocus={bringField}>
            {head === null ? null : <Box style={{ paddingBottom: SPACE.m }}>{head}</Box>}
            {children}
          </Box>
        </ScrollView>
      ) : (
        <Box style={{ flexShrink: 1, ...room }}>{children}</Box>
      )}
      {footer === undefined ? null : (
        <Box style={{ paddingHorizontal: SPACE.l, paddingTop: SPACE.s, paddingBottom: foot }}>{footer}</Box>
      )}
    </>
  );
}

/** What lies beside the sheet. While a guarded one slides up under a finger, this is where its buttons will be. */
function Beside({ onPress }: { onPress: () => void }) {
  const colors = useColors();
  const { settled, hurried } = useGuard();
  return (
    <Pressable
      testID="beside"
      aria-hidden
      tabIndex={-1}
      onPress={() => (settled ? onPress() : hurried())}
      style={{ flex: 1, backgroundColor: colors.shade }}
    />
  );
}
