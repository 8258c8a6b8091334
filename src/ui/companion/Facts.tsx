import { View } from 'react-native';
import { Group } from '../setup/Group';
import { Text } from '../Text';
import { SPACE } from '../theme';
import { useLayout } from '../useLayout';

/** A list of what lies where: name on the left, what it comes to on the right. */
export function Facts({ title, facts }: { title: string; facts: readonly (readonly [name: string, value: string])[] }) {
  const { largeText } = useLayout();
  return (
    <Group title={title}>
      {facts.map(([name, value]) => (
        <View
          key={name}
          accessible
          role="group"
          aria-label={`${name}: ${value}`}
          style={{
            minHeight: 44,
            flexDirection: largeText ? 'column' : 'row',
            alignItems: largeText ? 'stretch' : 'center',
            gap: largeText ? 0 : SPACE.m,
            paddingHorizontal: SPACE.m,
            paddingVertical: SPACE.s,
          }}
        >
          <Text color="muted" style={largeText ? null : { flex: 2 }}>
            {name}
          </Text>
          <Text kind="strong" style={largeText ? null : { flex: 3, textAlign: 'right' }}>
            {value}
          </Text>
        </View>
      ))}
    </Group>
  );
}
