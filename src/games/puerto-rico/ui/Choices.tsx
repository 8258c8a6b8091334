import type { ReactNode } from 'react';
import type { ViewStyle } from 'react-native';
import { useAccentColor } from '@/ui/accent';
import { Box, Row } from '@/ui/Box';
import { Tick } from '@/ui/cards/PlayingCard';
import { haptic } from '@/ui/haptics';
import { Icon } from '@/ui/icons/Icon';
import { TapOver } from '@/ui/TapOver';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useColors, useTheme, type Theme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';

/** One thing to pick, on parchment: what it is, what it does, what it brings. */
export function ChoiceCard({
  title,
  line,
  mark,
  foot,
  left,
  right,
  label,
  on,
  hinted,
  refused = false,
  onPress,
  onRead,
  onRefused,
  compact = false,
  low = false,
  tall = false,
  corner,
  style,
}: {
  title: string;
  line?: string | undefined;
  /** Before the line: whose it is. */
  mark?: ReactNode;
  foot?: ReactNode;
  left?: ReactNode;
  right?: ReactNode;
  label: string;
  on: boolean;
  hinted: boolean;
  refused?: boolean;
  onPress: () => void;
  onRead?: (() => void) | undefined;
  onRefused?: (() => void) | undefined;
  compact?: boolean;
  /** A compact one where many share a phone. */
  low?: boolean;
  /** The picture above the words, where there is room. */
  tall?: boolean;
  /** Top right, beside the title: coins lying on a card. */
  corner?: ReactNode;
  style?: object;
}) {
  const theme = useTheme();
  const accent = useAccentColor();
  const tight = compact && !tall;
  return (
    <TapOver
      role="radio"
      radius={RADIUS.panel}
      label={label}
      checked={on}
      disabled={refused}
      onPress={() => {
        haptic('pick');
        onPress();
      }}
      onLongPress={onRead}
      onRefused={onRefused}
      style={[
        { minHeight: tall ? 116 : low ? 48 : compact ? 52 : 64, borderRadius: RADIUS.panel },
        groundOf({ on, hinted, refused }, theme, accent),
        style,
      ]}
    >
      <Box
        style={{
          flexGrow: 1,
          paddingHorizontal: tight ? 8 : SPACE.m,
          paddingVertical: low ? 2 : tight ? 3 : SPACE.s,
          flexDirection: tall ? 'column' : 'row',
          alignItems: tall ? 'flex-start' : 'center',
          gap: tall ? 4 : compact ? 7 : SPACE.m,
        }}
      >
        {left}
        <Box style={tall ? { alignSelf: 'stretch' } : { flex: 1, minWidth: 0 }}>
          <Title hinted={hinted} refused={refused} compact={compact} corner={tall ? null : corner}>
            {title}
          </Title>
          {line === undefined ? null : (
            <Line mark={mark} refused={refused} height={low ? 15 : compact ? 16 : null}>
              {line}
            </Line>
          )}
          {foot}
        </Box>
        {right}
        {corner && tall ? <Box style={{ position: 'absolute', top: SPACE.s, right: SPACE.s }}>{corner}</Box> : null}
        {on ? (
          <Box style={{ position: 'absolute', top: 3, left: 8 }}>
            <Tick size={22} />
          </Box>
        ) : null}
      </Box>
    </TapOver>
  );
}

/** Parchment for what can be picked; an outline for what is picked or hinted at. */
function groundOf(
  { on, hinted, refused }: { on: boolean; hinted: boolean; refused: boolean },
  { colors, contrast }: Theme,
  accent: string,
): ViewStyle {
  const resting = refused ? 'none' : `0 2px 0 ${colors.parchmentEdge}`;
  return {
    backgroundColor: refused ? colors.surface : colors.parchment,
    borderWidth: refused || contrast ? 1 : 0,
    borderColor: refused ? colors.line : colors.parchmentEdge,
    boxShadow: on ? `0 0 0 3px ${accent}` : hinted ? `0 0 0 2px ${colors.brass}` : resting,
  };
}

function Title({
  hinted,
  refused,
  compact,
  corner,
  children,
}: {
  hinted: boolean;
  refused: boolean;
  compact: boolean;
  corner: ReactNode;
  children: string;
}) {
  const colors = useColors();
  const { size } = useLayout();
  return (
    <Row gap={4}>
      <Text
        kind="question"
        color={refused ? colors.muted : colors.ink}
        style={compact ? { fontSize: size === 'small' ? 15 : 16, lineHeight: 20, flexShrink: 1 } : { flexShrink: 1 }}
      >
        {children}
      </Text>
      {hinted ? <Icon name="hint" size={16} color={refused ? colors.brass : '#8a6116'} /> : null}
      {corner ? <Box style={{ marginLeft: 'auto' }}>{corner}</Box> : null}
    </Row>
  );
}

function Line({
  mark,
  refused,
  height,
  children,
}: {
  mark: ReactNode;
  refused: boolean;
  height: number | null;
  children: string;
}) {
  const { largeText } = useLayout();
  return (
    <Row gap={5}>
      {mark}
      <Text
        kind="small"
        color={refused ? 'muted' : 'inkMuted'}
        numberOfLines={largeText ? 8 : 4}
        style={[{ flexShrink: 1 }, height === null ? null : { lineHeight: height }]}
      >
        {children}
      </Text>
    </Row>
  );
}

export function ChoiceList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box role="radiogroup" aria-label={label} style={{ gap: SPACE.s, padding: 3 }}>
      {children}
    </Box>
  );
}
