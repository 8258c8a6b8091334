import { getMany, setMany, swap, type Entry, type KeyValue } from '../slots';

/** Opened when it is first asked for something; what could not be opened is tried again by the next who asks. */
export function opening(open: () => Promise<KeyValue>): KeyValue {
  let opened: Promise<KeyValue> | null = null;
  const place = (): Promise<KeyValue> => {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  return {
    getItem: async (key) => (await place()).getItem(key),
    setItem: async (key, value) => (await place()).setItem(key, value),
    removeItem: async (key) => (await place()).removeItem(key),
    getAllKeys: async () => (await place()).getAllKeys(),
    getMany: async (keys) => getMany(await place(), keys),
    setMany: async (entries) => setMany(await place(), entries),
    swap: async (expected, changes) => swap(await place(), expected, changes),
  };
}

/** Two places that look like one: some keys lie in the first, all others in the second. */
export function split(isInFirst: (key: string) => boolean, first: KeyValue, second: KeyValue): KeyValue {
  const placeOf = (key: string): KeyValue => (isInFirst(key) ? first : second);
  /** What belongs together lies together. */
  const placeOfAll = (keys: readonly string[]): KeyValue => {
    const [place = second, ...others] = new Set(keys.map(placeOf));
    if (others.length > 0) throw new Error(`${keys.join(', ')} do not lie in one place`);
    return place;
  };
  const keysOf = (entries: readonly Entry[]): readonly string[] => entries.map(([key]) => key);
  return {
    getItem: (key) => placeOf(key).getItem(key),
    setItem: (key, value) => placeOf(key).setItem(key, value),
    removeItem: (key) => placeOf(key).removeItem(key),
    getAllKeys: async () => [
      ...(await first.getAllKeys()).filter(isInFirst),
      ...(await second.getAllKeys()).filter((key) => !isInFirst(key)),
    ],
    getMany: async (keys) => {
      const found = new Map<string, string | null>();
      for (const [place, here] of [
        [first, keys.filter(isInFirst)],
        [second, keys.filter((key) => !isInFirst(key))],
      ] as const) {
        const texts = here.length === 0 ? [] : await getMany(place, here);
        for (const [i, key] of here.entries()) found.set(key, texts[i] ?? null);
      }
      return keys.map((key) => found.get(key) ?? null);
    },
    setMany: async (entries) => setMany(placeOfAll(keysOf(entries)), entries),
    swap: async (expected, changes) => swap(placeOfAll(keysOf([...expected, ...changes])), expected, changes),
  };
}
