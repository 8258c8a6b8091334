import type { KeyValue } from '@/storage/store';

/** A device that tells which keys were changed, once they are. */
export function telling(device: KeyValue, tell: (keys: readonly string[]) => void): KeyValue {
  const { getMany, setMany, swap } = device;
  return {
    getItem: (key) => device.getItem(key),
    getAllKeys: () => device.getAllKeys(),
    async setItem(key, value) {
      await device.setItem(key, value);
      tell([key]);
    },
    async removeItem(key) {
      await device.removeItem(key);
      tell([key]);
    },
    ...(getMany && { getMany }),
    ...(setMany && {
      async setMany(entries) {
        await setMany(entries);
        tell(entries.map(([key]) => key));
      },
    }),
    ...(swap && {
      async swap(expected, changes) {
        const done = await swap(expected, changes);
        if (done) tell(changes.map(([key]) => key));
        return done;
      },
    }),
  };
}
