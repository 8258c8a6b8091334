import { useEffect, useState } from 'react';
import { View } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { useWords } from '@/text';
import { Button } from '../Button';
import { MS, useTempo } from '../motion';
import { Shape, type SeatColor } from '../Shape';
import { SmallPrint } from '../SmallPrint';
import { Text } from '../Text';
import { FONTS, SEAT_TINTS, SPACE, useColors, useTheme } from '../theme';
import { useLayout } from '../useLayout';
import { niceTicks, roundTicks, spreadLabels } from './chartGeometry';
import { FigureTable, type Steps } from './FigureTable';
import { Circle, Line, Path, Svg, SvgText } from '../svg';

export interface ScoreSeries {
  readonly id: string;
  readonly name: string;
  readonly color: SeatColor;
  /** One for each round, from the first on. */
  readonly values: readonly number[];
}

/** Lines that must stand out on a light page are darker than the seats' own colours. */
const ON_LIGHT: Readonly<Record<SeatColor, string>> = {
  red: '#c0392f',
  blue: '#2b6cc4',
  yellow: '#96700c',
  green: '#2f7a3a',
  purple: '#7d45ad',
  brown: '#84592f',
};
const DASHES: readonly (readonly number[])[] = [[], [9, 5], [3, 4], [10, 4, 2, 4], [1, 5], [15, 5]];
const HEIGHT = { phone: 190, wide: 320 } as const;
const LEFT = 30;
const RIGHT = 62;
const TOP = 12;
const BOTTOM = 26;

/** Points by round: lines told apart by dashes as well as colours, named at their ends; or the same as a table. */
export function ScoreChart({
  title,
  subtitle,
  series,
  steps,
}: {
  title: string;
  subtitle?: string;
  series: readonly ScoreSeries[];
  /** What the values stand for when it is not rounds: a heading, and the name of each. */
  steps?: Steps | undefined;
}) {
  const { t } = useWords('engine');
  const [asTable, setAsTable] = useState(false);
  const rounds = Math.max(0, ...series.map(({ values }) => values.length));
  if (rounds < 2) return null;
  return (
    <View style={{ gap: SPACE.s }}>
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: SPACE.s,
        }}
      >
        <Text kind="head" role="heading" aria-level={2}>
          {title}
        </Text>
        <SmallPrint>{subtitle}</SmallPrint>
      </View>
      {asTable ? (
        <FigureTable series={series} rounds={rounds} steps={steps} />
      ) : (
        <Lines title={title} series={series} rounds={rounds} steps={steps} />
      )}
      <View style={{ alignItems: 'flex-start' }}>
        <Button
          kind="quiet"
          icon={asTable ? 'chart' : 'list'}
          label={asTable ? t('kit.score.asChart') : t('kit.score.asTable')}
          onPress={() => setAsTable(!asTable)}
        />
      </View>
    </View>
  );
}

function Lines({
  title,
  series,
  rounds,
  steps,
}: {
  title: string;
  series: readonly ScoreSeries[];
  rounds: number;
  steps: Steps | undefined;
}) {
  const { t } = useWords('engine');
  const colors = useColors();
  const { scheme } = useTheme();
  const { twoPane, size } = useLayout();
  const height = twoPane && size === 'wide' ? HEIGHT.wide : HEIGHT.phone;
  const [width, setWidth] = useState(0);
  const tempo = useTempo();
  const ms = tempo(MS.chart);
  const drawn = useSharedValue(ms === 0 ? 1 : 0);
  const ready = width > 0;
  useEffect(() => {
    if (ready) drawn.set(ms === 0 ? 1 : withTiming(1, { duration: ms, easing: Easing.inOut(Easing.quad) }));
  }, [ready, ms, drawn]);
  const all = series.flatMap(({ values }) => values);
  const ticks = niceTicks(Math.min(...all), Math.max(...all));
  const low = ticks[0] ?? 0;
  const high = ticks[ticks.length - 1] ?? 1;
  const plot = Math.max(1, width - LEFT - RIGHT);
  const x = (round: number): number => LEFT + ((round - 1) / Math.max(1, rounds - 1)) * plot;
  const y = (value: number): number => TOP + (1 - (value - low) / Math.max(1, high - low)) * (height - TOP - BOTTOM);
  const path = (values: readonly number[]): string =>
    values.map((value, i) => `${i === 0 ? 'M' : 'L'}${x(i + 1).toFixed(1)} ${y(value).toFixed(1)}`).join('');
  const ends = series.map(({ values }) => y(values[values.length - 1] ?? 0));
  const places = spreadLabels(ends, 19, TOP - 2, height - BOTTOM);
  const reveal = useAnimatedStyle(() => ({ width: LEFT + (plot + 12) * drawn.get() }));
  const labels = useAnimatedStyle(() => ({ opacity: Math.max(0, drawn.get() * 4 - 3) }));
  const tint = (color: SeatColor): string => (scheme === 'light' ? ON_LIGHT[color] : SEAT_TINTS[color]);
  const spoken = series.map(({ name, values }) => `${name} ${values[values.length - 1] ?? 0}`).join(', ');
  const small = { fill: colors.muted, fontFamily: FONTS.bodyBold, fontSize: 12 } as const;
  return (
    <View
      accessible
      role="img"
      aria-label={`${t('kit.score.chart', { title })}: ${spoken}`}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      style={{ height }}
    >
      {ready ? (
        <>
          <Svg width={width} height={height} style={{ position: 'absolute' }}>
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
              <SvgText key={tick} {...small} x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
                {tick}
              </SvgText>
            ))}
            {/* Names are wider than numbers: of those only the first and the last. */}
            {(steps === undefined ? roundTicks(rounds) : [1, rounds]).map((round) => (
              <SvgText
                key={round}
                {...small}
                x={x(round)}
                y={height - 6}
                textAnchor={steps === undefined ? 'middle' : round === 1 ? 'start' : 'end'}
              >
                {steps?.names[round - 1] ?? round}
              </SvgText>
            ))}
          </Svg>
          <Animated.View style={[{ height, overflow: 'hidden' }, reveal]}>
            <Svg width={width} height={height}>
              {/* The winner's line is drawn last, on top. */}
              {series
                .map((one, i) => ({ one, i }))
                .toReversed()
                .map(({ one, i }) => (
                  <Path
                    key={one.id}
                    d={path(one.values)}
                    fill="none"
                    stroke={tint(one.color)}
                    strokeWidth={i === 0 ? 3.4 : 2.6}
                    strokeLinejoin="round"
                    strokeLinecap="round"
                    {...((DASHES[i % DASHES.length] ?? []).length > 0
                      ? { strokeDasharray: (DASHES[i % DASHES.length] ?? []).join(' ') }
                      : {})}
                  />
                ))}
              {series[0] ? (
                <Circle
                  cx={x(series[0].values.length)}
                  cy={ends[0] ?? 0}
                  r={5}
                  fill={colors.bg}
                  stroke={tint(series[0].color)}
                  strokeWidth={3}
                />
              ) : null}
            </Svg>
          </Animated.View>
          {series.map((one, i) => (
            <Animated.View
              key={one.id}
              style={[
                {
                  position: 'absolute',
                  left: LEFT + plot + 12,
                  top: (places[i] ?? 0) - 9,
                  height: 18,
                  flexDirection: 'row',
                  alignItems: 'center',
                  gap: 5,
                },
                labels,
              ]}
            >
              <Shape color={one.color} size={14} />
              <Text fixed style={{ fontFamily: FONTS.bodyBold, fontSize: 14, lineHeight: 18 }}>
                {one.values[one.values.length - 1] ?? 0}
              </Text>
            </Animated.View>
          ))}
        </>
      ) : null}
    </View>
  );
}
