import { View } from 'react-native';
import { useWords } from '@/text';
import { IconButton } from '../IconButton';
import { Icon } from '../icons/Icon';
import { TapOver } from '../TapOver';
import { Text } from '../Text';
import { RADIUS, SPACE, TARGET, useColors } from '../theme';
import { useLayout } from '../useLayout';

/** For whoever could not watch: the gist of what the others did, a way to read all of it, and one to wave it off. */
export function SinceNotice({
  count,
  gist,
  more,
  onRead,
  onClose,
}: {
  count: number;
  gist: string;
  /** How many things worth telling are not in the gist. */
  more: number;
  onRead: () => void;
  onClose: () => void;
}) {
  const { t } = useWords('engine');
  const colors = useColors();
  const { largeText } = useLayout();
  const told = more === 0 ? gist : `${gist} · ${t('since.more', { count: more })}`;
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
        label={`${t('since.missed', { count })} ${told}. ${t('since.read')}`}
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
          <Text kind="small" color={largeText ? 'brass' : 'text'} numberOfLines={2} style={{ flex: 1 }}>
            {largeText ? t('since.short') : told}
          </Text>
        </View>
      </TapOver>
      <IconButton icon="close" label={t('since.dismiss')} onPress={onClose} />
    </View>
  );
}
