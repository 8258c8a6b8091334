import * as fc from 'fast-check';
import { LEDGER, move } from '@/storage/move';
import type { Save } from '@/storage/saveFile';
import { createSaveStore } from '@/storage/saveStore';
import { createSheetStore, type Sheet } from '@/storage/sheetFile';
import type { KeyValue } from '@/storage/slots';
import { DEATHS, FAULTS, testDevice } from './device';
import { testDevice as indexedDb } from './standIns/indexedDb';
import { testDevice as sqlite } from './standIns/sqlite';
import { aSave } from './saves';

jest.setTimeout(60_000);

const isSetting = (key: string): boolean => key === 'antilles/settings';
const settle = async (): Promise<void> => {
  for (let i = 0; i < 30; i++) await new Promise((resolve) => setImmediate(resolve));
};

const entry = (n: number) => ({ seat: 0, action: { n } });
const game = (id: string, ...log: number[]): Save =>
  aSave({ id, seed: 7, log: log.map(entry), state: { log }, looked: [0, 0, 0] });
const sheet = (id: string, data: unknown, past: readonly unknown[] = []): Sheet => ({
  format: 2,
  id,
  kind: 'any',
  startedAt: 1,
  savedAt: 2,
  playedMs: 0,
  seats: [{ name: 'Ana', colour: 'red', bot: null }],
  data,
  past,
  future: [],
  playId: null,
  told: null,
});

/** Two games, a sheet, profiles and settings, as a version before kept them. */
async function oldPhone(): Promise<Map<string, string>> {
  const { data, ...device } = testDevice();
  const saves = createSaveStore(device);
  for (const log of [[1], [1, 2], [1, 2, 3]]) await saves.write(game('one', ...log));
  await saves.write(game('two', 5));
  await createSheetStore(device).write(sheet('s', { points: 3 }));
  data.set('antilles/profiles', '[{"id":"p1","name":"Ana"}]');
  data.set('antilles/settings', '{"theme":"dark"}');
  data.set('antilles/play/x', 'a play that cannot be read');
  data.set('somebody-else', 'stays');
  return data;
}

const STAYS = new Map([
  ['antilles/settings', '{"theme":"dark"}'],
  ['somebody-else', 'stays'],
]);

const withoutLedger = (data: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...data].filter(([key]) => key !== LEDGER));
const moved = (old: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...old].filter(([key]) => !STAYS.has(key)));

async function logOf(device: KeyValue, id: string): Promise<readonly unknown[] | null> {
  const stored = await createSaveStore(device).read(id);
  return stored?.loaded.ok === true ? stored.loaded.save.log : null;
}

describe.each([
  ['a browser’s database', indexedDb],
  ['a phone’s database', sqlite],
])('moving to %s', (_, newDevice) => {
  test('everything arrives letter by letter and is removed; settings and other people’s keys stay', async () => {
    const from = testDevice(await oldPhone());
    const to = newDevice();
    const before = new Map(from.data);
    await move(from, to, isSetting);
    expect(withoutLedger(to.data)).toEqual(moved(before));
    expect(from.data).toEqual(STAYS);
    // A second time there is nothing to do.
    await move(from, to, isSetting);
    expect(withoutLedger(to.data)).toEqual(moved(before));
  });

  test('killed at any moment, nothing is lost and nothing is there twice', async () => {
    const old = await oldPhone();
    for (const death of DEATHS) {
      for (let at = 0; at < 60; at++) {
        const from = new Map(old);
        const to = new Map<string, string>();
        let operations = 0;
        // One process: both places die with it.
        let dead = false;
        const plan = () => {
          if (dead) return 'dead' as const;
          if (operations++ !== at) return undefined;
          dead = true;
          return death;
        };
        void move(testDevice(from, plan), newDevice(to, plan), isSetting);
        await settle();
        for (const [key, text] of moved(old)) expect([from.get(key), to.get(key)]).toContain(text);
        await move(testDevice(from), newDevice(to), isSetting);
        expect(withoutLedger(to)).toEqual(moved(old));
        expect(from).toEqual(STAYS);
      }
    }
  });

  test('a device that fails: told, nothing lost, and done the next time', async () => {
    const old = await oldPhone();
    const fault = fc.option(fc.constantFrom(...FAULTS.filter((each) => each === 'fail' || each === 'late')), {
      nil: undefined,
      freq: 6,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fault, { maxLength: 60 }), async (faults) => {
        const from = testDevice(new Map(old), (n) => faults[n]);
        const to = newDevice(new Map(), (n) => faults[faults.length - n]);
        await move(from, to, isSetting).catch(() => undefined);
        for (const [key, text] of moved(old)) expect([from.data.get(key), to.data.get(key)]).toContain(text);
        await move(testDevice(from.data), newDevice(to.data), isSetting);
        expect(withoutLedger(to.data)).toEqual(moved(old));
        expect(from.data).toEqual(STAYS);
      }),
      { numRuns: 200 },
    );
  });

  test('a new place that is full: everything stays where it was', async () => {
    const from = testDevice(await oldPhone());
    const before = new Map(from.data);
    const to = newDevice();
    to.room = 500;
    await expect(move(from, to, isSetting)).rejects.toThrow('full');
    expect(from.data).toEqual(before);
  });

  test('two windows move at once, and one of them plays on and deletes meanwhile', async () => {
    for (let head = 0; head < 30; head++) {
      const from = testDevice(await oldPhone());
      const to = newDevice();
      const second = move(from, to, isSetting);
      for (let i = 0; i < head; i++) await Promise.resolve();
      await move(from, to, isSetting);
      const saves = createSaveStore(to);
      await saves.write(game('one', 1, 2, 3, 4));
      await saves.remove('two');
      await second;
      expect(await logOf(to, 'one')).toEqual([1, 2, 3, 4].map(entry));
      expect(await logOf(to, 'two')).toBeNull();
      expect(from.data).toEqual(STAYS);
    }
  });

  test('what a killed browser brings back is known, and does not undo what came since', async () => {
    const old = await oldPhone();
    const to = newDevice();
    await move(testDevice(new Map(old)), to, isSetting);
    const saves = createSaveStore(to);
    await saves.remove('two');
    // Two steps taken back.
    await saves.write(game('one', 1));
    const again = testDevice(new Map(old));
    await move(again, to, isSetting);
    expect(await logOf(to, 'two')).toBeNull();
    expect(await logOf(to, 'one')).toEqual([entry(1)]);
    expect(again.data).toEqual(STAYS);
  });
});

describe('an older version of the app wrote to the old place afterwards', () => {
  async function both(mine: readonly number[], theirs: readonly number[]) {
    const from = testDevice();
    const to = testDevice();
    await createSaveStore(from).write(game('one', 1));
    await move(from, to, isSetting);
    await createSaveStore(to).write(game('one', ...mine));
    await createSaveStore(from).write(game('one', ...theirs));
    await move(from, to, isSetting);
    expect(from.data.size).toBe(0);
    const found = await createSaveStore(to).list();
    return found.map(({ id, loaded }) => [id === 'one' ? 'one' : 'another', loaded.ok ? loaded.save.log : null]);
  }
  const logs = (...log: number[]) => log.map(entry);

  test('the game that went on from the other is the game', async () => {
    expect(await both([1, 2, 3], [1, 2])).toEqual([['one', logs(1, 2, 3)]]);
    expect(await both([1, 2], [1, 2, 3])).toEqual([['one', logs(1, 2, 3)]]);
    expect(await both([1, 2], [1, 2])).toEqual([['one', logs(1, 2)]]);
  });

  test('where both went on there are two games', async () => {
    const found = await both([1, 2, 3], [1, 9]);
    expect(new Map(found as [string, unknown][])).toEqual(
      new Map([
        ['one', logs(1, 2, 3)],
        ['another', logs(1, 9)],
      ]),
    );
  });

  test('the same goes for sheets, by what was written on them before', async () => {
    const merged = async (mine: Sheet, theirs: Sheet) => {
      const [from, to] = [testDevice(), testDevice()];
      await createSheetStore(to).write(mine);
      await createSheetStore(from).write(theirs);
      await move(from, to, isSetting);
      return (await createSheetStore(to).list()).map(({ loaded }) => (loaded.ok ? loaded.sheet.data : null)).sort();
    };
    expect(await merged(sheet('s', 3, [1, 2]), sheet('s', 2, [1]))).toEqual([3]);
    expect(await merged(sheet('s', 2, [1]), sheet('s', 3, [1, 2]))).toEqual([3]);
    expect(await merged(sheet('s', 3, [1, 2]), sheet('s', 4, [1]))).toEqual([3, 4]);
  });

  test('what cannot be read is kept beside what can', async () => {
    const from = testDevice(new Map([['antilles/save/one/a', 'rubbish']]));
    const to = testDevice();
    await createSaveStore(to).write(game('one', 1));
    await move(from, to, isSetting);
    expect(await logOf(to, 'one')).toEqual([entry(1)]);
    expect([...to.data.values()]).toContain('rubbish');
    expect(await createSaveStore(to).list()).toHaveLength(2);
  });

  test('profiles, names and deals of the day: what one lacks the other brings', async () => {
    const merged = async (mine: unknown, theirs: unknown): Promise<unknown> => {
      const to = testDevice(new Map([['antilles/v', JSON.stringify(mine)]]));
      await move(testDevice(new Map([['antilles/v', JSON.stringify(theirs)]])), to, isSetting);
      return JSON.parse(to.data.get('antilles/v') ?? '');
    };
    expect(
      await merged(
        [
          { id: 'a', name: 'Ana', changedAt: 2 },
          { id: 'b', name: 'Bram', changedAt: 1 },
        ],
        [
          { id: 'b', name: 'Bob', changedAt: 5 },
          { id: 'c', name: 'Cid', changedAt: 1 },
        ],
      ),
    ).toEqual([
      { id: 'a', name: 'Ana', changedAt: 2 },
      { id: 'b', name: 'Bob', changedAt: 5 },
      { id: 'c', name: 'Cid', changedAt: 1 },
    ]);
    const last = { seats: [{ name: 'Ana' }] };
    expect(
      await merged(
        { names: ['Ana'], last: { x: last } },
        { names: ['Bram', 'Ana'], last: { x: 1, y: last }, presets: {} },
      ),
    ).toEqual({ names: ['Ana', 'Bram'], last: { x: last, y: last }, presets: {} });
    expect(await merged({ x: [{ date: '1' }] }, { x: [{ date: '1' }, { date: '2' }] })).toEqual({
      x: [{ date: '1' }, { date: '2' }],
    });
  });

  test('a value that is no JSON is put aside, and one that is takes its place', async () => {
    const to = testDevice(new Map([['antilles/v', '{"a":1}'], ['antilles/w', 'torn']])); // prettier-ignore
    await move(testDevice(new Map([['antilles/v', 'torn'], ['antilles/w', '{"b":2}']])), to, isSetting); // prettier-ignore
    expect(withoutLedger(to.data)).toEqual(
      new Map([
        ['antilles/v', '{"a":1}'],
        ['antilles/v.damaged', 'torn'],
        ['antilles/w', '{"b":2}'],
      ]),
    );
  });
});

test('thousands of keys are moved in parts, and the slots of one thing together', async () => {
  const from = testDevice(new Map(Array.from({ length: 1300 }, (_, i) => [`antilles/play/${i}`, `play ${i}`])));
  for (let i = 0; i < 3; i++) await createSaveStore(from).write(game('long', i));
  const before = new Map(from.data);
  const to = testDevice();
  await move(from, to, isSetting);
  expect(withoutLedger(to.data)).toEqual(before);
  expect(from.data.size).toBe(0);
});
