import { must } from '@antilles/engine';
import { atOnce } from '@/storage/gradual';
import { verifySave } from '@/session/verify';
import { aTable, onPaper, playOut } from './table';
import { bidsEntry, type BidsState } from './toys';

async function played() {
  const { session } = aTable(bidsEntry, ['person', 'easy']);
  await playOut(session);
  return onPaper(session.toSave());
}

test('a log that leads to its state is good, from the beginning or from where other rules took over', async () => {
  const save = await played();
  expect(atOnce(verifySave(bidsEntry, save))).toBe('good');
  const since = { at: save.log.length, rulesVersion: 3, state: save.state };
  expect(atOnce(verifySave(bidsEntry, { ...save, since }))).toBe('good');
});

test('a state that nobody played, and a log that nobody could, are not', async () => {
  const save = await played();
  const state = save.state as BidsState;
  expect(atOnce(verifySave(bidsEntry, { ...save, state: { ...state, points: [9, 9] } }))).toBe('changed');
  expect(atOnce(verifySave(bidsEntry, { ...save, log: save.log.slice(0, -1) }))).toBe('changed');
  const [first, ...rest] = save.log;
  const log = [{ ...must(first, 'a first move'), action: 'nonsense' }, ...rest];
  expect(atOnce(verifySave(bidsEntry, { ...save, log }))).toBe('changed');
  expect(atOnce(verifySave(bidsEntry, { ...save, state: { ...state, round: 1e9 } }))).toBe('changed');
});

test('of newer rules nothing is said; of older ones only whether the state can be', async () => {
  const save = await played();
  const state = save.state as BidsState;
  expect(atOnce(verifySave(bidsEntry, { ...save, rulesVersion: 4 }))).toBe('newer');
  expect(atOnce(verifySave(bidsEntry, { ...save, rulesVersion: 2, log: [] }))).toBe('good');
  expect(atOnce(verifySave(bidsEntry, { ...save, rulesVersion: 2, state: { ...state, points: 'many' } }))).toBe(
    'changed',
  );
});
