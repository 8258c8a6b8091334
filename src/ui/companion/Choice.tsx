import { type ReactNode } from 'react';
import { type StyleProp, type ViewStyle } from 'react-native';
import { useAccentColor } from '../accent';
import { Box } from '../Box';
import { Icon } from '../icons/Icon';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { fade, RADIUS, SPACE, TARGET, useColors } from '../theme';

/** One of several things that are there or not: a building, an empty pile. */
export function Choice({
  label,
  note,
  on,
  picture,
  ticked = true,
  disabled = false,
  onRefused,
  onPress,
  style,
}: {
  label: string;
  /** Small, below it: what it costs. */
  note?: string;
  on: boolean;
  picture?: ReactNode;
  /** Whether there is room for a tick of its own; otherwise the picture has to show it. */
  ticked?: boolean;
  disabled?: boolean;
  onRefused?: () => void;
  onPress: () => void;
  style?: StyleProp<ViewStyle>;
}) {
  const colors = useColors();
  const tint = useAccentColor();
  return (
    <Tap
      role="checkbox"
      checked={on}
      label={label}
      disabled={disabled}
      onPress={onPress}
      onRefused={onRefused}
      style={[
        {
          minHeight: TARGET + 2,
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.s,
          paddingHorizontal: SPACE.s,
          paddingVertical: SPACE.xs,
          borderRadius: RADIUS.card,
          borderWidth: 2,
          borderColor: on ? tint : colors.edge,
          backgroundColor: on ? fade(tint, 0.16) : disabled ? 'transparent' : colors.raised,
        },
        style,
      ]}
    >
      {picture}
      <Box style={{ flex: 1 }}>
        <Text kind="small" color={disabled ? 'muted' : 'text'}>
          {label}
        </Text>
        {note === undefined ? null : (
          <Text kind="tiny" color="muted">
            {note}
          </Text>
        )}
      </Box>
      {on && ticked ? <Icon name="check" size={18} color={tint} /> : null}
    </Tap>
  );
}
