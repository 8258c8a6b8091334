import { useEffect, useState, type ComponentProps } from 'react';
import { z } from 'zod';
import { useWords } from '@/text';
import { Box, Wrap } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { ButtonRow } from '@/ui/ButtonRow';
import type { CompanionProps } from '@/ui/companion/routes';
import { SheetFrame } from '@/ui/companion/SheetFrame';
import { SheetGate } from '@/ui/companion/SheetGate';
import { usePeople } from '@/ui/companion/usePeople';
import type { OpenSheet } from '@/ui/companion/useSheet';
import { Segmented } from '@/ui/Segmented';
import { spaced, SeatList, SetupFrame } from '@/ui/setup';
import { Shape } from '@/ui/Shape';
import { Stepper } from '@/ui/Stepper';
import { Tap } from '@/ui/Tap';
import { tapRow } from '@/ui/tapRow';
import { Text } from '@/ui/Text';
import { fade, FONTS, RADIUS, SEAT_TINTS, SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { MOST_PEOPLE } from '../any/scoreSheet';
import {
  clockText,
  leftOfTurn,
  newClocks,
  parseClocks,
  passTurn,
  pauseClock,
  reseat,
  shownBy,
  startClock,
  type Clocks,
  type Timing,
} from './clock';

const RANGE = { min: 1, max: MOST_PEOPLE };
const MINUTE = 60_000;
const SECOND = 1000;
const PEOPLE = { range: () => RANGE, reseat };

/** A clock for each player: who plays and how long, and then one large button that passes the turn. */
export function TimerScreen({ sheetId }: CompanionProps) {
  if (sheetId === null) return <TimerSetup />;
  return (
    <SheetGate sheetId={sheetId} kind="timer" accent="brass" parse={parseClocks} people={PEOPLE}>
      {(open) => <Timer open={open} />}
    </SheetGate>
  );
}

/** How the clocks run, as the set-up asks for it and remembers it. */
const settingsSchema = z.object({
  how: z.enum(['up', 'down', 'turn']),
  minutes: z.int().min(1).max(240),
  increment: z.int().min(0).max(120),
  seconds: z.int().min(5).max(1800),
});
type Settings = z.infer<typeof settingsSchema>;

function settingsIn(options: unknown): Settings {
  const read = settingsSchema.safeParse(options);
  if (read.success) return read.data;
  // The first versions remembered only minutes, and none where the clocks counted up.
  const old = z.object({ minutes: z.int().min(1).max(240) }).safeParse(options);
  return { how: old.success ? 'down' : 'up', minutes: old.data?.minutes ?? 30, increment: 0, seconds: 60 };
}

const timingOf = ({ how, minutes, increment, seconds }: Settings): Timing => ({
  limit: how === 'down' ? minutes * MINUTE : null,
  increment: how === 'down' ? increment * SECOND : 0,
  perTurn: how === 'turn' ? seconds * SECOND : null,
});

function TimerSetup() {
  const { t } = useWords();
  const { t: companion } = useWords('companion');
  const people = usePeople('timer', RANGE, 2);
  const [settings, setSettings] = useState(() => settingsIn(people.lastOptions));
  const { how, minutes, increment, seconds } = settings;
  const put = (part: Partial<Settings>): void => setSettings({ ...settings, ...part });
  const row = (label: string, stepper: Omit<ComponentProps<typeof Stepper>, 'label'>) => (
    <Wrap style={{ justifyContent: 'space-between' }}>
      <Text kind="strong" style={{ flexShrink: 1 }}>
        {label}
      </Text>
      <Stepper label={label} {...stepper} />
    </Wrap>
  );
  return (
    <SetupFrame
      accent="brass"
      emblem="hourglass"
      title={companion('kind.timer')}
      players={<SeatList people seats={people.seats} range={RANGE} onChange={people.setSeats} />}
      variantsTitle={companion('timer.how')}
      variants={[
        <Box key="how" style={{ padding: SPACE.m, gap: SPACE.m }}>
          <Segmented
            label={companion('timer.how')}
            options={[
              { id: 'up', label: companion('timer.up') },
              { id: 'down', label: companion('timer.down') },
              { id: 'turn', label: companion('timer.turn') },
            ]}
            value={how}
            onChange={(next) => put({ how: next })}
          />
          {how === 'down'
            ? row(companion('timer.each'), {
                value: minutes,
                min: 1,
                max: 240,
                step: minutes >= 10 ? 5 : 1,
                onChange: (next) => put({ minutes: next }),
              })
            : null}
          {how === 'down'
            ? row(companion('timer.increment'), {
                value: increment,
                min: 0,
                max: 120,
                step: 5,
                onChange: (next) => put({ increment: next }),
              })
            : null}
          {how === 'turn'
            ? row(companion('timer.seconds'), {
                value: seconds,
                min: 5,
                max: 1800,
                step: seconds >= 60 ? 15 : 5,
                onChange: (next) => put({ seconds: next }),
              })
            : null}
        </Box>,
      ]}
      summary={
        how === 'up'
          ? companion('timer.summaryUp')
          : how === 'turn'
            ? companion('timer.summaryTurn', { count: seconds })
            : companion('timer.summaryDown', { count: minutes })
      }
      problem={people.problem === null ? null : t(`setup.problem.${people.problem.kind}`, { ...people.problem })}
      onRepeat={null}
      onStart={() => people.start(newClocks(people.seats.length, timingOf(settings)), settings)}
    />
  );
}

/** The present moment, kept true while a clock runs. */
function useNow(ticking: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!ticking) return;
    const timer = setInterval(() => setNow(Date.now()), 200);
    return () => clearInterval(timer);
  }, [ticking]);
  return now;
}

function Timer({ open }: { open: OpenSheet<Clocks> }) {
  const { t } = useWords('companion');
  const colors = useColors();
  const { data, seats, change } = open;
  const { twoPane, largeText, height } = useLayout();
  const ticking = data.since !== null;
  // What has just begun began a moment after the last tick.
  const now = Math.max(useNow(ticking), data.since ?? 0);
  const ofTurn = leftOfTurn(data, now);
  const down = data.limit !== null;
  const owner = seats[data.turn];
  const next = seats[(data.turn + 1) % seats.length];
  // What runs out is what is looked at: the turn, or everything somebody has.
  const left = ofTurn ?? shownBy(data, data.turn, now);
  const runsOut = down || ofTurn !== null;
  const over = runsOut && left < 0;
  const pass = (): void =>
    change((clocks) => (clocks.since === null ? startClock(clocks, Date.now()) : passTurn(clocks, Date.now())));
  const line = ticking ? t('timer.tap', { next: next?.name ?? '' }) : t('timer.paused');
  const face = (
    <Tap
      label={`${owner?.name ?? ''} ${clockText(left, runsOut)} ${line}`}
      onPress={pass}
      give={0.985}
      style={{
        minHeight: twoPane ? Math.max(200, height - 260) : Math.max(190, Math.min(360, height * 0.38)),
        borderRadius: RADIUS.sheet,
        borderWidth: 3,
        borderColor: over ? colors.danger : owner ? SEAT_TINTS[owner.colour] : colors.line,
        backgroundColor: owner ? fade(SEAT_TINTS[owner.colour], 0.16) : colors.surface,
        alignItems: 'center',
        justifyContent: 'center',
        gap: SPACE.s,
        padding: SPACE.m,
      }}
    >
      {owner ? <Shape color={owner.colour} size={44} /> : null}
      <Text kind="title" numberOfLines={2} style={{ textAlign: 'center' }}>
        {spaced(owner?.name ?? '')}
      </Text>
      <Text
        color={over ? 'danger' : 'text'}
        fixed={largeText}
        style={{ fontFamily: FONTS.displayBold, fontSize: 64, lineHeight: 76, fontVariant: ['tabular-nums'] }}
      >
        {spaced(clockText(left, runsOut))}
      </Text>
      <Text color="muted" style={{ textAlign: 'center' }}>
        {line}
      </Text>
    </Tap>
  );
  return (
    <SheetFrame
      open={open}
      accent="brass"
      emblem="hourglass"
      title={t('kind.timer')}
      subtitle={t('timer.turns', { count: data.turns })}
      aside={face}
      bar={
        <ButtonRow>
          <Button
            grow
            kind={ticking ? 'secondary' : 'primary'}
            label={ticking ? t('timer.pause') : t('timer.start')}
            onPress={() => change((clocks) => (clocks.since === null ? startClock : pauseClock)(clocks, Date.now()))}
          />
          {ticking ? <Button grow label={t('timer.nextPlayer', { name: next?.name ?? '' })} onPress={pass} /> : null}
        </ButtonRow>
      }
    >
      <Box style={{ gap: SPACE.s }}>
        {seats.map(({ name, colour }, seat) => {
          const value = shownBy(data, seat, now);
          const on = seat === data.turn;
          return (
            <Tap
              key={seat}
              label={t('timer.give', { name, time: clockText(value, down) })}
              onPress={() => change((clocks) => (seat === clocks.turn ? clocks : passTurn(clocks, Date.now(), seat)))}
              give={0.99}
              style={{
                ...tapRow(56),
                paddingHorizontal: SPACE.m,
                borderRadius: RADIUS.panel,
                borderWidth: on ? 2 : 1,
                borderColor: on ? SEAT_TINTS[colour] : colors.line,
                backgroundColor: colors.surface,
              }}
            >
              <Shape color={colour} size={22} />
              <Text kind="strong" numberOfLines={2} style={{ flex: 1 }}>
                {spaced(name)}
              </Text>
              <Text
                kind="figure"
                color={down && value < 0 ? 'danger' : 'text'}
                style={{ fontVariant: ['tabular-nums'] }}
              >
                {clockText(value, down)}
              </Text>
            </Tap>
          );
        })}
        <Text kind="small" color="muted">
          {t('timer.help')}
        </Text>
      </Box>
    </SheetFrame>
  );
}
