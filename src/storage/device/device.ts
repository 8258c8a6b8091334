import AsyncStorage from '@react-native-async-storage/async-storage';
import { openDatabaseAsync } from 'expo-sqlite';
import { SQLiteStorage } from 'expo-sqlite/kv-store';
import { LEDGER, move } from '../move';
import { onAsyncStorage } from './asyncStorage';
import { isSetting, type Keeping } from './keeping';
import { opening, split } from './places';
import { onSqlite } from './sqlite';

const NAME = 'antilles.db';

const small = onAsyncStorage(AsyncStorage);
const database = onSqlite(new SQLiteStorage(NAME), () => openDatabaseAsync(NAME));

/** This phone: a database for everything people made, AsyncStorage for settings. */
export const device = split(
  isSetting,
  small,
  opening(async () => {
    try {
      await move(small, database, isSetting);
    } catch (error) {
      // Before anything has been moved an empty app would be a lie: whoever asked is told, and the next one tries again.
      if ((await database.getItem(LEDGER)) === null) throw error;
    }
    return database;
  }),
);

/** A phone keeps what it is given until the app is removed. */
export const keeping = (): Promise<Keeping> => Promise.resolve('for-good');
