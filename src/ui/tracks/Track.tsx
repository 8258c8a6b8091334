import { memo, useEffect, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withSequence, withTiming } from 'react-native-reanimated';
import { useWords } from '@/text';
import { Row } from '../Box';
import { Anchor } from '../flights/Anchor';
import { MS, useTempo } from '../motion';
import { useSvgId } from '../svgId';
import { Text } from '../Text';
import { fade, FONTS, SPACE, useColors, useTheme } from '../theme';
import { TRACK, trackGeometry, type TrackGroup } from './trackGeometry';
import { Defs, Line, Pattern, Rect, Svg } from '../svg';
import { useWalk } from './useWalk';

export type { TrackGroup };

/** A row of equal spaces with a marker that walks. What lies between 0 and the marker is tinted: it can be taken. */
export function Track({
  label,
  icon,
  value,
  ghost = null,
  spaces = 16,
  tint,
  filled = true,
  groups = [],
  lit,
  figure,
  before,
  after,
  note,
  compact = false,
  dim = false,
  accessibilityLabel,
  anchor,
  room = 0,
  onArrive,
}: {
  label: string;
  /** About 20 high. */
  icon?: ReactNode;
  /** Where the marker stands; when it changes, the marker walks there space by space. */
  value: number;
  /** Where it stood before: a dashed outline there, and hatching on the way. */
  ghost?: number | null;
  spaces?: number;
  /** Colour of the marker and of what can be taken. */
  tint: string;
  /** Whether the spaces up to the marker are tinted. */
  filled?: boolean;
  /** Brackets under the track; the one the marker stands over is lit. */
  groups?: readonly TrackGroup[];
  /** The space whose bracket is lit, when it is not the marker's own. */
  lit?: number;
  /** Large at the right: the value again, a rate. */
  figure?: string;
  /** Small words before and after the figure: "now", "to take", "5 →". */
  before?: string | undefined;
  after?: string;
  /** Beside the label. */
  note?: string;
  /** Without the header: icon and figure stand beside the cells. */
  compact?: boolean;
  /** Not involved just now. */
  dim?: boolean;
  accessibilityLabel?: string;
  /** Registers each space as the anchor `<anchor>/<space>`. */
  anchor?: string;
  /** How wide it will be, where that is known before it is laid out: it is then drawn once instead of twice. */
  room?: number;
  /** Called when the marker has walked to a new value. */
  onArrive?: () => void;
}) {
  const { t } = useWords('engine');
  const colors = useColors();
  const shown = useWalk(value, onArrive);
  const figures =
    figure === undefined ? null : (
      <View style={{ flexDirection: 'row', alignItems: 'baseline', gap: 5, marginLeft: 'auto' }}>
        {before === undefined || compact ? null : (
          <Text kind="small" color="muted">
            {before}
          </Text>
        )}
        <Text kind="figure" style={{ fontSize: compact ? 19 : 24, lineHeight: compact ? 24 : 28 }} fixed={compact}>
          {figure}
        </Text>
        {after === undefined || compact ? null : (
          <Text kind="small" color="muted">
            {after}
          </Text>
        )}
      </View>
    );
  const row = <Cells {...{ shown, ghost, spaces, tint, filled, groups, lit: lit ?? shown, anchor, compact, room }} />;
  return (
    <View
      accessible
      role="img"
      aria-label={accessibilityLabel ?? t('kit.track.at', { label, value, max: spaces - 1 })}
      style={{ opacity: dim ? 0.62 : 1 }}
    >
      {compact ? (
        <View style={{ flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.s }}>
          <View style={{ width: 22, height: TRACK.cellHeight, alignItems: 'center', justifyContent: 'center' }}>
            {icon}
          </View>
          <View style={{ flex: 1 }}>{row}</View>
          <View style={{ minWidth: 26, height: TRACK.cellHeight, alignItems: 'flex-end', justifyContent: 'center' }}>
            {figures}
          </View>
        </View>
      ) : (
        <>
          <Row style={{ flexWrap: 'wrap', paddingBottom: 1 }}>
            <Row style={{ flexGrow: 1, flexShrink: 1 }}>
              {icon}
              <Text kind="small" color="muted" style={{ fontFamily: FONTS.bodyBold, flexShrink: 0 }}>
                {label}
              </Text>
              {note === undefined ? null : (
                <Text
                  kind="tiny"
                  color={fade(colors.muted, 0.95)}
                  style={{ fontFamily: FONTS.bodySemi, flexShrink: 1 }}
                >
                  {note}
                </Text>
              )}
            </Row>
            {figures}
          </Row>
          {row}
        </>
      )}
    </View>
  );
}

function Cells({
  shown,
  ghost,
  spaces,
  tint,
  filled,
  groups,
  lit,
  anchor,
  compact,
  room,
}: {
  shown: number;
  ghost: number | null;
  spaces: number;
  tint: string;
  filled: boolean;
  groups: readonly TrackGroup[];
  lit: number;
  anchor: string | undefined;
  compact: boolean;
  room: number;
}) {
  const colors = useColors();
  const { scheme, contrast } = useTheme();
  const [width, setWidth] = useState(room);
  const g = trackGeometry(spaces, width);
  const numbers = g.cell >= 17;
  const ground = contrast ? colors.bg : scheme === 'dark' ? '#0d2231' : '#f3ead6';
  const way = ghost === null || ghost === shown ? null : { from: Math.min(ghost, shown), to: Math.max(ghost, shown) };
  return (
    <View onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)} aria-hidden>
      <View
        style={{
          height: TRACK.cellHeight,
          flexDirection: 'row',
          borderRadius: 8,
          backgroundColor: ground,
          borderWidth: 1,
          borderColor: colors.line,
          overflow: 'hidden',
        }}
      >
        {Array.from({ length: spaces }, (_, space) => (
          <Space
            key={space}
            space={space}
            anchor={anchor === undefined ? undefined : `${anchor}/${space}`}
            taken={filled && space > 0 && space <= shown}
            tint={tint}
            // Below the marker it would look out at its sides.
            figure={(numbers || space % 5 === 0) && space !== shown}
            narrow={g.cell < 19}
          />
        ))}
      </View>
      {width === 0 ? null : (
        <>
          {way === null ? null : <Hatch left={g.centre(way.from)} width={(way.to - way.from) * g.cell} color={tint} />}
          {ghost === null || ghost === shown ? null : (
            <View
              style={{
                position: 'absolute',
                left: g.markerLeft(ghost),
                top: (TRACK.cellHeight - TRACK.markerHeight) / 2,
                width: g.markerWidth,
                height: TRACK.markerHeight,
                borderRadius: 8,
                borderWidth: 2,
                borderStyle: 'dashed',
                borderColor: tint,
              }}
            />
          )}
          <Marker x={g.markerLeft(shown)} width={g.markerWidth} color={tint} value={shown} />
        </>
      )}
      {groups.length === 0 || width === 0 ? null : (
        <View style={{ height: compact ? 18 : TRACK.bracketHeight, marginTop: compact ? 3 : 4 }}>
          {groups.map((group) => {
            const on = lit >= group.from && lit <= group.to;
            return (
              <View key={group.from} style={[{ position: 'absolute', top: 0, alignItems: 'center' }, g.bracket(group)]}>
                <View
                  style={{
                    alignSelf: 'stretch',
                    height: 2,
                    borderRadius: 1,
                    backgroundColor: on ? colors.brass : colors.line,
                  }}
                />
                <Text
                  fixed
                  color={on ? colors.brass : colors.muted}
                  numberOfLines={1}
                  style={{
                    fontFamily: FONTS.bodyBold,
                    fontSize: compact || (group.from === group.to && g.cell < 24) ? 10.5 : 13,
                    lineHeight: compact ? 14 : 18,
                    width: Math.max(34, g.bracket(group).width),
                    textAlign: 'center',
                  }}
                >
                  {group.label}
                </Text>
              </View>
            );
          })}
        </View>
      )}
    </View>
  );
}

/** One space, drawn anew only when it looks different: while a marker walks, most of the track stays as it is. */
const Space = memo(function Space({
  space,
  anchor,
  taken,
  tint,
  figure,
  narrow,
}: {
  space: number;
  anchor: string | undefined;
  taken: boolean;
  tint: string;
  /** Whether its number shows. */
  figure: boolean;
  narrow: boolean;
}) {
  const colors = useColors();
  const { scheme } = useTheme();
  const dark = scheme === 'dark';
  const cell = (
    <View
      style={{
        flex: 1,
        alignSelf: 'stretch',
        alignItems: 'center',
        justifyContent: 'center',
        borderLeftWidth: space === 0 ? 0 : 1,
        borderColor: taken ? fade(tint, 0.5) : fade(colors.line, dark ? 0.75 : 0.8),
        backgroundColor: taken ? fade(tint, dark ? 0.34 : 0.3) : 'transparent',
      }}
    >
      {figure ? (
        <Text
          fixed
          color={taken ? colors.text : colors.muted}
          style={{
            fontFamily: FONTS.bodyBold,
            fontSize: narrow ? 10.5 : 12,
            lineHeight: 16,
            fontVariant: ['tabular-nums'],
          }}
        >
          {space}
        </Text>
      ) : null}
    </View>
  );
  return anchor === undefined ? (
    <View style={{ flex: 1 }}>{cell}</View>
  ) : (
    <Anchor name={anchor} style={{ flex: 1 }}>
      {cell}
    </Anchor>
  );
});

/** The piece itself: slides to its space with a small hop. */
function Marker({ x, width, color, value }: { x: number; width: number; color: string; value: number }) {
  const colors = useColors();
  const tempo = useTempo();
  const ms = tempo(MS.step);
  const left = useSharedValue(x);
  const hop = useSharedValue(0);
  useEffect(() => {
    if (ms === 0) {
      left.set(x);
      return;
    }
    left.set(withTiming(x, { duration: ms }));
    hop.set(withSequence(withTiming(1, { duration: ms * 0.45 }), withTiming(0, { duration: ms * 0.55 })));
  }, [x, ms, left, hop]);
  const pose = useAnimatedStyle(() => ({ transform: [{ translateX: left.get() }, { translateY: -3 * hop.get() }] }));
  return (
    <Animated.View
      style={[
        {
          position: 'absolute',
          left: 0,
          top: (TRACK.cellHeight - TRACK.markerHeight) / 2,
          width,
          height: TRACK.markerHeight,
          borderRadius: 8,
          backgroundColor: color,
          borderWidth: 2,
          borderColor: colors.shapeEdge,
          boxShadow: '0 2px 6px rgba(0, 0, 0, 0.45)',
          alignItems: 'center',
          justifyContent: 'center',
        },
        pose,
      ]}
    >
      <Text
        fixed
        color="#0f1d26"
        style={{ fontFamily: FONTS.bodyExtra, fontSize: 15, lineHeight: 20, fontVariant: ['tabular-nums'] }}
      >
        {value}
      </Text>
    </Animated.View>
  );
}

/** Slanted lines over the spaces the marker has left. */
function Hatch({ left, width, color }: { left: number; width: number; color: string }) {
  const id = useSvgId();
  return (
    <View style={{ position: 'absolute', left, width, top: 1, height: TRACK.cellHeight - 2, pointerEvents: 'none' }}>
      <Svg style={StyleSheet.absoluteFill} width="100%" height="100%">
        <Defs>
          <Pattern id={id} width={9} height={9} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <Line x1={2} y1={0} x2={2} y2={9} stroke={color} strokeOpacity={0.6} strokeWidth={3} />
          </Pattern>
        </Defs>
        <Rect width="100%" height="100%" fill={`url(#${id})`} />
      </Svg>
    </View>
  );
}
