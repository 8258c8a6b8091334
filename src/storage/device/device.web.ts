import AsyncStorage from '@react-native-async-storage/async-storage';
import { LEDGER, move } from '../move';
import { swap, type KeyValue } from '../slots';
import { onAsyncStorage, oneByOne, type Alone } from './asyncStorage';
import { openIndexedDb } from './indexedDb';
import { isSetting, type Keeping } from './keeping';
import { opening, split } from './places';

/** How long the database may take to open, in milliseconds. It takes a few; one that hangs must not hold up the app. */
const PATIENCE = 5000;

/** In the small storage: that there is a database with something in it. */
const MARK = 'antilles-database';

/** Windows share the small storage; where the browser has locks only one of them changes it at a time. */
const inThisWindow = oneByOne();
const alone: Alone = (job) =>
  inThisWindow(() => ('locks' in navigator ? navigator.locks.request('antilles/small', job) : job()));

const small = onAsyncStorage(AsyncStorage, alone);

/** Where everything but the settings is kept since this page was opened. */
let where: 'database' | 'small' | 'out-of-reach' = 'database';

const large = opening(async () => {
  let database: KeyValue;
  try {
    database = await openIndexedDb('antilles', PATIENCE);
  } catch {
    // The app goes on with what there is; what is written meanwhile is moved when the database is there again.
    where = (await small.getItem(MARK).catch(() => null)) === null ? 'small' : 'out-of-reach';
    return small;
  }
  try {
    await move(small, database, isSetting);
  } catch {
    // Before anything has been moved all games are where they were. Later it is only a rest, for the next start.
    if ((await database.getItem(LEDGER)) === null) {
      where = 'small';
      return small;
    }
  }
  await small.setItem(MARK, '1').catch(() => undefined);
  return asking(database);
});

/** This browser: a database for everything people made, its small storage for settings. */
export const device = split(isSetting, small, large);

/** Asks the browser, once there is something worth it, not to throw it away when it needs room. */
function asking(place: KeyValue): KeyValue {
  let asked = false;
  const ask = (keys: readonly string[]): void => {
    if (asked || !keys.some((key) => /^antilles\/(save|sheet|play)\//.test(key))) return;
    asked = true;
    void persist().catch(() => undefined);
  };
  return {
    ...place,
    async setItem(key, value) {
      await place.setItem(key, value);
      ask([key]);
    },
    async swap(expected, changes) {
      const done = await swap(place, expected, changes);
      if (done) ask(changes.map(([key]) => key));
      return done;
    },
  };
}

/** What a browser without these answers is a no. */
const storage = (): Partial<StorageManager> => ('storage' in navigator ? navigator.storage : {});

async function persist(): Promise<void> {
  if ((await storage().persisted?.()) !== true) await storage().persist?.();
}

export async function keeping(): Promise<Keeping> {
  await large.getItem(LEDGER).catch(() => null);
  if (where !== 'database') return where;
  return (await storage()
    .persisted?.()
    .catch(() => false)) === true
    ? 'for-good'
    : 'may-forget';
}
