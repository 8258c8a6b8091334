import {
  createContext,
  useCallback,
  useContext,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { GUARD_MS } from './guardMs';

interface Guarded {
  /** Whether what is here has been on screen long enough for a tap on it to be meant. */
  readonly settled: boolean;
  /** Whether what is here decides something. */
  readonly decides: boolean;
  /** Somebody tapped what does not count yet. */
  hurried(): void;
}

const GuardContext = createContext<Guarded>({ settled: true, decides: true, hurried: () => undefined });

/**
 * Nothing that decides appears under a finger: after `of` changes, and when this is drawn for the first time, the
 * buttons inside count only when they have been on screen for `GUARD_MS`. Fingers, keys and screen readers alike. A press
 * that comes too soon starts that time anew: a run of taps on the buttons of one question never becomes the answer to the
 * next, however long it goes on. Whoever pauses once is heard.
 */
export function Guard({
  of,
  after = 0,
  decides,
  children,
}: {
  of: string;
  /** How long it moves first. */ after?: number;
  /** Whether its buttons decide something, as they do unless a guard around this one says otherwise; if not, tapping on does not make it wait longer. */
  decides?: boolean;
  children: ReactNode;
}) {
  const around = useContext(GuardContext);
  const [known, setKnown] = useState({ of, settled: GUARD_MS === 0 });
  if (known.of !== of) setKnown({ of, settled: GUARD_MS === 0 });
  const again = useOnceSeen(of, () => setKnown({ of, settled: true }), after);
  const isDeciding = decides ?? around.decides;
  const settled = around.settled && known.settled;
  const { hurried: hurriedAround } = around;
  const hurried = useCallback(() => {
    if (isDeciding) again();
    hurriedAround();
  }, [isDeciding, again, hurriedAround]);
  const guarded = useMemo(() => ({ settled, decides: isDeciding, hurried }), [settled, isDeciding, hurried]);
  return <GuardContext.Provider value={guarded}>{children}</GuardContext.Provider>;
}

/** Whether a button here may count, and whom to tell when it was pressed too soon. */
export const useGuard = (): Guarded => useContext(GuardContext);

/**
 * Calls `then` once what `key` names has been on screen for `GUARD_MS`, and again for every new key; null names nothing.
 * Counted from the frame that draws it, after whatever moves for `after` milliseconds has come to rest. Returns how to
 * count anew, as long as it has not been called.
 */
export function useOnceSeen(key: string | null, then: () => void, after = 0): () => void {
  const seen = useEffectEvent(then);
  const rest = useEffectEvent(() => after);
  const again = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    if (key === null || GUARD_MS === 0) return;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const wait = (ms: number, next: () => void): void => {
      if (timer !== null) clearTimeout(timer);
      timer = setTimeout(next, ms);
    };
    const count = (): void => {
      again.current = count;
      wait(GUARD_MS, () => {
        again.current = null;
        seen();
      });
    };
    const frame = requestAnimationFrame(() => {
      if (rest() > 0) wait(rest(), count);
      else count();
    });
    return () => {
      cancelAnimationFrame(frame);
      if (timer !== null) clearTimeout(timer);
      again.current = null;
    };
  }, [key]);
  return useCallback(() => again.current?.(), []);
}
