/** A table and its people in one process, without a wire: what one sends the other hears, as text. */
import { below, luckFrom, must } from '@antilles/engine';
import { ENTRIES, entryOf } from '@/games';
import { newCode } from '@/server/keys';
import { readJournal, writeLine, type Journals } from '@/server/journal';
import { createTable, openingLines, type Table } from '@/server/table';
import { createTableClient, type SeatKey, type TableClient } from '@/net/tableClient';
import { checkHeard } from '@/tools/net/conform';
import { orderOf } from '@/tools/net/people';
import type { Save } from '@/session/record';

jest.mock('@app/phones/connect', () => ({}));

function memory(): Journals & { readonly lines: Map<string, string[]> } {
  const lines = new Map<string, string[]>();
  return {
    lines,
    read: (code) => Promise.resolve(lines.get(code) ?? null),
    append(code, after, added) {
      const known = lines.get(code) ?? [];
      if (known.length !== after) return Promise.resolve(false);
      lines.set(code, [...known, ...added]);
      return Promise.resolve(true);
    },
    sweep: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

const errors: unknown[] = [];
/** Nobody here floods a table, as fast as they play: between two looks at the clock time passes. */
let clock = 1_700_000_000_000;
const tools = (journals: Journals) => ({
  journals,
  now: () => (clock += 20),
  luck: () => 12_345,
  report: (error: unknown) => void errors.push(error),
  moved: () => undefined,
});

interface Someone {
  readonly client: TableClient;
  readonly heard: string[];
  readonly visit: ReturnType<Table['join']>;
  keys: readonly SeatKey[];
  save: Save | null;
}

function come(table: Table, keys: readonly SeatKey[] = []): Someone {
  const heard: string[] = [];
  const someone: { keys: readonly SeatKey[]; save: Save | null } = { keys, save: null };
  const client = createTableClient({
    load: (game) =>
      Promise.resolve(
        must(
          ENTRIES.find((entry) => entry.game.id === game),
          game,
        ),
      ),
    tools: {
      now: () => 0,
      breathe: () => Promise.resolve(),
      save: () => undefined,
      luck: () => 1,
      report: (error) => void errors.push(error),
    },
    keys,
    keep: (next) => (someone.keys = next),
    finished: (save) => (someone.save = save),
  });
  const visit = table.join({
    send(text) {
      heard.push(text);
      client.heard(text);
    },
    close: () => client.lost(),
  });
  client.connected({ send: (text) => visit.heard(text) });
  return Object.assign(someone, { client, heard, visit });
}

const rest = (): Promise<void> => new Promise((done) => setTimeout(done, 3));
async function until(isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 2000 && !isSo(); i++) await rest();
  expect(isSo()).toBe(true);
}

async function opened(game: string, people: number) {
  const journals = memory();
  const code = newCode();
  const entry = entryOf(game as Parameters<typeof entryOf>[0]);
  const order = orderOf(
    game,
    Array.from({ length: people }, () => null),
    entry.game.defaultOptions,
    'agreed',
  );
  const facts = { code, saveId: `x-${code}`, seed: 5, at: 1_700_000_000_000 };
  await journals.append(code, 0, openingLines(entry, order, facts).map(writeLine));
  const read = async (): Promise<Table> =>
    createTable(entry, must(readJournal(must(await journals.read(code), 'lines')), 'a table'), tools(journals));
  const table = await read();
  const all: Someone[] = [];
  for (let seat = 0; seat < people; seat++) {
    const someone = come(table);
    await until(() => someone.client.now().room !== null);
    someone.client.say({ t: 'sit', seat, name: `P${seat}` });
    await until(() => someone.keys.length === 1);
    all.push(someone);
  }
  all[0]?.client.say({ t: 'start' });
  await until(() => all.every(({ client }) => client.now().table !== null));
  return { journals, code, entry, table, all, read };
}

async function play(all: readonly Someone[], luckSeed: number, most = Infinity): Promise<number> {
  const luck = luckFrom(luckSeed);
  let answers = 0;
  for (let idle = 0; idle < 500 && answers < most;) {
    let moved = false;
    for (const { client } of all) {
      const table = must(client.now().table, 'a game');
      const { asked, outcome } = table.snapshot();
      const decision = asked === null || outcome !== null ? null : table.decision(asked.seat);
      if (decision === null || answers >= most) continue;
      expect(table.submit(decision.seat, decision.actions[below(luck, decision.actions.length)])).toBeNull();
      answers++;
      moved = true;
    }
    idle = moved ? 0 : idle + 1;
    if (all.every(({ save }) => save !== null)) return answers;
    await (moved ? Promise.resolve() : rest());
  }
  return answers;
}

beforeEach(() => void (errors.length = 0));
afterEach(() => expect(errors).toEqual([]));

describe.each(ENTRIES.map(({ game }) => game.id))('%s on several phones', (game) => {
  test('two people play it to its end, and each hears what their seat may see and nothing more', async () => {
    const { entry, all } = await opened(game, 2);
    expect(await play(all, 3)).toBeGreaterThan(5);
    const save = must(all[0]?.save ?? null, 'the end');
    all.forEach(({ heard, save: own }, seat) => {
      expect(own?.log).toEqual(save.log);
      expect(checkHeard(entry, heard, save, `P${seat}`)).toBeGreaterThan(1000);
    });
  });
});

describe('A table of several phones', () => {
  test('is the same to every seat after its server died without a word', async () => {
    const { all, read, table } = await opened('santo-domingo', 3);
    await play(all, 4, 7);
    await rest();
    const before = all.map(({ client }, seat) => must(client.now().table, 'a game').view(seat));
    // Nothing is said to the old one: it is as if it had been killed.
    const again = await read();
    const back = all.map(({ keys }) => come(again, keys));
    await until(() => back.every(({ client }) => client.now().table !== null));
    expect(back.map(({ client }, seat) => must(client.now().table, 'a game').view(seat))).toEqual(before);
    expect(table).not.toBe(again);
  });

  test('has shown what the game opens with once it was looked at', async () => {
    const { all } = await opened('dominion', 2);
    all.forEach(({ client }, seat) => {
      const table = must(client.now().table, 'a game');
      expect(table.unseen(seat).length).toBeGreaterThan(0);
      table.looked(seat);
      expect(table.unseen(seat)).toEqual([]);
    });
  });

  test('hears nobody in the name of a seat that is not theirs', async () => {
    const { all, table } = await opened('cartagena', 2);
    const stranger = come(table);
    await until(() => stranger.client.now().room !== null);
    const asked = must(
      all.find(({ client }) => client.now().table?.snapshot().asked !== null),
      'somebody asked',
    );
    const seat = must(asked.client.now().table?.snapshot().asked?.seat, 'a seat');
    const decision = must(asked.client.now().table?.decision(seat), 'a question');
    stranger.client.say({ t: 'act', seat, era: 1, played: 0, action: decision.actions[0] });
    await until(() => stranger.client.now().refused.count === 1);
    expect(stranger.client.now().refused.reason).toBe('not-yours');
    expect(stranger.client.now().table?.people).toEqual([]);
    expect(asked.client.now().table?.playedBy(seat)).toBe(0);
  });

  test('plays what is said twice once, and refuses what is no answer', async () => {
    const { all } = await opened('cartagena', 2);
    const asked = must(
      all.find(({ client }) => client.now().table?.snapshot().asked !== null),
      'somebody asked',
    );
    const table = must(asked.client.now().table, 'a game');
    const seat = must(table.snapshot().asked?.seat, 'a seat');
    const action = must(table.decision(seat), 'a question').actions[0];
    asked.client.say({ t: 'act', seat, era: 1, played: 0, action: { type: 'no such thing' } });
    await until(() => asked.client.now().refused.count === 1);
    asked.client.say({ t: 'act', seat, era: 1, played: 0, action });
    asked.client.say({ t: 'act', seat, era: 1, played: 0, action });
    await until(() => asked.client.now().refused.count === 2);
    expect(asked.client.now().refused.reason).toBe('stale');
    expect(table.playedBy(seat)).toBe(1);
  });

  test('lets go whoever says nothing but nonsense, and plays on', async () => {
    const { all, table } = await opened('santo-domingo', 2);
    const heard: string[] = [];
    const visit = table.join({ send: (text) => heard.push(text), close: () => undefined });
    for (let i = 0; i < 25; i++) visit.heard(i % 2 === 0 ? '{"t":"act","seat":0}' : 'x'.repeat(100_000));
    await until(() => heard.some((text) => text.includes('too-much')));
    expect(table.guests()).toBe(2);
    expect(await play(all, 6, 4)).toBe(4);
  });

  test('takes back what the others agree to, and nothing before', async () => {
    const { all } = await opened('cartagena', 2);
    const one = must(
      all.find(({ client }) => client.now().table?.snapshot().asked !== null),
      'somebody asked',
    );
    const other = must(
      all.find((each) => each !== one),
      'another',
    );
    const table = must(one.client.now().table, 'a game');
    const seat = must(table.snapshot().asked?.seat, 'a seat');
    for (let i = 0; i < 20 && table.snapshot().undo !== 'yes' && table.snapshot().asked !== null; i++) {
      table.submit(seat, must(table.decision(seat), 'a question').actions[0]);
      await rest();
      await rest();
    }
    const before = table.playedBy(seat);
    expect(before).toBeGreaterThan(0);
    expect(table.snapshot().undo).toBe('yes');
    table.undo();
    await until(() => other.client.now().room?.asking?.seat === seat);
    expect(table.playedBy(seat)).toBe(before);
    other.client.say({ t: 'agree', seat: 1 - seat, era: other.client.era(), yes: true });
    await until(() => table.playedBy(seat) === before - 1);
  });

  test('has a bot play for somebody who left, and gives the seat back', async () => {
    const { all, table } = await opened('santo-domingo', 2);
    const [tom, ines] = all;
    if (tom === undefined || ines === undefined) throw new Error('two people');
    tom.client.say({ t: 'stand-in', seat: 1, bot: true });
    await until(() => tom.client.now().refused.reason === 'not-yours');
    ines.visit.left();
    await until(() => tom.client.now().room?.places[1]?.here === false);
    tom.client.say({ t: 'stand-in', seat: 1, bot: true });
    await until(() => tom.client.now().room?.places[1]?.bot === 'medium');
    const back = come(table, ines.keys);
    await until(() => back.client.now().room?.mine.includes(1) === true);
    back.client.say({ t: 'stand-in', seat: 1, bot: false });
    await until(() => back.client.now().room?.places[1]?.bot === null);
    await until(() => back.client.now().table?.people.includes(1) === true);
  });
});
