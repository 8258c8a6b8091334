import { type Ref } from 'react';
import { type StyleProp, type View, type ViewStyle } from 'react-native';
import { drawIcon, type IconLike } from './icon';
import { Tap } from './Tap';
import { RADIUS, TARGET, useColors } from './theme';

/** A 44 × 44 button that is only a drawing, with a name for those who do not see it. */
export function IconButton({
  icon,
  label,
  onPress,
  disabled = false,
  onRefused,
  color,
  size = 24,
  expanded,
  boxed = false,
  style,
  testID,
  ref,
}: {
  icon: IconLike;
  label: string;
  onPress: () => void;
  disabled?: boolean;
  /** Called by a tap while disabled: say why. */
  onRefused?: () => void;
  color?: string;
  /** Of the drawing; the button stays 44 × 44. */
  size?: number;
  expanded?: boolean;
  /** With a ground and an outline of its own. */
  boxed?: boolean;
  style?: StyleProp<ViewStyle>;
  testID?: string;
  ref?: Ref<View>;
}) {
  const colors = useColors();
  return (
    <Tap
      guarded
      {...(ref === undefined ? {} : { ref })}
      label={label}
      onPress={onPress}
      disabled={disabled}
      onRefused={onRefused}
      expanded={expanded}
      testID={testID}
      give={0.9}
      style={[
        { width: TARGET, height: TARGET, borderRadius: RADIUS.pill, alignItems: 'center', justifyContent: 'center' },
        boxed ? { backgroundColor: colors.surface, borderWidth: 1.5, borderColor: colors.edge } : null,
        disabled ? { opacity: 0.42 } : null,
        style,
      ]}
    >
      {drawIcon(icon, size, color ?? colors.text)}
    </Tap>
  );
}
