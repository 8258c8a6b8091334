import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ScrollView, StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useWords } from '@/text';
import { Box, Row } from '../Box';
import { Button } from '../Button';
import { EventLine, type EventText } from '../EventLine';
import { useFlights } from '../flights/useFlights';
import { drawIcon } from '../icon';
import { IconButton } from '../IconButton';
import { EASE, MS, useTempo } from '../motion';
import { useConfirm } from '../overlays/Confirm';
import { useFocusInside } from '../overlays/focus';
import { Overlay } from '../overlays/Host';
import { Shape, type SeatColor } from '../Shape';
import { Text } from '../Text';
import { FONTS, SPACE, ThemeProvider, useTheme } from '../theme';
import { useLayout } from '../useLayout';
import { Cloth, CLOTH, Flag, Pin, Wheel } from './cloth';
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
 * it draws nothing private at all. When `closed` ends its two halves slide away to the sides.
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
  const { width } = useLayout();
  const { landAll } = useFlights();
  const tempo = useTempo();
  const ms = tempo(MS.sheet);
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
  const half = width / 2;
  const left = useAnimatedStyle(() => ({ transform: [{ translateX: -apart.get() * half }] }));
  const right = useAnimatedStyle(() => ({ transform: [{ translateX: apart.get() * half }] }));
  if (closed) return <CurtainFace {...rest} />;
  const side = { position: 'absolute', top: 0, bottom: 0, width: half, overflow: 'hidden' } as const;
  const face = { position: 'absolute', top: 0, bottom: 0, width } as const;
  return (
    <Box aria-hidden style={[StyleSheet.absoluteFill, { pointerEvents: 'none' }]}>
      <Animated.View style={[side, { left: 0 }, left]}>
        <Box style={[face, { left: 0 }]}>
          <CurtainFace {...rest} />
        </Box>
      </Animated.View>
      <Animated.View style={[side, { right: 0 }, right]}>
        <Box style={[face, { right: 0 }]}>
          <CurtainFace {...rest} />
        </Box>
      </Animated.View>
    </Box>
  );
}

const SHOWN = 5;

/** A curtain is always evening, whatever the theme; and without cloth for whoever needs strong contrast. */
const CurtainFace = (props: CurtainProps) => (
  <Lit light="dark">
    <Face {...props} />
  </Lit>
);

/** In the light of its own, whatever the theme; whoever needs strong contrast keeps theirs. */
function Lit({ light, children }: { light: 'dark' | 'light'; children: ReactNode }) {
  const { contrast, scheme } = useTheme();
  return (
    <ThemeProvider choice={contrast ? scheme : light} contrast={contrast}>
      {children}
    </ThemeProvider>
  );
}

function Face({ name, onMenu, onReveal, ...facts }: CurtainProps) {
  const { t } = useWords('engine');
  const { colors, contrast } = useTheme();
  const insets = useSafeAreaInsets();
  const { width, height, size, landscape } = useLayout();
  const box = useRef<Box>(null);
  useFocusInside(box);
  const small = size === 'small';
  const sideBySide = landscape && width >= 560 && height < 620;
  const column = sideBySide ? width * 0.6 : Math.min(width, 560);
  const shown = <Facts name={name} column={column} {...facts} />;
  const hold = <Hold name={name} onReveal={onReveal} />;
  return (
    <Box
      ref={box}
      role="dialog"
      aria-modal
      aria-label={`${t('kit.curtain.pass')} ${name}`}
      tabIndex={-1}
      {...{ dataSet: { focusquiet: 'true' } }}
      style={[StyleSheet.absoluteFill, { backgroundColor: contrast ? colors.bg : CLOTH.ground }]}
    >
      {contrast ? null : <Cloth top={insets.top} />}
      <Box
        style={{
          flex: 1,
          paddingTop: insets.top,
          paddingBottom: Math.max(insets.bottom + SPACE.m, small ? SPACE.m : SPACE.xl),
          paddingLeft: insets.left,
          paddingRight: insets.right,
        }}
      >
        <Box style={{ height: MENU_ROW, alignItems: 'flex-end', justifyContent: 'flex-end', paddingRight: SPACE.s }}>
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
const MENU_ROW = 72;

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
}: PublicFacts & {
  /** How wide it may be. */
  column: number;
}) {
  const { t } = useWords('engine');
  const { contrast } = useTheme();
  const { size, largeText } = useLayout();
  const small = size === 'small' || largeText;
  const fontSize = nameSize(name, column - 2 * SPACE.xl - (small ? 52 : 0));
  return (
    <Box style={{ flex: 1 }}>
      {/* A long name or large text makes it scroll, and nothing inside can be focused: the keyboard scrolls it itself. */}
      <ScrollView
        tabIndex={0}
        contentContainerStyle={{ flexGrow: 1, paddingHorizontal: SPACE.l, alignItems: 'center' }}
      >
        {small ? null : (
          <Box style={{ marginTop: -16 }}>
            <Flag color={color} />
          </Box>
        )}
        <Text
          kind="head"
          color={contrast ? 'text' : CLOTH.bright}
          style={{ fontFamily: FONTS.bodyBold, fontSize: 17, textAlign: 'center', paddingTop: small ? 0 : SPACE.m }}
        >
          {t('kit.curtain.pass')}
        </Text>
        <Row gap={SPACE.m} style={{ maxWidth: '100%' }}>
          {small ? <Shape color={color} size={40} /> : null}
          <Text
            role="heading"
            aria-level={1}
            fixed
            color={contrast ? 'text' : CLOTH.bright}
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
        <Text
          kind="strong"
          color={contrast ? 'text' : CLOTH.soft}
          style={{ textAlign: 'center', paddingTop: SPACE.xs, maxWidth: 460 }}
        >
          {context}
        </Text>
        <Box style={{ height: small ? SPACE.m : SPACE.xl }} />
        {summary.length === 0 && status === undefined ? null : (
          <Since summary={summary} status={status} onReplay={onReplay} />
        )}
        <Box style={{ flexGrow: 1 }} />
      </ScrollView>
    </Box>
  );
}

interface SinceProps {
  readonly summary: readonly EventText[];
  readonly status: string | undefined;
  readonly onReplay: (() => void) | undefined;
}

/** A note pinned to the cloth: parchment, and so its words are those of daylight. */
const Since = (props: SinceProps) => (
  <Lit light="light">
    <Note {...props} />
  </Lit>
);

/** What happened since, and what the others have done meanwhile. */
function Note({ summary, status, onReplay }: SinceProps) {
  const { t } = useWords('engine');
  const { colors, contrast } = useTheme();
  const lines = summary.slice(0, useLayout().size === 'small' ? 2 : SHOWN);
  const hidden = summary.length - lines.length;
  return (
    <Box
      style={[
        { alignSelf: 'center', width: '100%', maxWidth: 460, marginTop: 9, padding: SPACE.l, gap: SPACE.s },
        contrast
          ? { borderWidth: 2, borderColor: colors.line, backgroundColor: colors.surface }
          : {
              borderRadius: 6,
              backgroundColor: CLOTH.note,
              boxShadow: '0 10px 24px rgba(0, 0, 0, 0.5)',
              transform: [{ rotate: '-0.6deg' }],
            },
      ]}
    >
      {contrast ? null : <Pin />}
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
    </Box>
  );
}

/** The button that is held until its ring is full; whoever cannot hold is asked instead. */
function Hold({ name, onReveal }: { name: string; onReveal: () => void }) {
  const { t } = useWords('engine');
  const confirm = useConfirm();
  const { size, largeText } = useLayout();
  const { contrast } = useTheme();
  const small = size === 'small';
  const ask = async (): Promise<void> => {
    const yes = await confirm({
      title: t('kit.curtain.confirm.title', { name }),
      body: t('kit.curtain.confirm.body', { name }),
      yes: t('kit.curtain.confirm.yes'),
    });
    if (yes) onReveal();
  };
  const button = small ? 92 : 106;
  return (
    <Box
      style={{ alignItems: 'center', justifyContent: 'center', gap: small ? SPACE.s : SPACE.l, paddingTop: SPACE.m }}
    >
      <Box style={{ padding: contrast ? 0 : Math.round(button * 0.13) }}>
        {contrast ? null : <Wheel button={button} />}
        <HoldButton
          label={t('kit.curtain.reveal', { name })}
          caption={t('kit.curtain.hold')}
          icon="eye-off"
          size={button}
          onFull={onReveal}
          onShortcut={() => void ask()}
        />
      </Box>
      {largeText && small ? null : (
        <Text
          kind="small"
          color={contrast ? 'text' : CLOTH.soft}
          style={{ fontFamily: FONTS.bodyBold, textAlign: 'center', paddingHorizontal: SPACE.l }}
        >
          {t('kit.curtain.footnote')}
        </Text>
      )}
    </Box>
  );
}
