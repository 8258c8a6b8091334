import { type ReactNode, useState } from 'react';
import { View, type DimensionValue } from 'react-native';
import { Picture } from './Picture';

/**
 * One picture, cut to any size: it fills the place and keeps its middle. Decoration: what it shows is said by the
 * control or the text around it. When it cannot be fetched or decoded, `children` stand there instead.
 */
export function Vignette({
  picture,
  width,
  height,
  radius = 0,
  children,
}: {
  /** From a module that `npm run art` writes. */
  picture: number;
  width: DimensionValue;
  height: DimensionValue;
  radius?: number;
  children?: ReactNode;
}) {
  const [missing, setMissing] = useState<number | null>(null);
  return (
    <View aria-hidden style={{ width, height, borderRadius: radius, overflow: 'hidden', pointerEvents: 'none' }}>
      {missing === picture ? (
        children
      ) : (
        <Picture key={picture} source={picture} onMissing={() => setMissing(picture)} />
      )}
    </View>
  );
}
