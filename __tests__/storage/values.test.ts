import { z } from 'zod';
import { createValueStore } from '@/storage/values';
import { testDevice } from './device';

const schema = z.object({ language: z.enum(['en', 'nl']), names: z.array(z.string()) });
const fallback = { language: 'en' as const, names: [] };

test('a value is the fallback until it is written, and then what was written', async () => {
  const device = testDevice();
  const store = createValueStore(device, 'settings', schema, fallback);
  expect(await store.read()).toBe(fallback);
  await store.write({ language: 'nl', names: ['Zoë'] });
  expect(await createValueStore(device, 'settings', schema, fallback).read()).toEqual({
    language: 'nl',
    names: ['Zoë'],
  });
  expect([...device.data.keys()]).toEqual(['settings']);
});

test('the same written once more is kept, and not a failure', async () => {
  const store = createValueStore(testDevice(), 'settings', schema, fallback);
  await store.write({ language: 'nl', names: ['Zoë'] });
  await expect(store.write({ language: 'nl', names: ['Zoë'] })).resolves.not.toThrow();
  expect(await store.read()).toEqual({ language: 'nl', names: ['Zoë'] });
});

test.each(['', '{', 'null', '{"language":"fr","names":[]}', '{"language":"nl"}', '\u0000'])(
  'a damaged value (%j) gives the fallback and is kept aside',
  async (text) => {
    const device = testDevice(new Map([['settings', text]]));
    const store = createValueStore(device, 'settings', schema, fallback);
    expect(await store.read()).toBe(fallback);
    await store.write({ language: 'nl', names: [] });
    expect(device.data.get('settings.damaged')).toBe(text);
    expect(await store.read()).toEqual({ language: 'nl', names: [] });
  },
);

test('a damaged value is kept aside even when nobody read it before writing', async () => {
  const device = testDevice(new Map([['settings', '{']]));
  await createValueStore(device, 'settings', schema, fallback).write({ language: 'nl', names: [] });
  expect(device.data.get('settings.damaged')).toBe('{');
});

test('a device that does not answer gives the fallback; a write that fails is told', async () => {
  const device = testDevice(new Map(), () => 'fail');
  const store = createValueStore(device, 'settings', schema, fallback);
  expect(await store.read()).toBe(fallback);
  await expect(store.write(fallback)).rejects.toThrow('fail');
});

test('a damaged value that cannot be put aside is not overwritten', async () => {
  const device = testDevice(new Map([['settings', '{']]));
  device.room = 0;
  const store = createValueStore(device, 'settings', schema, fallback);
  expect(await store.read()).toBe(fallback);
  await expect(store.write(fallback)).rejects.toThrow('full');
  expect(device.data.get('settings')).toBe('{');
});
