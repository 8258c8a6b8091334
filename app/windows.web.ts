import type { Hold, HoldManner } from './windows';

export type { Hold, HoldManner } from './windows';

/** What this window has, and what it is letting go of. */
interface Held {
  users: number;
  isLost: boolean;
  readonly listeners: Set<() => void>;
  readonly letGo: () => void;
  /** When the browser has given it back. */
  readonly gone: Promise<void>;
}

const held = new Map<string, Held>();

/**
 * Web Locks: the browser gives one back when its page is closed or dies, so that nothing stays locked. A browser without
 * them gives everything to everybody, and relies on the stores: they refuse what would bury another window's moves.
 */
export async function hold(name: string, manner: HoldManner): Promise<Hold | null> {
  if (typeof navigator.locks === 'undefined') return aUse({ ...NOTHING, listeners: new Set() });
  for (;;) {
    const mine = held.get(name);
    if (mine === undefined) break;
    if (mine.users > 0 && !mine.isLost) return aUse(mine);
    // Let go of a moment ago, or taken by another window: what was ours must not stand in our own way.
    await mine.gone;
  }
  return new Promise((resolve) => {
    const options = manner === 'take' ? { steal: true } : { ifAvailable: true };
    let gone: () => void = () => undefined;
    let got = (): Held | null => null;
    const asked = navigator.locks.request(name, options, (lock) => {
      if (lock === null) return resolve(null);
      return new Promise<void>((letGo) => {
        const whenGone = new Promise<void>((done) => (gone = done));
        const mine: Held = { users: 0, isLost: false, listeners: new Set(), letGo, gone: whenGone };
        got = () => mine;
        held.set(name, mine);
        resolve(aUse(mine));
      });
    });
    // It ends when it is let go of; it fails when another window took it, or when the browser gives no locks here.
    asked
      .catch(() => {
        const mine = got();
        if (mine === null) resolve(aUse({ ...NOTHING, listeners: new Set() }));
        else lose(mine);
      })
      .then(() => {
        if (held.get(name) === got()) held.delete(name);
        gone();
      }, console.error);
  });
}

const NOTHING = { users: 0, isLost: false, letGo: () => undefined, gone: Promise.resolve() };

function lose(mine: Held): void {
  mine.isLost = true;
  for (const listener of [...mine.listeners]) listener();
}

/** One of perhaps several screens of this window that have it; it is let go of with the last. */
function aUse(mine: Held): Hold {
  mine.users++;
  let released = false;
  return {
    isLost: () => mine.isLost,
    subscribe(listener) {
      mine.listeners.add(listener);
      return () => void mine.listeners.delete(listener);
    },
    release() {
      if (released) return;
      released = true;
      if (--mine.users === 0) mine.letGo();
    },
  };
}

// A page that the browser keeps for "back" holds nothing while it lies there: another window may have gone on since.
if (typeof window !== 'undefined') {
  let hadSomething = false;
  window.addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    hadSomething = held.size > 0;
    for (const mine of held.values()) mine.letGo();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hadSomething) location.reload();
  });
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('antilles');
const listeners = new Set<(keys: readonly string[]) => void>();

const heard = (keys: readonly string[]): void => {
  for (const listener of [...listeners]) listener(keys);
};

channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  // Another version of the app may speak differently.
  heard(Array.isArray(data) ? data.filter((key) => typeof key === 'string') : []);
});

// What lies in localStorage reaches other windows a little later than the word of it.
if (typeof window !== 'undefined') window.addEventListener('storage', ({ key }) => heard(key === null ? [] : [key]));

export const tellOthers = (keys: readonly string[]): void => channel?.postMessage(keys);

export function hearOthers(prefix: string, listener: () => void): () => void {
  const hear = (keys: readonly string[]): void => {
    if (keys.some((key) => key.startsWith(prefix))) listener();
  };
  listeners.add(hear);
  return () => void listeners.delete(hear);
}
