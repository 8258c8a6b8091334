import * as fc from 'fast-check';
import { MAX_SAVE_LENGTH, writeSave, type Save } from '@/storage/saveFile';
import { createSaveStore } from '@/storage/saveStore';
import { DEATHS, FAULTS, testDevice, type Fault } from './device';
import { aSave } from './saves';

// Thousands of runs, on whatever machine.
jest.setTimeout(60_000);

/** The nth save of a game. */
const nth = (n: number, id = 'k3y'): Save => aSave({ id, savedAt: 1000 + n, state: { n }, log: [], looked: [0, 0, 0] });

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a save store', () => {
  test('reads what was written last', async () => {
    const store = createSaveStore(testDevice());
    expect(await store.read('k3y')).toBeNull();
    for (const n of [1, 2, 3, 4]) {
      await store.write(nth(n));
      expect(await store.read('k3y')).toEqual({ id: 'k3y', loaded: { ok: true, save: nth(n) } });
    }
  });

  test('reads it after a restart, however many writes there were', async () => {
    const { data } = testDevice();
    for (let n = 0; n < 12; n++) {
      const store = createSaveStore(testDevice(data));
      await store.write(nth(n));
      expect((await createSaveStore(testDevice(data)).read('k3y'))?.loaded).toEqual({ ok: true, save: nth(n) });
      expect(data.size).toBe(n === 0 ? 1 : 2);
    }
  });

  test('goes by the order of writing, not by a clock that may have been set back', async () => {
    const { data } = testDevice();
    await createSaveStore(testDevice(data)).write({ ...nth(1), savedAt: 9999 });
    await createSaveStore(testDevice(data)).write({ ...nth(2), savedAt: 5 });
    expect((await createSaveStore(testDevice(data)).read('k3y'))?.loaded).toMatchObject({ save: { state: { n: 2 } } });
  });

  test('keeps several games apart and lists them newest first', async () => {
    const store = createSaveStore(testDevice());
    for (const [n, id] of [
      [2, 'b'],
      [1, 'a/b'],
      [3, 'ünï:x 🏴'],
    ] as const) {
      await store.write(nth(n, id));
      await store.write(nth(n, id));
    }
    expect((await store.list()).map((save) => save.id)).toEqual(['ünï:x 🏴', 'b', 'a/b']);
  });

  test('marks what is there without opening it, and a mark changes with every write', async () => {
    const device = testDevice();
    const store = createSaveStore(device);
    for (const [i, id] of ['a', 'b', 'c'].entries()) await store.write(nth(i + 1, id));
    device.data.set('antilles/save/torn/a', '{"antilles":"save"');
    const before = await store.marks();
    expect(before.map(({ id }) => id)).toEqual(['c', 'b', 'a', 'torn']);
    expect(await createSaveStore(device).marks()).toEqual(before);

    await store.write(nth(9, 'a'));
    const after = await store.marks();
    expect(after.map(({ id }) => id)).toEqual(['a', 'c', 'b', 'torn']);
    const changed = after.filter(({ id, mark }) => before.find((one) => one.id === id)?.mark !== mark);
    expect(changed.map(({ id }) => id)).toEqual(['a']);
  });

  test("leaves other people's keys alone", async () => {
    const device = testDevice(new Map([['settings', '{}']]));
    const store = createSaveStore(device);
    await store.write(nth(1));
    expect(await store.list()).toHaveLength(1);
    await store.remove('k3y');
    expect([...device.data.keys()]).toEqual(['settings']);
  });

  test('removes what it is told to remove, and nothing else', async () => {
    const store = createSaveStore(testDevice());
    for (const n of [1, 2]) await store.write(nth(n, 'a'));
    for (const n of [1, 2]) await store.write(nth(n, 'b'));
    await store.remove('a');
    await store.remove('never-there');
    expect((await store.list()).map((save) => save.id)).toEqual(['b']);
    await store.write(nth(5, 'a'));
    expect((await store.read('a'))?.loaded).toEqual({ ok: true, save: nth(5, 'a') });
  });

  test('does one thing after the other, in the order asked for', async () => {
    const store = createSaveStore(testDevice());
    await Promise.all([store.write(nth(1)), store.write(nth(2)), store.remove('k3y'), store.write(nth(3))]);
    expect((await store.read('k3y'))?.loaded).toEqual({ ok: true, save: nth(3) });
  });

  test('refuses to write what it could not read again, and keeps what was there', async () => {
    const store = createSaveStore(testDevice());
    await store.write(nth(1));
    await expect(store.write(aSave({ state: 'x'.repeat(MAX_SAVE_LENGTH) }))).rejects.toThrow('characters');
    expect((await store.read('k3y'))?.loaded).toEqual({ ok: true, save: nth(1) });
  });
});

describe('unreadable saves', () => {
  const bad: readonly (readonly [string, string, string])[] = [
    ['truncated', writeSave(nth(1, 'truncated')).slice(0, 200), 'not-json'],
    ['foreign', '{"hello":1}', 'foreign'],
    ['damaged', writeSave(nth(1, 'damaged')).replace('"n":1', '"n":2'), 'damaged'],
    ['newer', '{"antilles":"save","format":7}', 'newer'],
    ['oversized', 'x'.repeat(MAX_SAVE_LENGTH + 1), 'too-large'],
    ['empty', '', 'not-json'],
    ['noise', '\u0000\uffff\n\n12 34', 'not-json'],
    ['snap', writeSave({ ...nth(1, 'snap'), game: 'snap' }), 'unknown-game'],
    ['misplaced', writeSave(nth(1, 'somebody else')), 'damaged'],
  ];

  test('are kept, listed with the reason, and hide none of the others', async () => {
    const device = testDevice(new Map(bad.map(([id, text]) => [`antilles/save/${id}/a`, text])));
    const store = createSaveStore(device, (game) => game === 'santo-domingo');
    await store.write(nth(1));
    const listed = await store.list();
    expect(listed[0]).toEqual({ id: 'k3y', loaded: { ok: true, save: nth(1) } });
    expect(new Map(listed.slice(1).map(({ id, loaded }) => [id, loaded.ok ? 'ok' : loaded.problem]))).toEqual(
      new Map(bad.map(([id, , problem]) => [id, problem])),
    );
    for (const [id, text] of bad) expect(device.data.get(`antilles/save/${id}/a`)).toBe(text);
  });

  test('can be read as they are, to be shared', async () => {
    const store = createSaveStore(testDevice(new Map(bad.map(([id, text]) => [`antilles/save/${id}/a`, text]))));
    expect(await store.readRaw('foreign')).toBe('{"hello":1}');
    expect(await store.readRaw('truncated')).toBe(bad[0]?.[1]);
    expect(await store.readRaw('not there')).toBeNull();
    await store.write(nth(1));
    expect(await store.readRaw('k3y')).toBe(writeSave(nth(1)));
  });

  test('a plain save text without the mark of a slot is read all the same', async () => {
    const store = createSaveStore(testDevice(new Map([['antilles/save/k3y/b', writeSave(nth(1))]])));
    expect((await store.read('k3y'))?.loaded).toEqual({ ok: true, save: nth(1) });
    await store.write(nth(2));
    expect((await store.read('k3y'))?.loaded).toEqual({ ok: true, save: nth(2) });
  });

  test('go when the person removes them', async () => {
    const device = testDevice(new Map(bad.map(([id, text]) => [`antilles/save/${id}/a`, text])));
    const store = createSaveStore(device);
    for (const [id] of bad) await store.remove(id);
    expect(device.data.size).toBe(0);
  });

  test('a save of a newer app is not passed over for an older one of ours', async () => {
    const device = testDevice();
    const store = createSaveStore(device);
    await store.write(nth(1));
    await store.write(nth(2));
    // The newer app writes the next turn in the same way, with a format we do not know.
    const newer = createSaveStore(device);
    await newer.write({ ...nth(3), format: 2 as never });
    expect((await createSaveStore(device).read('k3y'))?.loaded).toEqual({ ok: false, problem: 'newer' });
  });

  test('with one torn slot, the other counts, whichever it is', async () => {
    for (const torn of ['a', 'b']) {
      const device = testDevice();
      const store = createSaveStore(device);
      await store.write(nth(1));
      await store.write(nth(2));
      const key = `antilles/save/k3y/${torn}`;
      const text = device.data.get(key) ?? '';
      for (let length = 0; length < text.length; length++) {
        device.data.set(key, text.slice(0, length));
        const loaded = (await createSaveStore(device).read('k3y'))?.loaded;
        expect(loaded).toEqual({ ok: true, save: nth(torn === 'a' ? 2 : 1) });
      }
    }
  });
});

describe('a device that fails', () => {
  test('a failed write is told, and the state before it is still there', async () => {
    for (const fault of ['fail', 'torn', 'half', 'lost', 'stale'] as const) {
      let faulty = false;
      const device = testDevice(new Map(), (_n, kind) =>
        faulty && (fault === 'stale' ? kind === 'get' : kind === 'set') ? fault : undefined,
      );
      const store = createSaveStore(device);
      await store.write(nth(1));
      await store.write(nth(2));
      faulty = true;
      await expect(store.write(nth(3))).rejects.toThrow();
      await expect(store.write(nth(4))).rejects.toThrow();
      faulty = false;
      if (fault !== 'stale') {
        expect((await createSaveStore(device).read('k3y'))?.loaded).toEqual({ ok: true, save: nth(2) });
      }
      await store.write(nth(5));
      expect((await createSaveStore(device).read('k3y'))?.loaded).toEqual({ ok: true, save: nth(5) });
    }
  });

  test('a full device keeps what it has', async () => {
    const device = testDevice();
    const store = createSaveStore(device);
    await store.write(nth(1));
    await store.write(nth(2));
    device.room = 0;
    await expect(store.write(nth(3))).rejects.toThrow('full');
    expect((await createSaveStore(device).read('k3y'))?.loaded).toEqual({ ok: true, save: nth(2) });
    device.room = Infinity;
    await store.write(nth(3));
    expect((await createSaveStore(device).read('k3y'))?.loaded).toEqual({ ok: true, save: nth(3) });
  });

  test('a device that does not answer for one save: it is listed as unreadable now, not as damaged, not gone back in time, and the others are there', async () => {
    const device = testDevice();
    const store = createSaveStore(device);
    for (const n of [1, 2]) {
      await store.write(nth(n, 'good'));
      await store.write(nth(n, 'bad'));
    }
    const get = device.getItem.bind(device);
    device.getItem = (key) => (key === 'antilles/save/bad/b' ? Promise.reject(new Error('too big a row')) : get(key));
    expect((await store.list()).map(({ id, loaded }) => [id, loaded.ok])).toEqual([
      ['good', true],
      ['bad', false],
    ]);
    expect(await store.read('bad')).toEqual({ id: 'bad', loaded: { ok: false, problem: 'unreadable-now' } });
    device.getItem = get;
    expect((await store.read('bad'))?.loaded).toEqual({ ok: true, save: nth(2, 'bad') });
  });

  test('a device that fails once to answer is asked again', async () => {
    const { data } = testDevice();
    await createSaveStore(testDevice(data)).write(nth(1));
    const store = createSaveStore(testDevice(data, (n) => (n === 0 ? 'fail' : undefined)));
    expect((await store.read('k3y'))?.loaded.ok).toBe(true);
  });

  test('whatever fails, the last acknowledged state survives', async () => {
    const fault = fc.option(fc.constantFrom(...FAULTS), { nil: undefined, freq: 3 });
    await fc.assert(
      fc.asyncProperty(fc.array(fault, { maxLength: 60 }), fc.integer({ min: 1, max: 12 }), async (plan, writes) => {
        const device = testDevice(new Map(), (n) => plan[n] satisfies Fault | undefined);
        const store = createSaveStore(device);
        let acknowledged = 0;
        for (let n = 1; n <= writes; n++) {
          await store.write(nth(n)).then(
            () => (acknowledged = n),
            () => undefined,
          );
          const loaded = (await createSaveStore(testDevice(device.data)).read('k3y'))?.loaded;
          if (acknowledged === 0) continue;
          // What was written without being acknowledged may be there too; nothing older, and nothing else.
          const found = loaded?.ok === true ? (loaded.save.state as { n: number }).n : -1;
          expect(found).toBeGreaterThanOrEqual(acknowledged);
          expect(found).toBeLessThanOrEqual(n);
          expect(loaded).toEqual({ ok: true, save: nth(found) });
        }
      }),
      { numRuns: 400 },
    );
  });

  test('killed at any operation, in the middle of it too, the last acknowledged state survives', async () => {
    for (const death of DEATHS) {
      for (let at = 0; at < 25; at++) {
        const device = testDevice(new Map(), (n) => (n === at ? death : undefined));
        const store = createSaveStore(device);
        let acknowledged = 0;
        let begun = 0;
        void (async () => {
          for (let n = 1; n <= 8; n++) {
            begun = n;
            await store.write(nth(n));
            acknowledged = n;
          }
        })();
        for (let i = 0; i < 20; i++) await settle();
        const loaded = (await createSaveStore(testDevice(device.data)).read('k3y'))?.loaded;
        if (acknowledged === 0) {
          expect(loaded === undefined || !loaded.ok || loaded.save.state).toBeTruthy();
        } else {
          const found = loaded?.ok === true ? (loaded.save.state as { n: number }).n : -1;
          expect([acknowledged, begun]).toContain(found);
        }
      }
    }
  });

  test('an old answer does not make it write over the only whole one', async () => {
    const { data } = testDevice();
    await createSaveStore(testDevice(data)).write(nth(1));
    void createSaveStore(testDevice(data, (_, kind) => (kind === 'set' ? 'dead-torn' : undefined))).write(nth(2));
    await settle();
    // The slot that is whole looks empty, once; the app is killed as it writes.
    const liar = testDevice(data, (n, kind) => (n === 0 ? 'stale' : kind === 'set' ? 'dead-torn' : undefined));
    void createSaveStore(liar).write(nth(3));
    await settle();
    expect(liar.isDead).toBe(true);
    expect((await createSaveStore(testDevice(data)).read('k3y'))?.loaded).toEqual({ ok: true, save: nth(1) });
  });

  test('an old answer about an attempt before does not pass for this one', async () => {
    const { data } = testDevice();
    await createSaveStore(testDevice(data)).write(nth(1));
    let sets = 0;
    const store = createSaveStore(
      testDevice(data, (_, kind) => {
        if (kind === 'set') return (['late', 'half'] as const)[sets++];
        return sets === 2 ? 'stale' : undefined;
      }),
    );
    await expect(store.write(nth(2))).rejects.toThrow('late');
    // Half of it arrives, and the device shows the whole one of a moment ago.
    await expect(store.write(nth(2))).rejects.toThrow('was not kept');
  });

  test('killed while removing: the save is whole or gone', async () => {
    for (const death of DEATHS) {
      for (let at = 0; at < 4; at++) {
        const { data } = testDevice();
        const writer = createSaveStore(testDevice(data));
        for (const n of [1, 2]) await writer.write(nth(n));
        void createSaveStore(testDevice(data, (n) => (n === at ? death : undefined))).remove('k3y');
        await settle();
        const left = await createSaveStore(testDevice(data)).read('k3y');
        expect(left === null || (left.loaded.ok && left.loaded.save.savedAt)).toEqual(
          left === null ? true : nth(2).savedAt,
        );
      }
    }
  });
});
