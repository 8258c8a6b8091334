import { memo, useEffect, type ReactNode } from 'react';
import { View as Box } from 'react-native';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withRepeat,
  withSequence,
  withTiming,
} from 'react-native-reanimated';
import type { TablePlayer } from '@/session/seats';
import { useAccentColor } from '@/ui/accent';
import { useAnchor } from '@/ui/flights/Anchor';
import { Icon } from '@/ui/icons/Icon';
import { useTempo } from '@/ui/motion';
import { Over } from '@/ui/Over';
import { Text } from '@/ui/Text';
import { fade, FONTS, useColors, useTheme } from '@/ui/theme';
import { looksSame } from '@/ui/useSteady';
import { type PathSymbol } from '../rules/route';
import { place, SYMBOL_INK, symbolIcon } from './art';
import { Pawn } from './Pawn';

const HIT = 44;

/**
 * One space of the path: its symbol, who stands on it, and what a tap would do there. Up to 48 of them make most of a
 * table: one is drawn anew only when something about it changes.
 */
export const Space = memo(function Space({
  space,
  symbol,
  at,
  diameter,
  here,
  lit,
  ghost,
  landings: landing,
  several,
  gain,
  faint,
  skipped,
  quiet,
  chosen,
  covered,
  hinted,
  pulse,
  shiver,
  numbered,
  active,
  label,
  onTap,
  onRead,
}: {
  space: number;
  symbol: PathSymbol;
  at: { readonly x: number; readonly y: number };
  diameter: number;
  here: readonly TablePlayer['colour'][];
  lit: readonly boolean[];
  ghost: TablePlayer['colour'] | null;
  landings: number;
  /** How many pirates one move brings here. */
  several: number;
  gain: number;
  faint: boolean;
  skipped: boolean;
  quiet: boolean;
  chosen: boolean;
  covered: boolean;
  hinted: boolean;
  pulse: number;
  shiver: boolean;
  numbered: boolean;
  active: boolean;
  label: string;
  onTap: (space: number) => void;
  onRead: (symbol: PathSymbol) => void;
}) {
  const colors = useColors();
  const { scheme } = useTheme();
  const accent = useAccentColor();
  const anchor = useAnchor(place.at(space));
  const dark = scheme === 'dark';
  const isTarget = ghost !== null;
  const crowd = here.length + (isTarget ? 1 : 0) > 0;
  const box = Math.max(HIT, diameter);
  const ring = hinted ? colors.brass : isTarget || chosen ? accent : null;
  const ground = isTarget
    ? dark
      ? '#fffdf5'
      : '#ffffff'
    : skipped || lit.some(Boolean) || chosen
      ? dark
        ? '#f4e8cf'
        : '#fffaf0'
      : dark
        ? '#d8cbae'
        : '#faf2e0';
  const pawn = diameter * 0.54;
  const step = Math.min(diameter * 0.345, (diameter * 1.05 - pawn * 0.8) / Math.max(1, here.length - 1));
  const coming = landing * several;
  const badge = gain > 0 ? `+${gain}` : coming > 1 ? String(coming) : null;
  const drawing = (
    <Box style={{ width: box, height: box, alignItems: 'center', justifyContent: 'center' }}>
      <Box
        ref={anchor}
        collapsable={false}
        style={{
          width: diameter,
          height: diameter,
          borderRadius: diameter / 2,
          backgroundColor: ground,
          borderWidth: ring === null ? 1.5 : 3,
          borderColor: ring ?? (dark ? '#0a1a24' : '#c9b083'),
          borderStyle: 'solid',
          boxShadow: ring === null ? '0 1px 3px rgba(0, 0, 0, 0.3)' : `0 0 0 4px ${fade(ring, 0.32)}`,
          alignItems: 'center',
          justifyContent: crowd ? 'flex-start' : 'center',
          paddingTop: crowd ? diameter * 0.05 : 0,
        }}
      >
        {faint && ring === null ? (
          <Box
            style={{
              position: 'absolute',
              top: -4,
              left: -4,
              right: -4,
              bottom: -4,
              borderRadius: diameter,
              borderWidth: 2,
              borderStyle: 'dashed',
              borderColor: accent,
            }}
          />
        ) : null}
        <Box style={{ opacity: quiet ? 0.62 : 1 }}>
          <Icon
            name={symbolIcon(symbol)}
            size={Math.round(diameter * (crowd ? 0.44 : numbered ? 0.5 : 0.58))}
            color={SYMBOL_INK[symbol]}
          />
        </Box>
        {numbered && !crowd ? (
          <Text fixed color="#5a5648" style={{ fontFamily: FONTS.bodyBold, fontSize: 13, lineHeight: 15 }}>
            {space}
          </Text>
        ) : null}
      </Box>
      {covered ? <Lid diameter={diameter} /> : null}
      {isTarget ? (
        <Box style={{ position: 'absolute', bottom: (box - diameter) / 2 - diameter * 0.06, opacity: 0.95 }}>
          {here.length === 0 ? <Pawn color={ghost} ghost height={pawn} /> : null}
        </Box>
      ) : null}
      {here.map((color, i) => (
        <Box
          key={i}
          style={{
            position: 'absolute',
            bottom: (box - diameter) / 2 - diameter * 0.1,
            left: box / 2 - (pawn * 15) / 34 + (i - (here.length - 1) / 2) * step,
            pointerEvents: 'none',
          }}
        >
          <Pawn
            color={color}
            height={pawn}
            lit={(lit[i] ?? false) || (chosen && i === 0 && here.length === 1) ? accent : null}
          />
        </Box>
      ))}
      {badge === null || !isTarget ? null : (
        <Badge diameter={diameter} box={box} color={accent}>
          <Text
            fixed
            color={colors.onAccent}
            style={{ fontFamily: FONTS.bodyExtra, fontSize: 12, lineHeight: 16, textAlign: 'center' }}
          >
            {badge}
          </Text>
        </Badge>
      )}
      {skipped && !isTarget ? (
        <Badge diameter={diameter} box={box} color={dark ? '#10222e' : '#ffffff'} edge={colors.danger}>
          <Icon name="close" size={11} color={colors.danger} />
        </Badge>
      ) : null}
    </Box>
  );
  return (
    <Box style={{ position: 'absolute', left: at.x - box / 2, top: at.y - box / 2, width: box, height: box }}>
      <Over
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
      </Over>
    </Box>
  );
}, looksSame);

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

function Badge({
  diameter,
  box,
  color,
  edge,
  children,
}: {
  diameter: number;
  box: number;
  color: string;
  edge?: string;
  children: ReactNode;
}) {
  const colors = useColors();
  const inset = (box - diameter) / 2;
  return (
    <Box
      style={{
        position: 'absolute',
        top: inset - 5,
        right: inset - 6,
        minWidth: 21,
        height: 21,
        borderRadius: 11,
        paddingHorizontal: 3,
        backgroundColor: color,
        borderWidth: 2,
        borderColor: edge ?? colors.bg,
        alignItems: 'center',
        justifyContent: 'center',
        pointerEvents: 'none',
      }}
    >
      {children}
    </Box>
  );
}

/** A closed chest lies here (Black Magic). */
function Lid({ diameter }: { diameter: number }) {
  const size = Math.max(15, diameter * 0.34);
  return (
    <Box
      style={{
        position: 'absolute',
        left: -1,
        top: diameter * 0.04,
        width: size,
        height: size,
        borderRadius: size / 2,
        backgroundColor: '#3b2412',
        borderWidth: 1.5,
        borderColor: '#e0b45a',
        alignItems: 'center',
        justifyContent: 'center',
        pointerEvents: 'none',
      }}
    >
      <Text
        fixed
        color="#f4e8cf"
        style={{ fontFamily: FONTS.bodyExtra, fontSize: size * 0.62, lineHeight: size * 0.85 }}
      >
        ?
      </Text>
    </Box>
  );
}
