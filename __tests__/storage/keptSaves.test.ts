import * as fc from 'fast-check';
import { pack, unpack, withCellar } from '@/storage/keptSaves';
import { writeSave } from '@/storage/saveFile';
import { createSaveStore } from '@/storage/saveStore';
import { testDevice, type TestDevice } from './device';
import { aSave } from './saves';

const storeOn = (device: TestDevice, cellar: TestDevice) => withCellar(createSaveStore(device), cellar);

describe('a packed text', () => {
  test('comes back, whatever it was, and never as something else', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => unpack(pack(text)) === text));
    const packed = pack(writeSave(aSave()));
    fc.assert(
      fc.property(fc.nat(packed.length - 1), fc.string({ maxLength: 1 }), (at, letter) => {
        const text = unpack(packed.slice(0, at) + letter + packed.slice(at + 1));
        expect([null, writeSave(aSave())]).toContain(text);
      }),
    );
  });

  test('is a fraction of a long game', () => {
    const log = Array.from({ length: 400 }, (_, i) => ({ seat: i % 3, action: { type: 'choose', cards: [i % 8] } }));
    const text = writeSave(aSave({ log }));
    expect(pack(text).length).toBeLessThan(text.length / 6);
  });
});

describe('finished games that are put away', () => {
  test('are read as before and no longer listed', async () => {
    const [device, cellar] = [testDevice(), testDevice()];
    const store = storeOn(device, cellar);
    await store.write(aSave());
    await store.write(aSave({ savedAt: 2 }));
    await store.putAway('k3y');
    expect(device.data.size).toBe(0);
    expect(cellar.data.size).toBe(1);
    expect(await store.list()).toEqual([]);
    expect(await store.listPutAway()).toEqual(['k3y']);
    expect(await storeOn(device, cellar).read('k3y')).toEqual({
      id: 'k3y',
      loaded: { ok: true, save: aSave({ savedAt: 2 }) },
    });
    expect(await store.readRaw('k3y')).toBe(writeSave(aSave({ savedAt: 2 })));
    await store.remove('k3y');
    expect(cellar.data.size).toBe(0);
    expect(await store.read('k3y')).toBeNull();
  });

  test('stay where they are when the cellar does not keep them', async () => {
    for (const fault of ['fail', 'torn', 'half', 'lost'] as const) {
      const device = testDevice();
      const store = storeOn(
        device,
        testDevice(new Map(), (_, kind) => (kind === 'set' ? fault : undefined)),
      );
      await store.write(aSave());
      await expect(store.putAway('k3y')).rejects.toThrow();
      expect((await store.read('k3y'))?.loaded.ok).toBe(true);
    }
  });

  test('a game opened again is newer than what was put away; a damaged one says so', async () => {
    const [device, cellar] = [testDevice(), testDevice()];
    const store = storeOn(device, cellar);
    await store.write(aSave());
    await store.putAway('k3y');
    await store.write(aSave({ savedAt: 9 }));
    expect((await store.read('k3y'))?.loaded).toMatchObject({ save: { savedAt: 9 } });
    await createSaveStore(device).remove('k3y');
    for (const [key, text] of cellar.data) cellar.data.set(key, text.slice(0, -9));
    expect((await store.read('k3y'))?.loaded).toEqual({ ok: false, problem: 'damaged' });
  });
});
