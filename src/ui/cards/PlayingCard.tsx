import type { ReactNode } from 'react';
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import { useAccentColor } from '../accent';
import { Box } from '../Box';
import { drawIcon, type IconLike } from '../icon';
import { useSvgId } from '../svgId';
import { Text } from '../Text';
import { FONTS, RADIUS, useColors, useTheme } from '../theme';
import { Defs, Line, Pattern, Rect, Svg } from '../svg';
import { BRIGHT_PARCHMENT, CardGround, CardVeil, PARCHMENT } from './ground';
import { Turning } from './Turning';

/**
 * A card on parchment. `corner` puts number and icon into the strip that shows in a fan, `centre` in the middle,
 * `picture` puts the icon on a tinted ground with the name below.
 */
export function PlayingCard({
  width = 72,
  height = 104,
  number,
  icon,
  name,
  layout = 'centre',
  strip = width,
  tint,
  selected = false,
  ticked = false,
  dim = false,
  flipped = false,
  face,
  back,
  style,
}: {
  width?: number;
  height?: number;
  number?: number | string | undefined;
  icon?: IconLike | undefined;
  name?: string | undefined;
  layout?: 'corner' | 'centre' | 'picture';
  /** How much of the left side shows in a fan; number and icon stay inside it. */
  strip?: number;
  /** Ground behind the icon of a `picture` card. */
  tint?: string | undefined;
  /** An outline in the accent. */
  selected?: boolean;
  /** A tick on the corner: in the accent when selected, otherwise "done". */
  ticked?: boolean;
  /** Toned down: can do nothing now. */
  dim?: boolean;
  /** Face down. The face is not even drawn then. */
  flipped?: boolean;
  /** Instead of number, icon and name. */
  face?: ReactNode;
  /** On the back, in the middle: a count, an emblem. */
  back?: ReactNode;
  style?: StyleProp<ViewStyle>;
}) {
  return (
    <Turning
      flipped={flipped}
      style={[{ width, height }, style]}
      front={<Face {...{ width, height, number, icon, name, layout, strip, tint, selected, ticked, dim, face }} />}
      back={
        <CardBack width={width} height={height}>
          {back}
        </CardBack>
      }
    />
  );
}

interface FaceProps {
  width: number;
  height: number;
  number: number | string | undefined;
  icon?: IconLike | undefined;
  name: string | undefined;
  layout: 'corner' | 'centre' | 'picture';
  strip: number;
  tint: string | undefined;
}

function Face({
  selected,
  ticked,
  dim,
  face,
  ...print
}: FaceProps & { selected: boolean; ticked: boolean; dim: boolean; face?: ReactNode }) {
  const colors = useColors();
  const { scheme } = useTheme();
  const accent = useAccentColor();
  return (
    <Box
      style={[
        StyleSheet.absoluteFill,
        {
          borderRadius: RADIUS.card,
          backgroundColor: colors.parchment,
          boxShadow: selected
            ? `0 0 0 3px ${accent}, 0 8px 22px rgba(0, 0, 0, 0.4)`
            : `0 0 0 1px ${colors.parchmentEdge}, 0 2px 8px rgba(0, 0, 0, ${scheme === 'dark' ? 0.35 : 0.16})`,
        },
      ]}
    >
      <CardGround shades={selected ? BRIGHT_PARCHMENT : PARCHMENT} />
      {face ?? <Print {...print} />}
      {dim ? <CardVeil dark="#3c4448" /> : null}
      {ticked ? <Tick done={!selected} /> : null}
    </Box>
  );
}

/** How large the icon of a card is, in each of its layouts. */
function iconSize({ width, height, layout, strip }: FaceProps): number {
  switch (layout) {
    case 'corner':
      return Math.min(strip - 10, width * 0.5);
    case 'picture':
      return Math.min(width * 0.56, height * 0.4);
    case 'centre':
      return Math.min(width * 0.62, height * 0.42);
  }
}

/** Number, icon and name, as the layout has them. */
function Print(props: FaceProps) {
  const { width, number, icon, name, layout } = props;
  const colors = useColors();
  const { scheme } = useTheme();
  const ink = layout === 'picture' ? '#1d3a33' : scheme === 'dark' ? '#24485f' : '#2a5069';
  const drawn = icon === undefined ? null : drawIcon(icon, Math.round(iconSize(props)), ink);
  const figure = Math.min(30, Math.max(20, width * 0.4));
  const label =
    name === undefined ? null : (
      <Text
        kind="tiny"
        color={colors.ink}
        fixed={width < 90}
        numberOfLines={2}
        style={{ fontSize: nameFit(name, width), lineHeight: 16, textAlign: layout === 'corner' ? 'left' : 'center' }}
      >
        {name}
      </Text>
    );
  if (layout === 'corner') return <CornerPrint {...props} figure={figure} drawn={drawn} label={label} />;
  if (layout === 'picture') return <PicturePrint tint={props.tint} drawn={drawn} label={label} />;
  return (
    <Box style={{ flex: 1, alignItems: 'center', justifyContent: 'center', gap: 2, paddingHorizontal: 1 }}>
      {number === undefined ? null : <Figure size={figure}>{number}</Figure>}
      {drawn}
      {label === null ? null : <Box style={{ marginTop: 4 }}>{label}</Box>}
    </Box>
  );
}

/** In the strip that shows in a fan; a name makes it a little wider. */
function CornerPrint({
  width,
  strip,
  number,
  figure,
  drawn,
  label,
}: FaceProps & { figure: number; drawn: ReactNode; label: ReactNode }) {
  const plain = label === null;
  return (
    <Box style={{ paddingTop: plain ? 8 : 6, width: plain ? strip : width }}>
      {number === undefined ? null : (
        <Figure size={figure} tight={!plain} style={{ width: plain ? strip : 36, paddingLeft: plain ? 0 : 4 }}>
          {number}
        </Figure>
      )}
      {plain ? null : <Box style={{ paddingLeft: 8, paddingRight: 2 }}>{label}</Box>}
      <Box
        style={{
          alignItems: 'center',
          marginTop: plain ? 8 : 12,
          width: plain ? strip : Math.min(width * 0.86, strip + 8),
        }}
      >
        {drawn}
      </Box>
    </Box>
  );
}

/** The icon on a tinted ground, the name below. */
function PicturePrint({ tint, drawn, label }: { tint: string | undefined; drawn: ReactNode; label: ReactNode }) {
  return (
    <Box style={{ flex: 1, padding: 4 }}>
      <Box
        style={{
          flex: 1,
          borderRadius: RADIUS.card - 3,
          backgroundColor: tint ?? '#e6dcc6',
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        {drawn}
      </Box>
      <Box
        style={{
          minHeight: 24,
          alignItems: 'center',
          justifyContent: 'center',
          paddingVertical: 3,
          marginHorizontal: -3,
        }}
      >
        {label}
      </Box>
    </Box>
  );
}

function Figure({
  size,
  tight = false,
  style,
  children,
}: {
  size: number;
  tight?: boolean;
  style?: StyleProp<ViewStyle>;
  children: number | string;
}) {
  const colors = useColors();
  return (
    <Box style={[{ alignItems: 'center' }, style]}>
      <Text
        kind="figure"
        fixed
        color={colors.ink}
        style={{ fontFamily: FONTS.displayBold, fontSize: size, lineHeight: Math.round(size * (tight ? 1 : 1.15)) }}
      >
        {children}
      </Text>
    </Box>
  );
}

/** The size at which the longest word of a name fits the card. */
function nameFit(name: string, width: number): number {
  const longest = Math.max(1, ...name.split(/\s+/).map((word) => word.length));
  return Math.min(13, Math.max(10.5, (width - 4) / (longest * 0.6)));
}

/** The round tick on the corner of something chosen or done. */
export function Tick({ done = false, size = 25 }: { done?: boolean; size?: number }) {
  const colors = useColors();
  const accent = useAccentColor();
  return (
    <Box
      aria-hidden
      style={{
        position: 'absolute',
        top: -size * 0.4,
        right: -size * 0.4,
        width: size,
        height: size,
        borderRadius: size / 2,
        backgroundColor: done ? colors.good : accent,
        borderWidth: 2.5,
        borderColor: colors.bg,
        alignItems: 'center',
        justifyContent: 'center',
        pointerEvents: 'none',
      }}
    >
      {drawIcon('check', size * 0.62, colors.onAccent)}
    </Box>
  );
}

/** The back of a card: a woven pattern in the accent's shade, framed in parchment. */
export function CardBack({
  width = 72,
  height = 104,
  children,
}: {
  width?: number;
  height?: number;
  children?: ReactNode;
}) {
  const colors = useColors();
  const { scheme } = useTheme();
  const accent = useAccentColor();
  const id = useSvgId();
  const dark = scheme === 'dark';
  return (
    <Box
      style={{
        width,
        height,
        borderRadius: RADIUS.card,
        backgroundColor: dark ? '#17475c' : accent,
        borderWidth: 2,
        borderColor: colors.parchment,
        boxShadow: `0 0 0 1px ${colors.parchmentEdge}, 0 2px 8px rgba(0, 0, 0, 0.25)`,
        overflow: 'hidden',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Box aria-hidden style={[StyleSheet.absoluteFill, { pointerEvents: 'none' }]}>
        <Svg width="100%" height="100%">
          <Defs>
            <Pattern id={id} width={12} height={12} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <Line
                x1={0}
                y1={3}
                x2={12}
                y2={3}
                stroke={dark ? '#1f6072' : '#ffffff'}
                strokeOpacity={dark ? 1 : 0.08}
                strokeWidth={5}
              />
            </Pattern>
          </Defs>
          <Rect width="100%" height="100%" fill={`url(#${id})`} />
          <Rect
            x={4.5}
            y={4.5}
            width={width - 13}
            height={height - 13}
            rx={5}
            fill="none"
            stroke={colors.parchment}
            strokeOpacity={0.55}
          />
        </Svg>
      </Box>
      {children}
    </Box>
  );
}
