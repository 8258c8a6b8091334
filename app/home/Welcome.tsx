import { View } from 'react-native';
import { useWords } from '@/text';
import { doors } from '@/ui/art/shell/doors';
import { Icon } from '@/ui/icons/Icon';
import { spaced } from '@/ui/setup/spaced';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { fade, RADIUS, SPACE, useColors, useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { Filling } from '@/ui/art/Filling';

/** What somebody sees who has never begun a game here: three doors. */
export function Welcome({ onLearn, onPlay, onBox }: { onLearn: () => void; onPlay: () => void; onBox: () => void }) {
  const { t } = useWords();
  const colors = useColors();
  return (
    <View
      style={{
        borderRadius: 22,
        borderWidth: 1,
        borderColor: colors.line,
        backgroundColor: colors.surface,
        padding: SPACE.m,
        gap: 6,
        boxShadow: `0 10px 26px ${fade(colors.shapeEdge, 0.28)}`,
      }}
    >
      <Text kind="title" role="heading" aria-level={2} style={{ fontSize: 21, marginLeft: SPACE.xs }}>
        {t('home.welcomeTitle')}
      </Text>
      <Door picture="learn" title={t('home.learn')} line={t('home.learnLine')} onPress={onLearn} />
      <Door picture="play" title={t('home.play')} line={t('home.playLine')} onPress={onPlay} />
      <Door picture="box" title={t('home.box')} line={t('home.boxLine')} onPress={onBox} />
    </View>
  );
}

function Door({
  picture,
  title,
  line,
  onPress,
}: {
  picture: keyof typeof doors;
  title: string;
  line: string;
  onPress: () => void;
}) {
  const colors = useColors();
  const { contrast } = useTheme();
  const { largeText } = useLayout();
  return (
    <Tap
      label={`${title}. ${line}`}
      onPress={onPress}
      give={0.99}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.m,
        minHeight: 62,
        borderRadius: RADIUS.panel + 2,
        borderWidth: 1,
        borderColor: colors.line,
        backgroundColor: colors.raised,
        overflow: 'hidden',
        paddingRight: SPACE.m,
      }}
    >
      {contrast || largeText ? (
        <View />
      ) : (
        <View style={{ width: 78, alignSelf: 'stretch' }}>
          <Filling picture={doors[picture]} />
        </View>
      )}
      <View style={{ flex: 1, paddingVertical: SPACE.s }}>
        <Text kind="button">{spaced(title)}</Text>
        <Text kind="small" color="muted">
          {line}
        </Text>
      </View>
      <Icon name="chevron-right" size={20} color={colors.brass} />
    </Tap>
  );
}
