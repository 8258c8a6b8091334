import { View } from 'react-native';

import { useWords } from '@/text';
import { Gradient } from '@/ui/Gradient';
import { Icon } from '@/ui/icons/Icon';
import { spaced } from '@/ui/setup/spaced';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { fade, RADIUS, SPACE, useColors, useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { SHELF, type ShelfId } from '../shelf';

/** A box on the shelf: the game's name, colour and emblem. Without `onOpen` it is still to come, and only says so. */
export function GameTile({
  game,
  height,
  emblem,
  onOpen,
}: {
  game: ShelfId;
  height: number;
  emblem: number;
  onOpen: () => void;
}) {
  const colors = useColors();
  const { contrast } = useTheme();
  const { largeText } = useLayout();
  const { t } = useWords();
  const accent = colors[game];
  const { players } = SHELF[game];
  const roomy = height > 180;
  const box = {
    minHeight: height,
    borderRadius: RADIUS.tile,
    borderWidth: 1,
    borderColor: contrast ? accent : fade(accent, 0.65),
    backgroundColor: colors.bg,
    overflow: 'hidden',
    padding: roomy ? 18 : 13,
    flexGrow: 1,
  } as const;
  const strength = contrast ? 0.3 : 1;
  const picture = (
    <>
      <Gradient
        diagonal
        stops={[
          { at: 0, color: accent, opacity: 0.5 * strength },
          { at: 1, color: accent, opacity: 0.2 * strength },
        ]}
      />
      <View
        aria-hidden
        style={{
          position: 'absolute',
          right: roomy ? 14 : 8,
          bottom: roomy ? 14 : 8,
        }}
      >
        <Icon name={SHELF[game].emblem} size={emblem} color={accent} />
      </View>
      <Text kind={roomy ? 'title' : 'question'}>{spaced(t(`game.${game}`))}</Text>
      <View style={{ flexGrow: 1, minHeight: SPACE.s }} />
      <Text kind="small" style={{ paddingRight: largeText ? emblem : 0 }}>
        {t('home.players', players)}
      </Text>
    </>
  );
  return (
    <Tap
      label={`${t(`game.${game}`)}, ${t('home.players', players)}`}
      hint={t('home.open', { game: t(`game.${game}`) })}
      onPress={onOpen}
      style={box}
    >
      {picture}
    </Tap>
  );
}
