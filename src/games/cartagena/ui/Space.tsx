import { memo, useEffect, type ReactNode } from 'react';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withRepeat,
  withSequence,
  withTiming,
} from 'react-native-reanimated';
import { useAccentColor } from '@/ui/accent';
import { Box } from '@/ui/Box';
import { useAnchor } from '@/ui/flights/Anchor';
import { Icon } from '@/ui/icons/Icon';
import { useTempo } from '@/ui/motion';
import { TapOver } from '@/ui/TapOver';
import { Text } from '@/ui/Text';
import { fade, FONTS, useColors, useTheme } from '@/ui/theme';
import { looksSame } from '@/ui/useSteady';
import type { PathSymbol } from '../rules/route';
import { place, SYMBOL_INK, symbolIcon } from './art';
import type { SpaceLook } from './mapLook';
import { Pawn } from './Pawn';

const HIT = 44;

/** How large a space is drawn: `box` is what can be tapped, `diameter` what is seen. */
interface SpaceSize {
  readonly diameter: number;
  readonly box: number;
}

/**
 * One space of the path: its symbol, who stands on it, and what a tap would do there. Up to 48 of them make most of a
 * table: one is drawn anew only when something about it changes.
 */
export const Space = memo(function Space({
  at,
  diameter,
  numbered,
  active,
  label,
  onTap,
  onRead,
  ...look
}: SpaceLook & {
  at: { readonly x: number; readonly y: number };
  diameter: number;
  numbered: boolean;
  active: boolean;
  label: string;
  onTap: (space: number) => void;
  onRead: (symbol: PathSymbol) => void;
}) {
  const { space, symbol, pulse, shiver, covered } = look;
  const box = Math.max(HIT, diameter);
  const size = { diameter, box };
  const drawing = (
    <Box style={{ width: box, height: box, alignItems: 'center', justifyContent: 'center' }}>
      <Disc look={look} diameter={diameter} numbered={numbered} />
      {covered ? <Lid diameter={diameter} /> : null}
      <Pirates look={look} size={size} />
      <Corner look={look} size={size} />
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

/** The ground of a space: lightest where somebody would land, light where something is going on. */
function groundOf({ ghost, skipped, lit, chosen }: SpaceLook, dark: boolean): string {
  if (ghost !== null) return dark ? '#fffdf5' : '#ffffff';
  if (skipped || lit.some(Boolean) || chosen) return dark ? '#f4e8cf' : '#fffaf0';
  return dark ? '#d8cbae' : '#faf2e0';
}

/** The round ground with the symbol, which makes room for pirates. */
function Disc({ look, diameter, numbered }: { look: SpaceLook; diameter: number; numbered: boolean }) {
  const { space, symbol, here, ghost, hinted, chosen, faint, quiet } = look;
  const colors = useColors();
  const dark = useTheme().scheme === 'dark';
  const accent = useAccentColor();
  const anchor = useAnchor(place.at(space));
  const crowd = here.length > 0 || ghost !== null;
  const ring = hinted ? colors.brass : ghost !== null || chosen ? accent : null;
  return (
    <Box
      ref={anchor}
      collapsable={false}
      style={{
        width: diameter,
        height: diameter,
        borderRadius: diameter / 2,
        backgroundColor: groundOf(look, dark),
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
  );
}

/** Who stands on the space, side by side, or who would. */
function Pirates({
  look: { here, lit, ghost, chosen },
  size: { diameter, box },
}: {
  look: SpaceLook;
  size: SpaceSize;
}) {
  const accent = useAccentColor();
  const pawn = diameter * 0.54;
  const step = Math.min(diameter * 0.345, (diameter * 1.05 - pawn * 0.8) / Math.max(1, here.length - 1));
  return (
    <>
      {ghost === null ? null : (
        <Box style={{ position: 'absolute', bottom: (box - diameter) / 2 - diameter * 0.06, opacity: 0.95 }}>
          {here.length === 0 ? <Pawn color={ghost} ghost height={pawn} /> : null}
        </Box>
      )}
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
    </>
  );
}

/** What landing here brings, or that a move passes over it. */
function Corner({ look: { ghost, badge, skipped }, size }: { look: SpaceLook; size: SpaceSize }) {
  const colors = useColors();
  const dark = useTheme().scheme === 'dark';
  const accent = useAccentColor();
  if (badge !== null) {
    return (
      <Badge {...size} color={accent}>
        <Text
          fixed
          color={colors.onAccent}
          style={{ fontFamily: FONTS.bodyExtra, fontSize: 12, lineHeight: 16, textAlign: 'center' }}
        >
          {badge}
        </Text>
      </Badge>
    );
  }
  return skipped && ghost === null ? (
    <Badge {...size} color={dark ? '#10222e' : '#ffffff'} edge={colors.danger}>
      <Icon name="close" size={11} color={colors.danger} />
    </Badge>
  ) : null;
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

function Badge({
  diameter,
  box,
  color,
  edge,
  children,
}: SpaceSize & { color: string; edge?: string; children: ReactNode }) {
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
