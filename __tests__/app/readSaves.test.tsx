import type { SavesOnDevice } from '@app/home/readSaves';
import { readSaves } from '@app/home/readSaves';
import { saves } from '@app/device';
import { loadEntry } from '@app/loadGame';
import type { AnyEntry } from '@/games/entry';
import { entry as santoDomingoEntry } from '@/games/santo-domingo';
import { aGame, seatsOf } from '@/tools/sampleGames';

jest.mock('@app/loadGame', () => ({ loadEntry: jest.fn() }));

const load = jest.mocked(loadEntry);
/** Dominion's part of the app is somewhere on its way. */
const allButDominion = (id: string): Promise<AnyEntry> =>
  id === 'dominion' ? Promise.reject(new Error('not here')) : Promise.resolve(santoDomingoEntry);

const game = aGame({ id: 'g', seats: seatsOf('Anna', 'Ines: easy'), round: 2 });
const nobody = (): void => undefined;

beforeEach(() => load.mockImplementation(allButDominion));

test('a part that cannot be fetched hides no saved game, and is asked for again the next time', async () => {
  await saves.write({ ...game, id: 'one', savedAt: 1000 });
  await saves.write({ ...game, id: 'two', savedAt: 3000 });
  await saves.write({ ...game, id: 'cards', game: 'dominion', savedAt: 2000 });
  const found = await readSaves(nobody);
  expect(found.going.map(({ id, stand }) => [id, stand?.round])).toEqual([
    ['two', 2],
    ['cards', undefined],
    ['one', 2],
  ]);
  expect(found.going[1]).toMatchObject({ game: 'dominion', seats: game.seats, stand: null });
  expect(found.unreadable).toEqual([]);

  // What is known and has not changed is not opened again.
  const read = jest.spyOn(saves, 'read');
  load.mockResolvedValue(santoDomingoEntry);
  await saves.write({ ...game, id: 'one', savedAt: 4000 });
  expect((await readSaves(nobody)).going.map(({ id, stand }) => [id, stand?.round])).toEqual([
    ['one', 2],
    ['two', 2],
    ['cards', 2],
  ]);
  expect(read.mock.calls.map(([id]) => id)).toEqual(['one', 'cards']);
  await saves.remove('two');
  expect((await readSaves(nobody)).going.map(({ id }) => id)).toEqual(['one', 'cards']);
});

test('with many games the newest are told first, and the screen gets its turn in between', async () => {
  for (let i = 0; i < 60; i++) await saves.write({ ...game, id: `many-${i}`, savedAt: 10_000 + i });
  // Every look at the clock is five milliseconds later.
  let now = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 5));
  const some: SavesOnDevice[] = [];
  const reading = readSaves((part) => some.push(part));
  const found = await reading;
  expect(some).toHaveLength(1);
  expect(some[0]?.reading).toBe(true);
  const first = some[0]?.going.map(({ id }) => id) ?? [];
  expect(first.length).toBeGreaterThanOrEqual(12);
  expect(first.length).toBeLessThan(30);
  expect(first).toEqual(found.going.slice(0, first.length).map(({ id }) => id));
  expect(found.reading).toBe(false);
  expect(found.going.filter(({ id }) => id.startsWith('many-'))).toHaveLength(60);
});
