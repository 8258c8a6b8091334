import type { KeyValue } from '@/storage/slots';
import type { Fault, testDevice, TestDevice } from '@/tools/faultyDevice';

type Plan = NonNullable<Parameters<typeof testDevice>[1]>;

/** The same faults on something that writes whole or not at all: no text of it is ever torn. */
export function whole(plan: Plan = () => undefined): Plan {
  const instead: Partial<Record<Fault, Fault>> = { torn: 'fail', half: 'lost', 'dead-torn': 'dead' };
  return (operation, kind) => {
    const fault = plan(operation, kind);
    return fault === undefined ? undefined : (instead[fault] ?? fault);
  };
}

/** Another way to use a device, with the test's handles on the one underneath. */
export const dressed = (raw: TestDevice, way: KeyValue): TestDevice => ({
  ...way,
  data: raw.data,
  get operations() {
    return raw.operations;
  },
  get isDead() {
    return raw.isDead;
  },
  get room() {
    return raw.room;
  },
  set room(characters) {
    raw.room = characters;
  },
});

/**
 * Several changes as one operation of the device: whatever happens to the first of them, the disk full included, happens
 * to all.
 */
export async function commit(raw: TestDevice, changes: ReadonlyMap<string, string | null>): Promise<void> {
  const [[key, value] = [], ...others] = changes;
  if (key === undefined) return;
  const grows = [...changes].reduce((sum, [each, text]) => sum + (text === null ? 0 : each.length + text.length), 0);
  const used = [...raw.data].reduce((sum, [each, text]) => sum + each.length + text.length, 0);
  const gone = [...changes.keys()].reduce((sum, each) => {
    const text = raw.data.get(each);
    return text === undefined ? sum : sum + each.length + text.length;
  }, 0);
  if (used - gone + grows > raw.room) throw new Error('full');
  const doAll = (): void => {
    if ((raw.data.get(key) ?? null) !== (value ?? null)) return;
    for (const [each, text] of others) {
      if (text === null) raw.data.delete(each);
      else raw.data.set(each, text);
    }
  };
  const done = value === null || value === undefined ? raw.removeItem(key) : raw.setItem(key, value);
  doAll();
  await done;
}
