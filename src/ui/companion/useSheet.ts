import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TablePlayer } from '@/session/seats';
import { at, putBack, seated, takeBack, writeOn, type Sheet, type SheetProblem } from '@/storage/sheetFile';
import { useIsLost, type Claim } from '../claim';
import type { SeatRange } from '../setup/seats';
import { useCompanion, type OpenedSheet } from './services';

/** A sheet that lies open: what is on it, and everything one can do with it. Every change is kept at once. */
export interface OpenSheet<Data> {
  readonly sheet: Sheet;
  readonly seats: readonly TablePlayer[];
  readonly data: Data;
  /** With the same `mark` as the change before, it is the same step: digits of one figure, a slider on its way. */
  readonly change: (how: (data: Data) => Data, mark?: string) => void;
  /** A change that is no step of its own: nothing that somebody would take back. */
  readonly amend: (how: (data: Data) => Data) => void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  /** Remembers which play it became, and what the history was told. */
  readonly setPlay: (playId: string, told: string) => void;
  readonly people: SheetPeople;
}

/** Where somebody's figures come from: a seat of before, or null for somebody who is new. */
export type From = readonly (number | null)[];

/** Whom a sheet can have, and what becomes of what stands on it with other people. */
export interface Reseating<Data> {
  readonly range: (data: Data) => SeatRange;
  /** What stands on it, for the people `from` names; null: that cannot be. */
  readonly reseat: (data: Data, from: From) => Data | null;
}

/** The people of a sheet, who can be put right at any time. */
export interface SheetPeople {
  readonly range: SeatRange;
  /** False when the sheet cannot be had with them. */
  readonly set: (seats: readonly TablePlayer[], from: From) => boolean;
}

export type SheetState<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  /** Another window has it open; `wentOn`: it was open here before. */
  | { readonly status: 'elsewhere'; readonly wentOn: boolean; readonly takeOver: () => void }
  | { readonly status: 'unreadable'; readonly problem: SheetProblem }
  | { readonly status: 'open'; readonly open: OpenSheet<Data> };

/** Opens the sheet of an address. `parse`, always the same one, reads what is on it, or says null when that makes no sense. */
export function useSheet<Data>(
  sheetId: string,
  kind: string,
  parse: (raw: unknown, seatCount: number) => Data | null,
  { range, reseat }: Reseating<Data>,
): SheetState<Data> {
  const { open: openSheet, save } = useCompanion();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [trouble, setTrouble] = useState<'missing' | 'elsewhere' | SheetProblem | null>(null);
  const [manner, setManner] = useState<{ readonly is: 'ask' | 'take' }>({ is: 'ask' });
  const [claim, setClaim] = useState<Claim | undefined>(undefined);
  const latest = useRef<Sheet | null>(null);
  const lastMark = useRef<string | null>(null);

  useEffect(() => {
    let here = true;
    let mine: Claim | undefined;
    const show = (opened: OpenedSheet): void => {
      if (opened === 'elsewhere') {
        if (here) setTrouble('elsewhere');
        return;
      }
      const { loaded } = opened;
      mine = opened.claim;
      if (!here) return mine.release();
      setClaim(mine);
      if (loaded === null || (loaded.ok && loaded.sheet.kind !== kind)) setTrouble('missing');
      else if (!loaded.ok) setTrouble(loaded.problem);
      else {
        latest.current = loaded.sheet;
        setSheet(loaded.sheet);
        setTrouble(null);
      }
    };
    openSheet(sheetId, manner.is).then(show, () => {
      if (here) setTrouble('unreadable-now');
    });
    return () => {
      here = false;
      mine?.release();
    };
  }, [sheetId, kind, openSheet, manner]);
  const wentOn = useIsLost(claim);
  const takeOver = useCallback(() => {
    latest.current = null;
    setSheet(null);
    setClaim(undefined);
    setTrouble(null);
    setManner({ is: 'take' });
  }, []);

  const put = useCallback(
    (next: Sheet | null) => {
      if (next === null || claim?.isLost() === true) return;
      latest.current = next;
      setSheet(next);
      save(next);
    },
    [save, claim],
  );
  const data = useMemo(() => (sheet === null ? null : parse(sheet.data, sheet.seats.length)), [sheet, parse]);
  const change = useCallback(
    (how: (data: Data) => Data, mark?: string) => {
      const old = latest.current;
      if (old === null) return;
      // What is on the latest sheet was shown, so it could be read.
      const now = parse(old.data, old.seats.length);
      if (now === null) return;
      const next = how(now);
      if (next === now) return;
      const same = mark !== undefined && mark === lastMark.current;
      put(same ? { ...at(old, Date.now()), data: next, future: [] } : writeOn(old, next, Date.now()));
      lastMark.current = mark ?? null;
    },
    [put, parse],
  );
  const amend = useCallback(
    (how: (data: Data) => Data) => {
      const old = latest.current;
      const now = old === null ? null : parse(old.data, old.seats.length);
      if (old !== null && now !== null) put({ ...at(old, Date.now()), data: how(now) });
    },
    [put, parse],
  );
  const undo = useCallback(() => {
    lastMark.current = null;
    put(latest.current && takeBack(latest.current, Date.now()));
  }, [put]);
  const redo = useCallback(() => {
    lastMark.current = null;
    put(latest.current && putBack(latest.current, Date.now()));
  }, [put]);
  const setPlay = useCallback(
    (playId: string, told: string) => put(latest.current && { ...at(latest.current, Date.now()), playId, told }),
    [put],
  );
  const setPeople = useCallback(
    (seats: readonly TablePlayer[], from: From): boolean => {
      const old = latest.current;
      if (old === null) return false;
      const retell = (raw: unknown): Data | null => {
        const now = parse(raw, old.seats.length);
        return now === null ? null : reseat(now, from);
      };
      const next = seated(old, seats, retell, Date.now());
      lastMark.current = null;
      put(next);
      return next !== null;
    },
    [put, parse, reseat],
  );

  if (wentOn || trouble === 'elsewhere') return { status: 'elsewhere', wentOn, takeOver };
  if (trouble === 'missing') return { status: trouble };
  if (trouble !== null) return { status: 'unreadable', problem: trouble };
  if (sheet === null) return { status: 'loading' };
  if (data === null) return { status: 'unreadable', problem: 'damaged' };
  return {
    status: 'open',
    open: {
      sheet,
      seats: sheet.seats,
      data,
      change,
      amend,
      undo: sheet.past.length === 0 ? null : undo,
      redo: sheet.future.length === 0 ? null : redo,
      setPlay,
      people: { range: range(data), set: setPeople },
    },
  };
}
