/**
 * One folder and one line are a game: Sticks, a whole one without companion and tutorial (`__tests__/sticks`), is put on
 * the shelf of the real app, and everything is there for it.
 */
import { must } from '@antilles/engine';
import { fireEvent, screen } from '@testing-library/react-native';
import type { ReactTestInstance } from 'react-test-renderer';
import { companions, isKind } from '@app/companion/kinds';
import { memoryStore, plays, settingsStore } from '@app/device';
import { entryOf } from '@/games';
import { GAME_IDS, isGameId, shelfOf, shelve } from '@/games/shelf';
import { LANGUAGES, loadWords } from '@/text';
import { addWords } from '@/text/pieces';
import { checkBots, checkPromises } from '@/tools/promises';
import { unsaid } from '@/tools/spoken';
import { DEFAULT_SETTINGS } from '@/ui/settings';
import { NO_MEMORY } from '@/ui/setup/memory';
import * as pictures from '@tests/sticks/ui/pictures';
import * as words from '@tests/sticks/words';
import de from '@tests/sticks/words/de.json';
import nl from '@tests/sticks/words/nl.json';
import * as whole from '@tests/sticks/whole';
import { sticks } from '@tests/sticks/shelf';
import { openApp, settle, wipe, wordsOn } from './openApp';

jest.setTimeout(60_000);

// Tools look for a game in its folder among ours; this one has its own.
jest.mock('@/games', () => ({
  entryOf: () => jest.requireActual<{ readonly entry: object }>('@tests/sticks').entry,
}));

beforeAll(async () => {
  // Jest cannot import on demand: the pieces are here already.
  shelve({
    ...sticks,
    load: () => Promise.resolve(whole),
    loadWords: () => Promise.resolve(words),
    loadPictures: () => Promise.resolve(pictures),
  });
  await loadWords('sticks');
  addWords('sticks', 'nl', nl);
  addWords('sticks', 'de', de);
});
beforeEach(async () => {
  jest.useFakeTimers();
  for (const { id } of (await plays.list()).plays) await plays.remove(id);
  await wipe();
  await settingsStore.write({ ...DEFAULT_SETTINGS, speed: 'off' });
});
afterEach(() => {
  jest.useRealTimers();
});

const press = async (name: string | RegExp): Promise<void> => {
  fireEvent.press(screen.getByRole('button', { name }));
  await settle();
};

describe('Home', () => {
  test('has a tile for it, beside all the others', async () => {
    const app = await openApp();
    expect(GAME_IDS).toHaveLength(5);
    expect(screen.getByRole('button', { name: 'Sticks, 2–4 players' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /, \d–\d players$/ })).toHaveLength(GAME_IDS.length);
    expect(wordsOn(app).raw).toEqual([]);
  });

  test('counts it among the deals of the day, to whoever has played before', async () => {
    await memoryStore.write({ ...NO_MEMORY, names: ['Marieke'] });
    await openApp();
    expect(screen.getByRole('button', { name: /^Deal of the day.*5/i })).toBeVisible();
  });
});

/** The number in the line under the game's name. */
const sticksLeft = (): number => Number.parseInt(textOf(screen.getByText(/^\d+ sticks? left$/)), 10);

const textOf = ({ props }: ReactTestInstance): string => String(props['children']);

describe('a game of it', () => {
  test('goes from Home to the result, with undo, hint and log; the history has it, with its replay', async () => {
    const app = await openApp();
    await press('Sticks, 2–4 players');
    expect(screen.getByText('There is one way to play.')).toBeVisible();
    expect(screen.queryByText(/tutorial/i)).toBeNull();
    await press('Start');
    const dealt = sticksLeft();

    await press('Take 1');
    // Both bots have answered: it is asked again.
    expect(screen.getByText('How many, Player 1?')).toBeVisible();
    expect(sticksLeft()).toBeLessThan(dealt - 2);
    await press('Undo');
    expect(sticksLeft()).toBe(dealt);

    await press('Hint');
    await settle(4000);
    expect(screen.getByText(/^Take \d: .+\.$/)).toBeVisible();
    await press('Take 1');
    await press('Log');
    expect(screen.getByText(`You took 1 stick, ${dealt - 1} left`)).toBeVisible();
    await press('Close');

    for (let turns = 0; turns < 6 && screen.queryByText('How many, Player 1?') !== null; turns++) await press('Take 1');
    await settle(4000);
    expect(screen.getByText(/ wins$|^You win!$/)).toBeVisible();
    expect(screen.getByText('The last stick is taken')).toBeVisible();
    expect(wordsOn(app).raw).toEqual([]);

    await press('Home');
    await press('History');
    await press(/^Sticks, .* won\. .*On the phone$/);
    expect((await plays.list()).plays).toMatchObject([{ game: 'sticks', kind: 'digital' }]);
    await press('Replay');
    expect(screen.getByText('The table before the first move.')).toBeVisible();
    expect(screen.getByText('|'.repeat(dealt), { includeHiddenElements: true })).toBeTruthy();
    await press('One step on');
    expect(screen.getByText('|'.repeat(dealt - 1), { includeHiddenElements: true })).toBeTruthy();
    expect(wordsOn(app).raw).toEqual([]);
  });
});

test('the companion does not offer what it does not have', () => {
  expect(isGameId('sticks')).toBe(true);
  expect(companions()).toHaveLength(GAME_IDS.length - 1);
  expect(isKind('sticks')).toBe(false);
});

describe('what is asked of every game', () => {
  const id = (): (typeof GAME_IDS)[number] => must(GAME_IDS.at(-1), 'the fifth game');

  test('it keeps every promise of a Game, and has words for all it can say', () => {
    const report = checkPromises(id(), { games: 30, seed: 1 });
    expect(report.games).toBe(30);
    expect(report.decisions).toBeGreaterThan(30);
    expect(unsaid(id(), { key: 'name' })).toBeNull();
  });

  test('every bot answers, and says why', () => {
    checkBots(id(), { seed: 3, questions: 4 });
  });

  test('what is fetched of it is what its folder has', () => {
    expect(whole.entry).toBe(entryOf(id()));
    expect(whole.entry.game.id).toBe(id());
    expect(shelfOf(id()).seats).toEqual(whole.entry.game.seats);
    expect(Object.keys(whole).toSorted()).toEqual(['Stack', 'entry', 'rules']);
    for (const language of LANGUAGES) expect(shelfOf(id()).words[language].companion).toBeUndefined();
  });
});
