import { useContext } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';
import { useAccentColor } from './accent';
import { CrowdedContext, StackedContext } from './ButtonRow';
import { drawIcon, type IconLike } from './icon';
import { Tap } from './Tap';
import { Text } from './Text';
import { fade, RADIUS, SPACE, TARGET, useColors, type Accent } from './theme';
import { useLayout } from './useLayout';

/**
 * A word one can press. One `primary` on a screen: the game's accent. `secondary` is outlined, `danger` outlined in red,
 * `quiet` only a word in the accent.
 */
export function Button({
  label,
  onPress,
  kind = 'primary',
  icon,
  disabled = false,
  onRefused,
  accent,
  grow = false,
  accessibilityLabel,
  hint,
  style,
  testID,
}: {
  label: string;
  onPress: () => void;
  kind?: 'primary' | 'secondary' | 'danger' | 'quiet';
  icon?: IconLike;
  disabled?: boolean;
  /** Called by a tap while disabled: say why. */
  onRefused?: () => void;
  accent?: Accent;
  /** Takes the room that is left in a row. */
  grow?: boolean;
  /** When the label alone does not say it. Must begin with the label. */
  accessibilityLabel?: string;
  hint?: string;
  style?: StyleProp<ViewStyle>;
  testID?: string;
}) {
  const colors = useColors();
  const tint = useAccentColor(accent);
  const stacked = useContext(StackedContext);
  const crowded = useContext(CrowdedContext);
  const { size, largeText } = useLayout();
  const quiet = kind === 'quiet';
  const padding = crowded ? SPACE.s : size === 'small' ? SPACE.l : SPACE.xl;
  const inks = { primary: colors.onAccent, secondary: colors.text, danger: colors.danger, quiet: tint };
  const ink = disabled ? colors.muted : inks[kind];
  const look: ViewStyle =
    kind === 'primary'
      ? disabled
        ? { backgroundColor: colors.raised, borderColor: colors.line, borderWidth: 1.5 }
        : { backgroundColor: tint, boxShadow: `0 4px 14px ${fade(tint, 0.22)}` }
      : quiet
        ? {}
        : {
            backgroundColor: colors.surface,
            borderColor: kind === 'danger' && !disabled ? fade(colors.danger, 0.7) : colors.line,
            borderWidth: 1.5,
          };
  return (
    <Tap
      guarded
      label={accessibilityLabel ?? label}
      onPress={onPress}
      disabled={disabled}
      onRefused={onRefused}
      hint={hint}
      testID={testID}
      style={[
        {
          minHeight: quiet ? TARGET : 52,
          minWidth: TARGET,
          borderRadius: RADIUS.pill,
          paddingHorizontal: quiet ? SPACE.xs : padding,
          paddingVertical: quiet ? SPACE.xs : SPACE.s,
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'center',
          gap: SPACE.s,
          // Long words wrap inside the pill instead of pushing the neighbour off the screen.
          flexShrink: stacked ? 0 : 1,
        },
        grow && !stacked ? { flexGrow: 1, flexBasis: 0 } : null,
        look,
        style,
      ]}
    >
      {icon === undefined ? null : <View>{drawIcon(icon, 22, ink)}</View>}
      {label === '' ? null : (
        // Two lines fit the row of a dock on a small screen.
        <Text
          kind="button"
          color={ink}
          style={{ textAlign: 'center', flexShrink: 1, ...(size === 'small' && !largeText ? { lineHeight: 18 } : {}) }}
        >
          {label}
        </Text>
      )}
    </Tap>
  );
}
