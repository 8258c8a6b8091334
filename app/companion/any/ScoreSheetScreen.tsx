import type { Outcome } from '@antilles/engine';
import { useState, type ComponentProps, type ReactNode } from 'react';
import type { TablePlayer } from '@/session/seats';
import { useSpeaker, useWords } from '@/text';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { ButtonRow } from '@/ui/ButtonRow';
import { CountPad } from '@/ui/companion/CountPad';
import type { CompanionProps } from '@/ui/companion/routes';
import { SheetFrame, type SheetDeed } from '@/ui/companion/SheetFrame';
import { SheetGate } from '@/ui/companion/SheetGate';
import { ResultBar, SheetResult } from '@/ui/companion/SheetResult';
import { Starter } from '@/ui/companion/Starter';
import type { OpenSheet } from '@/ui/companion/useSheet';
import { useToast } from '@/ui/overlays/Toast';
import { SPACE } from '@/ui/theme';
import { Grid } from './Grid';
import { Said, SaidResult } from './Said';
import {
  cellAfter,
  cellBefore,
  dropRound,
  isCounted,
  linesOf,
  mannerOf,
  membersOf,
  MOST_PEOPLE,
  nextCell,
  outcomeOf,
  parseScoreSheet,
  reseat,
  setCell,
  sideOf,
  sidesOf,
  templateOf,
  totalsByRound,
  writtenRounds,
  type Place,
  type ScoreSheet,
} from './scoreSheet';
import { ScoreSheetSetup } from './ScoreSheetSetup';
import { SettingsSheet } from './SettingsSheet';
import { useTemplates } from './useTemplates';

const PEOPLE = { range: () => ({ min: 1, max: MOST_PEOPLE }), reseat };

/** The plain score sheet: who plays what, and then a figure a round. */
export function ScoreSheetScreen({ sheetId, title }: CompanionProps) {
  if (sheetId === null) return <ScoreSheetSetup title={title} />;
  return (
    <SheetGate sheetId={sheetId} kind="any" accent="brass" parse={parseScoreSheet} people={PEOPLE}>
      {(open) => <Board open={open} />}
    </SheetGate>
  );
}

/** Whoever has a column: a player, or a team with the colour of its first. */
function useSides(sheet: ScoreSheet, seats: readonly TablePlayer[]): readonly TablePlayer[] {
  const { t } = useWords('companion');
  const { list } = useSpeaker('engine', []);
  if (sheet.teams === null) return seats;
  return Array.from({ length: sidesOf(sheet) }, (_, side) => {
    const members = membersOf(sheet, side, seats.length).map((seat) => seats[seat]);
    return {
      name: list(members.map((member) => member?.name ?? '')) || t('any.team', { number: side + 1 }),
      colour: members[0]?.colour ?? 'green',
      bot: null,
    };
  });
}

function Board({ open }: { open: OpenSheet<ScoreSheet> }) {
  const { t } = useWords('companion');
  const { refuse } = useToast();
  const { data, seats, change } = open;
  const sides = useSides(data, seats);
  const counted = isCounted(data);
  const [finished, setFinished] = useState(open.sheet.playId !== null);
  const [setting, setSetting] = useState(false);
  const outcome = outcomeOf(data, seats.length);
  const name = data.name === '' ? t('kind.any') : data.name;
  const settings: SheetDeed = {
    id: 'settings',
    label: t('any.settings'),
    note: t('any.settingsLine'),
    icon: 'edit',
    onPick: () => setSetting(true),
  };
  const frame = {
    open,
    accent: 'brass',
    emblem: 'notebook',
    title: name,
    deeds: [settings],
    extra: <SettingsSheet open={open} shown={setting} onClose={() => setSetting(false)} />,
  } as const;
  if (finished && outcome !== null) {
    return <Finished open={open} outcome={outcome} frame={frame} name={name} onEdit={() => setFinished(false)} />;
  }
  const finish = (kind: 'primary' | 'secondary' | 'quiet') => (
    <Button
      grow={kind === 'primary'}
      kind={kind}
      label={t('any.finish')}
      disabled={outcome === null}
      onRefused={() => refuse(t(counted ? 'any.nothingYet' : 'any.nobodyYet'))}
      onPress={() => setFinished(true)}
    />
  );
  const subtitle = `${t(`any.win.${data.wins}`)} · ${t('players', { count: seats.length })}`;
  if (counted) return <Writing open={open} sides={sides} frame={{ ...frame, subtitle }} finish={finish} />;
  return (
    <SheetFrame {...frame} subtitle={subtitle} bar={finish('primary')}>
      <Said sheet={data} sides={sides} onWon={(won) => change((sheet) => ({ ...sheet, won }))} />
    </SheetFrame>
  );
}

type Frame = Omit<ComponentProps<typeof SheetFrame>, 'children'>;

/** Everybody's figures, and the keys that write them. */
function Writing({
  open: { sheet, data, change },
  sides,
  frame,
  finish,
}: {
  open: OpenSheet<ScoreSheet>;
  sides: readonly TablePlayer[];
  frame: Frame;
  finish: (kind: 'primary' | 'secondary' | 'quiet') => ReactNode;
}) {
  const { t } = useWords('companion');
  // A sheet that is begun is written on: the keys are there at once.
  const [cell, setCellAt] = useState<Place | null>(() => (sheet.past.length === 0 ? nextCell(data) : null));
  const next = nextCell(data);
  const rowName = (at: number): string => data.rows?.[at] ?? t('round', { round: at + 1 });
  const isThere = cell !== null && cell.round < data.rounds.length && cell.side < sides.length;
  // Where the next round is not there yet, a figure of this one is missing.
  const lit = isThere ? cell : cell === null ? null : next;
  const after = lit === null ? null : cellAfter(data, lit);
  const round = lit?.round ?? 0;
  const drop: SheetDeed = {
    id: 'drop',
    label: t('any.dropRound', { round: round + 1 }),
    icon: 'minus',
    onPick: () => {
      change((old) => dropRound(old, round));
      setCellAt(null);
    },
  };
  const mayDrop = lit !== null && data.rows === null && round < writtenRounds(data).length;
  const pad = (at: Place) => (
    <CountPad
      cell={`${at.round} ${at.side}`}
      owner={sides[at.side] ?? { name: '', colour: 'green' }}
      what={rowName(at.round)}
      value={data.rounds[at.round]?.[at.side] ?? null}
      signed
      digits={data.digits}
      next={after === null ? t('done') : (sides[after.side]?.name ?? '')}
      onWrite={(points) => change((old) => setCell(old, at.round, at.side, points), `cell ${at.round} ${at.side}`)}
      onNext={() => setCellAt(after)}
      onBack={() => setCellAt(cellBefore(data, at) ?? at)}
      onClose={() => setCellAt(null)}
    />
  );
  const toWrite =
    next === null
      ? t('any.write')
      : t('any.writeFor', { name: sides[next.side]?.name ?? '', row: rowName(next.round) });
  return (
    <SheetFrame
      {...frame}
      deeds={[...(frame.deeds ?? []), ...(mayDrop ? [drop] : [])]}
      bar={
        lit === null ? (
          <ButtonRow>
            {finish('secondary')}
            <Button grow label={toWrite} onPress={() => setCellAt(next ?? { round: 0, side: 0 })} />
          </ButtonRow>
        ) : (
          <Box style={{ gap: SPACE.s }}>
            {pad(lit)}
            {/* After a whole round it may be over: no need to put the keys away first. */}
            {lit.side === 0 && lit.round > 0 && data.rows === null ? finish('quiet') : null}
          </Box>
        )
      }
    >
      <Grid
        sides={sides}
        sheet={data}
        lit={lit}
        rowName={rowName}
        onCell={(at, side) => setCellAt({ round: at, side })}
      />
    </SheetFrame>
  );
}

/** It is over: who won, and into the history. */
function Finished({
  open,
  outcome,
  frame,
  name,
  onEdit,
}: {
  open: OpenSheet<ScoreSheet>;
  outcome: Outcome;
  frame: Frame;
  name: string;
  onEdit: () => void;
}) {
  const { t } = useWords('companion');
  const { known, remember } = useTemplates();
  const { data, seats, change, amend } = open;
  const counted = isCounted(data);
  const written = writtenRounds(data).length;
  const bySide = totalsByRound(data);
  return (
    <SheetFrame
      {...frame}
      subtitle={counted ? t(data.rows === null ? 'any.ended' : 'any.endedRows', { count: written }) : undefined}
      over
      bar={
        <ResultBar
          open={open}
          accent="brass"
          finished={{
            outcome,
            title: data.name,
            options: null,
            lowestWins: data.wins === 'lowest',
            startSeat: data.starter,
            lines: counted ? linesOf(data, seats.length) : undefined,
            manner: mannerOf(data),
          }}
          namespace="companion"
          name={name}
          onEdit={onEdit}
          naming={{
            known: known.map((each) => each.name),
            onName: (title) => {
              amend((sheet) => ({ ...sheet, name: title }));
              remember(templateOf({ ...data, name: title }));
            },
          }}
        />
      }
    >
      {counted ? (
        <SheetResult
          open={open}
          outcome={outcome}
          namespace="companion"
          byRound={
            data.rows === null ? bySide.map((sums) => seats.map((_, seat) => sums[sideOf(data, seat)] ?? 0)) : []
          }
          chartTitle={t('any.chart')}
        />
      ) : (
        <SaidResult outcome={outcome} seats={seats} together={data.wins === 'together'} />
      )}
      <Starter
        seats={seats}
        value={data.starter}
        onChange={(starter) => change((sheet) => ({ ...sheet, starter }))}
        onForget={() => change((sheet) => ({ ...sheet, starter: null }))}
      />
    </SheetFrame>
  );
}
