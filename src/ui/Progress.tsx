import { View } from 'react-native';
import { Text } from './Text';
import { fade, SPACE, useColors } from './theme';

/** How far something long is: in words, in per cent, and as a bar; `slim`: a thin bar alone, where the words stand beside it. */
export function Progress({ label, share, slim = false }: { label: string; share: number; slim?: boolean }) {
  const colors = useColors();
  const height = slim ? 4 : 10;
  const percent = Math.round(100 * Math.min(1, Math.max(0, share)));
  return (
    <View
      accessible
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      style={{ gap: SPACE.s }}
    >
      {slim ? null : (
        <View style={{ flexDirection: 'row', gap: SPACE.m }}>
          <Text style={{ flex: 1 }}>{label}</Text>
          <Text kind="strong" style={{ fontVariant: ['tabular-nums'] }}>{`${percent} %`}</Text>
        </View>
      )}
      <View style={{ height, borderRadius: 5, backgroundColor: fade(colors.muted, 0.25), overflow: 'hidden' }}>
        <View style={{ height, borderRadius: 5, width: `${percent}%`, backgroundColor: colors.brass }} />
      </View>
    </View>
  );
}
