import { useAccentColor } from './accent';
import { Icon } from './icons/Icon';
import { Tap } from './Tap';
import { Text } from './Text';
import { fade, RADIUS, SPACE, TARGET, useColors } from './theme';

/** Something to choose by a tap, as wide as its words: one of a few (`radio`), any of them (`checkbox`), or a command. */
export function Chip({
  label,
  on = false,
  role = 'button',
  spoken,
  onPress,
}: {
  label: string;
  on?: boolean;
  role?: 'button' | 'radio' | 'checkbox';
  /** When the words alone do not say it. */
  spoken?: string;
  onPress: () => void;
}) {
  const colors = useColors();
  const tint = useAccentColor();
  return (
    <Tap
      role={role}
      label={spoken ?? label}
      {...(role === 'button' ? {} : { checked: on })}
      onPress={onPress}
      style={{
        minHeight: TARGET,
        maxWidth: '100%',
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.xs,
        paddingHorizontal: SPACE.l,
        paddingVertical: SPACE.xs,
        borderRadius: RADIUS.pill,
        borderWidth: on ? 2 : 1,
        borderColor: on ? tint : colors.muted,
        backgroundColor: on ? fade(tint, 0.16) : colors.raised,
      }}
    >
      {on && role !== 'button' ? <Icon name="check" size={18} color={tint} /> : null}
      <Text kind="strong" style={{ flexShrink: 1 }}>
        {label}
      </Text>
    </Tap>
  );
}
