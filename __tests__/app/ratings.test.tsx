import { fireEvent, screen } from '@testing-library/react-native';
import { must } from '@antilles/engine';
import { device, plays, saves, settingsStore } from '@app/device';
import { addRatings, noteRating, RATINGS_KEY, readRatings } from '@app/history/ratings';
import { playOfGame } from '@/history/record';
import { entry } from '@/games/santo-domingo';
import { DEFAULT_SETTINGS } from '@/ui/settings';
import { playedGame } from '../e2e/anyGame';
import { openApp, settle, wipe } from './openApp';

jest.setTimeout(90_000);

beforeEach(async () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 16, 12) });
  for (const { id } of (await plays.list()).plays) await plays.remove(id);
  await wipe();
  await settingsStore.write({ ...DEFAULT_SETTINGS, speed: 'off' });
});
afterEach(() => {
  jest.useRealTimers();
});

const over = playedGame('over', 'santo-domingo', ['Tom', 'Ines: medium']);
const rated = { ...over, rated: 'chosen' } as const;
const fits = () => screen.queryByRole('switch', { name: /^A level that fits you/ });
/** A game that counts, told to the ratings under another name. */
const note = (id: string): Promise<void> =>
  noteRating({ ...rated, id }, { ...must(playOfGame(rated, entry), 'a play'), id: `game-${id}` });
const started = async () => {
  fireEvent.press(screen.getByRole('button', { name: 'Start' }));
  await settle();
  const loaded = must((await saves.list())[0]?.loaded, 'a save');
  return loaded.ok ? loaded.save : null;
};

describe('set-up', () => {
  test('bots that fit are seated between two levels, and the choice is remembered', async () => {
    const app = await openApp('santo-domingo');
    expect(screen.getByText('The bots begin between Easy and Medium and follow your results.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Level of Ines: Medium' })).toBeVisible();
    fireEvent.press(must(fits(), 'the switch'));
    await settle();
    expect(screen.getByRole('button', { name: 'Level of Ines: Fits you' })).toBeVisible();
    const save = await started();
    expect(save).toMatchObject({ rated: 'fitted' });
    expect(save?.seats.map(({ bot }) => bot)).toEqual([null, 'easy~medium~50', 'easy~medium~50']);
    app.unmount();
    await openApp('santo-domingo');
    expect(fits()).toBeChecked();
  });

  test('a level chosen for one seat turns it off for all', async () => {
    await openApp('santo-domingo');
    fireEvent.press(must(fits(), 'the switch'));
    await settle();
    fireEvent.press(screen.getByRole('button', { name: 'Level of Ines: Fits you' }));
    await settle();
    fireEvent.press(screen.getByRole('radio', { name: /^Easy\. Grabs what this round brings/ }));
    await settle();
    expect(fits()).not.toBeChecked();
    const save = await started();
    expect(save).toMatchObject({ rated: 'chosen' });
    expect(save?.seats.map(({ bot }) => bot)).toEqual([null, 'easy', 'medium']);
  });

  test('with several people there is nothing to fit, and nothing counts', async () => {
    await openApp('santo-domingo');
    fireEvent.press(must(screen.getAllByRole('radio', { name: 'Person' })[1], 'a second seat'));
    await settle();
    expect(fits()).toBeNull();
    expect(await started()).not.toHaveProperty('rated');
  });

  test('nor when ratings are turned off', async () => {
    await settingsStore.write({ ...DEFAULT_SETTINGS, rating: false });
    await openApp('santo-domingo');
    expect(fits()).toBeNull();
    expect(await started()).not.toHaveProperty('rated');
  });
});

describe('a finished game', () => {
  test('is told at its result and in the statistics, and is the same when it is looked at again', async () => {
    await saves.write(rated);
    const app = await openApp();
    await settle(2000);
    app.unmount();
    const { people } = await readRatings();
    expect(people).toMatchObject([{ name: 'Tom', game: 'santo-domingo', games: [{ id: 'game-over' }] }]);
    const again = await openApp('santo-domingo/result/over');
    await settle(2000);
    expect(screen.getByText(/^Finding your level: about [\d,]+ after 1 game\.$/)).toBeVisible();
    again.unmount();
    expect((await readRatings()).people).toEqual(people);
    await openApp('statistics');
    await settle();
    expect(screen.getByText('Rating against bots')).toBeVisible();
  });

  test('that was not begun to count says nothing', async () => {
    await saves.write(over);
    await openApp();
    await settle(2000);
    expect((await plays.list()).plays).toHaveLength(1);
    expect((await readRatings()).people).toEqual([]);
  });

  test('is not rated when ratings were turned off meanwhile', async () => {
    await settingsStore.write({ ...DEFAULT_SETTINGS, rating: false });
    await note('one');
    expect((await readRatings()).people).toEqual([]);
  });
});

describe('what lies on the device', () => {
  test('damaged: it is said, kept, and new games count', async () => {
    await plays.record(must(playOfGame(over, entry), 'a play'));
    await device.setItem(RATINGS_KEY, '{"format":1,"people":');
    await note('one');
    expect(await device.getItem(`${RATINGS_KEY}.damaged`)).toBe('{"format":1,"people":');
    await openApp('statistics');
    await settle();
    expect(screen.getByText(/^Some ratings on this device can’t be read\. They stay here untouched/)).toBeVisible();
    expect(screen.getByText(/^Finding your level: about/)).toBeVisible();
  });

  test('newer: it is said, and nothing is changed', async () => {
    await plays.record(must(playOfGame(over, entry), 'a play'));
    const newer = '{"format":2,"people":"all"}';
    await device.setItem(RATINGS_KEY, newer);
    await note('one');
    await expect(addRatings({ format: 1, people: [] })).rejects.toThrow('newer');
    expect(await device.getItem(RATINGS_KEY)).toBe(newer);
    await openApp('statistics');
    await settle();
    expect(screen.getByText(/were written by a newer version of the app/)).toBeVisible();
  });

  test('what an archive brings is added', async () => {
    await note('one');
    const theirs = { format: 1, people: (await readRatings()).people };
    await device.removeItem(RATINGS_KEY);
    await note('two');
    await addRatings(theirs);
    expect((await readRatings()).people[0]?.games.map(({ id }) => id).sort()).toEqual(['game-one', 'game-two']);
  });
});
