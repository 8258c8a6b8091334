import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useWords } from '@/text';
import { Button } from '../Button';
import { EventLine, type EventText } from '../EventLine';
import { useFlights } from '../flights/useFlights';
import { Gradient } from '../Gradient';
import { drawIcon } from '../icon';
import { IconButton } from '../IconButton';
import { EASE, MS, useTempo } from '../motion';
import { useConfirm } from '../overlays/Confirm';
import { useFocusInside } from '../overlays/focus';
import { Overlay } from '../overlays/Host';
import { Panel } from '../Panel';
import { Rose } from '../Rose';
import { Shape, type SeatColor } from '../Shape';
import { Text } from '../Text';
import { FONTS, SPACE, useColors } from '../theme';
import { useLayout } from '../useLayout';
import { HoldButton } from './HoldButton';
import { nameSize } from './nameSize';

interface CurtainProps {
  readonly name: string;
  readonly color: SeatColor;
  /** The game and what will be asked: "Santo Domingo, round 3: choose two cards". */
  readonly context: string;
  /** What happened in public since this person last looked; the first five lines show. */
  readonly summary?: readonly EventText[];
  /** Below a rule: "Tom and Ines have chosen". */
  readonly status?: string;
  /** Plays the public steps again. */
  readonly onReplay?: () => void;
  readonly onMenu?: () => void;
  /** The ring is full, or the person confirmed: now the table may show. */
  readonly onReveal: () => void;
}

/**
 * Covers the whole screen while the phone is passed on. Contains only public facts; while it is `closed`, whoever uses
 * it draws nothing private at all. When `closed` ends it splits at the name and slides away.
 */
export function Curtain({ closed, ...rest }: CurtainProps & { closed: boolean }) {
  const [present, setPresent] = useState(closed);
  if (closed && !present) setPresent(true);
  if (!present) return null;
  return (
    <Overlay modal={closed}>
      <Halves {...rest} closed={closed} onGone={() => setPresent(false)} />
    </Overlay>
  );
}

function Halves({ closed, onGone, ...rest }: CurtainProps & { closed: boolean; onGone: () => void }) {
  const colors = useColors();
  const { height } = useLayout();
  const { landAll } = useFlights();
  const tempo = useTempo();
  const ms = tempo(MS.sheet);
  const [split, setSplit] = useState(height * 0.33);
  const apart = useSharedValue(0);
  const gone = useEffectEvent(onGone);
  const hush = useEffectEvent(landAll);
  useEffect(() => {
    if (closed) {
      apart.set(0);
      hush();
      return;
    }
    apart.set(withTiming(1, { duration: ms, easing: EASE.inOut }));
    const timer = setTimeout(() => gone(), ms);
    return () => clearTimeout(timer);
  }, [closed, ms, apart]);
  const up = useAnimatedStyle(() => ({ transform: [{ translateY: -apart.get() * split }] }));
  const down = useAnimatedStyle(() => ({ transform: [{ translateY: apart.get() * (height - split) }] }));
  if (closed) return <CurtainFace {...rest} onSplit={setSplit} />;
  const half = { position: 'absolute', left: 0, right: 0, overflow: 'hidden', backgroundColor: colors.bg } as const;
  return (
    <View aria-hidden style={[StyleSheet.absoluteFill, { pointerEvents: 'none' }]}>
      <Animated.View style={[half, { top: 0, height: split }, up]}>
        <View style={{ height }}>
          <CurtainFace {...rest} />
        </View>
      </Animated.View>
      <Animated.View style={[half, { top: split, bottom: 0 }, down]}>
        <View style={{ height, marginTop: -split }}>
          <CurtainFace {...rest} />
        </View>
      </Animated.View>
    </View>
  );
}

const SHOWN = 5;

function CurtainFace({
  name,
  color,
  context,
  summary = [],
  status,
  onReplay,
  onMenu,
  onReveal,
  onSplit,
}: CurtainProps & { onSplit?: (y: number) => void }) {
  const { t } = useWords('engine');
  const colors = useColors();
  const confirm = useConfirm();
  const insets = useSafeAreaInsets();
  const { width, height, size, landscape, largeText } = useLayout();
  const box = useRef<View>(null);
  useFocusInside(box);
  const small = size === 'small';
  const sideBySide = landscape && width >= 560 && height < 620;
  const most = small ? 2 : SHOWN;
  const lines = summary.slice(0, most);
  const hidden = summary.length - lines.length;
  const column = sideBySide ? width * 0.6 : Math.min(width, 560);
  const fontSize = nameSize(name, column - 2 * SPACE.xl - (small ? 52 : 0));

  async function ask(): Promise<void> {
    const yes = await confirm({
      title: t('kit.curtain.confirm.title', { name }),
      body: t('kit.curtain.confirm.body', { name }),
      yes: t('kit.curtain.confirm.yes'),
    });
    if (yes) onReveal();
  }

  const shape = <Shape color={color} size={small ? 40 : 66} />;
  const nameText = (
    <Text
      role="heading"
      aria-level={1}
      fixed
      style={{
        fontFamily: FONTS.displayBold,
        fontSize,
        lineHeight: Math.round(fontSize * 1.16),
        textAlign: 'center',
        flexShrink: 1,
      }}
    >
      {name}
    </Text>
  );
  const facts = (
    <View style={{ flex: 1 }}>
      {/* A long name or large text makes it scroll, and nothing inside can be focused: the keyboard scrolls it itself. */}
      <ScrollView
        tabIndex={0}
        contentContainerStyle={{ flexGrow: 1, paddingHorizontal: SPACE.l, alignItems: 'center' }}
      >
        <View style={{ flexGrow: 1, minHeight: small ? 0 : 24 }} />
        {small ? null : <View style={{ paddingBottom: SPACE.l }}>{shape}</View>}
        <Text kind="head" color="muted" style={{ fontFamily: FONTS.body, textAlign: 'center' }}>
          {t('kit.curtain.pass')}
        </Text>
        <View
          onLayout={({ nativeEvent }) =>
            onSplit?.(insets.top + 48 + nativeEvent.layout.y + nativeEvent.layout.height / 2)
          }
          style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m, maxWidth: '100%' }}
        >
          {small ? shape : null}
          {nameText}
        </View>
        <Text kind="strong" color="muted" style={{ textAlign: 'center', paddingTop: SPACE.xs, maxWidth: 460 }}>
          {context}
        </Text>
        <View style={{ flexGrow: 1.4, minHeight: SPACE.l }} />
        {lines.length === 0 && status === undefined ? null : (
          <Panel style={{ alignSelf: 'center', width: '100%', maxWidth: 460, gap: SPACE.s }} padding={SPACE.l}>
            {lines.length === 0 ? null : (
              <View
                style={{
                  flexDirection: 'row',
                  flexWrap: 'wrap',
                  alignItems: 'center',
                  justifyContent: 'space-between',
                  marginVertical: -SPACE.s,
                }}
              >
                <Text kind="strong" color="muted">
                  {t('kit.curtain.since')}
                </Text>
                {onReplay ? (
                  <Button kind="quiet" accent="brass" icon="play" label={t('kit.curtain.replay')} onPress={onReplay} />
                ) : null}
              </View>
            )}
            {lines.map((line) => (
              <EventLine key={line.id} event={line} />
            ))}
            {hidden > 0 ? (
              <Text color="muted" style={{ paddingLeft: 30 }}>
                {t('kit.curtain.more', { count: hidden })}
              </Text>
            ) : null}
            {status === undefined ? null : (
              <View
                style={[
                  { flexDirection: 'row', gap: SPACE.m, alignItems: 'flex-start' },
                  lines.length === 0
                    ? null
                    : { borderTopWidth: 1, borderColor: colors.line, paddingTop: SPACE.s, marginTop: SPACE.xs },
                ]}
              >
                <View style={{ width: 18, height: 21, justifyContent: 'center' }}>
                  {drawIcon('check', 18, colors.good)}
                </View>
                <Text style={{ flex: 1 }}>{status}</Text>
              </View>
            )}
          </Panel>
        )}
        <View style={{ flexGrow: 1 }} />
      </ScrollView>
    </View>
  );
  const hold = (
    <View
      style={{ alignItems: 'center', justifyContent: 'center', gap: small ? SPACE.s : SPACE.xl, paddingTop: SPACE.m }}
    >
      <HoldButton
        label={t('kit.curtain.reveal', { name })}
        caption={t('kit.curtain.hold')}
        icon="eye-off"
        size={small ? 96 : 116}
        onFull={onReveal}
        onShortcut={() => void ask()}
      />
      {largeText && small ? null : (
        <Text kind="small" color="muted" style={{ textAlign: 'center', paddingHorizontal: SPACE.l }}>
          {t('kit.curtain.footnote')}
        </Text>
      )}
    </View>
  );
  return (
    <View
      ref={box}
      role="dialog"
      aria-modal
      aria-label={`${t('kit.curtain.pass')} ${name}`}
      tabIndex={-1}
      {...{ dataSet: { focusquiet: 'true' } }}
      style={[StyleSheet.absoluteFill, { backgroundColor: colors.bg }]}
    >
      <Gradient
        radial={{ x: 0.5, y: 0.3, r: 0.75 }}
        stops={[
          { at: 0, color: colors.bgTop },
          { at: 1, color: colors.bg },
        ]}
        style={{ top: 0, left: 0, right: 0, height: '68%' }}
      />
      <View
        aria-hidden
        style={[StyleSheet.absoluteFill, { overflow: 'hidden', pointerEvents: 'none', alignItems: 'center' }]}
      >
        <Rose size={Math.min(560, width * 1.42)} style={{ marginTop: Math.min(-20, -width * 0.16 + insets.top) }} />
      </View>
      <View
        style={{
          flex: 1,
          paddingTop: insets.top,
          paddingBottom: Math.max(insets.bottom + SPACE.m, small ? SPACE.m : SPACE.xxl),
          paddingLeft: insets.left,
          paddingRight: insets.right,
        }}
      >
        <View style={{ height: 48, alignItems: 'flex-end', justifyContent: 'center', paddingRight: SPACE.s }}>
          {onMenu ? <IconButton icon="more" label={t('kit.menuTitle')} onPress={onMenu} /> : null}
        </View>
        {sideBySide ? (
          <View style={{ flex: 1, flexDirection: 'row' }}>
            {facts}
            <View style={{ width: 260, justifyContent: 'center' }}>{hold}</View>
          </View>
        ) : (
          <>
            {facts}
            {hold}
          </>
        )}
      </View>
    </View>
  );
}
