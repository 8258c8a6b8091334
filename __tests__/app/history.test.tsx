import { fireEvent, screen } from '@testing-library/react-native';
import { plays, profilesStore } from '@app/device';
import { rankPlay } from '@/history/play';
import { aPlay } from '@tests/history/plays';
import { openApp, settle, wipe } from './openApp';

jest.setTimeout(60_000);

beforeEach(async () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 16, 12) });
  // The store remembers what it wrote; an empty device has nothing to remember.
  for (const { id } of (await plays.list()).plays) await plays.remove(id);
  await wipe();
});
afterEach(() => {
  jest.useRealTimers();
});

const physical = aPlay({
  id: 'table',
  kind: 'physical',
  game: 'other',
  gameName: 'Tichu',
  saveId: null,
  endedAt: new Date(2026, 10, 15, 21).getTime(),
  variant: [],
  ...rankPlay([
    [
      { key: 'score.round', label: 'Round 1', points: 10, how: null },
      { key: 'score.round', label: 'Round 2', points: 5, how: null },
    ],
    [
      { key: 'score.round', label: 'Round 1', points: 3, how: null },
      { key: 'score.round', label: 'Round 2', points: 4, how: null },
    ],
    [
      { key: 'score.round', label: 'Round 1', points: 1, how: null },
      { key: 'score.round', label: 'Round 2', points: 1, how: null },
    ],
  ]),
});

test('an empty history says what will be in it', async () => {
  await openApp('history');
  expect(screen.getByText('No plays yet')).toBeVisible();
});

test('lists plays by month, filters them by words, and says when nothing fits', async () => {
  await plays.record(physical);
  await plays.record(aPlay({ endedAt: new Date(2026, 9, 3).getTime() }));
  await openApp('history');
  expect(screen.getByText('November 2026')).toBeVisible();
  expect(screen.getByText('October 2026')).toBeVisible();
  fireEvent.changeText(screen.getByLabelText('Search names, games, notes'), 'tichu');
  await settle();
  expect(screen.getByText('1 of 2')).toBeVisible();
  expect(screen.queryByText('October 2026')).toBeNull();
  fireEvent.changeText(screen.getByLabelText('Search names, games, notes'), 'nobody');
  await settle();
  fireEvent.press(screen.getByText('Show all plays'));
  await settle();
  expect(screen.getByText('2 plays')).toBeVisible();
});

test('shows every line of a score sheet, and ranks it anew when a point is corrected', async () => {
  await plays.record(physical);
  await openApp('history/table');
  expect(screen.getByText('Anne won')).toBeVisible();
  expect(screen.getAllByText('Round 2')).toHaveLength(3);
  fireEvent.press(screen.getByText('Edit'));
  await settle();
  fireEvent.changeText(screen.getByLabelText('Round 1, Ines'), '99');
  fireEvent.press(screen.getByText('Save'));
  await settle();
  expect(screen.getByText('Ines won')).toBeVisible();
  expect(screen.getByText('100')).toBeVisible();
  fireEvent.press(screen.getByText('Undo'));
  await settle();
  expect(screen.getByText('Anne won')).toBeVisible();
  expect(await plays.read('table')).toEqual({ ok: true, play: physical });
});

test('an edit of a play that was deleted since is not undone: the play stays deleted', async () => {
  await plays.record(physical);
  await openApp('history/table');
  fireEvent.press(screen.getByText('Edit'));
  await settle();
  fireEvent.changeText(screen.getByLabelText('Notes'), 'A close one');
  fireEvent.press(screen.getByText('Save'));
  await settle();
  fireEvent.press(screen.getByText('Delete play'));
  await settle();
  const [undoEdit, undoDeletion] = screen.getAllByText('Undo');
  if (undoEdit === undefined || undoDeletion === undefined) throw new Error('two things can be undone');
  fireEvent.press(undoEdit);
  await settle();
  expect(screen.getByText('This play has since been changed or deleted.')).toBeVisible();
  expect(await plays.read('table')).toBeNull();
});

test('two players of one name and a day to come are refused at their fields, and an edit is not dropped unasked', async () => {
  await plays.record(physical);
  await openApp('history/table');
  fireEvent.press(screen.getByText('Edit'));
  await settle();
  fireEvent.changeText(screen.getByLabelText('Player 3'), 'anne');
  fireEvent.changeText(screen.getByLabelText('Round 1, Anne'), 'ten');
  fireEvent.press(screen.getByText('Save'));
  await settle();
  expect(screen.getAllByText('Another player here has this name.')).toHaveLength(2);
  expect(screen.getByText('Enter a number: Round 1.')).toBeVisible();
  expect(screen.getByText('3 fields need another look.')).toBeVisible();
  expect(screen.getByLabelText('Round 1, Anne').props['aria-invalid']).toBe(true);
  expect(await plays.read('table')).toEqual({ ok: true, play: physical });
  fireEvent.press(screen.getByLabelText('Close'));
  await settle();
  expect(screen.getByText('Discard your changes?')).toBeVisible();
  fireEvent.press(screen.getByText('Keep editing'));
  await settle();
  expect(screen.getByLabelText('Round 1, Anne').props['value']).toBe('ten');
  fireEvent.press(screen.getByLabelText('Close'));
  await settle();
  fireEvent.press(screen.getByText('Discard'));
  await settle();
  fireEvent.press(screen.getByText('Edit'));
  await settle();
  expect(screen.getByLabelText('Round 1, Anne').props['value']).toBe('10');
});

test('an edit that was left on the way is found again', async () => {
  await plays.record(physical);
  const app = await openApp('history/table');
  fireEvent.press(screen.getByText('Edit'));
  await settle();
  fireEvent.changeText(screen.getByLabelText('Notes'), 'A close one');
  await settle();
  app.unmount();
  await openApp('history/table');
  fireEvent.press(screen.getByText('Edit'));
  await settle();
  expect(screen.getByText('These are your changes from before; they are not saved yet.')).toBeVisible();
  expect(screen.getByLabelText('Notes').props['value']).toBe('A close one');
  fireEvent.press(screen.getByText('Save'));
  await settle();
  expect(await plays.read('table')).toMatchObject({ play: { notes: 'A close one' } });
});

test('a play that is not there says so', async () => {
  await openApp('history/nothing');
  expect(screen.getByText('This play is not here')).toBeVisible();
});

test('a profile gets its name, colour and shape, and its statistics', async () => {
  await plays.record(physical);
  await openApp('players');
  // Names to begin with stand on top; only an empty screen has an empty state.
  expect(screen.queryByText('No profiles yet')).toBeNull();
  fireEvent.press(screen.getByLabelText('Make a profile for Anne'));
  await settle();
  fireEvent.press(screen.getByLabelText('Blue square'));
  fireEvent.press(screen.getByText('Save'));
  await settle();
  expect(await profilesStore.read()).toMatchObject([{ name: 'Anne', colour: 'blue' }]);
  fireEvent.press(screen.getByLabelText('Statistics of Anne'));
  await settle();
  expect(screen.getByLabelText('Wins: 1')).toBeVisible();
  expect(screen.getByText('A chart needs at least two plays of this game.')).toBeVisible();
});

test('a deleted profile comes back to its place; one that never played has no statistics to open', async () => {
  const profile = (id: string, name: string) => ({ id, name, colour: 'red', createdAt: 1, changedAt: 1 }) as const;
  const both = [profile('a', 'Anne'), profile('w', 'Wim')];
  await profilesStore.write(both);
  await plays.record(physical);
  await openApp('players');
  expect(screen.getByLabelText('Statistics of Anne')).toBeVisible();
  expect(screen.queryByLabelText('Statistics of Wim')).toBeNull();
  fireEvent.press(screen.getByLabelText(/^Anne, 1 play/));
  await settle();
  fireEvent.press(screen.getByText('Delete profile'));
  await settle();
  expect(await profilesStore.read()).toEqual(both.slice(1));
  fireEvent.press(screen.getByText('Undo'));
  await settle();
  expect(await profilesStore.read()).toEqual(both);
});

test('a past play of a regular group is three taps away, and one more takes it back', async () => {
  await plays.record(physical);
  await openApp('history');
  fireEvent.press(screen.getByLabelText('Log a play'));
  await settle();
  fireEvent.press(screen.getByLabelText('Anne won'));
  fireEvent.press(screen.getByLabelText('Save to history'));
  await settle();
  const [newest] = (await plays.list()).plays;
  expect(newest).toMatchObject({ gameName: 'Tichu', scored: false, winners: [0], kind: 'physical' });
  expect(newest?.seats.map(({ name }) => name)).toEqual(physical.seats.flatMap(({ name, bot }) => (bot ? [] : [name])));
  expect(screen.getAllByText('Anne won')).toHaveLength(2);
  fireEvent.press(screen.getByLabelText('Undo'));
  await settle();
  expect((await plays.list()).plays.map(({ id }) => id)).toEqual(['table']);
});

test('a play that is not whole says what is missing, and is not written', async () => {
  await openApp('log');
  fireEvent.press(screen.getByLabelText('Save to history'));
  expect(screen.getByText('Choose a game, or write its name.')).toBeVisible();
  fireEvent.press(screen.getByLabelText('Another game'));
  fireEvent.changeText(screen.getByLabelText('Name of the game'), 'Pandemic');
  fireEvent.press(screen.getByLabelText('Save to history'));
  expect(screen.getByText('Choose who played: one to twenty people.')).toBeVisible();
  for (const name of ['Anna', 'Bram']) {
    fireEvent.changeText(screen.getByLabelText('Someone else'), name);
    fireEvent.press(screen.getByLabelText('Add'));
  }
  fireEvent.press(screen.getByLabelText('Save to history'));
  expect(screen.getByText('Choose who won, or enter everyone’s points.')).toBeVisible();
  expect((await plays.list()).plays).toEqual([]);
  fireEvent.press(screen.getByLabelText('Cooperatively'));
  fireEvent.press(screen.getByLabelText('Save to history'));
  await settle();
  expect((await plays.list()).plays[0]).toMatchObject({ together: true, winners: [], gameName: 'Pandemic' });
  expect(screen.getByText('Lost together')).toBeVisible();
});

test('every row of the statistics leads somewhere: to a person, to a game, to a play, and back', async () => {
  const second = { ...physical, id: 'second', endedAt: new Date(2026, 10, 14, 21).getTime() };
  await plays.record(physical);
  await plays.record(second);
  await openApp('statistics');
  expect(screen.getByLabelText('Plays: 2')).toBeVisible();
  // A bot is no friend.
  expect(screen.queryByLabelText(/^Bot \(hard\): ahead/)).toBeNull();
  fireEvent.press(screen.getByLabelText('Anne: 100 per cent, 2 of 2'));
  await settle();
  expect(screen.getByLabelText('Wins: 2')).toBeVisible();
  expect(screen.getByText('since November 2026')).toBeVisible();
  fireEvent.press(screen.getByLabelText('Tichu: 100 per cent, 2 of 2'));
  await settle();
  expect(screen.getByLabelText('Average score: 15')).toBeVisible();
  fireEvent.press(screen.getAllByLabelText(/^Tichu: Anne won · /)[0] as never);
  await settle();
  expect(screen.getByText('Delete play')).toBeVisible();
});

test('two names are made one person, and that is taken back', async () => {
  await plays.record(physical);
  await plays.record({
    ...physical,
    id: 'typo',
    seats: physical.seats.map((seat, i) => (i === 0 ? { ...seat, name: 'Ane' } : seat)),
  });
  await openApp('players');
  fireEvent.press(screen.getByLabelText('Merge Ane with another name'));
  await settle();
  fireEvent.press(screen.getByRole('menuitem', { name: /^Anne/ }));
  await settle();
  expect(screen.getByText('Ane is now Anne')).toBeVisible();
  expect(await plays.read('typo')).toMatchObject({ play: { seats: [{ name: 'Anne' }, {}, {}] } });
  fireEvent.press(screen.getByText('Undo'));
  await settle();
  expect(await plays.read('typo')).toMatchObject({ play: { seats: [{ name: 'Ane' }, {}, {}] } });
});

test('after many plays an export is suggested, gently', async () => {
  for (let i = 0; i < 25; i++) await plays.record({ ...physical, id: `many-${i}` });
  await openApp('history');
  await settle();
  expect(screen.getByText('25 plays, and the only copy may be on this device.')).toBeVisible();
  fireEvent.press(screen.getByText('Not now'));
  await settle();
  expect(screen.queryByText(/only copy/)).toBeNull();
});
