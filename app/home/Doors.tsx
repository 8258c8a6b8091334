import { View } from 'react-native';
import { useWords } from '@/text';
import { doors } from '@/ui/art/shell/doors';
import { Icon } from '@/ui/icons/Icon';
import type { IconName } from '@/ui/icons/drawing';
import { spaced } from '@/ui/setup/spaced';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useColors, useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { Filling } from '@/ui/art/Filling';

/** The other way of using the app: the only parchment on the screen. */
export function PhysicalGame({ onPress }: { onPress: () => void }) {
  const { t } = useWords();
  const colors = useColors();
  const { contrast } = useTheme();
  const { largeText } = useLayout();
  return (
    <Tap
      label={`${t('home.score')}. ${t('home.scoreLine')}`}
      onPress={onPress}
      give={0.99}
      style={{
        flexGrow: 1,
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.m,
        minHeight: 66,
        paddingRight: SPACE.m,
        borderRadius: RADIUS.tile,
        borderWidth: 1,
        borderColor: colors.parchmentEdge,
        backgroundColor: colors.parchment,
        overflow: 'hidden',
      }}
    >
      {contrast || largeText ? (
        <View />
      ) : (
        <View style={{ width: 92, alignSelf: 'stretch' }}>
          <Filling picture={doors.box} />
        </View>
      )}
      <View style={{ flex: 1, paddingVertical: SPACE.s }}>
        <Text kind="question" color="ink" style={{ fontSize: 17, lineHeight: 22 }}>
          {spaced(t('home.score'))}
        </Text>
        <Text kind="small" color="inkMuted">
          {t('home.scoreLine')}
        </Text>
      </View>
      <Icon name="chevron-right" size={22} color={colors.inkMuted} />
    </Tap>
  );
}

export interface HouseDoor {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}

/** The rest of the house, so many doors beside each other. The first of an odd number has a row of its own. */
export function HouseDoors({ doors: all, columns }: { doors: readonly HouseDoor[]; columns: number }) {
  const apart = columns > 1 ? all.length % 2 : 0;
  return (
    <View style={{ margin: -4 }}>
      {all.slice(0, apart).map((door) => (
        <View key={door.label} style={{ padding: 4 }}>
          <Door door={door} />
        </View>
      ))}
      <View style={{ flexDirection: 'row', flexWrap: columns === 4 ? 'nowrap' : 'wrap' }}>
        {all.slice(apart).map((door) => (
          <View
            key={door.label}
            // Four share the width by their words, which differ much between languages.
            style={{ flexBasis: columns === 4 ? 'auto' : `${100 / columns}%`, flexGrow: 1, flexShrink: 1, padding: 4 }}
          >
            <Door door={door} />
          </View>
        ))}
      </View>
    </View>
  );
}

function Door({ door: { icon, label, onPress } }: { door: HouseDoor }) {
  const colors = useColors();
  return (
    <Tap
      label={label}
      onPress={onPress}
      style={{
        minHeight: 46,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 6,
        paddingHorizontal: SPACE.s,
        paddingVertical: SPACE.s,
        borderRadius: 15,
        borderWidth: 1,
        borderColor: colors.line,
        backgroundColor: colors.surface,
      }}
    >
      <Icon name={icon} size={19} color={colors.text} />
      <View style={{ flexShrink: 1 }}>
        <Text kind="strong" numberOfLines={2} style={{ fontSize: 14 }}>
          {spaced(label)}
        </Text>
      </View>
    </Tap>
  );
}
