import { useEffect, type ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withSpring } from 'react-native-reanimated';
import { Vignette } from '../art/Vignette';
import { Row } from '../Box';
import { Anchor } from '../flights/Anchor';
import { SPRING, useTempo } from '../motion';
import { NameText } from '../NameText';
import { Shape, type SeatColor } from '../Shape';
import { TapOver } from '../TapOver';
import { Text } from '../Text';
import { fade, SEAT_TINTS, SPACE, TARGET, useColors, useTheme } from '../theme';
import { useLayout } from '../useLayout';

/**
 * Somebody at the table: shape or portrait, the whole name, figures, and what they last did as small pictures. Whoever acts
 * is outlined in their colour and stands out a little. One thing to tap, with a sentence for those who do not see it.
 */
export function PlayerChip({
  name,
  seat,
  label,
  onPress,
  active = false,
  you = false,
  tight = false,
  portrait,
  figures,
  played,
  gained,
  children,
  anchor,
  style,
}: {
  name: string;
  seat: SeatColor;
  /** All of it in a sentence, for a screen reader. */
  label: string;
  onPress: () => void;
  /** Whether it is this one's turn. */
  active?: boolean;
  /** Whether it is whoever holds the phone. */
  you?: boolean;
  /** Whether there are so many beside each other that every point counts for the name. */
  tight?: boolean;
  /** A picture of `npm run art` instead of the shape alone. */
  portrait?: number | undefined;
  /** Beside the name: purse, cards in hand. */
  figures?: ReactNode;
  /** What was last played, as small pictures, and what was gained with it, after a plus. */
  played?: ReactNode;
  gained?: ReactNode;
  /** Anything more below: boards, goods. */
  children?: ReactNode;
  /** The place of this seat, for what flies to it and from it. */
  anchor?: string | readonly string[] | undefined;
  style?: StyleProp<ViewStyle>;
}) {
  const colors = useColors();
  const { contrast } = useTheme();
  const { size } = useLayout();
  const tint = SEAT_TINTS[seat];
  const tempo = useTempo();
  const grown = useSharedValue(active ? 1 : 0);
  useEffect(() => {
    const goal = active ? 1 : 0;
    grown.set(tempo(1000) === 0 ? goal : withSpring(goal, SPRING));
  }, [active, grown, tempo]);
  const pose = useAnimatedStyle(() => ({ transform: [{ scale: 1 + 0.035 * grown.get() }] }));
  const body = (
    <TapOver
      label={label}
      onPress={onPress}
      radius={14}
      style={{
        minHeight: TARGET,
        flexGrow: 1,
        borderRadius: 14,
        borderWidth: active ? 2.5 : 1,
        borderColor: active ? tint : colors.line,
        backgroundColor: contrast ? colors.surface : fade(you ? colors.raised : colors.surface, 0.9),
        ...(active && !contrast ? { boxShadow: `0 0 12px ${fade(tint, 0.45)}` } : {}),
      }}
      drawing={{
        paddingHorizontal: tight ? 4 : size === 'small' ? 6 : SPACE.s,
        // The thicker edge takes its room from the inside, so that nothing around moves.
        margin: active ? -1.5 : 0,
        paddingVertical: 5,
        gap: 4,
        justifyContent: 'center',
      }}
    >
      <Row gap={tight ? 3 : 6}>
        {portrait === undefined ? (
          <Shape color={seat} size={tight ? 12 : 15} />
        ) : (
          <View>
            <Vignette picture={portrait} width={30} height={30} radius={15} />
            <View style={{ position: 'absolute', right: -4, bottom: -3 }}>
              <Shape color={seat} size={13} />
            </View>
          </View>
        )}
        <NameText name={name} />
        {figures}
      </Row>
      {played === undefined && gained === undefined ? null : (
        <Row gap={4} style={{ minHeight: 28 }}>
          {played}
          {gained === undefined || gained === null ? null : (
            <>
              <Text kind="strong" color="brass" fixed style={{ lineHeight: 18 }}>
                +
              </Text>
              {gained}
            </>
          )}
        </Row>
      )}
      {children}
    </TapOver>
  );
  return (
    <Animated.View style={[{ minWidth: 0 }, active ? { zIndex: 1 } : null, style, pose]}>
      {anchor === undefined ? (
        body
      ) : (
        <Anchor name={anchor} style={{ flexGrow: 1 }}>
          {body}
        </Anchor>
      )}
    </Animated.View>
  );
}
