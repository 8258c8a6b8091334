/** A game that is put on the shelf stands on Home, without a line anywhere else. It has neither companion nor tutorial. */
import { screen } from '@testing-library/react-native';
import { companions, isKind } from '@app/companion/kinds';
import { GAME_IDS, isGameId, shelve } from '@/games/shelf';
import { openApp, wipe, wordsOn } from './openApp';

jest.setTimeout(60_000);

const notHere = (): Promise<never> => Promise.reject(new Error('this game is only a tile'));

beforeAll(() => {
  shelve({
    id: 'sticks',
    designer: 'Nobody',
    seats: { min: 2, max: 7 },
    emblem: 'lorc/castle',
    accent: { dark: '#e0b45a', light: '#8a6116', darkContrast: '#ffd873', lightContrast: '#5c3d00' },
    words: { en: { name: 'Sticks' }, nl: { name: 'Stokjes' } },
    load: notHere,
    loadWords: notHere,
    loadPictures: notHere,
  });
});
beforeEach(async () => {
  jest.useFakeTimers();
  await wipe();
});
afterEach(() => {
  jest.useRealTimers();
});

test('Home has a tile for it, beside all the others', async () => {
  const app = await openApp();
  expect(GAME_IDS).toHaveLength(5);
  expect(screen.getByRole('button', { name: 'Sticks, 2–7 players' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /, \d–\d players$/ })).toHaveLength(GAME_IDS.length);
  expect(wordsOn(app).raw).toEqual([]);
});

test('the deals of the day count it', async () => {
  await openApp();
  expect(screen.getByRole('button', { name: /^Deal of the day.*5/i })).toBeVisible();
});

test('the companion does not offer what it does not have', () => {
  expect(isGameId('sticks')).toBe(true);
  expect(companions()).toHaveLength(GAME_IDS.length - 1);
  expect(isKind('sticks')).toBe(false);
});
