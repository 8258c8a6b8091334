import { Image, StyleSheet } from 'react-native';

/** A picture that fills its place. Phones decode pictures beside the thread that draws. */
export const Picture = ({ source, onMissing }: { source: number; onMissing: () => void }) => (
  <Image source={source} resizeMode="cover" fadeDuration={0} style={StyleSheet.absoluteFill} onError={onMissing} />
);
