/**
 * A stand-in for a browser's IndexedDB, as far as it is used: connections, transactions that wait for each other, are
 * whole or nothing and end by themselves when nothing is asked of them any more. `kill.e2e.ts` has the real one.
 */
import { openIndexedDb } from '@/storage/device/indexedDb';
import { opening } from '@/storage/device/places';
import { testDevice as plainDevice, type TestDevice } from '@/tools/faultyDevice';
import { commit, dressed, whole } from './dressed';

export { DEATHS, FAULTS, type Fault, type TestDevice } from '@/tools/faultyDevice';

/** A request, or a transaction: whoever waits for it sets these. */
interface Waited {
  result?: unknown;
  error: Error | null;
  onsuccess?: () => void;
  onerror?: () => void;
  oncomplete?: () => void;
  onabort?: () => void;
  onupgradeneeded?: () => void;
}

/** Later: what promises have to do first is done by then. */
async function later(): Promise<void> {
  for (let i = 0; i < 10; i++) await Promise.resolve();
}

function connectionTo(raw: TestDevice): object {
  let last: Promise<unknown> = Promise.resolve();

  function transaction(_store: string, mode: string): object {
    const changes = new Map<string, string | null>();
    const asked: (() => Promise<void>)[] = [];
    const ended: Waited = { error: null };
    const request = (answer: () => Promise<unknown>): Waited => {
      const waited: Waited = { error: null };
      asked.push(async () => {
        try {
          waited.result = await answer();
          waited.onsuccess?.();
        } catch (error) {
          waited.error = error as Error;
          waited.onerror?.();
          throw error;
        }
        // What follows from an answer may ask for more, in this same transaction.
        await later();
      });
      return waited;
    };
    const change = (key: string, value: string | null): Waited => {
      if (mode !== 'readwrite') throw new Error('ReadOnlyError');
      return request(() => Promise.resolve(void changes.set(key, value)));
    };
    const run = async (): Promise<void> => {
      try {
        for (let next = asked.shift(); next !== undefined; next = asked.shift()) await next();
        await commit(raw, changes);
        ended.oncomplete?.();
      } catch (error) {
        ended.error = error as Error;
        ended.onabort?.();
      }
    };
    last = last.then(later).then(run);
    const store = {
      transaction: ended,
      get: (key: string) =>
        request(async () => {
          const value = changes.has(key) ? changes.get(key) : await raw.getItem(key);
          return value ?? undefined;
        }),
      getAllKeys: () => request(() => raw.getAllKeys().then((keys) => [...keys].sort())),
      put: (value: string, key: string) => change(key, value),
      delete: (key: string) => change(key, null),
    };
    return { objectStore: () => store };
  }
  return { transaction, createObjectStore: () => undefined };
}

/** The databases there are, by name. */
const databases = new Map<string, TestDevice>();

/** How opening goes: as ever, refused, or without an answer. */
export const browser = { opens: true as boolean | 'never' };

export const factory = {
  open(name: string): Waited {
    const request: Waited = { error: null };
    void later().then(() => {
      const raw = databases.get(name);
      if (browser.opens === 'never') return;
      if (browser.opens && raw !== undefined) {
        request.result = connectionTo(raw);
        request.onupgradeneeded?.();
        request.onsuccess?.();
      } else {
        request.error = new Error('refused');
        request.onerror?.();
      }
    });
    return request;
  },
};

/** A database with this name, from now on. */
export function haveDatabase(name: string, raw: TestDevice): void {
  databases.set(name, raw);
  Object.assign(globalThis, { indexedDB: factory });
}

let count = 0;

export function testDevice(...[data, plan]: Parameters<typeof plainDevice>): TestDevice {
  const raw = plainDevice(data, whole(plan));
  const name = `test-${count++}`;
  haveDatabase(name, raw);
  return dressed(
    raw,
    opening(() => openIndexedDb(name, 10_000)),
  );
}
