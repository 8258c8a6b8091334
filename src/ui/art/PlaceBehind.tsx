import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Gradient } from '../Gradient';
import { useTheme } from '../theme';
import { Filling } from './Filling';
import { posterOf } from './posters';

/** A game's place, darker towards its foot, and something of its table in front of it: for a glimpse. */
export function PlaceBehind({ game, children }: { game: string; children: ReactNode }) {
  const { scheme, colors } = useTheme();
  const poster = posterOf(game);
  const ground = poster?.ground[scheme] ?? colors.bg;
  return (
    <View style={[StyleSheet.absoluteFill, { overflow: 'hidden', backgroundColor: ground }]}>
      {poster === undefined ? null : <Filling picture={poster.pictures[scheme]()} />}
      <Gradient
        stops={[
          { at: 0, color: ground, opacity: 0.25 },
          { at: 1, color: ground, opacity: 0.85 },
        ]}
      />
      <View style={{ flex: 1, justifyContent: 'flex-end', padding: 8 }}>{children}</View>
    </View>
  );
}
