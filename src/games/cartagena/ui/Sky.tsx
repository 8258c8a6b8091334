import { memo, useMemo } from 'react';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { circle, each, rect, scatter } from '@/art/svg';
import { Drawing } from '@/ui/art/Drawing';
import { Box } from '@/ui/Box';
import { useBoardRoom } from '@/ui/table/useBoardRoom';
import { useColors, useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import type { RouteKind } from '../rules/route';
import { glowStops, linear, PAINTS, radial } from './scene/paint';
import { wallEndOf } from './scene/mapArt';
import { cloud, moon, sun } from './scene/parts';

/** How far down the sky is seen, behind header, players and the towers of the fortress. */
const HEIGHT = 300;

/** The sky over the fortress; the map begins below it. On Tortuga it is the sea that goes on. */
export const Sky = memo(function Sky({ kind }: { kind: RouteKind }) {
  const { scheme } = useTheme();
  const { bg } = useColors();
  const width = Math.ceil(useBoardRoom('column', true));
  const { size, twoPane } = useLayout();
  const insets = useSafeAreaInsets();
  const wide = twoPane && size === 'wide';
  // Over the fortress, which stands below the header and, on a phone, the players.
  const scale = wide ? 1.35 : 1;
  const light = insets.top + (twoPane ? 48 : size === 'small' ? 118 : 106) + 24 * scale;
  const x = Math.min(width - 84, (wallEndOf(width / scale) + 50) * scale);
  const art = useMemo(() => {
    const paint = PAINTS[scheme];
    const luck = scatter(11);
    const [top, high, low, foot] = paint.sky;
    const colours =
      kind === 'jungle' ? ([top, high, paint.sea[0], paint.sea[0]] as const) : ([top, high, low, foot] as const);
    return (
      linear(
        'sky',
        [0, 0.4, 0.75, 1].map((at, i) => [at, colours[i] ?? bg] as const),
      ) +
      rect(0, 0, width, HEIGHT, 'url(#sky)') +
      (scheme === 'dark'
        ? each(Array.from({ length: Math.round(width / 5) }), () =>
            circle(luck() * width, luck() * 170, luck() < 0.15 ? 1.3 : 0.7, '#fff6da', 0.25 + luck() * 0.6),
          )
        : cloud(width * 0.44, light - 6, 0.7, 0.75) + cloud(width * 0.78, light - 30, 0.5, 0.6)) +
      radial('moonlight', glowStops('#cfe9e4', 0.5)) +
      radial('sunlight', glowStops('#ffd27a', 0.75)) +
      (kind === 'jungle' || (size === 'small' && !twoPane)
        ? ''
        : scheme === 'dark'
          ? moon(x, light, 21 * scale)
          : sun(x, light + 26 * scale, 17 * scale))
    );
  }, [scheme, width, kind, bg, light, x, scale, size, twoPane]);
  return (
    <Box style={{ position: 'absolute', left: 0, top: 0 }}>
      <Drawing art={art} width={width} height={HEIGHT} />
    </Box>
  );
});
