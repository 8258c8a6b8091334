import { createContext, useContext, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { GUARD_MS } from './guardMs';

/** Whether what is here has been on screen long enough for a tap on it to be meant. */
const SettledContext = createContext(true);

/**
 * Nothing that decides appears under a finger: after `of` changes, and when this is drawn for the first time, the
 * buttons inside count only when they have been on screen for `GUARD_MS`. Fingers, keys and screen readers alike.
 */
export function Guard({
  of,
  after = 0,
  children,
}: {
  of: string;
  /** How long it moves first. */ after?: number;
  children: ReactNode;
}) {
  const around = useContext(SettledContext);
  const [known, setKnown] = useState({ of, settled: GUARD_MS === 0 });
  if (known.of !== of) setKnown({ of, settled: GUARD_MS === 0 });
  useOnceSeen(of, () => setKnown({ of, settled: true }), after);
  return <SettledContext.Provider value={around && known.settled}>{children}</SettledContext.Provider>;
}

/** Whether a button here may count. */
export const useSettled = (): boolean => useContext(SettledContext);

/**
 * Calls `then` once what `key` names has been on screen for `GUARD_MS`, and again for every new key; null names nothing.
 * Counted from the frame that draws it, after whatever moves for `after` milliseconds has come to rest.
 */
export function useOnceSeen(key: string | null, then: () => void, after = 0): void {
  const seen = useEffectEvent(then);
  const rest = useEffectEvent(() => after);
  useLayoutEffect(() => {
    if (key === null || GUARD_MS === 0) return;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => seen(), rest() + GUARD_MS);
    });
    return () => {
      cancelAnimationFrame(frame);
      if (timer !== null) clearTimeout(timer);
    };
  }, [key]);
}
