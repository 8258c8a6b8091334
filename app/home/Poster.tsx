import { View } from 'react-native';
import type { GameId } from '@/games/shelf';
import type { Shelved } from '@/games/shelved';
import { languageFor, useWords } from '@/text';
import { Gradient } from '@/ui/Gradient';
import { Icon } from '@/ui/icons/Icon';
import { spaced } from '@/ui/setup/spaced';
import { TapOver } from '@/ui/TapOver';
import { Text } from '@/ui/Text';
import { fade, FONTS, RADIUS, useColors, useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { PosterPicture } from './PosterPicture';

/** Words on a poster: it is dark behind them by day as well. */
const ON_POSTER = '#fffaf0';

const ROOMY = { fontSize: 26, lineHeight: 31 };
const USUAL = { lineHeight: 21 };
const NARROW = { fontSize: 15, lineHeight: 18 };

/** A game on the shelf: its place, its name, for how many it is. Without a poster it is its emblem on its colour. */
export function Poster({
  game,
  height,
  narrow,
  onOpen,
}: {
  game: Shelved<GameId>;
  height: number;
  /** Four in a row. */
  narrow: boolean;
  onOpen: () => void;
}) {
  const colors = useColors();
  const { scheme, contrast } = useTheme();
  const { largeText } = useLayout();
  const { t, i18n } = useWords();
  const { id, seats } = game;
  const name = t(`game.${id}`);
  const players = t('home.players', seats);
  const roomy = height > 180;
  const poster = contrast ? undefined : game.poster;
  const line = roomy ? game.words[languageFor([i18n.language])].line : undefined;
  const ink = poster === undefined ? colors.text : ON_POSTER;
  const ground = poster?.ground[scheme] ?? colors.bg;
  return (
    <TapOver
      label={`${name}, ${players}`}
      hint={t('home.open', { game: name })}
      onPress={onOpen}
      radius={RADIUS.tile}
      style={{
        minHeight: height,
        flexGrow: 1,
        borderRadius: RADIUS.tile,
        backgroundColor: ground,
        overflow: 'hidden',
        boxShadow: `0 4px 14px ${fade(colors.shapeEdge, scheme === 'dark' ? 0.5 : 0.22)}`,
      }}
      drawing={{ padding: roomy ? 20 : narrow ? 9 : 13, paddingTop: roomy ? 15 : 9 }}
    >
      {poster === undefined ? (
        <Emblem id={id} height={height} />
      ) : (
        <>
          <PosterPicture poster={poster} />
          <Gradient
            stops={[
              { at: 0, color: ground, opacity: 0.92 },
              { at: 0.62, color: ground, opacity: largeText ? 0.8 : 0.66 },
              { at: 1, color: ground, opacity: 0 },
            ]}
            style={{ left: 0, right: 0, top: 0, height: largeText ? '100%' : roomy ? '46%' : '68%' }}
          />
        </>
      )}
      <Text kind="question" color={ink} style={roomy ? ROOMY : narrow ? NARROW : USUAL}>
        {spaced(name)}
      </Text>
      <Text kind="small" color={ink} style={{ fontFamily: FONTS.bodyBold }}>
        {line === undefined ? players : `${line} · ${players}`}
      </Text>
      <View
        aria-hidden
        style={{
          position: 'absolute',
          left: 0,
          right: 0,
          top: 0,
          bottom: 0,
          borderRadius: RADIUS.tile,
          borderWidth: 1,
          borderColor: contrast ? colors[id] : fade(scheme === 'dark' ? '#ffffff' : '#5a3c14', 0.2),
          pointerEvents: 'none',
        }}
      />
    </TapOver>
  );
}

function Emblem({ id, height }: { id: GameId; height: number }) {
  const colors = useColors();
  const { contrast } = useTheme();
  const accent = colors[id];
  const strength = contrast ? 0.3 : 1;
  return (
    <>
      <Gradient
        diagonal
        stops={[
          { at: 0, color: accent, opacity: 0.5 * strength },
          { at: 1, color: accent, opacity: 0.2 * strength },
        ]}
      />
      <View aria-hidden style={{ position: 'absolute', right: 10, bottom: 10 }}>
        <Icon name={`emblem/${id}`} size={Math.min(140, height * 0.5)} color={accent} />
      </View>
    </>
  );
}
