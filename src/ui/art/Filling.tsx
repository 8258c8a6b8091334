import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Picture } from './Picture';

/** A picture that fills whatever it lies in; nothing when it cannot be had: then the ground shows. */
export function Filling({ picture }: { picture: number }) {
  const [missing, setMissing] = useState<number | null>(null);
  if (missing === picture) return null;
  return (
    <View aria-hidden style={[StyleSheet.absoluteFill, { pointerEvents: 'none' }]}>
      <Picture key={picture} source={picture} onMissing={() => setMissing(picture)} />
    </View>
  );
}
