import { must } from '@antilles/engine';
import { act, fireEvent, screen } from '@testing-library/react-native';
import { settingsStore } from '@app/device';
import { DEFAULT_OPTIONS } from '@/games/santo-domingo/rules/options';
import { entry } from '@/games/santo-domingo';
import { PROTOCOL } from '@/net/protocol';
import type { TableClient } from '@/net/tableClient';
import type { AnyPlayable } from '@/net/remoteSession';
import { readJournal, writeLine, type Journals } from '@/server/journal';
import { createTable, openingLines, type Table } from '@/server/table';
import { DEFAULT_SETTINGS } from '@/ui/settings';
import { openApp, settle, wipe, wordsOn } from './openApp';

jest.setTimeout(60_000);

const mockTables = new Map<string, Table>();
const mockClients: TableClient[] = [];
// The wire: what a phone says the table hears, in this very process.
jest.mock('@app/phones/connect', () => ({
  connectTo(_address: string, code: string, client: TableClient) {
    const table = mockTables.get(code);
    if (table === undefined) {
      client.ended('no-table');
      return () => undefined;
    }
    const visit = table.join({ send: (text) => client.heard(text), close: () => client.lost() });
    client.connected({ send: (text) => visit.heard(text) });
    mockClients.push(client);
    return () => visit.left();
  },
}));
jest.mock('@app/phones/kept', () => ({
  tableAt: () => Promise.resolve({ address: 'http://192.168.1.20:2600', keys: [] }),
  rememberKeys: () => Promise.resolve(),
  rememberAbout: () => Promise.resolve(),
  tablesHere: () => Promise.resolve([]),
  hostAddress: () => Promise.resolve('http://192.168.1.20:2600'),
  isNoHost: () => Promise.resolve(false),
  askHost: () => Promise.resolve({ address: null }),
}));

/** Another for every test: a phone lingers at its table for a moment. */
let code = 'ABCDEFGH1234';

function aTable(): void {
  const lines: string[] = [];
  const journals: Journals = {
    read: () => Promise.resolve(lines),
    append: (_code, _after, added) => Promise.resolve(lines.push(...added) > 0),
    sweep: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  // Its types are its own; the table asks for none of them.
  const playable = entry as unknown as AnyPlayable;
  const order = {
    protocol: PROTOCOL,
    game: 'santo-domingo',
    rules: entry.game.rulesVersion,
    options: DEFAULT_OPTIONS,
    undo: 'agreed',
    seats: [
      { name: 'Marieke', colour: 'green', bot: null },
      { name: 'Tom', colour: 'purple', bot: null },
      { name: 'Ines', colour: 'brown', bot: 'easy' },
    ],
  } as const;
  const facts = { code, saveId: 'away-1', seed: 7, at: 1 };
  lines.push(...openingLines(playable, { ...order, seats: [...order.seats] }, facts).map(writeLine));
  const tools = {
    journals,
    now: () => Date.now(),
    luck: () => 9,
    report: (error: unknown) => console.error(error),
    moved: () => undefined,
  };
  mockTables.set(code, createTable(playable, must(readJournal(lines), 'a table'), tools));
}

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  await wipe();
  mockTables.clear();
  mockClients.length = 0;
});
afterEach(() => void jest.useRealTimers());

async function sitDown(): Promise<void> {
  await openApp(`join/${code}`);
  await settle();
  fireEvent.press(screen.getByRole('button', { name: 'Sit here as Marieke' }));
  await settle();
}

describe('Several phones', () => {
  test('a link leads to the waiting room, where one sits down and the others are seen', async () => {
    aTable();
    const app = await openApp(`join/${code}`);
    await settle();
    expect(screen.getByText('ABCD EFGH 1234')).toBeVisible();
    expect(screen.getByText('1 of 3')).toBeVisible();
    fireEvent.press(screen.getByRole('button', { name: 'Sit here as Marieke' }));
    await settle();
    expect(screen.getByText('This phone')).toBeVisible();
    expect(screen.getByText('2 of 3')).toBeVisible();
    expect(wordsOn(app).raw).toEqual([]);
  });

  test('the game is played on the own table, and a lost connection is said', async () => {
    code = 'ABCDEFGH5678';
    aTable();
    await sitDown();
    fireEvent.press(screen.getByRole('button', { name: 'Give Tom to a bot' }));
    await settle();
    fireEvent.press(screen.getByRole('button', { name: 'Start with 3' }));
    await settle(1500);
    expect(screen.queryByText('Scan to sit down')).toBeNull();
    const client = must(mockClients[0], 'a phone');
    expect(must(client.now().table, 'a game').people).toEqual([0]);
    act(() => client.lost());
    await settle();
    expect(screen.getByText('The connection is lost. It is being mended.')).toBeVisible();
  });

  test('a code that is none, and a table that is gone, are said', async () => {
    await openApp('join/SHORT');
    await settle();
    expect(screen.getByText('There is no such table')).toBeVisible();
  });

  test.each([
    ['nl', 'Meerdere telefoons', 'Aan tafel gaan'],
    ['de', 'Mehrere Handys', 'An einen Tisch setzen'],
  ] as const)('the way to a table is told in %s', async (language, title, join) => {
    await settingsStore.write({ ...DEFAULT_SETTINGS, language });
    const app = await openApp('phones');
    await settle();
    expect(screen.getAllByText(title)[0]).toBeVisible();
    expect(screen.getAllByText(join)[0]).toBeVisible();
    expect(wordsOn(app).raw).toEqual([]);
  });
});
