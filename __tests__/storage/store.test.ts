import { createSaveStore, createValueStore, device } from '../../src/storage/store';
import { z } from 'zod';
import { aSave } from './saves';

jest.mock('@react-native-async-storage/async-storage', (): unknown =>
  jest.requireActual('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);

test('the device of the app keeps saves and values side by side', async () => {
  const saves = createSaveStore(device);
  const names = createValueStore(device, 'antilles/names', z.array(z.string()), []);
  await saves.write(aSave());
  await saves.write(aSave({ savedAt: 5 }));
  await names.write(['Zoë']);

  expect(await saves.list()).toEqual([{ id: 'k3y', loaded: { ok: true, save: aSave({ savedAt: 5 }) } }]);
  expect(await names.read()).toEqual(['Zoë']);
  await saves.remove('k3y');
  expect(await device.getAllKeys()).toEqual(['antilles/names']);
});
