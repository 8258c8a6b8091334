import { useState } from 'react';
import { View } from 'react-native';
import { useWords } from '@/text';
import { Button } from '@/ui/Button';
import { ButtonRow } from '@/ui/ButtonRow';
import type { CompanionProps } from '@/ui/companion/routes';
import { SheetFrame } from '@/ui/companion/SheetFrame';
import { SheetGate } from '@/ui/companion/SheetGate';
import { ResultBar, SheetResult } from '@/ui/companion/SheetResult';
import { Starter } from '@/ui/companion/Starter';
import type { OpenSheet } from '@/ui/companion/useSheet';
import { useToast } from '@/ui/overlays/Toast';
import { formatPoints } from '@/ui/score/formatPoints';
import { Grid } from './Grid';
import { Pad } from './Pad';
import { ScoreSheetSetup } from './ScoreSheetSetup';
import {
  dropRound,
  linesOf,
  nextCell,
  outcomeOf,
  parseScoreSheet,
  setCell,
  totalsByRound,
  writtenRounds,
  type ScoreSheet,
} from './scoreSheet';

/** The plain score sheet: who plays what, and then a figure a round. */
export function ScoreSheetScreen({ sheetId }: CompanionProps) {
  if (sheetId === null) return <ScoreSheetSetup />;
  return (
    <SheetGate sheetId={sheetId} kind="any" accent="brass" parse={parseScoreSheet}>
      {(open) => <Board open={open} />}
    </SheetGate>
  );
}

interface Cell {
  readonly round: number;
  readonly seat: number;
}

function Board({ open }: { open: OpenSheet<ScoreSheet> }) {
  const { t } = useWords('companion');
  const { refuse } = useToast();
  const { data, seats, change } = open;
  const [cell, setCellAt] = useState<Cell | null>(null);
  const [finished, setFinished] = useState(open.sheet.playId !== null);
  const outcome = outcomeOf(data);
  const written = writtenRounds(data).length;
  const name = data.name === '' ? t('kind.any') : data.name;
  const frame = { open, accent: 'brass', emblem: 'notebook', title: name } as const;

  if (finished && outcome !== null) {
    const byRound = totalsByRound(data);
    return (
      <SheetFrame
        {...frame}
        subtitle={t('any.ended', { count: written })}
        over
        bar={
          <ResultBar
            open={open}
            accent="brass"
            finished={{
              outcome,
              title: name,
              options: null,
              lowestWins: data.lowestWins,
              startSeat: data.starter,
              lines: linesOf(data),
            }}
            namespace="companion"
            name={name}
            onEdit={() => setFinished(false)}
          />
        }
      >
        <SheetResult
          open={open}
          outcome={outcome}
          namespace="companion"
          byRound={byRound}
          chartTitle={t('any.chart')}
        />
        <Starter
          seats={seats}
          value={data.starter}
          onChange={(starter) => change((sheet) => ({ ...sheet, starter }))}
          onForget={() => change((sheet) => ({ ...sheet, starter: null }))}
        />
      </SheetFrame>
    );
  }

  const write = (points: number | null): void => {
    if (cell === null) return;
    change((sheet) => setCell(sheet, cell.round, cell.seat, points));
  };
  const next = nextCell(data);
  const follower = cell === null ? null : after(cell, seats.length);
  return (
    <SheetFrame
      {...frame}
      subtitle={`${t(data.lowestWins ? 'any.lowest' : 'any.highest')} · ${t('players', { count: seats.length })}`}
      extra={
        cell === null ? null : (
          <Pad
            key={`${cell.round} ${cell.seat}`}
            owner={seats[cell.seat] ?? { name: '', colour: 'green', bot: null }}
            round={cell.round + 1}
            points={data.rounds[cell.round]?.[cell.seat] ?? null}
            nextName={seats[follower?.seat ?? 0]?.name ?? ''}
            onWrite={write}
            onNext={() => setCellAt(follower)}
            onDrop={
              written > 0 && cell.round < written
                ? () => {
                    change((sheet) => dropRound(sheet, cell.round));
                    setCellAt(null);
                  }
                : null
            }
            onClose={() => setCellAt(null)}
          />
        )
      }
      bar={
        <ButtonRow>
          <Button
            kind="secondary"
            label={t('any.finish')}
            disabled={outcome === null}
            onRefused={() => refuse(t('any.nothingYet'))}
            onPress={() => setFinished(true)}
          />
          <Button
            grow
            label={
              next === null
                ? t('any.write')
                : t('any.writeFor', { name: seats[next.seat]?.name ?? '', round: next.round + 1 })
            }
            onPress={() => setCellAt(next)}
          />
        </ButtonRow>
      }
    >
      <View>
        <Grid
          seats={seats}
          sheet={data}
          outcome={outcome}
          format={formatPoints}
          onCell={(round, seat) => setCellAt({ round, seat })}
        />
      </View>
    </SheetFrame>
  );
}

/** Where the pad goes next: the next player, then the next round. */
const after = ({ round, seat }: Cell, seatCount: number): Cell =>
  seat + 1 < seatCount ? { round, seat: seat + 1 } : { round: round + 1, seat: 0 };
