import { sameJson } from '@antilles/engine';
import { checksum } from './checksum';
import { parsePlay } from '@/history/play';
import type { Save } from './saveFile';
import { createSaveStore } from './saveStore';
import { createSheetStore, type Sheet } from './sheetFile';
import { getMany, swap, type Entry, type KeyValue } from './slots';

/**
 * What was moved once: the checksum of the text that lay under each key. It is not moved again, should it come back: a
 * browser that is killed may forget that it was removed, another window may have read it before it was.
 */
export const LEDGER = 'moved';

/** So many keys, and about so many characters, are moved in one go. */
const KEYS = 500;
const CHARACTERS = 4_000_000;
/** How often it is tried when another window changes things meanwhile. */
const TRIES = 10;

const OURS = 'antilles/';
/** Both slots of a thing belong together. */
const SLOT = /^(antilles\/(save|sheet)\/(.+))\/[ab]$/;

const thingOf = (key: string): string => SLOT.exec(key)?.[1] ?? key;

/**
 * Moves everything of ours from one place to another, but for what `stays`: copied in one transaction, read back, and
 * only then removed. It may be killed at any moment, and two windows may do it at once.
 *
 * What lies in both places and is not the same (an older version of the app still wrote to the old place, or the new
 * one was out of reach for a while) is never dropped without a look: see `settle`.
 */
export async function move(from: KeyValue, to: KeyValue, stays: (key: string) => boolean): Promise<void> {
  const all = (await from.getAllKeys()).filter((key) => key.startsWith(OURS) && !stays(key));
  const things = new Map<string, string[]>();
  for (const key of all) things.set(thingOf(key), [...(things.get(thingOf(key)) ?? []), key]);
  let some: string[] = [];
  let length = 0;
  for (const keys of things.values()) {
    some.push(...keys);
    for (const text of await getMany(from, keys)) length += text?.length ?? 0;
    if (some.length < KEYS && length < CHARACTERS) continue;
    await moveSome(from, to, some);
    some = [];
    length = 0;
  }
  if (some.length > 0) await moveSome(from, to, some);
}

async function moveSome(from: KeyValue, to: KeyValue, keys: readonly string[]): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const old = await snapshot(from, keys);
    const ledgerText = await to.getItem(LEDGER);
    const ledger = readLedger(ledgerText);
    const fresh = [...old].filter(([key, text]) => ledger[key] !== checksum(text));
    if (fresh.length > 0) {
      // Both slots, also of what has only one of them in the old place.
      const looked = [...new Set(fresh.flatMap(([key]) => slotsOf(key)))];
      const mine = await snapshot(to, looked);
      const changes = await settle(new Map(fresh), mine);
      const noted = { ...ledger, ...Object.fromEntries(fresh.map(([key, text]) => [key, checksum(text)])) };
      const expected = [[LEDGER, ledgerText] as const, ...looked.map((key) => [key, mine.get(key) ?? null] as const)];
      if (!(await swap(to, expected, [...changes, [LEDGER, JSON.stringify(noted)]]))) continue;
      const there = await getMany(
        to,
        changes.map(([key]) => key),
      );
      if (changes.some(([, text], i) => there[i] !== text)) throw new Error('what was moved does not read the same');
    }
    // What somebody has written there since is not what was moved.
    for (const [key, text] of old) if ((await from.getItem(key)) === text) await from.removeItem(key);
    return;
  }
  throw new Error('another window keeps changing what is to be moved');
}

const slotsOf = (key: string): readonly string[] =>
  SLOT.test(key) ? [`${thingOf(key)}/a`, `${thingOf(key)}/b`] : [key];

async function snapshot(place: KeyValue, keys: readonly string[]): Promise<Map<string, string>> {
  const texts = await getMany(place, keys);
  return new Map(keys.flatMap((key, i) => (typeof texts[i] === 'string' ? [[key, texts[i]] as const] : [])));
}

function readLedger(text: string | null): Readonly<Record<string, unknown>> {
  const ledger = parse(text ?? '{}');
  return isRecord(ledger) ? ledger : {};
}

/** What has to change in the new place so that nothing of the old one is lost. */
async function settle(old: ReadonlyMap<string, string>, mine: ReadonlyMap<string, string>): Promise<readonly Entry[]> {
  const changes: Entry[] = [];
  for (const thing of new Set([...old.keys()].map(thingOf))) {
    const of = (texts: ReadonlyMap<string, string>) => new Map([...texts].filter(([key]) => thingOf(key) === thing));
    const [theirs, ours] = [of(old), of(mine)];
    if ([...theirs].every(([key, text]) => ours.get(key) === text)) continue;
    if (ours.size === 0) changes.push(...theirs);
    else changes.push(...(await settleOne(thing, theirs, ours)));
  }
  return changes;
}

/**
 * A game or a sheet: the one that went on from the other stays; where both went on, both stay, the old one under an id of
 * its own. A play: the one that was changed last. A single value: whatever the new one lacks is taken over. What can be
 * made again stays as it is in the new place.
 */
async function settleOne(
  thing: string,
  old: ReadonlyMap<string, string>,
  mine: ReadonlyMap<string, string>,
): Promise<readonly Entry[]> {
  const [, kind, id = ''] = /^antilles\/(save|sheet)\/(.+)$/.exec(thing) ?? [];
  if (kind === 'save') return settleSlots(GAMES, thing, id, old, mine);
  if (kind === 'sheet') return settleSlots(SHEETS, thing, id, old, mine);
  const [theirs = '', ours = ''] = [old.get(thing), mine.get(thing)];
  if (/^antilles\/play\//.test(thing)) {
    const [a, b] = [parsePlay(theirs), parsePlay(ours)];
    return a.ok && (!b.ok || a.play.changedAt > b.play.changedAt) ? [[thing, theirs]] : [];
  }
  if (/^antilles\/(kept|plays-index)\//.test(thing)) return [];
  return mergeTexts(thing, ours, theirs);
}

/** Things that are kept in two slots. */
interface Kind<Value> {
  read(texts: ReadonlyMap<string, string>, id: string): Promise<Value | null>;
  write(value: Value, id: string): Promise<readonly Entry[]>;
  /** Whether what stands in the first one was on the way to the second. */
  leadsTo(earlier: Value, later: Value): boolean;
}

const GAMES: Kind<Save> = {
  async read(texts, id) {
    const stored = await createSaveStore(inMemory(new Map(texts))).read(id);
    return stored?.loaded.ok === true ? stored.loaded.save : null;
  },
  async write(save, id) {
    const texts = new Map<string, string>();
    await createSaveStore(inMemory(texts)).write({ ...save, id });
    return [...texts];
  },
  leadsTo: (earlier, later) =>
    earlier.seed === later.seed && earlier.log.every((entry, i) => sameJson(entry, later.log[i])),
};

const SHEETS: Kind<Sheet> = {
  async read(texts, id) {
    const stored = await createSheetStore(inMemory(new Map(texts))).read(id);
    return stored?.loaded.ok === true ? stored.loaded.sheet : null;
  },
  async write(sheet, id) {
    const texts = new Map<string, string>();
    await createSheetStore(inMemory(texts)).write({ ...sheet, id });
    return [...texts];
  },
  leadsTo: (earlier, later) => [later.data, ...later.past].some((data) => sameJson(data, earlier.data)),
};

async function settleSlots<Value>(
  kind: Kind<Value>,
  thing: string,
  id: string,
  old: ReadonlyMap<string, string>,
  mine: ReadonlyMap<string, string>,
): Promise<readonly Entry[]> {
  const theirs = await kind.read(old, id);
  const ours = await kind.read(mine, id);
  if (theirs !== null && ours !== null) {
    if (kind.leadsTo(theirs, ours)) return [];
    if (kind.leadsTo(ours, theirs)) return slotsOf(`${thing}/a`).map((key) => [key, old.get(key) ?? null]);
  }
  const other = `-${checksum([...old.values()].join('')).slice(0, 8)}`;
  if (theirs !== null) return kind.write(theirs, `${id}${other}`);
  return [...old].map(([key, text]) => [`${thing}${other}${key.slice(thing.length)}`, text]);
}

/** What the one in the new place lacks is taken from the old one. */
function mergeTexts(key: string, mine: string, old: string): readonly Entry[] {
  const [ours, theirs] = [parse(mine), parse(old)];
  if (theirs === undefined) return [[`${key}.damaged`, old]];
  return [[key, ours === undefined ? old : JSON.stringify(merge(ours, theirs))]];
}

function merge(mine: unknown, old: unknown): unknown {
  if (Array.isArray(mine) && Array.isArray(old)) return mergeLists(mine, old);
  if (!isRecord(mine) || !isRecord(old)) return mine;
  const merged: Record<string, unknown> = { ...old, ...mine };
  for (const [key, theirs] of Object.entries(old)) {
    const ours = mine[key];
    if (Array.isArray(ours) && Array.isArray(theirs)) merged[key] = mergeLists(ours, theirs);
    else if (isRecord(ours) && isRecord(theirs)) merged[key] = { ...theirs, ...ours };
  }
  return merged;
}

/** Everybody in both lists, once. Of two with one id the one that was changed last. */
function mergeLists(mine: readonly unknown[], old: readonly unknown[]): readonly unknown[] {
  const all = new Map(mine.map((item) => [nameOf(item), item]));
  for (const item of old) {
    const ours = all.get(nameOf(item));
    if (ours === undefined || changedAt(item) > changedAt(ours)) all.set(nameOf(item), item);
  }
  return [...all.values()];
}

const nameOf = (item: unknown): string =>
  isRecord(item) ? JSON.stringify(item['id'] ?? item['date'] ?? item) : JSON.stringify(item);

const changedAt = (item: unknown): number =>
  isRecord(item) && typeof item['changedAt'] === 'number' ? item['changedAt'] : 0;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const inMemory = (texts: Map<string, string>): KeyValue => ({
  getItem: (key) => Promise.resolve(texts.get(key) ?? null),
  setItem: (key, value) => Promise.resolve(void texts.set(key, value)),
  removeItem: (key) => Promise.resolve(void texts.delete(key)),
  getAllKeys: () => Promise.resolve([...texts.keys()]),
});
