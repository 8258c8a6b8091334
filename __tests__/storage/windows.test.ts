import { z } from 'zod';
import { ChangedElsewhere } from '@/storage/elsewhere';
import { createPlayStore } from '@/history/store';
import { withCellar } from '@/storage/keptSaves';
import { besideUnread, profilesSchema, type Profile } from '@/storage/profiles';
import type { Save } from '@/storage/saveFile';
import { createSaveStore } from '@/storage/saveStore';
import { createValueStore } from '@/storage/values';
import { manyWindows } from '@/tools/soak/windows';
import { testDevice } from './device';
import { aPlay } from '@tests/history/plays';
import { aSave } from './saves';

const nth = (n: number, id = 'k3y'): Save => aSave({ id, savedAt: 1000 + n, state: { n }, log: [], looked: [0, 0, 0] });

// The same with and without transactions: what is not done at the same moment is safe on any device.
describe.each([true, false])('two windows on one device (transactions: %p)', (transactions) => {
  const windowOn = (data: Map<string, string>) => {
    const device = testDevice(data, undefined, { transactions });
    return { device, saves: withCellar(createSaveStore(device), device), plays: createPlayStore(device) };
  };
  const twoWindows = () => {
    const data = new Map<string, string>();
    return { data, a: windowOn(data), b: windowOn(data) };
  };
  const n = async (data: Map<string, string>): Promise<unknown> => {
    const loaded = (await windowOn(data).saves.read('k3y'))?.loaded;
    return loaded?.ok === true ? loaded.save.state : null;
  };

  test('a window that has fallen behind buries nothing, and goes on once it has opened the game again', async () => {
    const { data, a, b } = twoWindows();
    await a.saves.write(nth(1));
    await b.saves.open('k3y');
    await b.saves.write(nth(2));
    for (const each of [3, 4, 5]) {
      await expect(a.saves.write(nth(90 + each))).rejects.toThrow(ChangedElsewhere);
      await b.saves.write(nth(each));
    }
    expect(await n(data)).toEqual({ n: 5 });
    await a.saves.open('k3y');
    await a.saves.write(nth(6));
    await expect(b.saves.write(nth(97))).rejects.toThrow(ChangedElsewhere);
    expect(await n(data)).toEqual({ n: 6 });
  });

  test('looking at a game is not opening it', async () => {
    const { a, b } = twoWindows();
    await a.saves.write(nth(1));
    await b.saves.open('k3y');
    await b.saves.write(nth(2));
    await a.saves.read('k3y');
    await a.saves.list();
    await expect(a.saves.write(nth(3))).rejects.toThrow(ChangedElsewhere);
  });

  test('a game that was deleted elsewhere does not come back, and neither does one that was imported anew', async () => {
    const { data, a, b } = twoWindows();
    for (const each of [1, 2, 3]) await a.saves.write(nth(each));
    await b.saves.remove('k3y');
    await expect(a.saves.write(nth(4))).rejects.toThrow(ChangedElsewhere);
    expect(data.size).toBe(0);
    await b.saves.replace(nth(50));
    await expect(a.saves.write(nth(4))).rejects.toThrow(ChangedElsewhere);
    expect(await n(data)).toEqual({ n: 50 });
  });

  test('a finished game that was put away elsewhere is not begun again by a window that has fallen behind', async () => {
    const { data, a, b } = twoWindows();
    await a.saves.write(nth(1));
    await b.saves.open('k3y');
    await a.saves.write(nth(2));
    await a.saves.putAway('k3y');
    await expect(b.saves.write(nth(3))).rejects.toThrow(ChangedElsewhere);
    expect(await n(data)).toEqual({ n: 2 });
    // Both take it out again; one of them goes on.
    await a.saves.open('k3y');
    await b.saves.open('k3y');
    await b.saves.write(nth(4));
    await expect(a.saves.write(nth(5))).rejects.toThrow(ChangedElsewhere);
    expect(await n(data)).toEqual({ n: 4 });
  });

  test('a game that lay in the cellar and was deleted elsewhere does not come back', async () => {
    const { data, a, b } = twoWindows();
    await a.saves.write(nth(1));
    await a.saves.putAway('k3y');
    await b.saves.open('k3y');
    await a.saves.remove('k3y');
    await expect(b.saves.write(nth(2))).rejects.toThrow(ChangedElsewhere);
    expect(data.size).toBe(0);
  });

  test('what another window has taken up again is not put away', async () => {
    const data = new Map<string, string>();
    const device = testDevice(data, undefined, { transactions });
    const b = windowOn(data);
    await b.saves.write(nth(1));
    const a = withCellar(createSaveStore(device), {
      ...device,
      // The other window goes on just when this one has packed it.
      async getItem(key) {
        if (key.includes('kept')) await b.saves.write(nth(2));
        return device.getItem(key);
      },
    });
    await expect(a.putAway('k3y')).rejects.toThrow(ChangedElsewhere);
    expect(await n(data)).toEqual({ n: 2 });
  });

  test('a failed attempt of its own is not taken for another window', async () => {
    for (const fault of ['fail', 'torn', 'late', 'half', 'lost'] as const) {
      let faulty = false;
      const device = testDevice(new Map(), (_, kind) => (faulty && kind === 'set' ? fault : undefined), {
        transactions,
      });
      const store = createSaveStore(device);
      await store.write(nth(1));
      for (const each of [2, 3, 4]) {
        faulty = true;
        await expect(store.write(nth(each))).rejects.not.toThrow(ChangedElsewhere);
        faulty = false;
        await store.write(nth(each));
      }
      expect((await createSaveStore(device).read('k3y'))?.loaded).toEqual({ ok: true, save: nth(4) });
    }
  });

  test('an edit does not bring back a play that was deleted elsewhere, and buries no other edit', async () => {
    const { a, b } = twoWindows();
    const play = aPlay();
    await a.plays.record(play);
    expect((await b.plays.list()).plays).toHaveLength(1);
    const noted = { ...play, notes: 'A', changedAt: play.changedAt + 1 };
    await a.plays.update(noted, play);
    await expect(b.plays.update({ ...play, notes: 'B' }, play)).rejects.toThrow(ChangedElsewhere);
    await b.plays.update({ ...noted, notes: 'A, B' }, noted);
    await a.plays.remove(play.id);
    await expect(b.plays.update({ ...noted, notes: 'C' }, noted)).rejects.toThrow(ChangedElsewhere);
    expect(await b.plays.read(play.id)).toBeNull();
  });

  test('each window lists what the others recorded, changed and deleted', async () => {
    const data = new Map<string, string>();
    const all = [windowOn(data), windowOn(data), windowOn(data)];
    for (const { plays } of all) await plays.list();
    for (let i = 0; i < 30; i++) await all[i % 3]?.plays.record(aPlay({ id: `p${i}`, endedAt: i }));
    await all[0]?.plays.update(aPlay({ id: 'p7', endedAt: 7, notes: 'seven' }));
    await all[1]?.plays.remove('p8');
    for (const { plays } of [...all, windowOn(data)]) {
      const list = await plays.list();
      expect(list.plays.map(({ id }) => id)).toEqual(
        Array.from({ length: 30 }, (_, i) => `p${29 - i}`).filter((id) => id !== 'p8'),
      );
      expect(list.plays.find(({ id }) => id === 'p7')?.notes).toBe('seven');
    }
  });

  test('a setting and a profile of one window stay when another changes others', async () => {
    const data = new Map<string, string>();
    const schema = z.object({ language: z.string().nullable(), theme: z.string() });
    const settings = () =>
      createValueStore(testDevice(data, undefined, { transactions }), 's', schema, { language: null, theme: 'system' });
    const [a, b] = [settings(), settings()];
    await Promise.all([a.read(), b.read()]);
    await a.change((all) => ({ ...all, language: 'nl' }));
    expect(await b.change((all) => ({ ...all, theme: 'light' }))).toEqual({ language: 'nl', theme: 'light' });
    expect(await a.read()).toEqual({ language: 'nl', theme: 'light' });
  });
});

describe('profiles', () => {
  const profile = (id: string): Profile => ({ id, name: id, colour: 'red', createdAt: 1, changedAt: 1 });
  const unread = { id: 'later', name: 'Lia', colour: 'glitter', createdAt: 1, changedAt: 1 };

  test('one that cannot be read stays, whatever is written', async () => {
    const data = new Map([['p', JSON.stringify([unread, profile('ana')])]]);
    const store = createValueStore(testDevice(data), 'p', profilesSchema, [], besideUnread);
    expect(await store.read()).toEqual([profile('ana')]);
    await store.change((all) => [...all, profile('bo')]);
    await store.change((all) => all.filter(({ id }) => id !== 'ana'));
    expect(JSON.parse(data.get('p') ?? '')).toEqual([profile('bo'), unread]);
  });
});

test('a second damaged value is put beside the first', async () => {
  const data = new Map([['s', '{']]);
  const open = () => createValueStore(testDevice(data), 's', z.object({ n: z.number() }), { n: 0 });
  await open().change(() => ({ n: 1 }));
  data.set('s', '}');
  await open().change(() => ({ n: 2 }));
  await open().read();
  expect(Object.fromEntries(data)).toEqual({ s: '{"n":2}', 's.damaged': '{', 's.2.damaged': '}' });
});

// `npm run soak` does ten times as much at the least, and as much as there is time for.
test('many windows at once: what was acknowledged is there, or its window was told', async () => {
  let [kills, told] = [0, 0];
  for (const seed of [1, 2, 3]) {
    const report = await manyWindows(seed, 1000);
    kills += report.kills;
    told += report.told;
  }
  expect(kills).toBeGreaterThan(20);
  expect(told).toBeGreaterThan(50);
});
