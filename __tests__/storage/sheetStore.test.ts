import { seal } from '@/storage/sealed';
import { createSheetStore, parseSheet, seated, writeSheet, type Sheet } from '@/storage/sheetFile';
import type { KeyValue } from '@/storage/slots';

const sheet: Sheet = {
  format: 2,
  id: 'm1-a',
  kind: 'any',
  startedAt: 1,
  savedAt: 2,
  playedMs: 0,
  seats: [{ name: 'Ana', colour: 'red', bot: null }],
  data: { name: 'Uno' },
  past: [{ name: '' }],
  future: [],
  playId: null,
  told: null,
};

function memory(): KeyValue & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => Promise.resolve(kept.get(key) ?? null),
    setItem: (key, value) => Promise.resolve(void kept.set(key, value)),
    removeItem: (key) => Promise.resolve(void kept.delete(key)),
    getAllKeys: () => Promise.resolve([...kept.keys()]),
  };
}

test('a sheet comes back as it was written, its steps back included', () => {
  expect(parseSheet(writeSheet(sheet))).toEqual({ ok: true, sheet });
});

test('a sheet of the first format is read; its time was not measured', () => {
  const { playedMs: _, ...old } = sheet;
  expect(parseSheet(seal('sheet', { ...old, format: 1 }))).toEqual({ ok: true, sheet: { ...sheet, playedMs: null } });
});

test.each([
  ['broken text', '{"antilles":', 'not-json'],
  ['a saved game', '{"antilles":"save"}', 'foreign'],
  ['a changed figure', writeSheet(sheet).replace('"Uno"', '"Duo"'), 'damaged'],
  ['a sheet of tomorrow', writeSheet({ ...sheet, format: 3 as unknown as 2 }), 'newer'],
  ['half a sheet', writeSheet({ ...sheet, seats: [] }), 'damaged'],
])('%s is refused in one word', (_what, text, problem) => {
  expect(parseSheet(text)).toEqual({ ok: false, problem });
});

test('a torn write leaves the sheet before it', async () => {
  const device = memory();
  const store = createSheetStore(device);
  await store.write(sheet);
  await store.write({ ...sheet, data: { name: 'Skat' }, savedAt: 3 });
  const torn = [...device.kept].find(([, text]) => text.includes('Skat'));
  device.kept.set(torn?.[0] ?? '', (torn?.[1] ?? '').slice(0, 90));
  const read = await createSheetStore(device).read('m1-a');
  expect(read?.loaded).toEqual({ ok: true, sheet });
});

test('what cannot be read is listed, kept and never overwritten by itself', async () => {
  const device = memory();
  device.kept.set('antilles/sheet/m1-a/a', 'rubbish');
  const store = createSheetStore(device);
  expect(await store.list()).toEqual([{ id: 'm1-a', loaded: { ok: false, problem: 'not-json' } }]);
  await store.write(sheet);
  expect(device.kept.get('antilles/sheet/m1-a/a')).toBe('rubbish');
  expect((await store.read('m1-a'))?.loaded.ok).toBe(true);
});

test('a sheet that did not note what the history was told opens, and saving again is offered', () => {
  const { told: _told, ...older } = sheet;
  expect(parseSheet(seal('sheet', { ...older, playId: 'p' }))).toEqual({ ok: true, sheet: { ...sheet, playId: 'p' } });
});

test('other people around a sheet: every step of it is told anew, and what cannot be told is no step', () => {
  const retell = (raw: unknown): unknown =>
    (raw as { readonly name: string }).name === '' ? null : { ...(raw as object), told: 'anew' };
  const seats = [{ name: 'Bea', colour: 'blue', bot: null }] as const;
  const next = seated({ ...sheet, future: [{ name: 'Skat' }] }, seats, retell, 9);
  expect(next).toMatchObject({ seats, data: { name: 'Uno', told: 'anew' }, past: [], future: [{ name: 'Skat' }] });
  expect(seated({ ...sheet, data: { name: '' } }, seats, retell, 9)).toBeNull();
});
