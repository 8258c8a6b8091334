import { act, fireEvent, screen } from '@testing-library/react-native';
import { PATIENCE } from '@app/answered';
import { photos, plays, profilesStore, saves, sheets } from '@app/device';
import { lastImport, noteImport, undoImport } from '@app/backup/lastImport';
import { checkSaves } from '@app/backup/checkSaves';
import { readContents, writeContents } from '@app/backup/contents';
import { entryOf } from '@/games';
import { compare, toWrite } from '@/history/merge';
import type { Archive, Contents } from '@/storage/archive';
import type { Save } from '@/storage/saveFile';
import { device } from '@/storage/store';
import { playedGame } from '../e2e/anyGame';
import { aPlay } from '@tests/history/plays';
import { aSheet } from '../storage/sheets';
import { openApp, settle, wipe } from './openApp';

// Jest cannot import on demand.
jest.mock('@app/loadGame', () => {
  const { entryOf: load } = jest.requireActual<{ readonly entryOf: typeof entryOf }>('@/games');
  return {
    loadEntry: (id: Parameters<typeof entryOf>[0]) => Promise.resolve(load(id)),
    loadedEntry: load,
    loadedStack: () => null,
  };
});

jest.setTimeout(60_000);
beforeEach(wipe);
afterEach(() => jest.restoreAllMocks());

const NOTHING: Contents = { plays: [], saves: [], sheets: [], profiles: [], photos: [], values: {} };
const NONE = { plays: 0, saves: 0, sheets: 0, profiles: 0, photos: 0, values: 0 };
const ALL = { plays: true, saves: true, sheets: true, profiles: true, photos: true, values: true };
const stay = (): Promise<void> => Promise.resolve();

const over = playedGame('over', 'santo-domingo', ['Tom', 'Ines: easy']);
const going = playedGame('going', 'santo-domingo', ['Tom', 'Ines: easy'], { actions: 5 });
const anne = { id: 'anne', name: 'Anne', colour: 'red', createdAt: 1, changedAt: 1 } as const;
const sheet = aSheet();

const archiveOf = (contents: Partial<Contents>): Archive => ({
  ...NOTHING,
  ...contents,
  format: 1,
  madeAt: 1,
  unreadable: NONE,
});

const check = async (contents: Partial<Contents>) =>
  checkSaves(
    compare(archiveOf(contents), (await readContents(stay)).contents),
    (id) => Promise.resolve(entryOf(id)),
    stay,
  );

/** Everything of it, as somebody imports it who changes nothing. */
const bring = async (contents: Partial<Contents>) =>
  writeContents(toWrite((await check(contents)).preview, { add: ALL, take: new Set() }), stay);

test('finished games go where finished games are, running ones among the running', async () => {
  const { done, missing } = await bring({ saves: [over, going], plays: [aPlay()], sheets: [sheet], profiles: [anne] });
  expect([done, missing]).toEqual([5, NONE]);
  expect((await saves.list()).map(({ id }) => id)).toEqual(['going']);
  expect(await saves.listPutAway()).toEqual(['over']);
  // Its result is in the history, although the file did not have it.
  expect((await plays.list()).plays.map(({ id }) => id).sort()).toEqual(['game-over', 'p1']);
  const again = await check({ saves: [over, going] });
  expect(again.preview.same.saves).toBe(2);
});

test('what cannot be written is counted, holds up nothing else, and comes with the next import', async () => {
  const games = Array.from({ length: 5 }, (_, i): Save => ({ ...over, id: `over-${i}` }));
  const contents = { saves: games, plays: [aPlay(), aPlay({ id: 'p2' })], sheets: [sheet], profiles: [anne] };
  const put = jest.spyOn(saves, 'putInCellar');
  put.mockRejectedValueOnce(new Error('full')).mockRejectedValueOnce(new Error('full'));
  jest.spyOn(plays, 'updateAll').mockRejectedValueOnce(new Error('full'));
  jest.spyOn(plays, 'update').mockRejectedValueOnce(new Error('full'));
  expect(await bring(contents)).toEqual({ done: 6, missing: { ...NONE, saves: 2, plays: 1 } });
  expect((await sheets.list()).length).toBe(1);
  expect(await profilesStore.read()).toEqual([anne]);
  const { preview } = await check(contents);
  expect([preview.fresh.saves.length, preview.same.saves, preview.fresh.plays.length]).toEqual([2, 3, 1]);
  expect(await bring(contents)).toEqual({ done: 3, missing: NONE });
  expect((await saves.listPutAway()).length).toBe(5);
});

test('what is small never waits behind saves', async () => {
  const order: string[] = [];
  const note = (what: string) => (): Promise<void> => Promise.resolve(void order.push(what));
  jest.spyOn(saves, 'putInCellar').mockImplementation(note('save'));
  jest.spyOn(sheets, 'replace').mockImplementation(note('sheet'));
  jest.spyOn(profilesStore, 'change').mockImplementation(() => note('profile')().then(() => []));
  jest.spyOn(device, 'setItem').mockImplementation(note('value'));
  await bring({ saves: [over], sheets: [sheet], profiles: [anne], values: { 'antilles/settings': {} } });
  expect(order.slice(0, 4)).toEqual(['profile', 'value', 'sheet', 'save']);
});

test('a game whose moves do not lead to how it stands is refused, one of newer rules is said', async () => {
  const state = JSON.parse(JSON.stringify(going.state)) as { players: { points: number; earned: number[] }[] };
  for (const player of state.players) {
    player.points = 29;
    player.earned = [29, 0, 0, 0, 0];
  }
  const newer = { ...going, id: 'newer', rulesVersion: going.rulesVersion + 1 };
  const checked = await check({ saves: [going, { ...going, id: 'rich', state }, newer] });
  expect([checked.changed, checked.newer]).toEqual([1, 1]);
  expect(checked.preview.fresh.saves.map(({ id }) => id)).toEqual(['going']);
});

test('an export gives what can be read, and says what cannot', async () => {
  await saves.replace(going);
  await profilesStore.write([anne]);
  jest.spyOn(plays, 'list').mockRejectedValue(new Error('no database'));
  const { contents, silent } = await readContents(stay);
  expect(silent).toEqual(['plays']);
  expect(contents.saves.map(({ id }) => id)).toEqual(['going']);
  expect(contents.profiles).toEqual([anne]);
});

test('a history that never gets an answer says so, and can be asked again', async () => {
  jest.useFakeTimers();
  const list = jest.spyOn(plays, 'list').mockReturnValue(new Promise(() => undefined));
  await openApp('/history');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(PATIENCE + 100));
  list.mockRestore();
  fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.queryByLabelText('Loading')).toBeNull();
});

test('a play that cannot be read can be deleted where it is shown', async () => {
  await device.setItem('antilles/play/bad', '{"antilles":"play","checksum":"0","format":2}');
  await openApp('/history/bad');
  await settle();
  fireEvent.press(screen.getByRole('button', { name: 'Delete play' }));
  await settle();
  const buttons = screen.getAllByRole('button', { name: 'Delete play' });
  const sure = buttons[buttons.length - 1];
  if (sure !== undefined) fireEvent.press(sure);
  await settle();
  expect(await device.getItem('antilles/play/bad')).toBeNull();
});

test('a whole import is taken back: what came goes, what it replaced comes back, what was changed since stays', async () => {
  await plays.record(aPlay({ id: 'mine', notes: 'Before' }));
  const changed = aPlay({ id: 'mine', notes: 'After' });
  const fresh = [aPlay({ id: 'new-1' }), aPlay({ id: 'new-2' })];
  const { preview } = await check({ plays: [changed, ...fresh], profiles: [anne], sheets: [sheet] });
  const items = toWrite(preview, { add: ALL, take: new Set(['plays/mine']) });
  expect(await noteImport(items, 5)).toBe(true);
  await writeContents(items, stay);
  const edited = { ...aPlay({ id: 'new-2' }), notes: 'Mine now', changedAt: 9e12 };
  await plays.update(edited);
  const last = await lastImport();
  if (last === null) throw new Error('nothing to take back');
  expect(last).toMatchObject({ at: 5, added: { length: 4 }, replaced: { length: 1 } });
  await undoImport(last, stay);
  expect((await plays.list()).plays.map(({ id, notes }) => [id, notes]).sort()).toEqual([
    ['mine', 'Before'],
    ['new-2', 'Mine now'],
  ]);
  expect(await profilesStore.read()).toEqual([]);
  expect(await sheets.list()).toEqual([]);
  expect(await lastImport()).toBeNull();
});

test('photos go out with their plays and come in again', async () => {
  const text = '/9j/4AAQSkZJRg';
  await photos.write('ph1', text);
  await photos.write('orphan', text);
  await plays.record(aPlay({ id: 'shot', photo: 'ph1' }));
  const { contents } = await readContents(stay, true);
  expect(contents.photos).toEqual([{ id: 'ph1', text }]);
  expect((await readContents(stay)).contents.photos).toEqual([{ id: 'ph1', text: '' }]);
  await photos.remove('ph1');
  await bring({ plays: contents.plays, photos: contents.photos });
  expect(await photos.read('ph1')).toBe(text);
  expect((await check({ photos: contents.photos })).preview.same.photos).toBe(1);
});
