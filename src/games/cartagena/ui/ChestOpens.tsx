import { useEffect, type ReactNode } from 'react';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withRepeat,
  withSequence,
  withTiming,
} from 'react-native-reanimated';
import { Drawing } from '@/ui/art/Drawing';
import { Box } from '@/ui/Box';
import { CardBack } from '@/ui/cards/PlayingCard';
import { Icon } from '@/ui/icons/Icon';
import { EASE, useTempo } from '@/ui/motion';
import { Text } from '@/ui/Text';
import { FONTS } from '@/ui/theme';
import type { ChestToken } from '../rules/state';
import type { Point } from './geometry';
import { CHEST_VIEW, chestBack, chestFront, chestLid } from './scene/chest';

/** How long a chest takes to be opened and read, at normal speed. */
export const CHEST_MS = 1900;

const WIDTH = 104;
const RATIO = CHEST_VIEW[3] / CHEST_VIEW[2];

/** A chest opened on its space, which stays on the map in a bend. */
export function ChestOpens({
  at,
  token,
  text,
  room,
}: {
  at: Point;
  token: ChestToken;
  /** What was in it, in words. */
  text: string;
  /** How wide the map is: a chest in a bend stays on it. */
  room: number;
}) {
  const left = Math.min(room - WIDTH - 6, Math.max(6, at.x - WIDTH / 2));
  return (
    <Box
      aria-hidden
      style={{ position: 'absolute', left, top: at.y - WIDTH * RATIO + 24, zIndex: 6, pointerEvents: 'none' }}
    >
      <OpenChest token={token} width={WIDTH} text={text} />
    </Box>
  );
}

/** How wide the chest is in a picture so high, with room for what springs out of it. */
export const chestWidth = (height: number): number => height / (RATIO + 0.4);

/** It shakes three times, the lid flies open, and there are cards in it, nothing, or a snake. */
export function OpenChest({ token, width, text }: { token: ChestToken; width: number; text?: string }) {
  const tempo = useTempo();
  const height = width * RATIO;
  const unit = width / WIDTH;
  const still = tempo(1) === 0;
  const shake = useSharedValue(0);
  const open = useSharedValue(still ? 1 : 0);
  const rise = useSharedValue(still ? 1 : 0);
  const ms = tempo(1000) / 1000;
  useEffect(() => {
    if (still) return;
    const turn = (degrees: number) => withTiming(degrees, { duration: 60 * ms });
    shake.set(withDelay(120 * ms, withSequence(withRepeat(withSequence(turn(-5), turn(5)), 3), turn(0))));
    open.set(withDelay(560 * ms, withTiming(1, { duration: 260 * ms, easing: EASE.out })));
    rise.set(withDelay(700 * ms, withTiming(1, { duration: 320 * ms, easing: EASE.out })));
  }, [still, ms, shake, open, rise]);
  const whole = useAnimatedStyle(() => ({ transform: [{ rotate: `${shake.get()}deg` }] }));
  const light = useAnimatedStyle(() => ({ opacity: open.get() }));
  const lid = useAnimatedStyle(() => ({
    transform: [{ translateY: -open.get() * height * 0.2 }, { rotate: `${-open.get() * 24}deg` }],
  }));
  const inside = useAnimatedStyle(() => ({
    opacity: rise.get(),
    transform: [{ translateY: (1 - rise.get()) * 34 * unit }, { scale: 0.5 + 0.5 * rise.get() }],
  }));
  const layer = { position: 'absolute', left: 0, top: 0, width, height } as const;
  const art = (drawn: string) => <Drawing art={drawn} width={width} height={height} view={CHEST_VIEW} />;
  return (
    <Animated.View style={[{ width, height }, whole]}>
      <Animated.View style={[layer, light]}>{art(chestBack)}</Animated.View>
      <Animated.View style={[layer, lid]}>{art(chestLid)}</Animated.View>
      <Animated.View style={[layer, { alignItems: 'center', top: -18 * unit }, inside]}>
        <Found token={token} unit={unit} />
      </Animated.View>
      <Box style={layer}>{art(chestFront)}</Box>
      {text === undefined ? null : (
        <Animated.View style={[layer, { alignItems: 'center', top: height - 8 }, inside]}>
          <Said>{text}</Said>
        </Animated.View>
      )}
    </Animated.View>
  );
}

/** What springs out of the chest. */
function Found({ token, unit }: { token: ChestToken; unit: number }): ReactNode {
  if (token === 'snake') return <Icon name="cartagena/snake" size={64 * unit} color="#6fe07f" />;
  if (token === 'empty') return <Icon name="close" size={34 * unit} color="#fff0b0" />;
  return (
    <Box style={{ flexDirection: 'row' }}>
      {Array.from({ length: token }, (_, i) => (
        <Box
          key={i}
          style={{ marginLeft: i === 0 ? 0 : -12 * unit, transform: [{ rotate: `${(i - (token - 1) / 2) * 14}deg` }] }}
        >
          <CardBack width={32 * unit} height={44 * unit} />
        </Box>
      ))}
    </Box>
  );
}

const Said = ({ children }: { children: string }) => (
  <Box
    style={{
      borderRadius: 12,
      paddingHorizontal: 10,
      paddingVertical: 2,
      backgroundColor: '#1d1428',
      borderWidth: 1.5,
      borderColor: '#f6d27a',
    }}
  >
    <Text fixed numberOfLines={1} color="#f7efdd" style={{ fontFamily: FONTS.bodyExtra, fontSize: 14, lineHeight: 19 }}>
      {children}
    </Text>
  </Box>
);
