import { useCallback, useRef, useState } from 'react';
import type { Gradual } from '@/storage/gradual';
import { breathe } from '../breathe';

/** What takes its time with much in the history. */
export type Work = 'collecting' | 'packing' | 'reading' | 'comparing' | 'checking' | 'writing' | 'undoing';

/** Told how much of something long is done, from 0 to 1; what it answers is waited for. */
export type OnProgress = (share: number) => Promise<void>;

/** Less than this is over before anybody could read how far it is. */
const SOON = 300;
/** This long the screen may stand still. */
const STILL = 40;

export interface ProgressAccess {
  /** How far it is, from 0 to 1; null while nothing takes long. */
  readonly progress: { readonly work: Work; readonly share: number } | null;
  /** Whoever does the work tells this how far it is, and meanwhile the screen draws. */
  readonly during: (work: Work) => OnProgress;
  readonly finished: () => void;
}

/** How far something long is, as soon as it is known to be long. */
export function useProgress(): ProgressAccess {
  const [progress, setProgress] = useState<ProgressAccess['progress']>(null);
  const begun = useRef<number | null>(null);
  const during = useCallback((work: Work): OnProgress => {
    begun.current ??= Date.now();
    const since = begun.current;
    let last = since;
    return async (share) => {
      const now = Date.now();
      if (now - last < STILL) return;
      if (now - since > SOON) setProgress({ work, share });
      await breathe();
      last = Date.now();
    };
  }, []);
  const finished = useCallback(() => {
    begun.current = null;
    setProgress(null);
  }, []);
  return { progress, during, finished };
}

/** Does something long without holding the screen up. */
export async function slowly<T>(work: Gradual<T>, onProgress: OnProgress): Promise<T> {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    await onProgress(step.value);
  }
}
