import { View } from 'react-native';
import { useWords } from '@/text';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/icons/Icon';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useColors } from '@/ui/theme';
import { useUpdate } from '../updates';

/** Says that a newer version is ready. It is offered here and not at the table, where it would interrupt a game. */
export function UpdateRow() {
  const { t } = useWords();
  const colors = useColors();
  const changeOver = useUpdate();
  if (changeOver === null) return null;
  return (
    <View
      role="status"
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: SPACE.s,
        paddingHorizontal: SPACE.m,
        paddingVertical: SPACE.xs,
        borderRadius: RADIUS.panel,
        borderWidth: 1,
        borderColor: colors.brass,
        backgroundColor: colors.surface,
      }}
    >
      <Icon name="info" size={22} color={colors.brass} />
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 160 }}>
        <Text kind="strong">{t('update.ready')}</Text>
        <Text kind="small" color="muted">
          {t('update.line')}
        </Text>
      </View>
      <Button kind="quiet" accent="brass" label={t('update.restart')} onPress={changeOver} />
    </View>
  );
}
