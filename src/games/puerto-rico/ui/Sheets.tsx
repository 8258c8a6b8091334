import type { Seat } from '@antilles/engine';
import { useState } from 'react';
import { WhileOpen } from '@/ui/overlays/WhileOpen';
import { sinceLast } from '@/ui/table/SinceSheet';
import { useOpened } from '@/ui/table/useHeld';
import type { HandOver } from './HandOver';
import { MarketSheet } from './MarketSheet';
import { PlayerSheet } from './PlayerSheet';
import { SupplySheet } from './SupplySheet';
import type { PuertoRicoTable, Turn } from './useTurn';

export type SheetName = 'market' | 'supplies';

/**
 * Which sheet lies over the table. The market opens by itself when it is time to build, and goes with the question; not
 * over the words of a tutorial, the verdict of a review, or what somebody who has just opened the game may want to read
 * first. Nor under the finger of the one before: it waits for the ribbon, and where nothing moves it waits to be opened.
 */
export function useSheet(table: PuertoRicoTable, { question, handed, ribbon }: HandOver) {
  const { show, decision } = table;
  const [sheet, setSheet, setAtOnce] = useOpened<SheetName>(table);
  const [builtFor, setBuiltFor] = useState<string | null>(null);
  const [opened] = useState(() => show.snapshot.version);
  const isNew = show.snapshot.version <= opened + 2 && sinceLast(table, decision?.seat ?? null).length > 1;
  const building = decision?.kind === 'builder/build';
  if (building && builtFor !== question && show.mode !== 'review' && table.tutorial === null && !ribbon.stands) {
    setBuiltFor(question);
    if (!isNew && (handed === null || ribbon.ms > 0)) setAtOnce('market');
  }
  if (!building && builtFor !== null) {
    setBuiltFor(null);
    if (sheet === 'market') setAtOnce(null);
  }
  return [sheet, setSheet] as const;
}

/** What can be opened over the table: somebody's board, what is left of everything, and the market. */
export function Sheets({
  table,
  turn,
  handOver: { seat, question, ribbon },
  looking,
  sheet,
  onLook,
  onSheet,
  onRead,
}: {
  table: PuertoRicoTable;
  turn: Turn;
  handOver: HandOver;
  /** Whose board is looked at. */
  looking: Seat | null;
  sheet: SheetName | null;
  onLook: (seat: Seat | null) => void;
  onSheet: (sheet: SheetName | null) => void;
  onRead: (section: string) => void;
}) {
  const { view, seats, show, decision, hintSays } = table;
  const { hint } = turn;
  const building = decision?.kind === 'builder/build';
  const close = (): void => onSheet(null);
  const answer: PuertoRicoTable['submit'] = (action) => {
    close();
    table.submit(action);
  };
  return (
    <WhileOpen open={looking !== null || sheet !== null}>
      <PlayerSheet seat={looking} view={view} seats={seats} onRead={onRead} onClose={() => onLook(null)} />
      <SupplySheet open={sheet === 'supplies'} view={view} onClose={close} />
      <MarketSheet
        key={question ?? 'look'}
        open={sheet === 'market' && show.frame === null && !ribbon.stands}
        view={view}
        seats={seats}
        seat={seat}
        asked={building}
        question={question}
        hint={
          hintSays === null ? null : { building: hint?.type === 'build' ? hint.building : null, sentence: hintSays }
        }
        onHint={() => table.askHint()}
        withColonist={(id) => building && turn.whyNot({ type: 'build', building: id, declined: true }) === null}
        onBuild={(id, declined) => answer({ type: 'build', building: id, ...(declined ? { declined } : {}) })}
        onPass={() => answer({ type: 'pass' })}
        onRefuse={table.refuse}
        onRead={onRead}
        onClose={close}
      />
    </WhileOpen>
  );
}
