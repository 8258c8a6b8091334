import * as fc from 'fast-check';
import { summaryOf, writePlay, type Play } from '@/history/play';
import { createPlayStore } from '@/history/store';
import { DEATHS, FAULTS, testDevice, type Fault } from '@tests/storage/device';
import { aPlay } from './plays';

// Thousands of runs, on whatever machine.
jest.setTimeout(60_000);

const nth = (n: number, notes = ''): Play => aPlay({ id: `p${n}`, endedAt: 1000 + n, notes, changedAt: n });
const ids = async (store: ReturnType<typeof createPlayStore>): Promise<string[]> =>
  (await store.list()).plays.map(({ id }) => id);

/** A device with so many plays, and the store that opened it first and so made its index. */
async function deviceWith(count: number) {
  const { data } = testDevice();
  for (let n = 0; n < count; n++) data.set(`antilles/play/p${n}`, writePlay(nth(n)));
  const first = createPlayStore(testDevice(data));
  await first.list();
  return { data, first };
}

describe('a play store', () => {
  test('records, updates, removes and lists, newest first', async () => {
    const { data } = testDevice();
    const store = createPlayStore(testDevice(data));
    for (const n of [2, 1, 3]) expect(await store.record(nth(n))).toBe('recorded');
    expect(await ids(store)).toEqual(['p3', 'p2', 'p1']);
    await store.update(nth(1, 'better'));
    expect(await store.read('p1')).toEqual({ ok: true, play: nth(1, 'better') });
    expect((await store.list()).plays[2]).toEqual(summaryOf(nth(1, 'better')));
    await store.remove('p2');
    await store.remove('never-there');
    for (const again of [store, createPlayStore(testDevice(data))]) {
      expect(await ids(again)).toEqual(['p3', 'p1']);
      expect(await again.read('p2')).toBeNull();
    }
  });

  test('records a play once, however often it is told', async () => {
    const store = createPlayStore(testDevice());
    await store.record(nth(1, 'first'));
    await Promise.all([1, 2, 3].map(() => store.record(nth(1, 'again'))));
    expect(await store.record(nth(1, 'later'))).toBe('known');
    expect((await store.list()).plays).toEqual([summaryOf(nth(1, 'first'))]);
  });

  test('takes in many at once: new ones are added, known ones replaced', async () => {
    const { data } = await deviceWith(3);
    const store = createPlayStore(testDevice(data));
    const rested: number[] = [];
    await store.updateAll([nth(1, 'again'), ...Array.from({ length: 300 }, (_, i) => nth(i + 10))], (done) => {
      rested.push(done);
    });
    expect(rested).toEqual([250, 301]);
    for (const each of [store, createPlayStore(testDevice(data))]) {
      const { plays } = await each.list();
      expect(plays).toHaveLength(303);
      expect(plays.find(({ id }) => id === 'p1')?.notes).toBe('again');
    }
    const device = testDevice(data);
    await createPlayStore(device).list();
    expect(device.operations).toBeLessThan(10);
    const { plays, unreadable } = await createPlayStore(device).readAll(() => undefined);
    expect(plays.map(({ id }) => id)).toEqual(await ids(store));
    expect(unreadable).toBe(0);
  });

  test('replacing many writes the index once for a chunk of them, not once for each', async () => {
    const { data } = await deviceWith(500);
    const writes: string[] = [];
    const device = testDevice(data);
    const store = createPlayStore({
      ...device,
      setItem: (key, value) => {
        writes.push(key);
        return device.setItem(key, value);
      },
    });
    await store.updateAll(
      Array.from({ length: 500 }, (_, n) => nth(n, 'again')),
      () => undefined,
    );
    expect(writes.filter((key) => key.includes('plays-index/')).length).toBeLessThan(10);
    expect((await store.list()).plays.every(({ notes }) => notes === 'again')).toBe(true);
  });

  test('an import that is refused or dies in the middle leaves every play whole: as it was, or as it came', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 40 }),
        fc.constantFrom<Fault>(...FAULTS.filter((fault) => fault !== 'stale'), ...DEATHS),
        async (when, fault) => {
          const { data } = await deviceWith(4);
          const device = testDevice(data, (operation, kind) =>
            operation === when && (kind === 'set' || fault === 'fail' || fault.startsWith('dead')) ? fault : undefined,
          );
          const job = createPlayStore(device).updateAll(
            [2, 3, 4, 5].map((n) => nth(n, 'new')),
            () => undefined,
          );
          const said = await Promise.race([
            job.then(
              () => 'yes',
              () => 'no',
            ),
            new Promise<string>((resolve) => setImmediate(() => setImmediate(() => resolve('dead')))),
          ]);
          const { plays, unreadable } = await createPlayStore(testDevice(data)).list();
          expect(unreadable).toEqual([]);
          const notes = new Map(plays.map((play) => [play.id, play.notes]));
          for (const n of [0, 1]) expect(notes.get(`p${n}`)).toBe('');
          for (const n of [2, 3]) expect(said === 'yes' ? ['new'] : ['', 'new']).toContain(notes.get(`p${n}`));
          for (const n of [4, 5]) expect(said === 'yes' ? ['new'] : [undefined, 'new']).toContain(notes.get(`p${n}`));
        },
      ),
      { numRuns: 120 },
    );
  });

  test('tells who listens, and gives the same list until something changes', async () => {
    const store = createPlayStore(testDevice());
    const heard = jest.fn();
    const stop = store.subscribe(heard);
    await store.record(nth(1));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(await store.list()).toBe(await store.list());
    stop();
    await store.remove('p1');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('one damaged record hides no other, and stays where it is', async () => {
    const { data } = testDevice();
    for (let n = 0; n < 5; n++) await createPlayStore(testDevice(data)).record(nth(n));
    data.set('antilles/play/p2', writePlay(nth(2)).slice(0, 100));
    data.set('antilles/play/p3', writePlay(nth(3)).replace('"format":3', '"format":9'));
    // As the system would leave it after such an accident: without the index that was written with it.
    for (const key of [...data.keys()]) if (key.includes('index')) data.delete(key);
    const store = createPlayStore(testDevice(data));
    expect(await ids(store)).toEqual(['p4', 'p1', 'p0']);
    expect((await store.list()).unreadable).toEqual([
      { id: 'p2', problem: 'not-json' },
      { id: 'p3', problem: 'newer' },
    ]);
    expect(await store.readRaw('p2')).toBe(writePlay(nth(2)).slice(0, 100));
    expect(await store.read('p2')).toEqual({ ok: false, problem: 'not-json' });
  });

  test('makes a lost, damaged or older index anew', async () => {
    const { data, first } = await deviceWith(520);
    const chunks = [...data.keys()].filter((key) => /plays-index\/\d/.test(key));
    expect(chunks).toHaveLength(3);
    data.delete(chunks[0] ?? '');
    data.set(chunks[1] ?? '', (data.get(chunks[1] ?? '') ?? '').replace('Rain', 'Rein'));
    data.set(chunks[2] ?? '', (data.get(chunks[2] ?? '') ?? '').replace(/^1 /, '0 '));
    const store = createPlayStore(testDevice(data));
    expect((await store.list()).plays).toEqual((await first.list()).plays);
  });

  test('opens from the index alone', async () => {
    const { data } = await deviceWith(300);
    const device = testDevice(data);
    await createPlayStore(device).list();
    expect(device.operations).toBeLessThan(10);
  });

  test('whatever the device does, what it said it kept is there, and nothing is listed wrongly', async () => {
    const change = fc.record({
      n: fc.integer({ min: 0, max: 3 }),
      does: fc.constantFrom('record', 'update', 'remove'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 60 }),
        fc.constantFrom<Fault>(...FAULTS.filter((fault) => fault !== 'stale' && fault !== 'lost'), ...DEATHS),
        async (changes, when, fault) => {
          const { data } = testDevice();
          const device = testDevice(data, (operation, kind) =>
            // A read or a listing cannot be torn; a removal neither.
            operation === when && (kind === 'set' || fault === 'fail' || fault.startsWith('dead')) ? fault : undefined,
          );
          const store = createPlayStore(device);
          /** For each play what it may be: a set of notes, null for not there. */
          const may = new Map<number, Set<string | null>>();
          for (const [at, { n, does }] of changes.entries()) {
            const before = may.get(n) ?? new Set<string | null>([null]);
            const after = does === 'remove' ? null : does === 'update' || before.has(null) ? `${at}` : undefined;
            const all = new Set<string | null>([...before, ...(after === undefined ? [] : [after])]);
            may.set(n, all);
            const job =
              does === 'remove'
                ? store.remove(`p${n}`)
                : does === 'update'
                  ? store.update(nth(n, `${at}`))
                  : store.record(nth(n, `${at}`));
            const said = await Promise.race([
              job.then(
                (answer) => answer ?? 'yes',
                () => 'no',
              ),
              new Promise<string>((resolve) => setImmediate(() => setImmediate(() => resolve('dead')))),
            ]);
            if (said === 'dead') break;
            if (said === 'yes' || said === 'recorded') may.set(n, new Set([does === 'remove' ? null : `${at}`]));
            if (said === 'known') may.set(n, before);
          }
          const again = createPlayStore(testDevice(data));
          const { plays, unreadable } = await again.list();
          expect(unreadable).toEqual([]);
          for (const [n, possible] of may) {
            const read = await again.read(`p${n}`);
            const summary = plays.find(({ id }) => id === `p${n}`);
            if (read !== null && !read.ok) {
              throw new Error(`${fault} at ${when} left a play that cannot be read`);
            }
            expect(possible).toContain(read === null ? null : read.play.notes);
            expect(summary).toEqual(read === null ? undefined : summaryOf(read.play));
          }
        },
      ),
      { numRuns: 250 },
    );
  });
});
