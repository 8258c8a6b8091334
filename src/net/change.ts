import { sameJson } from '@antilles/engine';

/*
 * What is different between two pieces of JSON. A view changes little from one frame to the next, and a phone that comes
 * back is sent all of them. `[value]`: it is this now. `{ … }`: these parts of it changed, `drop` are gone; for a list
 * `length` is said where it is another.
 */
export type Change = readonly [unknown] | ListChange | RecordChange;
interface ListChange {
  readonly length?: number;
  readonly at: Readonly<Record<string, Change>>;
}
interface RecordChange {
  readonly in: Readonly<Record<string, Change>>;
  readonly drop?: readonly string[];
}

type Plain = Readonly<Record<string, unknown>>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Undefined when nothing is different. */
export function changeBetween(before: unknown, after: unknown): Change | undefined {
  if (before === after || sameJson(before, after)) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) {
    const at = changesOf(Object.keys(after), before as unknown as Plain, after as unknown as Plain);
    return before.length === after.length ? { at } : { length: after.length, at };
  }
  if (isPlain(before) && isPlain(after)) {
    const changed = changesOf(Object.keys(after), before, after);
    const drop = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
    return drop.length === 0 ? { in: changed } : { in: changed, drop };
  }
  return [after];
}

function changesOf(keys: readonly string[], before: Plain, after: Plain): Record<string, Change> {
  const changes: [string, Change][] = [];
  for (const key of keys) {
    const change = Object.hasOwn(before, key) ? changeBetween(before[key], after[key]) : ([after[key]] as const);
    if (change !== undefined) changes.push([key, change]);
  }
  return Object.fromEntries(changes);
}

/** Longer lists are not sent. */
const LONGEST_LIST = 100_000;

/** What was before, with the change made; parts that stay are shared. Throws when the change is none of it. */
export function changed(before: unknown, change: unknown): unknown {
  if (change === undefined) return before;
  if (Array.isArray(change)) {
    if (change.length !== 1) throw new Error('not a change');
    return change[0];
  }
  if (!isPlain(change)) throw new Error('not a change');
  if (Array.isArray(before) && isPlain(change.at)) {
    const length = change.length ?? before.length;
    if (typeof length !== 'number' || !Number.isInteger(length) || length < 0 || length > LONGEST_LIST)
      throw new Error('not a length');
    const list: unknown[] = before.slice(0, length);
    for (const [index, part] of Object.entries(change.at)) {
      const place = Number(index);
      if (!Number.isInteger(place) || place < 0 || place >= length || place > list.length) throw new Error('not there');
      list[place] = changed(list[place], part);
    }
    if (list.length !== length) throw new Error('not whole');
    return list;
  }
  if (isPlain(before) && isPlain(change.in)) {
    const drop: readonly unknown[] = Array.isArray(change.drop) ? change.drop : [];
    const kept = Object.entries(before).filter(([key]) => !drop.includes(key));
    const parts = new Map<string, unknown>(kept);
    for (const [key, part] of Object.entries(change.in)) parts.set(key, changed(parts.get(key), part));
    // Not by assignment: a key called `__proto__` is a key like any other.
    return Object.fromEntries(parts);
  }
  throw new Error('not a change');
}
