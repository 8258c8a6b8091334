import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SavedSeat } from '../../storage/saveFile';
import { at, putBack, takeBack, writeOn, type Sheet, type SheetProblem } from '../../storage/sheetFile';
import { useCompanion } from './services';

/** A sheet that lies open: what is on it, and everything one can do with it. Every change is kept at once. */
export interface OpenSheet<Data> {
  readonly sheet: Sheet;
  readonly seats: readonly SavedSeat[];
  readonly data: Data;
  /** With the same `mark` as the change before, it is the same step: digits of one figure, a slider on its way. */
  readonly change: (how: (data: Data) => Data, mark?: string) => void;
  /** A change that is no step of its own: nothing that somebody would take back. */
  readonly amend: (how: (data: Data) => Data) => void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  /** Remembers which play it became. */
  readonly setPlay: (playId: string) => void;
}

export type SheetState<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'unreadable'; readonly problem: SheetProblem }
  | { readonly status: 'open'; readonly open: OpenSheet<Data> };

/** Opens the sheet of an address. `parse`, always the same one, reads what is on it, or says null when that makes no sense. */
export function useSheet<Data>(
  sheetId: string,
  kind: string,
  parse: (raw: unknown, seatCount: number) => Data | null,
): SheetState<Data> {
  const { read, save } = useCompanion();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [trouble, setTrouble] = useState<SheetState<Data> | null>(null);
  const latest = useRef<Sheet | null>(null);
  const lastMark = useRef<string | null>(null);

  useEffect(() => {
    let here = true;
    void read(sheetId).then((loaded) => {
      if (!here) return;
      if (loaded === null || (loaded.ok && loaded.sheet.kind !== kind)) setTrouble({ status: 'missing' });
      else if (!loaded.ok) setTrouble({ status: 'unreadable', problem: loaded.problem });
      else {
        latest.current = loaded.sheet;
        setSheet(loaded.sheet);
      }
    });
    return () => {
      here = false;
    };
  }, [sheetId, kind, read]);

  const put = useCallback(
    (next: Sheet | null) => {
      if (next === null) return;
      latest.current = next;
      setSheet(next);
      save(next);
    },
    [save],
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
    (playId: string) => put(latest.current && { ...at(latest.current, Date.now()), playId }),
    [put],
  );

  if (trouble !== null) return trouble;
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
    },
  };
}
