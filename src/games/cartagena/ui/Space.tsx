import { memo, useEffect, type ReactNode } from 'react';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withRepeat,
  withSequence,
  withTiming,
} from 'react-native-reanimated';
import { Box } from '@/ui/Box';
import { useAnchor } from '@/ui/flights/Anchor';
import { Icon } from '@/ui/icons/Icon';
import { useTempo } from '@/ui/motion';
import { TapOver } from '@/ui/TapOver';
import { Text } from '@/ui/Text';
import { fade, FONTS, useColors, useTheme } from '@/ui/theme';
import { looksSame } from '@/ui/useSteady';
import type { PathSymbol } from '../rules/route';
import { place, SYMBOL_INK, SYMBOL_ON_DARK, symbolIcon } from './art';
import type { SpaceLook } from './mapLook';
import { Pirate, PIRATE_RATIO } from './Pirate';
import { useLight } from './scene/useLight';

const HIT = 44;

/**
 * One space of the path: its symbol, who stands on it, and what a tap would do there. Up to 48 of them make most of a
 * table: one is drawn anew only when something about it changes. Its stone belongs to the picture below.
 */
export const Space = memo(function Space({
  at,
  diameter,
  wide,
  active,
  label,
  onTap,
  onRead,
  ...look
}: SpaceLook & {
  at: { readonly x: number; readonly y: number };
  diameter: number;
  /** A tablet: every space shows its number. */
  wide: boolean;
  active: boolean;
  label: string;
  onTap: (space: number) => void;
  onRead: (symbol: PathSymbol) => void;
}) {
  const { space, symbol, pulse, shiver, covered } = look;
  const box = Math.max(HIT, diameter);
  const drawing = (
    <Box style={{ width: box, height: box, alignItems: 'center', justifyContent: 'center' }}>
      <Disc look={look} diameter={diameter} />
      {covered ? <Seal diameter={diameter} /> : null}
      <Pirates look={look} diameter={diameter} />
      <Corners look={look} diameter={diameter} wide={wide} />
    </Box>
  );
  return (
    <Box style={{ position: 'absolute', left: at.x - box / 2, top: at.y - box / 2, width: box, height: box }}>
      <TapOver
        label={label}
        onPress={() => onTap(space)}
        onLongPress={() => onRead(symbol)}
        radius={box / 2}
        active={active}
      >
        {pulse === 0 && !shiver ? (
          drawing
        ) : (
          <Moved pulse={pulse} shiver={shiver}>
            {drawing}
          </Moved>
        )}
      </TapOver>
    </Box>
  );
}, looksSame);

/** Whether something is going on at a space: then it is parchment, and not stone. */
const isLit = ({ ghost, chosen, hinted }: SpaceLook): boolean => ghost !== null || chosen || hinted !== null;

/** The symbol, which makes room for pirates; below it parchment and a ring where somebody would land. */
function Disc({ look, diameter }: { look: SpaceLook; diameter: number }) {
  const { space, symbol, here, ghost, hinted, chosen, faint } = look;
  const { scheme, contrast } = useTheme();
  const colors = useColors();
  const light = useLight();
  const anchor = useAnchor(place.at(space));
  const crowd = here.length > 0 || ghost !== null;
  const lit = isLit(look);
  const ring = ghost !== null || chosen ? light.ring : light.advice;
  const paper = lit || contrast || scheme === 'light';
  const ground = lit ? '#fff7e4' : contrast ? colors.parchment : 'transparent';
  const size = lit ? diameter + 6 : diameter;
  return (
    <Box
      ref={anchor}
      collapsable={false}
      style={{
        width: size,
        height: size,
        borderRadius: size / 2,
        backgroundColor: ground,
        borderWidth: lit ? 3 : contrast ? 1.5 : 0,
        borderColor: lit ? ring : colors.line,
        alignItems: 'center',
        justifyContent: 'center',
        ...(lit && !contrast ? { boxShadow: `0 0 ${Math.round(diameter * 0.4)}px ${fade(ring, 0.75)}` } : {}),
      }}
    >
      {hinted === null ? null : <Ring size={size + 6} colour={light.advice} dashed={hinted === 'from'} />}
      {faint && !lit ? <Ring size={diameter + 6} colour={light.ring} dashed /> : null}
      <Box style={crowd ? { transform: [{ translateY: -diameter * 0.21 }] } : null}>
        <Icon
          name={symbolIcon(symbol)}
          size={Math.round(diameter * (crowd ? 0.46 : 0.65))}
          color={paper ? SYMBOL_INK[symbol] : SYMBOL_ON_DARK[symbol]}
        />
      </Box>
    </Box>
  );
}

const Ring = ({ size, colour, dashed }: { size: number; colour: string; dashed: boolean }) => (
  <Box
    style={{
      position: 'absolute',
      width: size,
      height: size,
      borderRadius: size / 2,
      borderWidth: 3,
      borderStyle: dashed ? 'dashed' : 'solid',
      borderColor: colour,
    }}
  />
);

/** Where up to three stand beside each other, as shares of a space's width; the last one stands in front. */
const STANCES: readonly (readonly number[])[] = [[0], [-0.22, 0.22], [-0.36, 0.36, 0]];

/** Who stands on the space, or who would. Their feet are below it, so that the symbol stays free. */
function Pirates({ look: { here, lit, own, ghost, chosen }, diameter }: { look: SpaceLook; diameter: number }) {
  if (here.length === 0 && ghost !== null) {
    return (
      <Standing at={0} diameter={diameter} height={diameter * 0.72}>
        <Pirate color={ghost} ghost height={diameter * 0.72} />
      </Standing>
    );
  }
  // One's own stands in front.
  const order = here.map((_, i) => i).sort((a, b) => Number(own[a] ?? false) - Number(own[b] ?? false));
  const stance = STANCES[here.length - 1] ?? STANCES[2] ?? [];
  const height = diameter * (here.length > 2 ? 0.72 : 0.775);
  return order.map((i, k) => {
    const color = here[i];
    return color === undefined ? null : (
      <Standing
        key={k}
        at={stance[k] ?? 0}
        diameter={diameter}
        height={height}
        low={here.length > 2 && k === 2 ? diameter * 0.07 : 0}
      >
        <Pirate color={color} height={height} lit={(lit[i] ?? false) || (chosen && (own[i] ?? false))} />
      </Standing>
    );
  });
}

function Standing({
  at,
  diameter,
  height,
  low = 0,
  children,
}: {
  at: number;
  diameter: number;
  height: number;
  low?: number;
  children: ReactNode;
}) {
  const box = Math.max(HIT, diameter);
  return (
    <Box
      style={{
        position: 'absolute',
        left: box / 2 + at * diameter - (height * PIRATE_RATIO) / 2,
        top: box / 2 + diameter * 0.67 + low - height,
        pointerEvents: 'none',
      }}
    >
      {children}
    </Box>
  );
}

/** The number of a space that matters, what landing there brings, or that a move passes over it. */
function Corners({ look, diameter, wide }: { look: SpaceLook; diameter: number; wide: boolean }) {
  const { space, ghost, badge, skipped, lit, chosen, hinted } = look;
  const light = useLight();
  const colors = useColors();
  const { scheme } = useTheme();
  const matters = ghost !== null || chosen || hinted !== null || lit.some(Boolean);
  return (
    <>
      {wide || matters ? (
        <Corner diameter={diameter} side={wide ? 'right' : 'left'}>
          <Pill
            ground={ghost !== null ? light.ring : scheme === 'dark' ? '#0b2029' : '#fffaf0'}
            edge={ghost !== null ? light.ring : scheme === 'dark' ? '#7f9a98' : '#b79a6a'}
            ink={ghost !== null ? light.on : colors.text}
            text={String(space)}
          />
        </Corner>
      ) : null}
      {badge !== null ? (
        <Corner diameter={diameter} side={wide ? 'low' : 'right'}>
          <Pill ground={light.on} edge={light.ring} ink={light.ring} text={badge} large />
        </Corner>
      ) : null}
      {skipped && ghost === null ? (
        <Corner diameter={diameter} side={wide ? 'low' : 'right'}>
          <Box
            style={{
              width: 18,
              height: 18,
              borderRadius: 9,
              borderWidth: 1.8,
              borderColor: colors.danger,
              backgroundColor: scheme === 'dark' ? '#2a0f10' : '#ffffff',
              alignItems: 'center',
              justifyContent: 'center',
            }}
          >
            <Icon name="close" size={11} color={colors.danger} />
          </Box>
        </Corner>
      ) : null}
      {hinted === 'from' ? (
        <Corner diameter={diameter} side={wide ? 'low' : 'right'}>
          <Bulb />
        </Corner>
      ) : null}
    </>
  );
}

/** What a hint is about: the same small lamp on the pirate and on the card. */
export const Bulb = () => {
  const { advice } = useLight();
  return (
    <Box
      style={{
        width: 22,
        height: 22,
        borderRadius: 11,
        backgroundColor: advice,
        borderWidth: 1.5,
        borderColor: '#2b1a05',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Icon name="hint" size={14} color={advice === '#ffcb70' ? '#2b1a05' : '#ffffff'} />
    </Box>
  );
};

function Corner({
  diameter,
  side,
  children,
}: {
  diameter: number;
  side: 'left' | 'right' | 'low';
  children: ReactNode;
}) {
  const box = Math.max(HIT, diameter);
  const out = (box - diameter) / 2;
  const across = side === 'right' ? { right: out - 7 } : { left: out - 6 };
  return (
    <Box
      style={{
        position: 'absolute',
        ...across,
        ...(side === 'low' ? { bottom: out - 4 } : { top: out - 8 }),
        pointerEvents: 'none',
      }}
    >
      {children}
    </Box>
  );
}

/** A short figure that stands on a solid ground. */
export function Pill({
  text,
  ground,
  edge,
  ink,
  large = false,
}: {
  text: string;
  ground: string;
  edge: string;
  ink: string;
  large?: boolean;
}) {
  return (
    <Box
      style={{
        minWidth: large ? 21 : 17,
        height: large ? 21 : 17,
        borderRadius: 11,
        paddingHorizontal: 3.5,
        backgroundColor: ground,
        borderWidth: large ? 2 : 1,
        borderColor: edge,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Text fixed color={ink} style={{ fontFamily: FONTS.bodyExtra, fontSize: 12, lineHeight: 15 }}>
        {text}
      </Text>
    </Box>
  );
}

/** A space that asks to be looked at, or that somebody has just run past. The others need nothing that moves. */
function Moved({ pulse, shiver, children }: { pulse: number; shiver: boolean; children: ReactNode }) {
  const still = useTempo()(1) === 0;
  const pop = useSharedValue(1);
  const shake = useSharedValue(0);
  useEffect(() => {
    if (pulse === 0 || still) return;
    pop.set(withRepeat(withSequence(withTiming(1.16, { duration: 170 }), withTiming(1, { duration: 170 })), 3));
  }, [pulse, still, pop]);
  useEffect(() => {
    if (!shiver || still) return;
    shake.set(
      withRepeat(withSequence(withTiming(-2.5, { duration: 60 }), withTiming(2.5, { duration: 60 })), 4, true, () => {
        shake.set(0);
      }),
    );
  }, [shiver, still, shake]);
  const pose = useAnimatedStyle(() => ({ transform: [{ translateX: shake.get() }, { scale: pop.get() }] }));
  return <Animated.View style={pose}>{children}</Animated.View>;
}

/** A closed chest lies here (Black Magic). */
function Seal({ diameter }: { diameter: number }) {
  const size = Math.max(18, diameter * 0.4);
  const box = Math.max(HIT, diameter);
  return (
    <Box
      style={{
        position: 'absolute',
        left: (box - diameter) / 2 - size * 0.42,
        top: box / 2 - size * 0.62,
        width: size,
        height: size,
        borderRadius: size / 2,
        backgroundColor: '#5b2f86',
        borderWidth: 1.6,
        borderColor: '#f6d27a',
        alignItems: 'center',
        justifyContent: 'center',
        pointerEvents: 'none',
      }}
    >
      <Icon name="cartagena/chest" size={Math.round(size * 0.62)} color="#ffe6a8" />
    </Box>
  );
}
