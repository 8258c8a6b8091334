import type { SeatScore as Score } from '@antilles/engine';
import { type ReactNode } from 'react';
import { View } from 'react-native';
import type { TablePlayer } from '@/session/seats';
import { useWords, type Speaker } from '@/text';
import { Icon } from '../icons/Icon';
import { Panel } from '../Panel';
import { formatPoints } from '../score/formatPoints';
import { spaced } from '../setup';
import { Shape } from '../Shape';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { fade, SPACE, useColors } from '../theme';
import { useLayout } from '../useLayout';

/** One player's part of a score sheet: name, place and total, what is asked while it lies open, and how every point came about. */
export function SeatScore({
  owner,
  place,
  score,
  words,
  unfolded,
  onFold,
  children,
}: {
  owner: TablePlayer;
  place: number;
  score: Score;
  /** Whose words name the lines. */
  words: Speaker;
  unfolded: boolean;
  onFold: () => void;
  children: ReactNode;
}) {
  const { t } = useWords('companion');
  const colors = useColors();
  const { largeText } = useLayout();
  const { total, lines } = score;
  return (
    <Panel padding={0} style={{ overflow: 'hidden' }}>
      <Tap
        label={t('sheetOf', { name: owner.name, count: total, place })}
        expanded={unfolded}
        onPress={onFold}
        give={0.99}
        style={{
          minHeight: 56,
          flexDirection: 'row',
          flexWrap: 'wrap',
          alignItems: 'center',
          alignContent: 'center',
          justifyContent: 'flex-end',
          columnGap: SPACE.s,
          paddingHorizontal: SPACE.m,
          paddingVertical: SPACE.s,
        }}
      >
        {/* Large words need the line to themselves. */}
        <View
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: SPACE.s,
            ...(largeText ? { flexBasis: '100%' } : { flexGrow: 1, flexShrink: 1, flexBasis: 0 }),
          }}
        >
          <Shape color={owner.colour} size={22} />
          <Text kind="head" numberOfLines={largeText ? 4 : 2} style={{ flexShrink: 1 }}>
            {spaced(owner.name)}
          </Text>
        </View>
        <Text kind="small" color="muted">
          {spaced(t('place', { place }))}
        </Text>
        <Text kind="figure">{formatPoints(total)}</Text>
        <Icon name={unfolded ? 'chevron-up' : 'chevron-down'} size={20} color={colors.muted} />
      </Tap>
      {unfolded ? <View style={{ padding: SPACE.m, paddingTop: 0, gap: SPACE.s }}>{children}</View> : null}
      {lines.length === 0 ? null : (
        <View
          style={{
            gap: 2,
            paddingHorizontal: SPACE.m,
            paddingVertical: SPACE.s,
            borderTopWidth: 1,
            borderColor: fade(colors.line, 0.7),
          }}
        >
          {lines.map((line) => (
            <View
              key={line.key}
              style={{
                flexDirection: 'row',
                flexWrap: largeText ? 'wrap' : 'nowrap',
                columnGap: SPACE.s,
                alignItems: 'baseline',
              }}
            >
              <Text kind="small" style={{ flexGrow: 1, flexShrink: 1 }}>
                <Text kind="strong">{words.say({ key: line.key })}</Text>
                {line.how === null ? '' : `  ${words.say(line.how)}`}
              </Text>
              <Text kind="strong" style={{ marginLeft: 'auto', fontVariant: ['tabular-nums'] }}>
                {`= ${formatPoints(line.points)}`}
              </Text>
            </View>
          ))}
        </View>
      )}
    </Panel>
  );
}
