import type { ReactNode } from 'react';
import { useWords } from '@/text';
import { Box, Row as Line } from '@/ui/Box';
import { Icon } from '@/ui/icons/Icon';
import { spaced } from '@/ui/setup/spaced';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { fade, SPACE, useColors } from '@/ui/theme';

export const percent = (wins: number, plays: number): number => (plays === 0 ? 0 : Math.round((100 * wins) / plays));

const INSET = { paddingHorizontal: SPACE.m + 2, paddingVertical: SPACE.s } as const;

/** What is spoken of as one thing, and leads somewhere where there is somewhere to go. */
export function Spoken({
  label,
  onPress,
  children,
}: {
  label: string;
  onPress?: (() => void) | undefined;
  children: ReactNode;
}) {
  const colors = useColors();
  if (onPress === undefined) {
    return (
      <Box accessible role="group" aria-label={label} style={[INSET, { gap: SPACE.xs }]}>
        {children}
      </Box>
    );
  }
  return (
    <Tap
      label={label}
      onPress={onPress}
      give={0.99}
      style={{ ...INSET, minHeight: 44, flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}
    >
      <Box style={{ flex: 1, gap: SPACE.xs }}>{children}</Box>
      <Icon name="chevron-right" size={18} color={colors.muted} />
    </Tap>
  );
}

/** A share as a bar, with its figures in words beside it. */
export function Rate({
  name,
  plays,
  wins,
  onPress,
}: {
  name: string;
  plays: number;
  wins: number;
  onPress?: (() => void) | undefined;
}) {
  const { t } = useWords('history');
  const colors = useColors();
  const share = percent(wins, plays);
  return (
    <Spoken label={t('statistics.rateSpoken', { what: name, percent: share, wins, plays })} onPress={onPress}>
      <Line style={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: SPACE.s }}>
        <Text kind="strong" style={{ flexGrow: 1, flexShrink: 1 }}>
          {spaced(name)}
        </Text>
        <Text kind="small" color="muted" style={{ fontVariant: ['tabular-nums'] }}>
          {t('statistics.rate', { wins, plays })}
        </Text>
        <Text kind="strong" style={{ minWidth: 48, textAlign: 'right', fontVariant: ['tabular-nums'] }}>
          {`${share} %`}
        </Text>
      </Line>
      <Box style={{ height: 6, borderRadius: 3, backgroundColor: fade(colors.muted, 0.25), overflow: 'hidden' }}>
        <Box style={{ width: `${share}%`, height: 6, borderRadius: 3, backgroundColor: colors.brass }} />
      </Box>
    </Spoken>
  );
}

/** A name and what there is to say of it. */
export function Fact({
  name,
  children,
  onPress,
}: {
  name: string;
  children: string;
  onPress?: (() => void) | undefined;
}) {
  return (
    <Spoken label={`${name}: ${children}`} onPress={onPress}>
      <Line style={{ flexWrap: 'wrap', columnGap: SPACE.s, justifyContent: 'space-between' }}>
        <Text kind="strong" style={{ flexShrink: 1 }}>
          {spaced(name)}
        </Text>
        <Text color="muted" style={{ flexShrink: 1 }}>
          {children}
        </Text>
      </Line>
    </Spoken>
  );
}
