import { View } from 'react-native';
import { Vignette } from '@/ui/art/Vignette';
import { home } from '@/ui/art/shell/home';
import { Gradient } from '@/ui/Gradient';
import { useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';

/** How high the picture is, and how far down its horizon, for its width. */
const HIGH = 116 / 120;
const HORIZON = 86 / 120;

/**
 * The sea behind the top of Home: it scrolls with what stands on it, and ends in the ground. Not for strong contrast, nor
 * behind large words.
 */
export function HomeSea({
  left,
  width,
  height,
  horizon,
  foot = 44,
  words,
}: {
  /** Where it begins, seen from what it stands behind. */
  left: number;
  width: number;
  height: number;
  /** How far down the horizon lies. */
  horizon: number;
  /** Over so much of its foot it turns into the ground. */
  foot?: number;
  /** Where words stand on it: beside the light, or above it. */
  words: 'beside' | 'above';
}) {
  const { scheme, colors, contrast } = useTheme();
  const { largeText } = useLayout();
  if (contrast || largeText) return null;
  const tall = Math.ceil(width * HIGH);
  // A horizon that lies lower than the picture has sky for: its topmost colour goes on.
  const top = Math.min(horizon - width * HORIZON, height);
  const sky = scheme === 'dark' ? '#0b1b26' : '#6fb9c6';
  return (
    <View
      aria-hidden
      style={{
        position: 'absolute',
        left,
        top: 0,
        width,
        height,
        overflow: 'hidden',
        pointerEvents: 'none',
        backgroundColor: sky,
      }}
    >
      <View style={{ position: 'absolute', left: 0, top }}>
        <Vignette picture={home[scheme]} width={width} height={tall} />
      </View>
      {words === 'beside' && scheme === 'dark' ? (
        <Gradient
          across
          stops={[
            { at: 0, color: colors.bg, opacity: 0.82 },
            { at: 0.42, color: colors.bg, opacity: 0.55 },
            { at: 0.62, color: colors.bg, opacity: 0 },
          ]}
        />
      ) : null}
      <Gradient
        stops={[
          { at: 0, color: colors.bg, opacity: 0 },
          { at: 1, color: colors.bg },
        ]}
        style={{ left: 0, right: 0, bottom: 0, height: foot }}
      />
      {words === 'above' && left + width > 0 ? (
        <Gradient
          across
          stops={[
            { at: 0, color: colors.bg, opacity: 0 },
            { at: 1, color: colors.bg },
          ]}
          style={{ top: 0, bottom: 0, right: 0, width: 80 }}
        />
      ) : null}
    </View>
  );
}

/** The same sea at the head of a screen of the house: its `scene`. */
export function useSeaHead() {
  const { width } = useLayout();
  return <HomeSea left={0} width={width} height={170} horizon={150} foot={140} words="beside" />;
}
