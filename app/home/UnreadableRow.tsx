import { View } from 'react-native';
import { useWords } from '@/text';
import { Icon } from '@/ui/icons/Icon';
import { spaced } from '@/ui/setup/spaced';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useColors } from '@/ui/theme';
import type { UnreadableSave } from '../saves';

/** A saved game that cannot be opened: it is there, it says why, and a tap says what can be done. */
export function UnreadableRow({ save, onPress }: { save: UnreadableSave; onPress: () => void }) {
  const { t } = useWords();
  const colors = useColors();
  const reason = t(`saved.problem.${save.problem}`);
  const title = t(save.problem === 'unreadable-now' ? 'saved.unreadableNow' : 'saved.unreadable');
  return (
    <Tap
      label={`${title}. ${reason}`}
      onPress={onPress}
      onLongPress={onPress}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.m,
        minHeight: 62,
        paddingHorizontal: SPACE.m,
        paddingVertical: SPACE.s,
        borderRadius: RADIUS.panel,
        borderWidth: 1,
        borderStyle: 'dashed',
        borderColor: colors.danger,
        backgroundColor: colors.surface,
      }}
    >
      <Icon name="warning" size={24} color={colors.danger} />
      <View style={{ flex: 1 }}>
        <Text kind="strong">{spaced(title)}</Text>
        <Text kind="small" color="muted">
          {reason}
        </Text>
      </View>
      <Icon name="more" size={20} color={colors.muted} />
    </Tap>
  );
}
