import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { AccessibilityInfo, Platform, View } from 'react-native';
import Animated, { FadeInUp, FadeOutUp } from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useWords } from '@/text';
import { Button } from '../Button';
import { haptic } from '../haptics';
import { drawIcon } from '../icon';
import { IconButton } from '../IconButton';
import { MS } from '../motion';
import { useMotion } from '../settings';
import { sound } from '../sound';
import { Text } from '../Text';
import { BOX_NONE } from '../boxNone';
import { RADIUS, SPACE, useColors, useTheme } from '../theme';

export interface Message {
  readonly text: string;
  /** `refused`: why something is not allowed. `error`: something went wrong, and stays longer. */
  readonly kind?: 'info' | 'good' | 'refused' | 'error';
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

export interface Toasts {
  readonly show: (message: Message) => void;
  readonly say: (text: string) => void;
  /** Why a tap did nothing. */
  readonly refuse: (text: string) => void;
  /** Something went wrong; with a way out, if there is one. */
  readonly fail: (text: string, action?: Message['action']) => void;
}

const nothing = (): void => undefined;
const ToastContext = createContext<Toasts>({ show: nothing, say: nothing, refuse: nothing, fail: nothing });

/** Short messages, shown on top of everything and read out. */
export const useToast = (): Toasts => useContext(ToastContext);

interface Shown extends Message {
  readonly id: number;
}

/** Long enough to read: longer texts stay longer, and what offers a way out longest. */
export const readingTime = ({ text, action }: Message): number =>
  Math.max(action ? 8000 : 2600, 1400 + text.length * 55);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly Shown[]>([]);
  const nextId = useRef(1);
  const drop = useCallback((id: number) => setMessages((all) => all.filter((message) => message.id !== id)), []);
  const toasts = useMemo<Toasts>(() => {
    function show(message: Message): void {
      if (message.kind === 'refused') {
        haptic('refused');
        sound('refused');
      }
      if (Platform.OS === 'ios') AccessibilityInfo.announceForAccessibility(message.text);
      const id = nextId.current++;
      // What was said in passing makes way; what went wrong, or offers a way out, stays beside the new message.
      setMessages((all) => [
        ...all.filter(({ text, kind, action }) => text !== message.text && (kind === 'error' || action)).slice(-1),
        { ...message, id },
      ]);
    }
    return {
      show,
      say: (text) => show({ text }),
      refuse: (text) => show({ text, kind: 'refused' }),
      fail: (text, action) => show(action ? { text, kind: 'error', action } : { text, kind: 'error' }),
    };
  }, []);
  return (
    <ToastContext.Provider value={toasts}>
      <View style={{ flex: 1 }}>
        {children}
        <ToastLayer messages={messages} onDrop={drop} />
      </View>
    </ToastContext.Provider>
  );
}

function ToastLayer({ messages, onDrop }: { messages: readonly Shown[]; onDrop: (id: number) => void }) {
  const insets = useSafeAreaInsets();
  return (
    <View
      aria-live="polite"
      style={[
        BOX_NONE,
        {
          position: 'absolute',
          // Below the header, whose buttons stay free.
          top: insets.top + 52,
          left: SPACE.m,
          right: SPACE.m,
          gap: SPACE.s,
          alignItems: 'center',
        },
      ]}
    >
      {messages.map((message) => (
        <Toast key={message.id} message={message} onDrop={() => onDrop(message.id)} />
      ))}
    </View>
  );
}

function Toast({ message, onDrop }: { message: Shown; onDrop: () => void }) {
  const { t } = useWords('engine');
  const colors = useColors();
  const { scheme } = useTheme();
  const { calm } = useMotion();
  const { text, kind = 'info', action } = message;
  const [paused, setPaused] = useState(false);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  const stay = readingTime(message);
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => drop.current(), stay);
    return () => clearTimeout(timer);
  }, [paused, stay]);
  const tint = { info: colors.brass, good: colors.good, refused: colors.brass, error: colors.danger }[kind];
  const icon = ({ info: 'info', good: 'check', refused: 'info', error: 'warning' } as const)[kind];
  return (
    <Animated.View
      {...(calm ? {} : { entering: FadeInUp.duration(MS.lift), exiting: FadeOutUp.duration(MS.calm) })}
      role={kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      style={{
        width: '100%',
        maxWidth: 520,
        minHeight: 52,
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: SPACE.s,
        paddingLeft: SPACE.m,
        paddingRight: SPACE.xs,
        paddingVertical: SPACE.xs,
        borderRadius: RADIUS.panel,
        borderWidth: 1,
        borderColor: colors.line,
        borderLeftWidth: 5,
        borderLeftColor: tint,
        backgroundColor: colors.raised,
        boxShadow: scheme === 'dark' ? '0 8px 28px rgba(0, 0, 0, 0.55)' : '0 8px 28px rgba(28, 43, 51, 0.22)',
      }}
    >
      {drawIcon(icon, 22, tint)}
      <Text kind="strong" style={{ flexGrow: 1, flexShrink: 1, flexBasis: 160, paddingVertical: SPACE.xs }}>
        {text}
      </Text>
      {action ? (
        <Button
          kind="quiet"
          accent="brass"
          label={action.label}
          onPress={() => {
            onDrop();
            action.onPress();
          }}
        />
      ) : null}
      <IconButton icon="close" size={20} color={colors.muted} label={t('kit.toast.dismiss')} onPress={onDrop} />
    </Animated.View>
  );
}
