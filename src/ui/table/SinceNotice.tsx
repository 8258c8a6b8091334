import { useContext } from 'react';
import { View } from 'react-native';
import { useWords } from '@/text';
import { EventLine, type EventText } from '../EventLine';
import { IconButton } from '../IconButton';
import { Icon } from '../icons/Icon';
import { TapOver } from '../TapOver';
import { Text } from '../Text';
import { RADIUS, SPACE, TARGET, useColors } from '../theme';
import { useLayout } from '../useLayout';
import { NoticeRoomContext } from './NoticesHere';

/** For whoever could not watch: the gist of what the others did, a line for each, a way to read all of it, and one to wave it off. */
export function SinceNotice({
  count,
  gist,
  more,
  onRead,
  onClose,
}: {
  count: number;
  gist: readonly EventText[];
  /** How many things worth telling are not in the gist. */
  more: number;
  onRead: () => void;
  onClose: () => void;
}) {
  const { t } = useWords('engine');
  const colors = useColors();
  const { largeText, size } = useLayout();
  const room = useContext(NoticeRoomContext);
  const rest = more === 0 ? [] : [t('since.more', { count: more })];
  const told = [...gist.map(({ text }) => text), ...rest].join('. ');
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        minHeight: room,
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
            paddingVertical: SPACE.xs,
          }}
        >
          {size === 'small' ? null : <Icon name="history" size={18} color={colors.brass} />}
          {largeText ? (
            <Text kind="small" color="brass" style={{ flex: 1 }}>
              {t('since.short')}
            </Text>
          ) : (
            <View style={{ flex: 1 }}>
              {gist.map((line) => (
                <EventLine key={line.id} event={line} lines={2} />
              ))}
              {rest.map((line) => (
                <Text key={line} kind="small" color="muted">
                  {line}
                </Text>
              ))}
            </View>
          )}
        </View>
      </TapOver>
      <IconButton icon="close" label={t('since.dismiss')} onPress={onClose} />
    </View>
  );
}
