import { device } from './device';
import { flushSaves } from './sessions';

/** Everything this app keeps on the device: games, history, photos, profiles, settings. Rejects when something stays. */
export async function deleteEverything(): Promise<void> {
  // What waits to be written would come after it.
  await flushSaves();
  const ours = async (): Promise<readonly string[]> =>
    (await device.getAllKeys()).filter((key) => key.startsWith('antilles/'));
  for (const key of await ours()) await device.removeItem(key);
  const left = await ours();
  if (left.length > 0) throw new Error(`${left.length} records stayed`);
}
