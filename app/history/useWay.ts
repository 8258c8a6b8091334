import { useCallback, useRef, useState } from 'react';
import { breathe } from '../breathe';
import type { OnWay } from './contents';

/** What takes its time with much in the history. */
export type Work = 'collecting' | 'packing' | 'reading' | 'comparing' | 'checking' | 'writing';

/** Less than this is over before anybody could read how far it is. */
const SOON = 300;
/** This long the screen may stand still. */
const STILL = 40;

export interface Way {
  /** How far it is, from 0 to 1; null while nothing takes long. */
  readonly way: { readonly work: Work; readonly share: number } | null;
  /** Whoever does the work tells this how far it is, and meanwhile the screen draws. */
  readonly during: (work: Work) => OnWay;
  readonly arrived: () => void;
}

/** How far something long is, as soon as it is known to be long. */
export function useWay(): Way {
  const [way, setWay] = useState<Way['way']>(null);
  const begun = useRef<number | null>(null);
  const during = useCallback((work: Work): OnWay => {
    begun.current ??= Date.now();
    const since = begun.current;
    let last = since;
    return async (share) => {
      const now = Date.now();
      if (now - last < STILL) return;
      if (now - since > SOON) setWay({ work, share });
      await breathe();
      last = Date.now();
    };
  }, []);
  const arrived = useCallback(() => {
    begun.current = null;
    setWay(null);
  }, []);
  return { way, during, arrived };
}
