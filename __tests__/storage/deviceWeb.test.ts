/** The device of a browser: stand-ins for its small storage and its database. */
import type * as Device from '@/storage/device/device.web';
import { LEDGER } from '@/storage/move';
import { testDevice, type TestDevice } from './device';
import { asyncStorageOver } from './standIns/asyncStorage';
import { browser, haveDatabase } from './standIns/indexedDb';

interface Tab {
  readonly device: typeof Device.device;
  readonly keeping: typeof Device.keeping;
  /** How often the browser was asked to keep everything. */
  readonly asked: () => number;
}

/** A page with the app in it is opened. */
function openOn(small: TestDevice, database: TestDevice, promises = false): Tab {
  haveDatabase('antilles', database);
  let asked = 0;
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: {
      storage: {
        persisted: () => Promise.resolve(promises && asked > 0),
        persist: () => Promise.resolve(++asked > 0 && promises),
      },
    },
  });
  jest.resetModules();
  jest.doMock('@react-native-async-storage/async-storage', () => ({
    __esModule: true,
    default: asyncStorageOver(small),
  }));
  return {
    ...jest.requireActual<typeof Device>('@/storage/device/device.web'),
    asked: () => asked,
  };
}

afterEach(() => {
  browser.opens = true;
  jest.useRealTimers();
});

const SETTINGS = ['antilles/settings', '{"theme":"dark"}'] as const;

test('keeps what people made in the database, and settings in the small storage', async () => {
  const [small, database] = [testDevice(new Map([SETTINGS])), testDevice()];
  const { device } = openOn(small, database);
  await device.setItem('antilles/save/x/a', 'text');
  await device.setItem('antilles/settings', '{}');
  expect(database.data).toEqual(new Map([['antilles/save/x/a', 'text']]));
  expect(small.data.get('antilles/settings')).toBe('{}');
  expect([...(await device.getAllKeys())].sort()).toEqual(['antilles/save/x/a', 'antilles/settings']);
});

test('moves what a version before kept in the small storage', async () => {
  const [small, database] = [testDevice(new Map([SETTINGS, ['antilles/save/x/a', 'text']])), testDevice()];
  const { device } = openOn(small, database);
  expect(await device.getItem('antilles/save/x/a')).toBe('text');
  expect(database.data.get('antilles/save/x/a')).toBe('text');
  expect(small.data.has('antilles/save/x/a')).toBe(false);
});

test('asks the browser to keep it after the first save, once, and says how well it is kept', async () => {
  const tab = openOn(testDevice(), testDevice(), true);
  await tab.device.setItem('antilles/profiles', '[]');
  expect(tab.asked()).toBe(0);
  expect(await tab.keeping()).toBe('may-forget');
  await tab.device.setItem('antilles/save/x/a', 'text');
  await tab.device.swap?.([], [['antilles/save/x/b', 'text']]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(tab.asked()).toBe(1);
  expect(await tab.keeping()).toBe('for-good');

  const refusing = openOn(testDevice(), testDevice(), false);
  await refusing.device.swap?.([], [['antilles/sheet/x/a', 'text']]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(refusing.asked()).toBe(1);
  expect(await refusing.keeping()).toBe('may-forget');
});

test.each([['refuses', false] as const, ['never answers', 'never' as const] as const])(
  'a database that %s: the app goes on in the small storage, and says so',
  async (_, opens) => {
    if (opens === 'never') jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    browser.opens = opens;
    const [small, database] = [testDevice(new Map([SETTINGS])), testDevice()];
    const tab = openOn(small, database);
    const written = tab.device.setItem('antilles/save/x/a', 'text');
    if (opens === 'never') jest.advanceTimersByTime(5000);
    await written;
    expect(small.data.get('antilles/save/x/a')).toBe('text');
    expect(await tab.device.getItem('antilles/save/x/a')).toBe('text');
    expect(await tab.keeping()).toBe('small');

    // As soon as there is one, everything goes there.
    browser.opens = true;
    const later = openOn(small, database);
    expect(await later.device.getItem('antilles/save/x/a')).toBe('text');
    expect(await later.keeping()).toBe('may-forget');
    await later.device.setItem('antilles/profiles', '[{"id":"a"}]');

    // Out of reach for once: that there is more is said, and what was made meanwhile joins it afterwards.
    browser.opens = false;
    const without = openOn(small, database);
    expect(await without.keeping()).toBe('out-of-reach');
    await without.device.setItem('antilles/profiles', '[{"id":"b"}]');
    browser.opens = true;
    const again = openOn(small, database);
    expect(await again.device.getItem('antilles/profiles')).toBe('[{"id":"a"},{"id":"b"}]');
  },
);

test('a database without room for the move: everything stays in the small storage, and works there', async () => {
  const [small, database] = [testDevice(new Map([['antilles/save/x/a', 'text']])), testDevice()];
  database.room = 5;
  const tab = openOn(small, database);
  expect(await tab.device.getItem('antilles/save/x/a')).toBe('text');
  expect(await tab.keeping()).toBe('small');
  expect(database.data.has(LEDGER)).toBe(false);
});
