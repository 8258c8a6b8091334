import type { TextStyle } from 'react-native';
import type { Rivalry } from '@/history/insights';
import type { Players } from '@/history/query';
import type { SeatColour } from '@/session/seats';
import { useWords } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Group } from '@/ui/setup/Group';
import { Sitter } from '@/ui/setup/Sitter';
import { spaced } from '@/ui/setup/spaced';
import { Text } from '@/ui/Text';
import { fade, SEAT_TINTS, SPACE, useColors } from '@/ui/theme';
import { useProfiles } from '../useProfiles';
import { Spoken } from './rows';

/** As many as one looks through. */
const MOST = 30;

/** How it stands between the person and everybody they met: who was ahead how often, and how it went lately. */
export function HeadToHead({
  title,
  rivals,
  players,
  nameOf,
  onOpen,
}: {
  title: string;
  rivals: readonly Rivalry[];
  players: Players;
  nameOf: (key: string) => string;
  onOpen?: ((player: string) => void) | undefined;
}) {
  const { profiles } = useProfiles();
  if (rivals.length === 0) return null;
  return (
    <Group title={title}>
      {rivals.slice(0, MOST).map((rival) => (
        <Between
          key={rival.key}
          rival={rival}
          name={nameOf(rival.key)}
          colour={
            profiles.find(({ name }) => players.keyOf({ name, profile: null, bot: null }) === rival.key)?.colour ?? null
          }
          onPress={onOpen === undefined ? undefined : () => onOpen(rival.key)}
        />
      ))}
    </Group>
  );
}

function Between({
  rival: { ahead, behind, run, closest },
  name,
  colour,
  onPress,
}: {
  rival: Rivalry;
  name: string;
  colour: SeatColour | null;
  onPress: (() => void) | undefined;
}) {
  const { t } = useWords('history');
  const colors = useColors();
  // One result is no row.
  const note =
    run > 1
      ? t('statistics.runAhead', { count: run })
      : run < -1
        ? t('statistics.runBehind', { count: -run })
        : closest === null
          ? null
          : t('statistics.closest', { count: closest });
  const share = (plays: number): number => (100 * plays) / Math.max(1, ahead + behind);
  const figure: TextStyle = { minWidth: 24, fontVariant: ['tabular-nums'] };
  return (
    <Spoken
      label={[name, t('statistics.ahead', { wins: ahead, losses: behind }), ...(note === null ? [] : [note])].join(
        ', ',
      )}
      onPress={onPress}
    >
      <Row>
        {colour === null ? null : <Sitter colour={colour} width={36} height={40} />}
        <Box style={{ flex: 1, gap: SPACE.xs }}>
          <Row style={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: SPACE.s }}>
            <Text kind="strong" style={{ flexShrink: 1 }}>
              {spaced(name)}
            </Text>
            {note === null ? null : (
              <Text kind="small" color="muted">
                {note}
              </Text>
            )}
          </Row>
          <Row>
            <Text kind="strong" style={figure}>
              {String(ahead)}
            </Text>
            <Box
              style={{
                flex: 1,
                height: 10,
                flexDirection: 'row',
                gap: 2,
                borderRadius: 5,
                overflow: 'hidden',
                backgroundColor: fade(colors.muted, 0.25),
              }}
            >
              <Box style={{ width: `${share(ahead)}%`, backgroundColor: colors.good }} />
              <Box
                style={{
                  flex: behind === 0 ? 0 : 1,
                  backgroundColor:
                    ahead + behind === 0 ? 'transparent' : colour === null ? colors.muted : SEAT_TINTS[colour],
                }}
              />
            </Box>
            <Text kind="strong" style={[figure, { textAlign: 'right' }]}>
              {String(behind)}
            </Text>
          </Row>
        </Box>
      </Row>
    </Spoken>
  );
}
