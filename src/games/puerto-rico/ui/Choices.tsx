import type { ReactNode } from 'react';
import { useAccentColor } from '@/ui/accent';
import { Box, Row } from '@/ui/Box';
import { Tick } from '@/ui/cards/PlayingCard';
import { haptic } from '@/ui/haptics';
import { Icon } from '@/ui/icons/Icon';
import { TapOver } from '@/ui/TapOver';
import { Text } from '@/ui/Text';
import { FONTS, useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';

/** One thing to pick, on parchment: what it is, what it brings, and how that comes about. */
export function ChoiceCard({
  title,
  mark,
  corner,
  picture,
  lines,
  warning,
  label,
  on,
  hinted,
  refused = false,
  least = 108,
  onPress,
  onAgain,
  onRead,
  onRefused,
}: {
  title: string;
  /** Before the title. */
  mark?: ReactNode;
  /** Top right: what it brings. */
  corner?: ReactNode;
  /** Above everything. */
  picture?: ReactNode;
  lines: readonly string[];
  /** What may be lost by it. */
  warning?: string | undefined;
  label: string;
  on: boolean;
  hinted: boolean;
  refused?: boolean;
  /** How narrow it may get before it goes to the next row. */
  least?: number;
  onPress: () => void;
  /** A second tap, on what is picked. */
  onAgain: () => void;
  onRead?: (() => void) | undefined;
  onRefused?: (() => void) | undefined;
}) {
  const { colors, contrast } = useTheme();
  const accent = useAccentColor();
  const { largeText } = useLayout();
  const ink = refused ? colors.text : colors.ink;
  const soft = refused ? colors.muted : colors.inkMuted;
  const small = { fontFamily: FONTS.bodyBold, fontSize: 12.5, lineHeight: 15 } as const;
  return (
    <TapOver
      role="radio"
      radius={13}
      label={label}
      checked={on}
      disabled={refused}
      onPress={() => {
        haptic('pick');
        if (on) onAgain();
        else onPress();
      }}
      onLongPress={onRead}
      onRefused={onRefused}
      style={{
        flexGrow: 1,
        flexBasis: largeText ? '100%' : least,
        // One alone is a card too, not a bar.
        ...(largeText ? {} : { maxWidth: 260 }),
        minWidth: 0,
        minHeight: 44,
        borderRadius: 13,
        backgroundColor: refused ? colors.dim : colors.parchment,
        borderWidth: contrast ? 1 : 0,
        borderColor: colors.line,
        boxShadow: on
          ? `0 0 0 3px ${accent}, 0 8px 18px rgba(0, 0, 0, 0.4)`
          : hinted
            ? `0 0 0 2.5px ${colors.brass}`
            : refused
              ? `inset 0 0 0 1px ${colors.line}`
              : `0 2px 0 ${colors.parchmentEdge}, 0 4px 10px rgba(0, 0, 0, 0.3)`,
        ...(on ? { transform: [{ translateY: -3 }], zIndex: 2 } : {}),
      }}
    >
      {picture}
      <Box
        style={{
          paddingHorizontal: picture === undefined ? 8 : 6,
          paddingVertical: picture === undefined ? 7 : 3,
          flexGrow: 1,
        }}
      >
        <Row gap={5}>
          {mark}
          <Text
            color={ink}
            numberOfLines={largeText ? 4 : 1}
            style={{
              fontFamily: FONTS.displayBold,
              // A long name is set smaller, never cut.
              fontSize: picture === undefined ? 15 : Math.max(11, Math.min(14, (least - 12) / (title.length * 0.6))),
              lineHeight: 19,
              flexShrink: 1,
            }}
          >
            {title}
          </Text>
          {hinted ? <Icon name="hint" size={15} color={refused ? colors.brass : '#8a6116'} /> : null}
          {corner ? <Box style={{ marginLeft: 'auto' }}>{corner}</Box> : null}
        </Row>
        {lines.map((line) => (
          <Text key={line} color={soft} numberOfLines={largeText ? 6 : 3} style={{ ...small, marginTop: 2 }}>
            {line}
          </Text>
        ))}
        {warning === undefined ? null : (
          <Text color="#a32c17" numberOfLines={largeText ? 4 : 2} style={{ ...small, marginTop: 'auto' }}>
            {warning}
          </Text>
        )}
      </Box>
      {on ? (
        <Box style={{ position: 'absolute', top: 2, left: 9 }}>
          <Tick size={22} />
        </Box>
      ) : null}
    </TapOver>
  );
}

export function ChoiceList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      role="radiogroup"
      aria-label={label}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6, justifyContent: 'center' }}
    >
      {children}
    </Box>
  );
}
