import { View } from 'react-native';
import { Gradient } from '../Gradient';
import { useTheme } from '../theme';
import { useLayout } from '../useLayout';
import { Filling } from './Filling';
import { posterOf } from './posters';

/** How much wider than high a poster is. */
const SHAPE = 120 / 94;

/**
 * A game's place at the head of a screen about it, fading into the ground: the `scene` of a `Screen`. Null for a game
 * without a poster. A tall one belongs to the end of a game.
 */
export function usePosterHead(game: string, tall = false) {
  const { scheme, contrast, colors } = useTheme();
  const { width, height } = useLayout();
  const poster = posterOf(game);
  if (poster === undefined || contrast) return null;
  // On a wide screen it stands at the right, and the ground comes over it from the left.
  const wide = Math.min(width, 560, height);
  const whole = wide / SHAPE;
  // Its subject stands in the lower half: much of its sky is left out.
  const cut = whole * (tall ? 0.06 : 0.3);
  return (
    <View style={{ position: 'absolute', top: 0, right: 0, width: wide, height: whole - cut, overflow: 'hidden' }}>
      <View style={{ position: 'absolute', left: 0, right: 0, bottom: 0, height: whole }}>
        <Filling picture={poster.pictures[scheme]()} />
      </View>
      <Gradient
        stops={[
          { at: 0, color: colors.bg, opacity: 0.72 },
          { at: 0.35, color: colors.bg, opacity: 0.5 },
          { at: 0.97, color: colors.bg },
        ]}
      />
      {wide < width ? (
        <Gradient
          across
          stops={[
            { at: 0, color: colors.bg },
            { at: 0.5, color: colors.bg, opacity: 0 },
          ]}
        />
      ) : null}
    </View>
  );
}
