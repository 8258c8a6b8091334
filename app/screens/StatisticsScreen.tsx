import { useMemo, useState, type ReactNode } from 'react';
import { insightsOf, inYear, dayOf, type Insights } from '@/history/insights';
import { OTHER_GAME, type PlaySummary } from '@/history/play';
import { playersIn, type Players } from '@/history/query';
import { gameKey, MOST_POINTS, scoresOverTime, statisticsOf, type Statistics } from '@/history/statistics';
import { useSpeaker, useWords } from '@/text';
import { Box, Wrap } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Header } from '@/ui/Header';
import { Icon } from '@/ui/icons/Icon';
import { MenuButton } from '@/ui/Menu';
import { useToast } from '@/ui/overlays/Toast';
import { usePicture } from '@/ui/picture/usePicture';
import { formatPoints } from '@/ui/score/formatPoints';
import { ScoreChart } from '@/ui/score/ScoreChart';
import { Screen } from '@/ui/Screen';
import { useGoBack } from '@/ui/setup/gameRoutes';
import { Group } from '@/ui/setup/Group';
import { Sitter } from '@/ui/setup/Sitter';
import { Text } from '@/ui/Text';
import { SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { useShareText } from '@/ui/useShareText';
import { GameMark } from '../history/GameMark';
import { PlaysNotThere } from '../history/PlaysNotThere';
import { resultWords } from '../history/playWords';
import { Ratings } from '../history/RatingCurve';
import { Calendar } from '../history/statistics/Calendar';
import { Figures } from '../history/statistics/Figures';
import { HeadToHead } from '../history/statistics/HeadToHead';
import { Fact, percent, Rate } from '../history/statistics/rows';
import { yearPicture, type Year } from '../history/statistics/yearPicture';
import { useFormats } from '../history/useFormats';
import { useHistory } from '../history/useHistory';
import { usePlayers, useProfiles } from '../history/useProfiles';
import { useSeaHead } from '../home/HomeSea';
import type { RootScreenProps } from '../navigation/routes';

const ALL = '*';

/** A game by its key in the statistics: `dominion`, or `other:<name>`. */
const gameOfKey = (key: string): Pick<PlaySummary, 'game' | 'gameName'> =>
  key.startsWith(`${OTHER_GAME}:`)
    ? { game: OTHER_GAME, gameName: key.slice(OTHER_GAME.length + 1) }
    : { game: key, gameName: null };

const isBot = (key: string): boolean => key.startsWith('b:');

/** What the page is about, and what the plays of it say. */
interface Page {
  /** Null: everybody, every game. */
  readonly player: string | null;
  readonly game: string | null;
  readonly plays: readonly PlaySummary[];
  readonly players: Players;
  readonly statistics: Statistics;
  readonly insights: Insights;
  /** Opens the page of somebody, of a game, or of a play. */
  readonly openPlayer: (key: string) => void;
  readonly openGame: (key: string) => void;
  readonly openPlay: (id: string) => void;
}

/** A page about everybody, about a person, about a game, or about a person at a game. */
export function StatisticsScreen({ navigation, route }: RootScreenProps<'Statistics'>) {
  const { t } = useWords('history');
  const goBack = useGoBack();
  const colors = useColors();
  const { twoPane, size } = useLayout();
  const history = useHistory();
  const players = usePlayers();
  const all = history.list?.plays;
  const known = useMemo(() => playersIn(all ?? [], players), [all, players]);
  const games = useMemo(() => [...new Set((all ?? []).map(gameKey))], [all]);
  const asked = route.params;
  const player = known.some(({ key }) => key === asked?.player) ? (asked?.player ?? null) : null;
  const game = games.includes(asked?.game ?? ALL) ? (asked?.game ?? null) : null;
  const found = useMemo(() => {
    if (all === undefined) return null;
    const plays = game === null ? all : all.filter((play) => gameKey(play) === game);
    return { plays, statistics: statisticsOf(plays, players, player), insights: insightsOf(plays, players, player) };
  }, [all, players, player, game]);
  const sea = useSeaHead();
  const plain = <Header title={t('statistics.title')} onBack={goBack} />;
  const roomy = twoPane && size === 'wide';
  // The same in every state, so that the header stays where it is once the figures are there.
  const maxWidth = roomy ? 1080 : 680;
  if (history.failed || all === undefined || found === null) {
    return <PlaysNotThere history={history} label={t('statistics.title')} header={plain} maxWidth={maxWidth} />;
  }
  if (all.length === 0) {
    return (
      <Screen accent="brass" glow rose="corner" header={plain} maxWidth={maxWidth}>
        <EmptyState
          picture={<Icon name="podium" size={84} color={colors.brass} />}
          title={t('statistics.empty')}
          body={t('statistics.emptyLine')}
        >
          <Button label={t('log.title')} icon="plus" onPress={() => navigation.navigate('Log')} />
        </EmptyState>
      </Screen>
    );
  }
  const about = { ...(player === null ? {} : { player }), ...(game === null ? {} : { game }) };
  const page: Page = {
    player,
    game,
    players,
    ...found,
    // Another page, so that "back" leads to this one.
    openPlayer: (key) => navigation.push('Statistics', { ...about, player: key }),
    openGame: (key) => navigation.push('Statistics', { ...about, game: key }),
    openPlay: (id) => navigation.navigate('Play', { playId: id }),
  };
  const pickers = (
    <Pickers
      known={known.map(({ key }) => ({ id: key, label: players.nameOf(key) }))}
      games={games}
      page={page}
      onPick={(part) => navigation.setParams(part)}
    />
  );
  const left = (
    <>
      <Overview page={page} />
      <Ratings player={page.player} only={page.game} />
      <Chart page={page} />
      <Calendar days={found.insights.days} now={now()} />
      <Records page={page} />
    </>
  );
  const right = (
    <>
      <People page={page} />
      <Games page={page} />
      <Seats statistics={found.statistics} />
      <Latest page={page} />
      <ShareYear page={page} />
    </>
  );
  return (
    <Screen accent="brass" scene={sea} scroll maxWidth={maxWidth} header={<Head page={page} onBack={goBack} />}>
      <Box style={{ paddingTop: SPACE.s, paddingBottom: 20 }}>{pickers}</Box>
      {roomy ? (
        <Box style={{ flexDirection: 'row', gap: SPACE.xl }}>
          <Box style={{ flex: 1.1, gap: 20 }}>{left}</Box>
          <Box style={{ flex: 1, gap: 20 }}>{right}</Box>
        </Box>
      ) : (
        <Box style={{ gap: 20 }}>
          {left}
          {right}
        </Box>
      )}
    </Screen>
  );
}

const now = (): number => Date.now();

/** Who or what it is about, and since when. */
function Head({ page: { player, game, players, insights }, onBack }: { page: Page; onBack: () => void }) {
  const { t } = useWords('history');
  const formats = useFormats();
  const { profiles } = useProfiles();
  const colour = profiles.find(({ id }) => `p:${id}` === player)?.colour;
  const since = insights.first === null ? undefined : t('statistics.since', { month: formats.month(insights.first) });
  const emblem: ReactNode =
    player !== null ? (
      colour === undefined ? undefined : (
        <Sitter colour={colour} width={36} height={40} />
      )
    ) : game === null ? undefined : (
      <GameMark game={gameOfKey(game).game} size={34} />
    );
  const title =
    player !== null ? players.nameOf(player) : game === null ? t('statistics.title') : formats.game(gameOfKey(game));
  return <Header title={title} subtitle={since} emblem={emblem} onBack={onBack} />;
}

function Pickers({
  known,
  games,
  page,
  onPick,
}: {
  known: readonly { readonly id: string; readonly label: string }[];
  games: readonly string[];
  page: Page;
  onPick: (part: { readonly player?: string | undefined; readonly game?: string | undefined }) => void;
}) {
  const { t } = useWords('history');
  const formats = useFormats();
  return (
    <Wrap>
      <MenuButton
        label={t('statistics.who')}
        items={[{ id: ALL, label: t('statistics.everybody') }, ...known]}
        value={page.player ?? ALL}
        onPick={(id) => onPick({ player: id === ALL ? undefined : id })}
      />
      <MenuButton
        label={t('filter.game')}
        items={[
          { id: ALL, label: t('filter.anyGame') },
          ...games.map((id) => ({ id, label: formats.game(gameOfKey(id)) })),
        ]}
        value={page.game ?? ALL}
        onPick={(id) => onPick({ game: id === ALL ? undefined : id })}
      />
    </Wrap>
  );
}

type Figure = readonly [name: string, value: string];

const rounded = (value: number): string => formatPoints(Math.round(value * 10) / 10);

function Overview({ page: { player, game, statistics, insights } }: { page: Page }) {
  const { t } = useWords('history');
  const formats = useFormats();
  const { average, averageMs, hIndex, games, last } = insights;
  const figures: readonly Figure[] = [
    [t('statistics.plays'), formats.number(statistics.plays)],
    ...(player === null
      ? []
      : [
          [t('statistics.wins'), formats.number(statistics.wins)] as const,
          [t('statistics.winRate'), `${percent(statistics.wins, statistics.plays)} %`] as const,
        ]),
    ...(player === null && game === null ? [[t('statistics.games'), formats.number(games.length)] as const] : []),
    [t('statistics.time'), formats.duration(statistics.playedMs)],
  ];
  return (
    <>
      <Figures figures={figures} />
      <Group title={t('statistics.overview')}>
        {average === null ? null : (
          <Fact name={t(player === null ? 'statistics.averageWinner' : 'statistics.average')}>{rounded(average)}</Fact>
        )}
        {averageMs === null ? null : <Fact name={t('statistics.averageLength')}>{formats.duration(averageMs)}</Fact>}
        {game !== null || hIndex < 1 ? null : (
          <Fact name={t('statistics.hIndex')}>{t('statistics.hIndexLine', { count: hIndex })}</Fact>
        )}
        {last === null ? null : <Fact name={t('statistics.lastPlayed')}>{formats.date(last)}</Fact>}
      </Group>
    </>
  );
}

/** The others, people apart from bots: everybody by how often they won, or one person against each. */
function People({ page }: { page: Page }) {
  const { t } = useWords('history');
  const formats = useFormats();
  const { player, players, statistics, insights, openPlayer } = page;
  const nameOf = (key: string): string =>
    isBot(key) ? t('bot', { level: formats.level(key.slice(2)) }) : players.nameOf(key);
  if (player !== null) {
    const { rivals } = insights;
    const part = { players, nameOf };
    return (
      <>
        <HeadToHead
          {...part}
          title={t('statistics.headToHead')}
          rivals={rivals.filter(({ key }) => !isBot(key))}
          onOpen={openPlayer}
        />
        <HeadToHead {...part} title={t('statistics.bots')} rivals={rivals.filter(({ key }) => isBot(key))} />
      </>
    );
  }
  const rows = (bots: boolean) => statistics.byPlayer.filter(({ key }) => isBot(key) === bots).slice(0, MOST);
  return (
    <>
      {([false, true] as const).map((bots) =>
        rows(bots).length === 0 ? null : (
          <Group key={String(bots)} title={t(bots ? 'statistics.botsPlayed' : 'statistics.byPlayer')}>
            {rows(bots).map(({ key, plays, wins }) => (
              <Rate
                key={key}
                name={nameOf(key)}
                plays={plays}
                wins={wins}
                onPress={bots ? undefined : () => openPlayer(key)}
              />
            ))}
          </Group>
        ),
      )}
    </>
  );
}

/** As many rows as one looks through. */
const MOST = 30;

/** Every game that was played, most plays first. */
function Games({ page: { player, game, statistics, insights, openGame } }: { page: Page }) {
  const { t } = useWords('history');
  const formats = useFormats();
  if (game !== null) return null;
  return (
    <Group title={t('statistics.byGame')}>
      {player === null
        ? insights.games.slice(0, MOST).map(({ key, plays, last }) => (
            <Fact key={key} name={formats.game(gameOfKey(key))} onPress={() => openGame(key)}>
              {`${t('count', { count: plays })} · ${formats.date(last)}`}
            </Fact>
          ))
        : statistics.byGame
            .slice(0, MOST)
            .map(({ key, plays, wins }) => (
              <Rate
                key={key}
                name={formats.game(gameOfKey(key))}
                plays={plays}
                wins={wins}
                onPress={() => openGame(key)}
              />
            ))}
    </Group>
  );
}

function Seats({ statistics: { bySeat } }: { statistics: Statistics }) {
  const { t } = useWords('history');
  if (bySeat.length === 0) return null;
  return (
    <Group title={t('statistics.bySeat')}>
      {bySeat.map(({ key, plays, wins }) => (
        <Rate key={key} name={t('statistics.seat', { place: key })} plays={plays} wins={wins} />
      ))}
    </Group>
  );
}

/** The last plays, each leading to itself. */
function Latest({ page: { insights, openPlay } }: { page: Page }) {
  const { t } = useWords('history');
  const { list } = useSpeaker('engine', []);
  const formats = useFormats();
  return (
    <Group title={t('statistics.latest')}>
      {insights.latest.map((play) => (
        <Fact key={play.id} name={formats.game(play)} onPress={() => openPlay(play.id)}>
          {[
            resultWords(
              play,
              play.winners.length === 0 ? '' : list(play.winners.map((seat) => play.seats[seat]?.name ?? '')),
              t,
            ),
            formats.date(play.endedAt),
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </Fact>
      ))}
    </Group>
  );
}

/** The scores in one game over time. */
function Chart({ page: { plays, players, player, statistics } }: { page: Page }) {
  const games = statistics.byGame.map(({ key }) => key);
  const { t } = useWords('history');
  const formats = useFormats();
  const { profiles } = useProfiles();
  const [wanted, setWanted] = useState<string | null>(null);
  const game = wanted !== null && games.includes(wanted) ? wanted : (games[0] ?? '');
  const points = scoresOverTime(plays, players, player, game);
  const title = t(player === null ? 'statistics.chartWinner' : 'statistics.chart');
  const name = player === null ? t('statistics.everybody') : players.nameOf(player);
  const colour = profiles.find(({ id }) => `p:${id}` === player)?.colour ?? 'blue';
  if (games.length === 0) return null;
  return (
    <Box style={{ gap: SPACE.s }}>
      {games.length < 2 ? null : (
        <Box style={{ alignItems: 'flex-start' }}>
          <MenuButton
            label={t('filter.game')}
            items={games.map((id) => ({ id, label: formats.game(gameOfKey(id)) }))}
            value={game}
            onPick={setWanted}
          />
        </Box>
      )}
      {points.length < 2 ? (
        <Text color="muted">{t('statistics.chartNeeds')}</Text>
      ) : (
        <ScoreChart
          key={`${player} ${game}`}
          title={title}
          subtitle={formats.game(gameOfKey(game))}
          series={[{ id: 'scores', name, color: colour, values: points.map(({ value }) => value) }]}
          steps={{ heading: t('statistics.date'), names: points.map(({ at }) => formats.date(at)) }}
        />
      )}
      {points.length === MOST_POINTS ? (
        <Text kind="small" color="muted">
          {t('statistics.chartMean')}
        </Text>
      ) : null}
    </Box>
  );
}

/** The longest rows of wins, the best scores, the clearest win and the longest play. */
function Records({ page: { player, players, statistics, openPlay } }: { page: Page }) {
  const { t } = useWords('history');
  const formats = useFormats();
  const { streak, bestScores, widestWin, longest } = statistics;
  const who = (key: string): string => (player === null ? `, ${players.nameOf(key)}` : '');
  return (
    <>
      {/* One win is no streak. */}
      {streak.best < 2 ? null : (
        <Group title={t('statistics.streaks')}>
          <Fact name={t('statistics.streakBest')}>
            {player !== null || streak.player === null
              ? formats.number(streak.best)
              : t('statistics.streakOf', { count: streak.best, name: players.nameOf(streak.player) })}
          </Fact>
          {player !== null && streak.now > 1 ? (
            <Fact name={t('statistics.streakNow')}>{formats.number(streak.now)}</Fact>
          ) : null}
        </Group>
      )}
      {bestScores.length === 0 && longest === null ? null : (
        <Group title={t('statistics.records')}>
          {bestScores.map((mark) => (
            <Fact
              key={gameKey(mark)}
              name={t('statistics.best', { game: formats.game(mark) })}
              onPress={() => openPlay(mark.play)}
            >
              {`${formatPoints(mark.value)}${who(mark.player)}`}
            </Fact>
          ))}
          {widestWin === null ? null : (
            <Fact name={t('statistics.widest')} onPress={() => openPlay(widestWin.play)}>
              {`${t('statistics.widestLine', { count: widestWin.value, game: formats.game(widestWin) })}${who(widestWin.player)}`}
            </Fact>
          )}
          {longest === null ? null : (
            <Fact name={t('statistics.longest')} onPress={() => openPlay(longest.play)}>
              {t('statistics.longestLine', { time: formats.duration(longest.value), game: formats.game(longest) })}
            </Fact>
          )}
        </Group>
      )}
    </>
  );
}

/** As many rows as a picture has room for. */
const ROWS = 5;

/** The year of the page, this one or the last there was, in figures, days and names. */
function useYear({
  player,
  game,
  players,
  plays,
  insights,
}: Page): { readonly year: Year; readonly text: string } | null {
  const { t } = useWords('history');
  const formats = useFormats();
  return useMemo(() => {
    if (insights.last === null) return null;
    const number = new Date(insights.last).getFullYear();
    const there = inYear(plays, number);
    const statistics = statisticsOf(there, players, player);
    const { days, games, rivals } = insightsOf(there, players, player);
    const first = new Date(number, 0, 1);
    const from = dayOf(first.getTime(), first.getTimezoneOffset() * 60_000);
    const length = Math.round((new Date(number + 1, 0, 1).getTime() - first.getTime()) / 86_400_000);
    const name = player === null ? null : players.nameOf(player);
    const people = (
      player === null
        ? statistics.byPlayer.map(({ key, wins }) => ({ key, count: wins }))
        : rivals.map(({ key, plays: count }) => ({ key, count }))
    )
      .filter(({ key }) => !isBot(key))
      .sort((a, b) => b.count - a.count)
      .slice(0, ROWS)
      .map(({ key, count }) => [players.nameOf(key), count] as const);
    const title =
      name === null ? t('statistics.ourYear', { year: number }) : t('statistics.yearOf', { name, year: number });
    const figures: readonly Figure[] = [
      [t('statistics.plays'), formats.number(statistics.plays)],
      name === null
        ? [t('statistics.games'), formats.number(games.length)]
        : [t('statistics.wins'), formats.number(statistics.wins)],
      [t('statistics.time'), formats.duration(statistics.playedMs)],
    ];
    const year: Year = {
      title: game === null ? title : `${title}: ${formats.game(gameOfKey(game))}`,
      figures,
      days: Array.from({ length }, (_, day) => days.get(from + day) ?? 0),
      firstWeekday: (first.getDay() + 6) % 7,
      lists: [
        {
          title: t('statistics.byGame'),
          rows: games.slice(0, ROWS).map(({ key, plays: count }) => [formats.game(gameOfKey(key)), count] as const),
        },
        { title: t(player === null ? 'statistics.wins' : 'statistics.with'), rows: people },
      ].filter(({ rows }) => rows.length > 0),
    };
    const text = [
      year.title,
      ...figures.map(([what, value]) => `${what}: ${value}`),
      ...year.lists.flatMap((list) => ['', list.title, ...list.rows.map(([what, count]) => `${what}: ${count}`)]),
    ].join('\n');
    return { year, text };
  }, [t, formats, player, game, players, plays, insights.last]);
}

function ShareYear({ page }: { page: Page }) {
  const { t } = useWords('history');
  const { t: engine } = useWords('engine');
  const toast = useToast();
  const shareText = useShareText();
  const found = useYear(page);
  const picture = useMemo(() => (found === null ? null : yearPicture(found.year)), [found]);
  const { host, share } = usePicture(picture);
  if (found === null) return null;
  const send = async (): Promise<void> => {
    const done = await share('antilles-year');
    if (done === 'saved') toast.say(engine('share.saved'));
    // Better the words than nothing.
    if (done === 'failed')
      await shareText(found.text, { done: engine('share.instead'), failed: engine('share.failed') });
  };
  return (
    <>
      {host}
      <Button
        icon="share"
        label={t(page.player === null ? 'statistics.shareOur' : 'statistics.shareTheir')}
        onPress={() => void send()}
      />
    </>
  );
}
