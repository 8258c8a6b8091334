import { sameJson } from '@antilles/engine';
import * as fc from 'fast-check';
import { createSaver, type Saver } from '@/storage/saver';
import { ChangedElsewhere } from '@/storage/elsewhere';
import type { Save } from '@/storage/saveFile';
import { createSaveStore } from '@/storage/saveStore';
import { DEATHS, FAULTS, testDevice } from './device';
import { aSave } from './saves';
import { aTable, playOut, resumed, settle, toolsByPlace } from '@tests/session/table';
import { bidsEntry } from '@tests/session/toys';

const nth = (n: number, id = 'k3y'): Save => aSave({ id, savedAt: n, state: { n } });

/** A saver on a desk where every write and every pause ends when the test says so. */
function aDesk() {
  const writes: { save: Save; done: () => void; fail: () => void }[] = [];
  const pauses: { ms: number; end: () => void }[] = [];
  const statuses: string[] = [];
  const saver = createSaver(
    (save) =>
      new Promise((resolve, reject) => writes.push({ save, done: resolve, fail: () => reject(new Error('no')) })),
    (ms) => new Promise((resolve) => pauses.push({ ms, end: resolve })),
  );
  saver.subscribe(() => statuses.push(saver.status()));
  const written = (): unknown[] => writes.map(({ save }) => save.savedAt);
  return { saver, writes, pauses, statuses, written };
}

/** The same desk, where the first write has failed. */
async function afterAFailure() {
  const desk = aDesk();
  desk.saver.queue(nth(1));
  await settle();
  desk.writes[0]?.fail();
  await settle();
  return desk;
}

describe('a saver', () => {
  test('writes what is queued and says so', async () => {
    const { saver, writes, statuses } = aDesk();
    expect(saver.status()).toBe('saved');
    saver.queue(nth(1));
    expect(saver.status()).toBe('saving');
    await settle();
    writes[0]?.done();
    await settle();
    expect(saver.status()).toBe('saved');
    expect(statuses).toEqual(['saving', 'saved']);
  });

  test('writes one at a time, and of what waits only the newest', async () => {
    const { saver, writes, written } = aDesk();
    saver.queue(nth(1));
    await settle();
    for (const n of [2, 3, 4]) saver.queue(nth(n));
    await settle();
    expect(written()).toEqual([1]);
    writes[0]?.done();
    await settle();
    expect(written()).toEqual([1, 4]);
    writes[1]?.done();
    await settle();
    expect(saver.status()).toBe('saved');
  });

  test('keeps the newest of each game', async () => {
    const { saver, writes, written } = aDesk();
    saver.queue(nth(1, 'a'));
    await settle();
    saver.queue(nth(2, 'b'));
    saver.queue(nth(3, 'a'));
    saver.queue(nth(4, 'b'));
    for (let i = 0; i < 3; i++) {
      writes[i]?.done();
      await settle();
    }
    expect(written().sort()).toEqual([1, 3, 4]);
    expect(saver.status()).toBe('saved');
  });

  test('shows a failed write, and tries again after growing pauses until it works', async () => {
    const { saver, writes, pauses, statuses } = aDesk();
    saver.queue(nth(1));
    for (let i = 0; i < 10; i++) {
      await settle();
      writes[i]?.fail();
      await settle();
      expect(saver.status()).toBe('failed');
      pauses[i]?.end();
    }
    await settle();
    expect(pauses.map((pause) => pause.ms)).toEqual([
      500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000,
    ]);
    writes[10]?.done();
    await settle();
    expect(statuses).toEqual(['saving', 'failed', 'saved']);
  });

  test('after a failure writes the newest, not what failed', async () => {
    const { saver, writes, written } = aDesk();
    saver.queue(nth(1));
    await settle();
    saver.queue(nth(2));
    writes[0]?.fail();
    await settle();
    saver.retry();
    await settle();
    expect(written()).toEqual([1, 2]);
    writes[1]?.fail();
    await settle();
    saver.queue(nth(3));
    await settle();
    expect(written()).toEqual([1, 2, 3]);
  });

  test('starts with short pauses again after a success', async () => {
    const { saver, writes, pauses } = aDesk();
    saver.queue(nth(1));
    for (const end of ['fail', 'fail', 'done'] as const) {
      await settle();
      writes.at(-1)?.[end]();
      await settle();
      pauses.at(-1)?.end();
    }
    await settle();
    saver.queue(nth(2));
    await settle();
    writes.at(-1)?.fail();
    await settle();
    expect(pauses.map((pause) => pause.ms)).toEqual([500, 1000, 500]);
  });

  test('retry tries now', async () => {
    const { saver, writes, written } = aDesk();
    saver.retry();
    saver.queue(nth(1));
    await settle();
    writes[0]?.fail();
    await settle();
    saver.retry();
    await settle();
    expect(written()).toEqual([1, 1]);
  });

  test('flush resolves when all is written', async () => {
    const { saver, writes } = aDesk();
    await saver.flush();
    saver.queue(nth(1));
    await settle();
    saver.queue(nth(2));
    let flushed = false;
    const flushing = saver.flush().then(() => (flushed = true));
    writes[0]?.done();
    await settle();
    expect(flushed).toBe(false);
    writes[1]?.done();
    await flushing;
    expect(saver.status()).toBe('saved');
  });

  test('flush does not wait for ever: it tries at once, and resolves when that fails', async () => {
    const { saver, writes } = await afterAFailure();
    const flushing = saver.flush();
    await settle();
    writes[1]?.fail();
    await flushing;
    expect(saver.status()).toBe('failed');
  });

  test('a game that cannot be written does not keep the others from it', async () => {
    const kept: string[] = [];
    const saver = createSaver(
      async (save) => {
        if (save.id === 'bad') throw new Error('too large');
        kept.push(save.id);
        return Promise.resolve();
      },
      () => new Promise(() => undefined),
    );
    saver.queue(nth(1, 'bad'));
    saver.queue(nth(1, 'good'));
    await settle();
    expect(kept).toEqual(['good']);
    expect(saver.status()).toBe('failed');
  });

  test('a write that throws at once is a failed write', async () => {
    const saver = createSaver(
      () => {
        throw new Error('at once');
      },
      () => new Promise(() => undefined),
    );
    saver.queue(nth(1));
    await settle();
    expect(saver.status()).toBe('failed');
  });

  test('forgets a removed game: it is not written after that', async () => {
    const { saver, writes, written } = aDesk();
    saver.queue(nth(1));
    await settle();
    saver.queue(nth(2));
    let forgotten = false;
    const forgetting = saver.forget('k3y').then(() => (forgotten = true));
    await settle();
    expect(forgotten).toBe(false);
    writes[0]?.fail();
    await forgetting;
    await settle();
    expect(written()).toEqual([1]);
    expect(saver.status()).toBe('saved');
    await saver.forget('never there');
  });

  test('forgetting the game that failed ends the failure', async () => {
    const { saver } = await afterAFailure();
    expect(saver.status()).toBe('failed');
    await saver.forget('k3y');
    await settle();
    expect(saver.status()).toBe('saved');
  });

  test('what another window has overtaken is not tried again, and nothing more of it is written until it is forgotten', async () => {
    const written: number[] = [];
    let elsewhere = true;
    const saver = createSaver<Save>(
      (save) => {
        if (elsewhere && save.id === 'k3y') return Promise.reject(new ChangedElsewhere('went on'));
        written.push(save.savedAt);
        return Promise.resolve();
      },
      () => new Promise(() => undefined),
    );
    let heard = 0;
    saver.subscribe(() => void (heard += saver.isOvertaken('k3y') ? 1 : 0));
    saver.queue(nth(1));
    saver.queue(nth(2, 'other'));
    await saver.flush();
    expect([saver.status(), saver.isOvertaken('k3y'), saver.isOvertaken('other')]).toEqual(['saved', true, false]);
    expect(heard).toBeGreaterThan(0);
    elsewhere = false;
    saver.queue(nth(3));
    await saver.flush();
    expect(written).toEqual([2]);
    await saver.forget('k3y');
    saver.queue(nth(4));
    await saver.flush();
    expect(written).toEqual([2, 4]);
  });

  test('listeners may leave', async () => {
    const { saver, writes } = aDesk();
    let heard = 0;
    const leave = saver.subscribe(() => heard++);
    saver.queue(nth(1));
    leave();
    await settle();
    writes[0]?.done();
    await settle();
    expect(heard).toBe(1);
  });
});

describe('session, saver, store and device together', () => {
  const choose = <Action>(actions: readonly Action[], seat: number): Action | undefined =>
    actions[(seat + 1) % actions.length];

  /** A game from the beginning to its end (or death) on this device; every save it made, and the last acknowledged one. */
  async function playOn(device: ReturnType<typeof testDevice>) {
    const store = createSaveStore(device);
    let acknowledged = 0;
    const saver: Saver = createSaver(
      (save) =>
        store.write(save).then(() => void (acknowledged = Math.max(acknowledged, tools.saves.indexOf(save) + 1))),
      () => settle(),
    );
    const { tools, follow } = toolsByPlace();
    const keep = tools.save.bind(tools);
    tools.save = (save) => {
      keep(save);
      saver.queue(save);
    };
    const { session } = aTable(bidsEntry, ['person', 'easy', 'person'], { tools });
    follow(session);
    await playOut(session, choose);
    for (let i = 0; i < 100 && !device.isDead && saver.status() !== 'saved'; i++) await settle();
    return { session, saves: tools.saves, acknowledged, saver };
  }

  test('killed after any number of device operations, a game resumes at what was acknowledged or is newer, and goes on identically', async () => {
    const whole = testDevice();
    const { session: uninterrupted } = await playOn(whole);
    for (const death of DEATHS) {
      for (let at = 0; at < whole.operations; at++) {
        const device = testDevice(new Map(), (n) => (n === at ? death : undefined));
        const { saves, acknowledged } = await playOn(device);
        const found = await createSaveStore(testDevice(device.data)).read('game-1');
        if (acknowledged === 0 && (found === null || !found.loaded.ok)) continue;
        if (found?.loaded.ok !== true) throw new Error(`nothing to resume after ${death} at ${at}`);

        const { save } = found.loaded;
        const which = saves.findLastIndex((kept) => sameJson(kept, save));
        expect(which + 1).toBeGreaterThanOrEqual(Math.max(acknowledged, 1));

        const { tools, follow } = toolsByPlace();
        const again = resumed(bidsEntry, save, tools);
        follow(again.session);
        await playOut(again.session, choose);
        expect(sameJson(again.session.toSave(), uninterrupted.toSave())).toBe(true);
      }
    }
  }, 60_000);

  test('whatever the device does, the game goes on, and in the end all of it is saved', async () => {
    const fault = fc.option(fc.constantFrom(...FAULTS), { nil: undefined, freq: 2 });
    await fc.assert(
      fc.asyncProperty(fc.array(fault, { maxLength: 80 }), async (plan) => {
        const device = testDevice(new Map(), (n) => plan[n]);
        const { session, saver } = await playOn(device);
        expect(session.snapshot().outcome).not.toBeNull();
        expect(saver.status()).toBe('saved');
        const found = await createSaveStore(testDevice(device.data)).read('game-1');
        expect(found?.loaded).toEqual({ ok: true, save: JSON.parse(JSON.stringify(session.toSave())) as Save });
      }),
      { numRuns: 100 },
    );
  }, 60_000);
});
