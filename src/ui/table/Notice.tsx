import { useContext } from 'react';
import { View } from 'react-native';
import { Icon } from '../icons/Icon';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { RADIUS, SPACE, useColors } from '../theme';
import { useLayout } from '../useLayout';
import { NoticeRoomContext } from './NoticesHere';

/** A line that needs attention, with one thing to do about it. */
export function Notice({
  icon,
  text,
  action,
  onPress,
}: {
  icon: 'warning' | 'history' | 'hint';
  text: string;
  action: string;
  onPress: () => void;
}) {
  const colors = useColors();
  const { largeText } = useLayout();
  const room = useContext(NoticeRoomContext);
  const tint = icon === 'warning' ? colors.danger : colors.brass;
  return (
    <View
      role="status"
      aria-live="polite"
      style={{
        flexDirection: largeText ? 'column' : 'row',
        alignItems: largeText ? 'stretch' : 'center',
        minHeight: room,
        gap: SPACE.s,
        backgroundColor: colors.raised,
        borderRadius: RADIUS.panel,
        borderWidth: 1,
        borderColor: tint,
        paddingLeft: SPACE.m,
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, ...(largeText ? {} : { flex: 1 }) }}>
        <Icon name={icon} size={20} color={tint} />
        <Text kind="body" style={{ flex: 1, paddingVertical: SPACE.s }}>
          {text}
        </Text>
      </View>
      <Tap
        label={action}
        onPress={onPress}
        style={{
          minHeight: 44,
          justifyContent: 'center',
          paddingHorizontal: SPACE.m,
          ...(largeText ? { alignItems: 'flex-end' } : {}),
        }}
      >
        <Text kind="strong" color={tint}>
          {action}
        </Text>
      </Tap>
    </View>
  );
}
