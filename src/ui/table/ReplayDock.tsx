import type { Viewer } from '@antilles/engine';
import { useState, type ReactNode } from 'react';
import { View } from 'react-native';
import { useWords } from '@/text';
import { Button } from '../Button';
import { EventLine } from '../EventLine';
import { IconButton } from '../IconButton';
import { MenuButton } from '../Menu';
import { useConfirm } from '../overlays/Confirm';
import { useToast } from '../overlays/Toast';
import { Panel } from '../Panel';
import { Slider } from '../Slider';
import { useGameServices } from '../setup/services';
import { useGoOn } from '../setup/gameRoutes';
import { Text } from '../Text';
import { SPACE } from '../theme';
import { useLayout } from '../useLayout';
import type { GameTable } from './useGameTable';

/** Moves through a game that was played: by step, by round, or by itself; through whose eyes; and what if. */
export function ReplayDock<Action, View_, Event>({
  table,
  hand,
}: {
  table: GameTable<Action, View_, Event>;
  hand?: ReactNode;
}) {
  const { t } = useWords('engine');
  const { size, largeText } = useLayout();
  const { show, session, seats } = table;
  if (show.mode !== 'replay') return null;
  const { reel, controls } = show;
  const { stop, last, frame } = reel;
  const [line] = frame === null ? [] : table.tell([frame], show.viewer);
  const place = t('replay.place', { round: reel.round, step: stop, of: last });
  const eyes = (viewer: Viewer): string =>
    viewer === null ? t('replay.public') : t('replay.eyesOf', { name: seats[viewer]?.name ?? '' });
  const box = { width: 52, height: 52 };
  const atStart = (): void => table.refuse(t('replay.atStart'));
  const atEnd = (): void => table.refuse(t('replay.atEnd'));
  const { playing } = reel;
  const toggle = playing ? controls.pause : controls.play;
  const buttons = [
    ['previous', 'replay.previousRound', stop === 0, () => controls.round(-1), atStart],
    ['chevron-left', 'replay.stepBack', stop === 0, () => controls.step(-1), atStart],
    [playing ? 'pause' : 'play', playing ? 'table.pause' : 'replay.play', last === 0, toggle, atEnd],
    ['chevron-right', 'replay.step', stop === last, () => controls.step(1), atEnd],
    ['next', 'replay.nextRound', stop === last, () => controls.round(1), atEnd],
  ] as const;
  return (
    <View style={{ gap: SPACE.s }}>
      {show.viewer === null ? null : hand}
      <Panel style={{ gap: SPACE.xs, minHeight: size === 'small' ? 0 : 84, justifyContent: 'center' }}>
        <View role="status" aria-live={reel.playing ? 'off' : 'polite'}>
          {line ? (
            <EventLine event={line} />
          ) : (
            <Text>{stop === 0 ? t('replay.beginning') : t('table.round', { round: reel.round })}</Text>
          )}
        </View>
        <Text kind="small" color="muted">
          {place}
        </Text>
      </Panel>
      <Slider
        label={t('replay.slider')}
        stops={Array.from({ length: last + 1 }, (_, i) => i)}
        value={stop}
        onChange={controls.go}
        format={() => `${place}. ${line?.text ?? ''}`}
        buttons={false}
      />
      <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' }}>
        {buttons.map(([icon, label, off, onPress, onRefused], i) => (
          <IconButton boxed key={i} {...{ icon, onPress, onRefused }} label={t(label)} disabled={off} style={box} />
        ))}
      </View>
      <View
        style={{
          flexDirection: largeText ? 'column' : 'row',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          gap: SPACE.s,
        }}
      >
        {reel.viewers.length < 2 ? (
          <View style={{ flex: 1, justifyContent: 'center' }}>
            <Text kind="small" color="muted">
              {session.people.length === 1 ? t('replay.ownEyes') : t('replay.publicEyes')}
            </Text>
          </View>
        ) : (
          <MenuButton
            label={t('replay.eyes')}
            items={reel.viewers.map((viewer) => ({ id: String(viewer), label: eyes(viewer) }))}
            value={String(show.viewer)}
            onPick={(id) => controls.lookAs(id === 'null' ? null : Number(id))}
          />
        )}
        <WhatIfButton table={table} moment={reel.moment} />
      </View>
    </View>
  );
}

/** Begins a new game at the moment that is shown. */
function WhatIfButton<Action, View_, Event>({
  table,
  moment,
}: {
  table: GameTable<Action, View_, Event>;
  moment: number;
}) {
  const { t } = useWords('engine');
  const { branch } = useGameServices();
  const goOn = useGoOn();
  const confirm = useConfirm();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const { session, seats } = table;
  const isOver = session.snapshot().outcome !== null;
  const allowed = isOver || session.people.length === 1;
  const start = async (): Promise<void> => {
    const { round, waiting } = session.askedAt(moment);
    const seat = waiting.find((each) => session.people.includes(each)) ?? waiting[0];
    const sure = await confirm({
      title: t('whatIf.title', { round, name: seats[seat ?? 0]?.name ?? '' }),
      body: `${t('whatIf.body')} ${t(isOver ? 'whatIf.sameLuck' : 'whatIf.redealt')}`,
      yes: t('whatIf.yes'),
    });
    if (!sure) return;
    setBusy(true);
    try {
      const done = await branch(session.id, moment);
      if (done.ok) goOn('Table', { saveId: done.save.id });
      else toast.refuse(t(`whatIf.problem.${done.problem}`));
    } catch {
      toast.fail(t('result.cannotStart'));
    }
    setBusy(false);
  };
  return (
    <Button
      kind="secondary"
      icon="swap"
      label={t('whatIf.button')}
      disabled={!allowed || busy}
      onRefused={() => (allowed ? toast.say(t('kit.loading')) : toast.refuse(t('whatIf.problem.not-over')))}
      onPress={() => void start()}
    />
  );
}
