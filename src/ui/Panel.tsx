import { View, type ViewProps } from 'react-native';
import { RADIUS, SPACE, useColors, useTheme } from './theme';

/** A surface that groups things. `raised` for what speaks to you now, `parchment` for what can be touched. */
export function Panel({
  kind = 'plain',
  padding = SPACE.m,
  edge,
  style,
  children,
  ...rest
}: ViewProps & {
  kind?: 'plain' | 'raised' | 'parchment';
  padding?: number;
  /** Colour of a 5-point edge on the left. */
  edge?: string | undefined;
}) {
  const colors = useColors();
  const { scheme } = useTheme();
  const ground = { plain: colors.surface, raised: colors.raised, parchment: colors.parchment }[kind];
  const outline = kind === 'plain' || scheme === 'light';
  return (
    <View
      {...rest}
      style={[
        {
          backgroundColor: ground,
          borderRadius: RADIUS.panel + 2,
          borderWidth: outline ? 1 : 0,
          borderColor: kind === 'parchment' ? colors.parchmentEdge : colors.line,
          padding,
          overflow: edge === undefined ? 'visible' : 'hidden',
        },
        edge === undefined ? null : { paddingLeft: padding + 5 },
        style,
      ]}
    >
      {edge === undefined ? null : (
        <View style={{ position: 'absolute', left: 0, top: 0, bottom: 0, width: 5, backgroundColor: edge }} />
      )}
      {children}
    </View>
  );
}
