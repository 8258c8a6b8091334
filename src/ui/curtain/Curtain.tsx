import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ScrollView, StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useWords } from '@/text';
import { Box, Row } from '../Box';
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
  readonly summary?: readonly EventText[] | undefined;
  /** Below a rule: "Tom and Ines have chosen". */
  readonly status?: string | undefined;
  /** Plays the public steps again. */
  readonly onReplay?: (() => void) | undefined;
  readonly onMenu?: (() => void) | undefined;
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
    <Box aria-hidden style={[StyleSheet.absoluteFill, { pointerEvents: 'none' }]}>
      <Animated.View style={[half, { top: 0, height: split }, up]}>
        <Box style={{ height }}>
          <CurtainFace {...rest} />
        </Box>
      </Animated.View>
      <Animated.View style={[half, { top: split, bottom: 0 }, down]}>
        <Box style={{ height, marginTop: -split }}>
          <CurtainFace {...rest} />
        </Box>
      </Animated.View>
    </Box>
  );
}

const SHOWN = 5;

function CurtainFace({ name, onMenu, onReveal, onSplit, ...facts }: CurtainProps & { onSplit?: (y: number) => void }) {
  const { t } = useWords('engine');
  const colors = useColors();
  const insets = useSafeAreaInsets();
  const { width, height, size, landscape } = useLayout();
  const box = useRef<Box>(null);
  useFocusInside(box);
  const small = size === 'small';
  const sideBySide = landscape && width >= 560 && height < 620;
  const column = sideBySide ? width * 0.6 : Math.min(width, 560);
  const shown = <Facts name={name} column={column} onName={(y) => onSplit?.(insets.top + MENU_ROW + y)} {...facts} />;
  const hold = <Hold name={name} onReveal={onReveal} />;
  return (
    <Box
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
      <Box
        aria-hidden
        style={[StyleSheet.absoluteFill, { overflow: 'hidden', pointerEvents: 'none', alignItems: 'center' }]}
      >
        <Rose size={Math.min(560, width * 1.42)} style={{ marginTop: Math.min(-20, -width * 0.16 + insets.top) }} />
      </Box>
      <Box
        style={{
          flex: 1,
          paddingTop: insets.top,
          paddingBottom: Math.max(insets.bottom + SPACE.m, small ? SPACE.m : SPACE.xxl),
          paddingLeft: insets.left,
          paddingRight: insets.right,
        }}
      >
        <Box style={{ height: MENU_ROW, alignItems: 'flex-end', justifyContent: 'center', paddingRight: SPACE.s }}>
          {onMenu ? <IconButton icon="more" label={t('kit.menuTitle')} onPress={onMenu} /> : null}
        </Box>
        {sideBySide ? (
          <Box style={{ flex: 1, flexDirection: 'row' }}>
            {shown}
            <Box style={{ width: 260, justifyContent: 'center' }}>{hold}</Box>
          </Box>
        ) : (
          <>
            {shown}
            {hold}
          </>
        )}
      </Box>
    </Box>
  );
}

/** The row of the menu's button, above everything. */
const MENU_ROW = 48;

type PublicFacts = Pick<CurtainProps, 'name' | 'color' | 'context' | 'summary' | 'status' | 'onReplay'>;

/** Whose turn it is to hold the phone, and what happened in public since they last did. */
function Facts({
  name,
  color,
  context,
  summary = [],
  status,
  onReplay,
  column,
  onName,
}: PublicFacts & {
  /** How wide it may be. */
  column: number;
  /** How far down the middle of the name is. */
  onName: (y: number) => void;
}) {
  const { t } = useWords('engine');
  const small = useLayout().size === 'small';
  const fontSize = nameSize(name, column - 2 * SPACE.xl - (small ? 52 : 0));
  const shape = <Shape color={color} size={small ? 40 : 66} />;
  return (
    <Box style={{ flex: 1 }}>
      {/* A long name or large text makes it scroll, and nothing inside can be focused: the keyboard scrolls it itself. */}
      <ScrollView
        tabIndex={0}
        contentContainerStyle={{ flexGrow: 1, paddingHorizontal: SPACE.l, alignItems: 'center' }}
      >
        <Box style={{ flexGrow: 1, minHeight: small ? 0 : 24 }} />
        {small ? null : <Box style={{ paddingBottom: SPACE.l }}>{shape}</Box>}
        <Text kind="head" color="muted" style={{ fontFamily: FONTS.body, textAlign: 'center' }}>
          {t('kit.curtain.pass')}
        </Text>
        <Row
          gap={SPACE.m}
          onLayout={({ nativeEvent }) => onName(nativeEvent.layout.y + nativeEvent.layout.height / 2)}
          style={{ maxWidth: '100%' }}
        >
          {small ? shape : null}
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
        </Row>
        <Text kind="strong" color="muted" style={{ textAlign: 'center', paddingTop: SPACE.xs, maxWidth: 460 }}>
          {context}
        </Text>
        <Box style={{ flexGrow: 1.4, minHeight: SPACE.l }} />
        {summary.length === 0 && status === undefined ? null : (
          <Since summary={summary} status={status} onReplay={onReplay} />
        )}
        <Box style={{ flexGrow: 1 }} />
      </ScrollView>
    </Box>
  );
}

/** What happened since, and what the others have done meanwhile. */
function Since({
  summary,
  status,
  onReplay,
}: {
  summary: readonly EventText[];
  status: string | undefined;
  onReplay: (() => void) | undefined;
}) {
  const { t } = useWords('engine');
  const colors = useColors();
  const lines = summary.slice(0, useLayout().size === 'small' ? 2 : SHOWN);
  const hidden = summary.length - lines.length;
  return (
    <Panel style={{ alignSelf: 'center', width: '100%', maxWidth: 460, gap: SPACE.s }} padding={SPACE.l}>
      {lines.length === 0 ? null : (
        <Box
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
        </Box>
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
        <Box
          style={[
            { flexDirection: 'row', gap: SPACE.m, alignItems: 'flex-start' },
            lines.length === 0
              ? null
              : { borderTopWidth: 1, borderColor: colors.line, paddingTop: SPACE.s, marginTop: SPACE.xs },
          ]}
        >
          <Box style={{ width: 18, height: 21, justifyContent: 'center' }}>{drawIcon('check', 18, colors.good)}</Box>
          <Text style={{ flex: 1 }}>{status}</Text>
        </Box>
      )}
    </Panel>
  );
}

/** The button that is held until its ring is full; whoever cannot hold is asked instead. */
function Hold({ name, onReveal }: { name: string; onReveal: () => void }) {
  const { t } = useWords('engine');
  const confirm = useConfirm();
  const { size, largeText } = useLayout();
  const small = size === 'small';
  const ask = async (): Promise<void> => {
    const yes = await confirm({
      title: t('kit.curtain.confirm.title', { name }),
      body: t('kit.curtain.confirm.body', { name }),
      yes: t('kit.curtain.confirm.yes'),
    });
    if (yes) onReveal();
  };
  return (
    <Box
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
    </Box>
  );
}
