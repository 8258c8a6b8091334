import type { Hold, HoldManner } from './windows';

export type { Hold, HoldManner } from './windows';

/** What this window has, and what it is letting go of. */
interface Held {
  /** What each screen that has it still does with it before another window gets it. */
  readonly uses: Set<() => Promise<void>>;
  /** Those that only wait for what is still to be written. */
  readonly leaving: Set<() => Promise<void>>;
  isLost: boolean;
  readonly listeners: Set<() => void>;
  readonly letGo: () => void;
  /** When the browser has given it back. */
  readonly gone: Promise<void>;
}

const held = new Map<string, Held>();

/** This long a window may take to hand over what another one wants; then it counts as dead, and is robbed. */
const HAND_OVER = 1500;

/**
 * A page that was left or closed has its locks a moment longer, on a busy phone for seconds, but it answers no more: who
 * does not say that it is there is waited for, this long.
 */
const LET_GO = 5000;

/** Said of something over `wanted`. */
interface Word {
  /** It is wanted: whoever has it finishes writing and lets go of it. Or is anybody there who has it? Somebody is. */
  readonly say: 'give' | 'whose' | 'mine';
  readonly name: string;
}

const wanted = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('antilles/wanted');

/**
 * Web Locks: the browser gives one back when its page is closed or dies, so that nothing stays locked. A browser without
 * them gives everything to everybody, and relies on the stores: they refuse what would bury another window's moves.
 */
export async function hold(name: string, manner: HoldManner, finish?: () => Promise<void>): Promise<Hold | null> {
  if (typeof navigator.locks === 'undefined') return aUse(nobodys(), finish);
  for (;;) {
    const mine = held.get(name);
    if (mine === undefined) break;
    if (mine.uses.size > 0 && !mine.isLost) return aUse(mine, finish);
    // Let go of a moment ago, or taken by another window: what was ours must not stand in our own way.
    await mine.gone;
  }
  return manner === 'take' ? take(name, finish) : ask(name, finish);
}

/** Null as soon as another window says that it has it. */
function ask(name: string, finish?: () => Promise<void>): Promise<Hold | null> {
  const patience = new AbortController();
  const given = lockWithin(LET_GO, name, finish, patience);
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (isWord(data) && data.say === 'mine' && data.name === name) patience.abort();
  };
  wanted?.addEventListener('message', hear);
  say({ say: 'whose', name });
  return given.finally(() => wanted?.removeEventListener('message', hear));
}

/** Asked for first: what a robbed window was just writing would land on top of what is read here. */
async function take(name: string, finish?: () => Promise<void>): Promise<Hold | null> {
  say({ say: 'give', name });
  return (await lockWithin(HAND_OVER, name, finish)) ?? lock(name, { steal: true }, finish);
}

async function lockWithin(
  ms: number,
  name: string,
  finish?: () => Promise<void>,
  patience = new AbortController(),
): Promise<Hold | null> {
  const timer = setTimeout(() => patience.abort(), ms);
  const given = await lock(name, { signal: patience.signal }, finish);
  clearTimeout(timer);
  return given;
}

/** Null when another window has it, or does not give it in time. */
function lock(name: string, options: LockOptions, finish?: () => Promise<void>): Promise<Hold | null> {
  return new Promise((resolve) => {
    let gone: () => void = () => undefined;
    let got = (): Held | null => null;
    const asked = navigator.locks.request(name, options, () => {
      return new Promise<void>((letGo) => {
        const whenGone = new Promise<void>((done) => (gone = done));
        const mine: Held = { ...nobodys(), letGo, gone: whenGone };
        got = () => mine;
        held.set(name, mine);
        resolve(aUse(mine, finish));
      });
    });
    // It ends when it is let go of; it fails when another window took it, or when the browser gives no locks here.
    asked
      .catch(() => {
        const mine = got();
        if (mine !== null) lose(mine);
        else resolve(options.signal?.aborted === true ? null : aUse(nobodys(), finish));
      })
      .then(() => {
        if (held.get(name) === got()) held.delete(name);
        gone();
      }, console.error);
  });
}

const nobodys = (): Held => ({
  uses: new Set(),
  leaving: new Set(),
  isLost: false,
  listeners: new Set(),
  letGo: () => undefined,
  gone: Promise.resolve(),
});

/** Told once: whoever was too slow to hand it over has been robbed, and may have taken it back since. */
function lose(mine: Held): void {
  mine.isLost = true;
  const told = [...mine.listeners];
  mine.listeners.clear();
  for (const listener of told) listener();
}

/** Nothing new is written from now on; what is being written is there before the other window reads. */
async function handOver(mine: Held): Promise<void> {
  mine.isLost = true;
  await Promise.allSettled([...mine.uses].map((finish) => finish()));
  lose(mine);
  mine.letGo();
}

const say = (word: Word): void => wanted?.postMessage(word);

/** Another version of the app may speak differently. */
const isWord = (data: unknown): data is Word => typeof data === 'object' && data !== null && 'say' in data;

wanted?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const mine = isWord(data) ? held.get(data.name) : undefined;
  if (!isWord(data) || mine === undefined || mine.isLost) return;
  if (data.say === 'give') void handOver(mine);
  else if (data.say === 'whose' && mine.uses.size > mine.leaving.size) say({ say: 'mine', name: data.name });
});

/** One of perhaps several screens of this window that have it; it is let go of with the last. */
function aUse(mine: Held, finish?: () => Promise<void>): Hold {
  let released: () => void = () => undefined;
  const whenReleased = new Promise<void>((done) => (released = done));
  const use = (): Promise<void> => finish?.() ?? whenReleased;
  mine.uses.add(use);
  return {
    isLost: () => mine.isLost,
    subscribe(listener) {
      mine.listeners.add(listener);
      return () => void mine.listeners.delete(listener);
    },
    release(written) {
      const letGo = (): void => {
        released();
        mine.leaving.delete(use);
        if (mine.uses.delete(use) && mine.uses.size === 0) mine.letGo();
      };
      if (written === undefined) return letGo();
      mine.leaving.add(use);
      void written.finally(letGo);
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
