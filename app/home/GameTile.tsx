import { View } from 'react-native';

import type { GameId } from '@/games/shelf';
import type { Shelved } from '@/games/shelved';
import { useWords } from '@/text';
import { Gradient } from '@/ui/Gradient';
import { Icon } from '@/ui/icons/Icon';
import { spaced } from '@/ui/setup/spaced';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { fade, RADIUS, SPACE, useColors, useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';

/** A box on the shelf: the game's name, colour and emblem. */
export function GameTile({
  game,
  height,
  emblem,
  onOpen,
}: {
  game: Shelved<GameId>;
  height: number;
  emblem: number;
  onOpen: () => void;
}) {
  const colors = useColors();
  const { contrast } = useTheme();
  const { largeText } = useLayout();
  const { t } = useWords();
  const { id, seats } = game;
  const accent = colors[id];
  const name = t(`game.${id}`);
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
        <Icon name={`emblem/${id}`} size={emblem} color={accent} />
      </View>
      <Text kind={roomy ? 'title' : 'question'}>{spaced(name)}</Text>
      <View style={{ flexGrow: 1, minHeight: SPACE.s }} />
      <Text kind="small" style={{ paddingRight: largeText ? emblem : 0 }}>
        {t('home.players', seats)}
      </Text>
    </>
  );
  return (
    <Tap
      label={`${name}, ${t('home.players', seats)}`}
      hint={t('home.open', { game: name })}
      onPress={onOpen}
      style={box}
    >
      {picture}
    </Tap>
  );
}
