import { useState } from 'react';
import type { Strengths } from '@/bots/mix';
import { GAME_IDS, shelfOf, type GameId } from '@/games/shelf';
import { isProvisional, type RatedMoment } from '@/history/ratings';
import { useWords } from '@/text';
import { Box, Wrap } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { MenuButton } from '@/ui/Menu';
import { Panel } from '@/ui/Panel';
import { FigureTable } from '@/ui/score/FigureTable';
import { spreadLabels } from '@/ui/score/chartGeometry';
import { useSettings } from '@/ui/settings';
import { useLevelNames } from '@/ui/setup/fit';
import { Circle, Line, Path, Svg, SvgText } from '@/ui/svg';
import { Text } from '@/ui/Text';
import { FONTS, fade, SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { useReadOnFocus } from '../useReadOnFocus';
import { ratingScale } from './ratingGeometry';
import { courseOf, RATINGS_KEY, readRatings, type RatingsHere } from './ratings';
import { useFormats } from './useFormats';
import { usePlayers, useProfiles } from './useProfiles';

/** Of many games the table shows the last ones: nobody reads four hundred rows. */
const MOST_ROWS = 100;

interface GameCourse {
  readonly game: GameId;
  readonly moments: readonly RatedMoment[];
}

/** How somebody's rating against bots went, game by game; nothing for whoever has none. Of everybody: the only one's. `only`: at one game. */
export function Ratings({ player, only }: { player: string | null; only: string | null }) {
  const { t } = useWords('history');
  const { settings } = useSettings();
  const { found } = useReadOnFocus(RATINGS_KEY, readRatings);
  const { who, courses } = useCourses(found, player, only);
  const players = usePlayers();
  const [wanted, setWanted] = useState<GameId | null>(null);
  const formats = useFormats();
  if (found === null) return null;
  const course = courses.find(({ game }) => game === wanted) ?? courses[0];
  if (course === undefined && found.trouble === null) return null;
  const nameOf = (game: GameId): string => formats.game({ game, gameName: null });
  return (
    <Box style={{ gap: SPACE.s }}>
      <Wrap style={{ justifyContent: 'space-between' }}>
        <Text kind="head" role="heading" aria-level={2}>
          {t('rating.title')}
        </Text>
        <Text color="muted">
          {[
            ...(player === null && who !== undefined ? [players.nameOf(who)] : []),
            ...(course === undefined || courses.length > 1 ? [] : [nameOf(course.game)]),
          ].join(', ')}
        </Text>
      </Wrap>
      {found.trouble === null ? null : <Text color="muted">{t(`rating.${found.trouble}`)}</Text>}
      {course === undefined ? null : (
        <>
          {courses.length < 2 ? null : (
            <Box style={{ alignItems: 'flex-start' }}>
              <MenuButton
                label={t('rating.game')}
                items={courses.map(({ game }) => ({ id: game, label: nameOf(game) }))}
                value={course.game}
                onPick={setWanted}
              />
            </Box>
          )}
          <Course key={course.game} {...course} name={nameOf(course.game)} />
        </>
      )}
      {settings.rating ? null : (
        <Text kind="small" color="muted">
          {t('rating.off')}
        </Text>
      )}
    </Box>
  );
}

const NOBODY = { who: undefined, courses: [] };

/** The games in which somebody has a rating; of everybody, where only one person has any. */
function useCourses(
  found: RatingsHere | null,
  player: string | null,
  only: string | null,
): { readonly who: string | undefined; readonly courses: readonly GameCourse[] } {
  const { profiles } = useProfiles();
  const players = usePlayers();
  if (found === null) return NOBODY;
  const [one, another] = new Set(found.people.map((each) => players.keyOf({ ...each, bot: null })));
  const who = player ?? (another === undefined ? one : undefined);
  if (who === undefined) return NOBODY;
  const courses = GAME_IDS.filter((game) => only === null || game === only).flatMap((game) => {
    // What nobody knew yet is no point of the curve.
    const moments = courseOf(found, profiles, who, game).filter(({ count }) => count > 0);
    return moments.length === 0 ? [] : [{ game, moments }];
  });
  return { who, courses };
}

function Course({ game, moments, name }: GameCourse & { name: string }) {
  const { t } = useWords('history');
  const { t: kit } = useWords('engine');
  const formats = useFormats();
  const [asTable, setAsTable] = useState(false);
  const last = moments[moments.length - 1];
  if (last === undefined) return null;
  const { rating, deviation, count } = last;
  const spread = 10 * Math.round((2 * deviation) / 10);
  const rows = moments.slice(-MOST_ROWS);
  return (
    <>
      <Text>
        {isProvisional(last)
          ? t('rating.finding', { rating: Math.round(rating), count })
          : t('rating.now', { rating: Math.round(rating), spread, count })}
      </Text>
      {moments.length < 2 ? null : asTable ? (
        <FigureTable
          rounds={rows.length}
          series={[
            { id: game, name: t('rating.rating'), color: null, values: rows.map((each) => Math.round(each.rating)) },
          ]}
          steps={{
            heading: t('statistics.date'),
            names: rows.map(({ id, at }) => (id === null ? t('rating.earlier') : formats.date(at))),
          }}
        />
      ) : (
        <Panel padding={SPACE.s}>
          <Curve moments={moments} strengths={shelfOf(game).strengths ?? {}} name={name} />
        </Panel>
      )}
      {moments.length < 2 ? null : (
        <Box style={{ alignItems: 'flex-start' }}>
          <Button
            kind="quiet"
            icon={asTable ? 'chart' : 'list'}
            label={asTable ? kit('kit.score.asChart') : kit('kit.score.asTable')}
            onPress={() => setAsTable(!asTable)}
          />
        </Box>
      )}
    </>
  );
}

const HEIGHT = { phone: 200, wide: 300 } as const;
const LEFT = 44;
const TOP = 10;
const BOTTOM = 26;
/** Room for a level's name at the right, in the widest language. */
const RIGHT = 74;

/** The line, what it may be off by, and the levels of the bots that lie near it. */
function Curve({ moments, strengths, name }: Pick<GameCourse, 'moments'> & { strengths: Strengths; name: string }) {
  const { t } = useWords('history');
  const colors = useColors();
  const formats = useFormats();
  const { nameOf } = useLevelNames();
  const { twoPane, size } = useLayout();
  const height = twoPane && size === 'wide' ? HEIGHT.wide : HEIGHT.phone;
  const [width, setWidth] = useState(0);
  const values = moments.map(({ rating }) => rating);
  const { low, high, ticks } = ratingScale(values);
  const plot = Math.max(1, width - LEFT - RIGHT);
  const x = (i: number): number => LEFT + (i / (moments.length - 1)) * plot;
  const y = (rating: number): number => {
    const share = Math.min(1, Math.max(0, (rating - low) / (high - low)));
    return TOP + (1 - share) * (height - TOP - BOTTOM);
  };
  const path = (points: readonly (readonly [number, number])[]): string =>
    points.map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${px.toFixed(1)} ${py.toFixed(1)}`).join('');
  const edge = (sign: 1 | -1) => moments.map((each, i) => [x(i), y(each.rating + sign * each.deviation)] as const);
  const line = moments.map((each, i) => [x(i), y(each.rating)] as const);
  const near = Object.entries(strengths).filter(([, strength]) => strength >= low && strength <= high);
  const places = spreadLabels(
    near.map(([, strength]) => y(strength)),
    15,
    TOP,
    height - BOTTOM,
  );
  const [first, last] = [values[0] ?? 0, values[values.length - 1] ?? 0];
  const small = { fill: colors.muted, fontFamily: FONTS.bodyBold, fontSize: 12 } as const;
  const whole = (value: number): number => Math.round(value);
  return (
    <Box
      accessible
      role="img"
      aria-label={t('rating.spoken', {
        game: name,
        first: whole(first),
        last: whole(last),
        best: whole(Math.max(...values)),
        count: moments[moments.length - 1]?.count ?? 0,
      })}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      style={{ height }}
    >
      {width === 0 ? null : (
        <Svg width={width} height={height}>
          {ticks.map((tick) => (
            <Line
              key={tick}
              x1={LEFT}
              x2={LEFT + plot}
              y1={y(tick)}
              y2={y(tick)}
              stroke={colors.line}
              strokeWidth={1}
            />
          ))}
          {ticks.map((tick) => (
            <SvgText key={tick} {...small} x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
              {formats.number(tick)}
            </SvgText>
          ))}
          <Path d={`${path([...edge(1), ...edge(-1).toReversed()])}Z`} fill={fade(colors.brass, 0.16)} />
          {near.map(([level, strength], i) => (
            <Line
              key={level}
              x1={LEFT}
              x2={LEFT + plot + 6}
              y1={y(strength)}
              y2={places[i] ?? 0}
              stroke={colors.muted}
              strokeWidth={1.2}
              strokeDasharray="4 4"
            />
          ))}
          {near.map(([level], i) => (
            <SvgText key={level} {...small} x={LEFT + plot + 10} y={(places[i] ?? 0) + 4}>
              {nameOf(level)}
            </SvgText>
          ))}
          <Path
            d={path(line)}
            fill="none"
            stroke={colors.brass}
            strokeWidth={3}
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          <Circle
            cx={x(moments.length - 1)}
            cy={y(last)}
            r={5}
            fill={colors.bg}
            stroke={colors.brass}
            strokeWidth={3}
          />
          <SvgText {...small} x={LEFT} y={height - 6} textAnchor="start">
            {dateOf(moments[0])}
          </SvgText>
          {/* In the corner, under the levels' names: on a small phone two dates have no room below the line. */}
          <SvgText {...small} x={width - 2} y={height - 6} textAnchor="end">
            {dateOf(moments[moments.length - 1])}
          </SvgText>
        </Svg>
      )}
    </Box>
  );

  function dateOf(moment: RatedMoment | undefined): string {
    return moment === undefined ? '' : formats.date(moment.at);
  }
}
