import { below, pick, type HasRng } from '@antilles/engine';
import type { KeyValue } from '@/storage/saveStore';
import type { Entry } from '@/storage/slots';

/**
 * What may go wrong with one operation of a device:
 * `fail`: it says no and does nothing. `torn`: it stops half-way and says no. `late`: it does it all and says no.
 * `half`: it stops half-way and says yes. `lost`: it does nothing and says yes. `stale`: it answers with the value before.
 * `dead`: the app is killed before it; `dead-torn`, `dead-done`: in the middle of it, or before it could answer.
 */
export const FAULTS = ['fail', 'torn', 'late', 'half', 'lost', 'stale'] as const;
export const DEATHS = ['dead', 'dead-torn', 'dead-done'] as const;
export type Fault = (typeof FAULTS)[number] | (typeof DEATHS)[number];

/** A life on such a device: a fault at one in so many operations, or none at all, and death at one of the first so many. */
export function aLife(
  luck: HasRng,
  among: { readonly death: number; readonly fault: number },
): (operation: number) => Fault | undefined {
  const death = below(luck, among.death);
  const how = pick(luck, DEATHS);
  const calm = below(luck, 2) === 0;
  return (operation) => {
    if (operation === death) return how;
    return !calm && below(luck, among.fault) === 0 ? pick(luck, FAULTS) : undefined;
  };
}

export interface TestDevice extends KeyValue {
  readonly data: Map<string, string>;
  /** How many operations were asked of it so far. */
  readonly operations: number;
  readonly isDead: boolean;
  /** The most characters it holds. */
  room: number;
}

/**
 * A device that does what the plan says: the fault of the nth operation, if any. After a death it never answers again.
 * With transactions it can `swap`, all of it or nothing, whatever goes wrong.
 */
export function testDevice(
  data: Map<string, string> = new Map(),
  plan: (operation: number, kind: 'get' | 'set' | 'remove' | 'keys') => Fault | undefined = () => undefined,
  { transactions = false }: { readonly transactions?: boolean } = {},
): TestDevice {
  const before = new Map<string, string | null>();
  let operations = 0;
  let isDead = false;
  let room = Infinity;

  /** Runs one operation. `whole` and `part` are what happens when it is done, and when it is done half. */
  function operate<T>(
    kind: 'get' | 'set' | 'remove' | 'keys',
    answer: () => T,
    whole: () => void = () => undefined,
    part: () => void = () => undefined,
    stale: () => T = answer,
    isFull: () => boolean = () => false,
  ): Promise<T> {
    if (isDead) return new Promise(() => undefined);
    const fault = plan(operations++, kind);
    if (fault === 'dead' || fault === 'dead-torn' || fault === 'dead-done') {
      isDead = true;
      if (fault === 'dead-torn') part();
      if (fault === 'dead-done') whole();
      return new Promise(() => undefined);
    }
    if (fault === 'torn' || fault === 'half') part();
    if (fault === 'late' || fault === undefined || fault === 'stale') {
      if (isFull()) return Promise.reject(new Error('full'));
      whole();
    }
    if (fault === 'fail' || fault === 'torn' || fault === 'late') return Promise.reject(new Error(fault));
    return Promise.resolve().then(fault === 'stale' ? stale : answer);
  }

  const size = (): number => [...data].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  const put = (key: string, value: string): void => {
    before.set(key, data.get(key) ?? null);
    data.set(key, value);
  };

  function swap(expected: readonly Entry[], changes: readonly Entry[]): Promise<boolean> {
    let done = true;
    return operate(
      'set',
      () => done,
      () => {
        done = expected.every(([key, value]) => (data.get(key) ?? null) === value);
        if (!done) return;
        for (const [key, value] of changes) {
          if (value === null) data.delete(key);
          else put(key, value);
        }
      },
      undefined,
      undefined,
      () =>
        size() + changes.reduce((sum, [key, value]) => sum + (value?.length ?? 0) - (data.get(key)?.length ?? 0), 0) >
        room,
    );
  }

  return {
    ...(transactions ? { swap } : {}),
    data,
    get operations() {
      return operations;
    },
    get isDead() {
      return isDead;
    },
    get room() {
      return room;
    },
    set room(characters) {
      room = characters;
    },
    getItem: (key) =>
      operate(
        'get',
        () => data.get(key) ?? null,
        undefined,
        undefined,
        () => before.get(key) ?? null,
      ),
    setItem: (key, value) =>
      operate(
        'set',
        () => undefined,
        () => put(key, value),
        () => put(key, value.slice(0, Math.floor(value.length / 2))),
        undefined,
        () => size() - (data.get(key)?.length ?? -key.length) + value.length > room,
      ),
    removeItem: (key) =>
      operate(
        'remove',
        () => undefined,
        () => void data.delete(key),
      ),
    getAllKeys: () => operate('keys', () => [...data.keys()]),
  };
}
