import { useMemo, useState } from 'react';
import { dayOf } from '@/history/insights';
import { useWords } from '@/text';
import { Box, Wrap } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { FigureTable } from '@/ui/score/FigureTable';
import { Rect, Svg, SvgText } from '@/ui/svg';
import { Text } from '@/ui/Text';
import { fade, FONTS, SPACE, useColors } from '@/ui/theme';
import { useLocaleTag } from '@/ui/useLocaleTag';

/** A column of seven days needs so much. */
const PITCH = { least: 12, most: 17 } as const;
const [LEFT, TOP] = [22, 18];
const WEEKS = 53;
const DAY = 86_400_000;

/** The middle of a day that is counted from the first one there was. */
const noon = (day: number): Date => {
  const there = new Date(day * DAY);
  return new Date(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate(), 12);
};

/** 0 is Monday: the first day there was was a Thursday. */
const weekday = (day: number): number => (((day + 3) % 7) + 7) % 7;

/** Which days there was something on the table: as many weeks back as there is room for; or the same by month as a table. */
export function Calendar({ days, now }: { days: ReadonlyMap<number, number>; now: number }) {
  const { t } = useWords('history');
  const { t: engine } = useWords('engine');
  const locale = useLocaleTag();
  const [asTable, setAsTable] = useState(false);
  const [width, setWidth] = useState(0);
  const weeks = Math.max(8, Math.min(WEEKS, Math.floor((width - LEFT) / PITCH.least)));
  const pitch = Math.min(PITCH.most, (width - LEFT) / weeks);
  const today = dayOf(now, new Date(now).getTimezoneOffset() * 60_000);
  const first = today - weekday(today) - 7 * (weeks - 1);
  const shown = useMemo(
    () => [...days].filter(([day]) => day >= first && day <= today).sort(([a], [b]) => a - b),
    [days, first, today],
  );
  const count = shown.reduce((sum, [, plays]) => sum + plays, 0);
  const often = mostOn(shown);
  const day = often === null ? '' : new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(noon(often + 4));
  const said = [t('count', { count }), ...(often === null || count < 5 ? [] : [t('statistics.mostOn', { day })])].join(
    ', ',
  );
  const months = useMemo(() => byMonth(shown), [shown]);
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
  return (
    <Panel style={{ gap: SPACE.s }}>
      <Wrap style={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Text kind="head" role="heading" aria-level={2}>
          {t('statistics.calendar')}
        </Text>
        <Text kind="small" color="muted">
          {said}
        </Text>
      </Wrap>
      <Box onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
        {asTable ? (
          <FigureTable
            series={[
              { id: 'plays', name: t('statistics.plays'), color: null, values: months.map(({ plays }) => plays) },
            ]}
            rounds={months.length}
            steps={{ heading: t('statistics.month'), names: months.map(({ at }) => month.format(noon(at))) }}
          />
        ) : width > 0 ? (
          <Box accessible role="img" aria-label={`${t('statistics.calendar')}: ${said}`}>
            <Days shown={new Map(shown)} first={first} today={today} weeks={weeks} pitch={pitch} />
          </Box>
        ) : null}
      </Box>
      {months.length === 0 ? null : (
        <Box style={{ alignItems: 'flex-start' }}>
          <Button
            kind="quiet"
            icon={asTable ? 'chart' : 'list'}
            label={engine(asTable ? 'kit.score.asChart' : 'kit.score.asTable')}
            onPress={() => setAsTable(!asTable)}
          />
        </Box>
      )}
    </Panel>
  );
}

/** The weekday with the most plays, from 0; null without any. */
function mostOn(days: readonly (readonly [day: number, plays: number])[]): number | null {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const [day, plays] of days) counts[weekday(day)] = (counts[weekday(day)] ?? 0) + plays;
  const most = Math.max(...counts);
  return most === 0 ? null : counts.indexOf(most);
}

/** Months with something in them, oldest first. */
function byMonth(days: readonly (readonly [day: number, plays: number])[]): readonly { at: number; plays: number }[] {
  const months: { key: number; at: number; plays: number }[] = [];
  for (const [day, plays] of days) {
    const date = noon(day);
    const key = date.getFullYear() * 12 + date.getMonth();
    const last = months.at(-1);
    if (last?.key === key) last.plays += plays;
    else months.push({ key, at: day, plays });
  }
  return months;
}

function Days({
  shown,
  first,
  today,
  weeks,
  pitch,
}: {
  shown: ReadonlyMap<number, number>;
  /** A Monday. */
  first: number;
  today: number;
  weeks: number;
  pitch: number;
}) {
  const colors = useColors();
  const locale = useLocaleTag();
  const most = Math.max(3, ...shown.values());
  // As much area as there were plays.
  const side = (plays: number): number => pitch * 0.22 + Math.sqrt(plays / most) * (pitch * 0.78 - 3);
  const small = { fill: colors.muted, fontFamily: FONTS.bodyBold, fontSize: 11 } as const;
  const narrow = new Intl.DateTimeFormat(locale, { weekday: 'narrow' });
  const month = new Intl.DateTimeFormat(locale, { month: 'short' });
  const names = Array.from({ length: weeks }, (_, week) => {
    const monday = noon(first + 7 * week);
    return week === 0 || monday.getDate() > 7 ? null : { week, name: month.format(monday) };
  }).filter((name) => name !== null);
  return (
    <Svg width={LEFT + weeks * pitch} height={TOP + 7 * pitch}>
      {names.map(({ week, name }) => (
        <SvgText key={week} {...small} x={Math.min(LEFT + week * pitch, LEFT + weeks * pitch - 24)} y={11}>
          {name}
        </SvgText>
      ))}
      {[0, 2, 4, 6].map((row) => (
        <SvgText key={row} {...small} x={2} y={TOP + row * pitch + pitch * 0.7}>
          {narrow.format(noon(first + row))}
        </SvgText>
      ))}
      {Array.from({ length: weeks * 7 }, (_, i) => {
        const day = first + i;
        if (day > today) return null;
        const plays = shown.get(day) ?? 0;
        const [x, y] = [LEFT + Math.floor(i / 7) * pitch, TOP + (i % 7) * pitch];
        const size = side(plays);
        const edge = (pitch - 2 - size) / 2;
        return [
          <Rect
            key={`${day} ground`}
            x={x}
            y={y}
            width={pitch - 2}
            height={pitch - 2}
            rx={3}
            fill={fade(colors.muted, 0.16)}
          />,
          plays === 0 ? null : (
            <Rect
              key={day}
              x={x + edge}
              y={y + edge}
              width={size}
              height={size}
              rx={Math.min(3, size / 2)}
              fill={colors.brass}
            />
          ),
        ];
      })}
    </Svg>
  );
}
