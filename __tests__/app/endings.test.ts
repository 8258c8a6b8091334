import type { Outcome } from '@antilles/engine';
import type { Save } from '@/session/record';
import { createSignal } from '@/session/signal';
import type { SaverStatus } from '@/storage/saver';
import { aSave } from '@tests/storage/saves';
import { createEndings } from '@app/endings';

const over = { winners: [0] } as unknown as Outcome;

function remembering() {
  let status: SaverStatus = 'saved';
  const overtaken = new Set<string>();
  const signal = createSignal();
  const told: string[] = [];
  const endings = createEndings(
    { status: () => status, subscribe: signal.subscribe, isOvertaken: (id) => overtaken.has(id) },
    ({ id, savedAt }: Save) => Promise.resolve(void told.push(`${id} ended at ${savedAt}`)),
    (id) => Promise.resolve(void told.push(`${id} goes on`)),
  );
  const become = (next: SaverStatus): void => {
    status = next;
    signal.emit();
  };
  return { endings, told, overtaken, become };
}

const save = (savedAt: number, id = 'k3y'): Save => aSave({ id, savedAt });

test('an end is remembered once it is on the device, and forgotten when it is taken back', async () => {
  const { endings, told, become } = remembering();
  become('saving');
  endings.note(save(1), over);
  await endings.done();
  expect(told).toEqual([]);
  become('failed');
  become('saved');
  await endings.done();
  expect(told).toEqual(['k3y ended at 1']);
  endings.note(save(2), null);
  endings.note(save(3), over);
  await endings.done();
  expect(told).toEqual(['k3y ended at 1', 'k3y goes on', 'k3y ended at 3']);
});

test('of what was not written yet only the last counts', async () => {
  const { endings, told, become } = remembering();
  become('saving');
  endings.note(save(1), over);
  endings.note(save(2), null);
  become('saved');
  await endings.done();
  expect(told).toEqual([]);
});

test('what another window has overtaken, or what was removed, never happened', async () => {
  const { endings, told, overtaken, become } = remembering();
  become('saving');
  endings.note(save(1), over);
  endings.note(save(1, 'gone'), over);
  overtaken.add('k3y');
  endings.forget('gone');
  become('saved');
  await endings.done();
  expect(told).toEqual([]);
});

test('an end of another day stays until the game has a new one', async () => {
  const { endings, told } = remembering();
  endings.note(save(1), null);
  await endings.done();
  expect(told).toEqual([]);
});
