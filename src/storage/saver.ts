import type { Save } from '@/session/record';
import { createSignal } from '@/session/signal';
import { ChangedElsewhere } from './elsewhere';

/** Brings saves to the device, one write at a time; of each game only the newest still waiting is written. */
export interface Saver<Kept extends { readonly id: string } = Save> {
  queue(save: Kept): void;
  /** `failed` from a failed write until everything is written. */
  status(): SaverStatus;
  subscribe(listener: () => void): () => void;
  /** Tries at once. Resolves when all is written, or when a write failed: `status` says which. */
  flush(): Promise<void>;
  /** Tries again now instead of after the pause. */
  retry(): void;
  /** Whether another window went on with it: what comes from this one is not written, until it is forgotten here. */
  isOvertaken(id: string): boolean;
  /** Drops what is queued for a game that is removed or read anew; resolves when none of it can be written any more. */
  forget(id: string): Promise<void>;
}

export type SaverStatus = 'saved' | 'saving' | 'failed';

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;

/** A failed write is tried again after growing pauses, and with the next save; the game goes on meanwhile. */
export function createSaver<Kept extends { readonly id: string } = Save>(
  write: (save: Kept) => Promise<void>,
  pause: (ms: number) => Promise<void>,
): Saver<Kept> {
  const waiting = new Map<string, Kept>();
  const overtaken = new Set<string>();
  const { subscribe, emit } = createSignal();
  let working = false;
  let failures = 0;
  let shown: SaverStatus = 'saved';
  let wake: () => void = nothing;
  let flushed: (() => void)[] = [];
  /** The write under way, and whether its game has been forgotten meanwhile. */
  let current: { readonly id: string; readonly done: Promise<void>; forgotten: boolean } | null = null;

  const status = (): SaverStatus => (failures > 0 ? 'failed' : working ? 'saving' : 'saved');

  function show(): void {
    if (status() === shown) return;
    shown = status();
    emit();
  }

  function answerFlushes(): void {
    const answered = flushed;
    flushed = [];
    for (const resolve of answered) resolve();
  }

  /** Writes one save; false when that failed. What failed waits again, unless something newer does. */
  async function writeOne(id: string, save: Kept): Promise<boolean> {
    waiting.delete(id);
    let finish = nothing;
    const mine = { id, done: new Promise<void>((resolve) => (finish = resolve)), forgotten: false };
    current = mine;
    try {
      await write(save);
      return true;
    } catch (error) {
      if (mine.forgotten) return true;
      if (error instanceof ChangedElsewhere) {
        // Nothing that was played here since can be kept: it would bury what was played there.
        overtaken.add(id);
        waiting.delete(id);
        emit();
        return true;
      }
      if (!waiting.has(id)) waiting.set(id, save);
      return false;
    } finally {
      current = null;
      finish();
    }
  }

  async function work(): Promise<void> {
    // Whatever else is queued in this turn of the event loop comes first: it may be newer.
    await Promise.resolve();
    while (waiting.size > 0) {
      let allWritten = true;
      for (const [id, save] of [...waiting]) {
        if (waiting.has(id)) allWritten = (await writeOne(id, waiting.get(id) ?? save)) && allWritten;
      }
      failures = allWritten ? 0 : failures + 1;
      if (allWritten) continue;
      const woken = new Promise<void>((resolve) => (wake = resolve));
      show();
      answerFlushes();
      await Promise.race([pause(pauseAfter(failures)).catch(nothing), woken]);
      wake = nothing;
    }
    failures = 0;
    working = false;
    show();
    answerFlushes();
  }

  return {
    queue(save) {
      if (overtaken.has(save.id)) return;
      waiting.set(save.id, save);
      wake();
      if (working) return;
      working = true;
      show();
      void work();
    },
    status,
    subscribe,
    flush() {
      if (!working) return Promise.resolve();
      return new Promise((resolve) => {
        flushed.push(resolve);
        wake();
      });
    },
    retry: () => wake(),
    isOvertaken: (id) => overtaken.has(id),
    async forget(id) {
      waiting.delete(id);
      overtaken.delete(id);
      // With nothing left to write there is nothing left to have failed.
      if (waiting.size === 0) wake();
      if (current?.id !== id) return;
      current.forgotten = true;
      await current.done;
    },
  };
}

const pauseAfter = (failures: number): number => Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE);

function nothing(): void {}
