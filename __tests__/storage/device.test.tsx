/** The device of a phone: the real kv-store on a stand-in for SQLite, and a stand-in for AsyncStorage. */
import type * as Storage from '@/storage/store';
import type * as Sqlite from './standIns/expoSqlite';
import { aSave } from './saves';

interface Phone {
  readonly store: typeof Storage;
  readonly sqlite: typeof Sqlite;
  readonly small: Record<string, string>;
}

/** The app is started; what was on the phone is on it again. */
function startOn(small: Readonly<Record<string, string>>, before?: Phone): Phone {
  jest.resetModules();
  const sqlite = jest.requireMock<typeof Sqlite>('expo-sqlite');
  for (const [name, file] of before?.sqlite.files ?? []) sqlite.files.set(name, file);
  const storage = jest.requireMock<{ __INTERNAL_MOCK_STORAGE__: Record<string, string> }>(
    '@react-native-async-storage/async-storage',
  );
  Object.assign(storage.__INTERNAL_MOCK_STORAGE__, small);
  return {
    sqlite,
    small: storage.__INTERNAL_MOCK_STORAGE__,
    store: jest.requireActual<typeof Storage>('@/storage/store'),
  };
}

const texts = async ({ store }: Phone): Promise<Readonly<Record<string, string | null>>> => {
  const keys = await store.device.getAllKeys();
  const all: Record<string, string | null> = {};
  for (const key of keys) all[key] = await store.device.getItem(key);
  return all;
};

test('keeps what people made in the database, and settings in AsyncStorage', async () => {
  const phone = startOn({});
  const { device, createSaveStore, keeping } = phone.store;
  const saves = createSaveStore(device);
  await saves.write(aSave());
  await saves.write(aSave({ savedAt: 5 }));
  await device.setItem('antilles/settings', '{}');
  expect(await saves.list()).toEqual([{ id: 'k3y', loaded: { ok: true, save: aSave({ savedAt: 5 }) } }]);
  expect(phone.small).toEqual({ 'antilles/settings': '{}' });
  expect([...(phone.sqlite.files.get('antilles.db')?.data.keys() ?? [])].sort()).toEqual([
    'antilles/save/k3y/a',
    'antilles/save/k3y/b',
  ]);
  expect(await device.getMany?.(['antilles/settings', 'antilles/save/none/a'])).toEqual(['{}', null]);
  await expect(device.swap?.([['antilles/settings', '{}']], [['antilles/x', '1']])).rejects.toThrow('one place');
  await saves.remove('k3y');
  expect(await device.getAllKeys()).toEqual(['antilles/settings']);
  expect(await keeping()).toBe('for-good');
});

test('moves what a version before kept in AsyncStorage, once', async () => {
  const before = { 'antilles/save/x/a': 'a', 'antilles/play/p': 'p', 'antilles/settings': '{"theme":"dark"}' };
  const phone = startOn(before);
  expect(await texts(phone)).toMatchObject(before);
  expect(phone.small).toEqual({ 'antilles/settings': '{"theme":"dark"}' });
  const again = startOn({ 'antilles/settings': '{"theme":"dark"}' }, phone);
  expect(await texts(again)).toMatchObject(before);
});

test('a database that is locked is asked again; one that stays so is said, and nothing is deleted', async () => {
  const first = startOn({});
  await first.store.device.setItem('antilles/profiles', '[]');
  const second = startOn({}, first);
  second.sqlite.locked.times = 2;
  expect(await second.store.device.getItem('antilles/profiles')).toBe('[]');

  const third = startOn({}, first);
  third.sqlite.locked.times = 1000;
  await expect(third.store.device.getItem('antilles/profiles')).rejects.toThrow('locked');
  third.sqlite.locked.times = 0;
  expect(await third.store.device.getItem('antilles/profiles')).toBe('[]');
});

test('what cannot be moved is told instead of showing an empty app, and moved as soon as it can be', async () => {
  const phone = startOn({ 'antilles/save/x/a': 'a' });
  const file = await phone.sqlite.openDatabaseAsync('antilles.db').then(() => phone.sqlite.files.get('antilles.db'));
  if (file === undefined) throw new Error('no file');
  file.room = 10;
  await expect(phone.store.device.getAllKeys()).rejects.toThrow('full');
  expect(phone.small).toEqual({ 'antilles/save/x/a': 'a' });
  file.room = Infinity;
  expect(await phone.store.device.getItem('antilles/save/x/a')).toBe('a');
  expect(phone.small).toEqual({});
});
