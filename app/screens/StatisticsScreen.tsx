import { useMemo, useState } from 'react';
import { View } from 'react-native';
import type { PlaySummary } from '@/history/play';
import { useWords } from '@/text';
import { EmptyState } from '@/ui/EmptyState';
import { Header } from '@/ui/Header';
import { playersIn, type Players } from '@/history/query';
import { MOST_POINTS, scoresOverTime, statisticsOf, type Statistics } from '@/history/statistics';
import { Icon } from '@/ui/icons/Icon';
import { MenuButton } from '@/ui/Menu';
import { Panel } from '@/ui/Panel';
import { Screen } from '@/ui/Screen';
import { ScoreChart } from '@/ui/score/ScoreChart';
import { spaced } from '@/ui/setup/spaced';
import { useGoBack } from '@/ui/setup/gameRoutes';
import { Group } from '@/ui/setup/Group';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { fade, FONTS, SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { PlaysNotThere } from '../history/PlaysNotThere';
import { useFormats, type Formats } from '../history/useFormats';
import { useHistory } from '../history/useHistory';
import { useSeaHead } from '../home/HomeSea';
import { usePlayers, useProfiles } from '../history/useProfiles';
import type { RootScreenProps } from '../navigation/routes';

const EVERYBODY = '*';

/** The name of a game by its key in the statistics: `dominion`, or `other:<name>`. */
const gameOfKey = (key: string, formats: Formats): string => {
  const at = key.indexOf(':');
  return formats.game(at < 0 ? { game: key, gameName: null } : { game: key.slice(0, at), gameName: key.slice(at + 1) });
};

/** Win rates, streaks, records and scores over time: of one person, or of everybody. */
export function StatisticsScreen({ navigation, route }: RootScreenProps<'Statistics'>) {
  const { t } = useWords('history');
  const goBack = useGoBack();
  const colors = useColors();
  const { twoPane, size } = useLayout();
  const history = useHistory();
  const players = usePlayers();
  const asked = route.params?.player ?? EVERYBODY;
  const plays = history.list?.plays;
  const known = useMemo(() => playersIn(plays ?? [], players), [plays, players]);
  const who = asked === EVERYBODY || known.some(({ key }) => key === asked) ? asked : EVERYBODY;
  const player = who === EVERYBODY ? null : who;
  const statistics = useMemo(
    () => (plays === undefined ? null : statisticsOf(plays, players, player)),
    [plays, players, player],
  );
  const sea = useSeaHead();
  const header = <Header title={t('statistics.title')} onBack={goBack} />;
  const roomy = twoPane && size === 'wide';
  // The same in every state, so that the header stays where it is once the figures are there.
  const maxWidth = roomy ? 1080 : 680;
  if (history.failed || plays === undefined || statistics === null) {
    return <PlaysNotThere history={history} label={t('statistics.title')} header={header} maxWidth={maxWidth} />;
  }
  if (plays.length === 0) {
    return (
      <Screen accent="brass" glow rose="corner" header={header} maxWidth={maxWidth}>
        <EmptyState
          picture={<Icon name="podium" size={84} color={colors.brass} />}
          title={t('statistics.empty')}
          body={t('statistics.emptyLine')}
        />
      </Screen>
    );
  }
  const openPlay = (id: string): void => navigation.navigate('Play', { playId: id });
  const picker = (
    <View style={{ alignItems: 'flex-start' }}>
      <MenuButton
        label={t('statistics.who')}
        items={[
          { id: EVERYBODY, label: t('statistics.everybody') },
          ...known.map(({ key }) => ({ id: key, label: players.nameOf(key) })),
        ]}
        value={who}
        onPick={(id) => navigation.setParams({ player: id === EVERYBODY ? undefined : id })}
      />
    </View>
  );
  const left = (
    <>
      {picker}
      <Figures statistics={statistics} personal={player !== null} />
      <Chart plays={plays} players={players} player={player} games={statistics.byGame.map(({ key }) => key)} />
      <Records statistics={statistics} players={players} onOpen={openPlay} personal={player !== null} />
    </>
  );
  const right = <Rates statistics={statistics} players={players} personal={player !== null} />;
  return (
    <Screen accent="brass" scene={sea} scroll maxWidth={maxWidth} header={header}>
      {roomy ? (
        <View style={{ flexDirection: 'row', gap: SPACE.xl }}>
          <View style={{ flex: 1.1, gap: 20 }}>{left}</View>
          <View style={{ flex: 1, gap: 20 }}>{right}</View>
        </View>
      ) : (
        <View style={{ gap: 20 }}>
          {left}
          {right}
        </View>
      )}
    </Screen>
  );
}

const percent = (wins: number, plays: number): number => (plays === 0 ? 0 : Math.round((100 * wins) / plays));

function Figures({ statistics, personal }: { statistics: Statistics; personal: boolean }) {
  const { t } = useWords('history');
  const formats = useFormats();
  const { largeText } = useLayout();
  const figures = [
    [t('statistics.plays'), formats.number(statistics.plays)],
    ...(personal
      ? [
          [t('statistics.wins'), formats.number(statistics.wins)],
          [t('statistics.winRate'), `${percent(statistics.wins, statistics.plays)} %`],
        ]
      : []),
    [t('statistics.time'), formats.duration(statistics.playedMs)],
  ] as const;
  return (
    <Panel style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
      {figures.map(([name, value]) => (
        <View
          key={name}
          accessible
          role="group"
          aria-label={`${name}: ${value}`}
          style={{ flexGrow: 1, flexBasis: largeText ? '100%' : 76, alignItems: 'center' }}
        >
          <Text kind="figure" style={{ textAlign: 'center', fontFamily: FONTS.displayBold }}>
            {/* A figure stays with its unit where the line is too short for both. */}
            {value.replace(/(\d) /g, '$1\u00a0')}
          </Text>
          <Text kind="small" color="muted" style={{ textAlign: 'center' }}>
            {name}
          </Text>
        </View>
      ))}
    </Panel>
  );
}

function Chart({
  plays,
  players,
  player,
  games,
}: {
  plays: readonly PlaySummary[];
  players: Players;
  player: string | null;
  games: readonly string[];
}) {
  const { t } = useWords('history');
  const formats = useFormats();
  const { profiles } = useProfiles();
  const [wanted, setWanted] = useState<string | null>(null);
  const game = wanted !== null && games.includes(wanted) ? wanted : (games[0] ?? '');
  const points = useMemo(() => scoresOverTime(plays, players, player, game), [plays, players, player, game]);
  const title = t(player === null ? 'statistics.chartWinner' : 'statistics.chart');
  const name = player === null ? t('statistics.everybody') : players.nameOf(player);
  const colour = profiles.find(({ id }) => `p:${id}` === player)?.colour ?? 'blue';
  if (games.length === 0) return null;
  return (
    <View style={{ gap: SPACE.s }}>
      {games.length < 2 ? null : (
        <View style={{ alignItems: 'flex-start' }}>
          <MenuButton
            label={t('filter.game')}
            items={games.map((id) => ({ id, label: gameOfKey(id, formats) }))}
            value={game}
            onPick={setWanted}
          />
        </View>
      )}
      {points.length < 2 ? (
        <Text color="muted">{t('statistics.chartNeeds')}</Text>
      ) : (
        <ScoreChart
          key={`${player} ${game}`}
          title={title}
          subtitle={gameOfKey(game, formats)}
          series={[{ id: 'scores', name, color: colour, values: points.map(({ value }) => value) }]}
          steps={{ heading: t('statistics.date'), names: points.map(({ at }) => formats.date(at)) }}
        />
      )}
      {points.length === MOST_POINTS ? (
        <Text kind="small" color="muted">
          {t('statistics.chartMean')}
        </Text>
      ) : null}
    </View>
  );
}

function Rates({ statistics, players, personal }: { statistics: Statistics; players: Players; personal: boolean }) {
  const { t } = useWords('history');
  const formats = useFormats();
  const { byGame, bySeat, byPlayer } = statistics;
  const nameOf = (key: string): string =>
    key.startsWith('b:') ? t('bot', { level: formats.level(key.slice(2)) }) : players.nameOf(key);
  return (
    <>
      {personal ? (
        <Group title={t('statistics.byGame')}>
          {byGame.map(({ key, plays, wins }) => (
            <Rate key={key} name={gameOfKey(key, formats)} plays={plays} wins={wins} />
          ))}
        </Group>
      ) : (
        <Group title={t('statistics.byGame')}>
          {byGame.map(({ key, plays }) => (
            <Row key={key} name={gameOfKey(key, formats)}>
              {t('count', { count: plays })}
            </Row>
          ))}
        </Group>
      )}
      {byPlayer.length === 0 ? null : (
        <Group title={t(personal ? 'statistics.byOpponent' : 'statistics.byPlayer')}>
          {byPlayer.slice(0, 30).map(({ key, plays, wins, losses }) => (
            <Rate
              key={key}
              name={nameOf(key)}
              plays={plays}
              wins={wins}
              note={personal ? t('statistics.ahead', { wins, losses }) : undefined}
            />
          ))}
        </Group>
      )}
      {bySeat.length === 0 ? null : (
        <Group title={t('statistics.bySeat')}>
          {bySeat.map(({ key, plays, wins }) => (
            <Rate key={key} name={t('statistics.seat', { place: key })} plays={plays} wins={wins} />
          ))}
        </Group>
      )}
    </>
  );
}

/** A share as a bar, with its figures in words beside it. */
function Rate({ name, plays, wins, note }: { name: string; plays: number; wins: number; note?: string | undefined }) {
  const { t } = useWords('history');
  const colors = useColors();
  const share = percent(wins, plays);
  return (
    <View
      accessible
      role="group"
      aria-label={[t('statistics.rateSpoken', { what: name, percent: share, wins, plays }), note]
        .filter(Boolean)
        .join(', ')}
      style={{ paddingHorizontal: SPACE.m + 2, paddingVertical: SPACE.s, gap: SPACE.xs }}
    >
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: SPACE.s }}>
        <Text kind="strong" style={{ flexGrow: 1, flexShrink: 1 }}>
          {name}
        </Text>
        <View
          style={{
            flexDirection: 'row',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            justifyContent: 'flex-end',
            columnGap: SPACE.s,
            maxWidth: '100%',
            marginLeft: 'auto',
          }}
        >
          <Text kind="small" color="muted" style={{ fontVariant: ['tabular-nums'] }}>
            {note ?? t('statistics.rate', { wins, plays })}
          </Text>
          <Text kind="strong" style={{ minWidth: 48, textAlign: 'right', fontVariant: ['tabular-nums'] }}>
            {`${share} %`}
          </Text>
        </View>
      </View>
      <View style={{ height: 6, borderRadius: 3, backgroundColor: fade(colors.muted, 0.25), overflow: 'hidden' }}>
        <View style={{ width: `${share}%`, height: 6, borderRadius: 3, backgroundColor: colors.brass }} />
      </View>
    </View>
  );
}

function Row({ name, children, onPress }: { name: string; children: string; onPress?: () => void }) {
  const colors = useColors();
  const { largeText } = useLayout();
  const inside = (
    <>
      <View
        style={{ flex: 1, flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.s, justifyContent: 'space-between' }}
      >
        <Text kind="strong" style={{ flexShrink: 1 }}>
          {spaced(name)}
        </Text>
        <Text color="muted" style={{ flexShrink: 1, textAlign: largeText ? 'left' : 'right' }}>
          {children}
        </Text>
      </View>
      {onPress === undefined ? null : <Icon name="chevron-right" size={18} color={colors.muted} />}
    </>
  );
  const style = {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s,
    minHeight: 44,
    paddingHorizontal: SPACE.m + 2,
    paddingVertical: SPACE.s,
  } as const;
  if (onPress === undefined) return <View style={style}>{inside}</View>;
  return (
    <Tap label={`${name}: ${children}`} onPress={onPress} give={0.99} style={style}>
      {inside}
    </Tap>
  );
}

function Records({
  statistics,
  players,
  personal,
  onOpen,
}: {
  statistics: Statistics;
  players: Players;
  personal: boolean;
  onOpen: (play: string) => void;
}) {
  const { t } = useWords('history');
  const formats = useFormats();
  const { streak, bestScores, widestWin, longest } = statistics;
  const who = (key: string): string => (personal ? '' : `, ${players.nameOf(key)}`);
  return (
    <>
      {streak.best === 0 ? null : (
        <Group title={t('statistics.streaks')}>
          <Row name={t('statistics.streakBest')}>
            {personal || streak.player === null
              ? String(streak.best)
              : t('statistics.streakOf', { count: streak.best, name: players.nameOf(streak.player) })}
          </Row>
          {personal ? <Row name={t('statistics.streakNow')}>{String(streak.now)}</Row> : null}
        </Group>
      )}
      {bestScores.length === 0 ? null : (
        <Group title={t('statistics.records')}>
          {bestScores.map((mark) => (
            <Row
              key={`${mark.game} ${mark.gameName}`}
              name={t('statistics.best', { game: formats.game(mark) })}
              onPress={() => onOpen(mark.play)}
            >
              {`${mark.value}${who(mark.player)}`}
            </Row>
          ))}
          {widestWin === null ? null : (
            <Row name={t('statistics.widest')} onPress={() => onOpen(widestWin.play)}>
              {`${t('statistics.widestLine', { count: widestWin.value, game: formats.game(widestWin) })}${who(widestWin.player)}`}
            </Row>
          )}
          {longest === null ? null : (
            <Row name={t('statistics.longest')} onPress={() => onOpen(longest.play)}>
              {t('statistics.longestLine', { time: formats.duration(longest.value), game: formats.game(longest) })}
            </Row>
          )}
        </Group>
      )}
    </>
  );
}
