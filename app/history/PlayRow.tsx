import { memo } from 'react';
import { View } from 'react-native';
import type { PlaySummary } from '@/history/play';
import { useSpeaker, useWords } from '@/text';
import { Icon } from '@/ui/icons/Icon';
import { formatPoints } from '@/ui/score/formatPoints';
import { spaced } from '@/ui/setup/spaced';
import { Shape } from '@/ui/Shape';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { fade, RADIUS, SPACE, useColors } from '@/ui/theme';
import { GameMark } from './GameMark';
import { resultWords } from './playWords';
import { accentOf, lengthOf, useFormats } from './useFormats';

/** One play in the list: what, when, who won, everybody's points. */
export const PlayRow = memo(function PlayRow({
  play,
  selected = false,
  onOpen,
}: {
  play: PlaySummary;
  selected?: boolean;
  onOpen: (id: string) => void;
}) {
  const { t } = useWords('history');
  const { list } = useSpeaker('engine', []);
  const colors = useColors();
  const formats = useFormats();
  const game = formats.game(play);
  const length = lengthOf(play);
  const day = formats.date(play.endedAt);
  const date = length === null ? day : `${day} · ${formats.duration(length)}`;
  const winners = play.winners.map((seat) => play.seats[seat]?.name ?? '');
  const result = resultWords(play, winners.length === 0 ? '' : list(winners), t);
  const order = play.seats
    .map((seat, index) => ({ seat, index }))
    .sort((a, b) => (play.places[a.index] ?? 0) - (play.places[b.index] ?? 0));
  const scores = order
    .map(({ seat, index }) => (play.scored ? `${seat.name} ${play.totals[index] ?? 0}` : seat.name))
    .join(', ');
  const kind = t(`kind.${play.kind}`);
  return (
    <Tap
      label={t('row.spoken', { game, date, result, scores, kind })}
      onPress={() => onOpen(play.id)}
      give={0.99}
      style={{
        flexDirection: 'row',
        gap: SPACE.m,
        paddingVertical: SPACE.m,
        paddingHorizontal: SPACE.m,
        marginBottom: SPACE.s,
        borderRadius: RADIUS.panel + 2,
        borderWidth: 1,
        borderColor: selected ? colors.brass : colors.line,
        backgroundColor: selected ? fade(colors.brass, 0.12) : colors.surface,
      }}
    >
      <View style={{ width: 38, alignItems: 'center', paddingTop: 2 }}>
        <GameMark game={play.game} size={34} />
      </View>
      <View style={{ flex: 1, gap: 3 }}>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: SPACE.s }}>
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6, flexShrink: 1 }}>
            <Text kind="small" color={accentOf(play.game)} style={{ flexShrink: 1 }}>
              {spaced(game)}
            </Text>
            {play.photo === null ? null : <Icon name="camera" size={15} color={colors.muted} />}
            {play.kind === 'physical' ? <Icon name="dice" size={15} color={colors.muted} /> : null}
          </View>
          <Text kind="small" color="muted">
            {spaced(date)}
          </Text>
        </View>
        <Text kind="question">{spaced(result)}</Text>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.m, rowGap: 3, alignItems: 'center' }}>
          {order.map(({ seat, index }) => (
            <View key={index} style={{ flexDirection: 'row', alignItems: 'center', gap: 5, maxWidth: '100%' }}>
              {seat.colour === null ? null : <Shape color={seat.colour} size={13} />}
              <Text kind="small" color="muted" numberOfLines={1} style={{ flexShrink: 1 }}>
                {spaced(seat.name)}
              </Text>
              {play.scored ? (
                <Text kind="small" style={{ fontVariant: ['tabular-nums'] }}>
                  {spaced(formatPoints(play.totals[index] ?? 0))}
                </Text>
              ) : null}
            </View>
          ))}
        </View>
      </View>
    </Tap>
  );
});
