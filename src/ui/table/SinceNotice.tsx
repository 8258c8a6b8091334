import { View } from 'react-native';
import { useWords } from '@/text';
import { IconButton } from '../IconButton';
import { Icon } from '../icons/Icon';
import { TapOver } from '../TapOver';
import { Text } from '../Text';
import { RADIUS, SPACE, TARGET, useColors } from '../theme';
import { useLayout } from '../useLayout';

/** One line for whoever could not watch: the last thing that happened, how many there were, and a way to wave it off. */
export function SinceNotice({
  count,
  last,
  onRead,
  onClose,
}: {
  count: number;
  /** The last thing, in words. */
  last: string;
  onRead: () => void;
  onClose: () => void;
}) {
  const { t } = useWords('engine');
  const colors = useColors();
  const { largeText } = useLayout();
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        borderRadius: RADIUS.panel,
        borderWidth: 1,
        borderColor: colors.line,
        backgroundColor: colors.surface,
      }}
    >
      <TapOver
        label={`${t('since.missed', { count })} ${t('since.read')}`}
        onPress={onRead}
        radius={RADIUS.panel}
        style={{ flex: 1 }}
      >
        <View
          style={{
            flex: 1,
            minHeight: TARGET,
            flexDirection: 'row',
            alignItems: 'center',
            gap: SPACE.s,
            paddingLeft: SPACE.m,
          }}
        >
          <Icon name="history" size={18} color={colors.brass} />
          <Text kind="small" color="brass">
            {largeText ? t('since.short') : count}
          </Text>
          {largeText ? null : (
            <Text kind="small" numberOfLines={1} style={{ flex: 1 }}>
              {last}
            </Text>
          )}
        </View>
      </TapOver>
      <IconButton icon="close" label={t('since.dismiss')} onPress={onClose} />
    </View>
  );
}
