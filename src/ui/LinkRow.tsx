import { View } from 'react-native';
import { drawIcon, type IconLike } from './icon';
import { Icon } from './icons/Icon';
import { spaced } from './setup/spaced';
import { Tap } from './Tap';
import { tapRow } from './tapRow';
import { Text } from './Text';
import { SPACE, useColors } from './theme';

/** A row of a list that leads somewhere: a name, one line about it, and a chevron or, in front, a picture of what it does. */
export function LinkRow({
  name,
  line,
  icon,
  inset = true,
  onPress,
}: {
  name: string;
  line: string;
  icon?: IconLike;
  /** Whether it keeps its own distance from the edges; not when it lies in something that does. */
  inset?: boolean;
  onPress: () => void;
}) {
  const colors = useColors();
  return (
    <Tap
      label={`${name}. ${line}`}
      onPress={onPress}
      give={0.99}
      style={{ ...tapRow(62), paddingHorizontal: inset ? SPACE.m + 2 : 0 }}
    >
      {icon === undefined ? null : drawIcon(icon, 24, colors.brass)}
      <View style={{ flex: 1 }}>
        <Text kind="strong">{spaced(name)}</Text>
        <Text kind="small" color="muted">
          {line}
        </Text>
      </View>
      {icon === undefined ? <Icon name="chevron-right" size={22} color={colors.muted} /> : null}
    </Tap>
  );
}
