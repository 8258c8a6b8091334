/** People for tools: clients of a table on this machine that play as chance will have it. */
import { below, type HasRng } from '@antilles/engine';
import { entryOf } from '@/games';
import { isGameId } from '@/games/ids';
import { PROTOCOL, type Order } from '@/net/protocol';
import type { AnyPlayable } from '@/net/remoteSession';
import { createTableClient, type SeatKey, type TableClient } from '@/net/tableClient';
import type { Save } from '@/session/record';
import type { AnyTable } from '@/session/tableSession';
import { connectTo, openTable } from '@app/phones/connect';
import { SEAT_COLOURS } from '@/session/seats';

export const entryFor = (game: string): AnyPlayable | null => (isGameId(game) ? entryOf(game) : null);

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export interface Person {
  readonly client: TableClient;
  readonly keys: readonly SeatKey[];
  readonly save: Save | null;
  /** Every word they were told, as it came. */
  readonly heard: readonly string[];
  /** Every word they said. */
  readonly said: readonly string[];
  table(): AnyTable;
  leave(): void;
}

/** Somebody who comes to a table, with the keys they have. */
export function somebody(address: string, code: string, keys: readonly SeatKey[] = [], keepsWords = false): Person {
  const heard: string[] = [];
  const said: string[] = [];
  let held = keys;
  let save: Save | null = null;
  const client = createTableClient({
    load: async (game) => {
      const entry = entryFor(game);
      if (entry === null) throw new Error(`no game called ${game}`);
      return Promise.resolve(entry);
    },
    tools: {
      now: () => Date.now(),
      breathe: () => new Promise((done) => setImmediate(done)),
      save: () => undefined,
      luck: () => 1,
      report: (error) => console.error(error),
    },
    keys,
    keep: (next) => (held = next),
    finished: (finished) => (save = finished),
  });
  const leave = connectTo(address, code, {
    ...client,
    connected: ({ send }) =>
      client.connected({
        send(text) {
          if (keepsWords) said.push(text);
          send(text);
        },
      }),
    heard(text) {
      if (keepsWords) heard.push(String(text));
      client.heard(text);
    },
  });
  return {
    client,
    get keys() {
      return held;
    },
    get save() {
      return save;
    },
    heard,
    said,
    table() {
      const { table } = client.now();
      if (table === null) throw new Error('the game has not begun');
      return table;
    },
    leave,
  };
}

/** Waits until something is so; throws with what was waited for when it never is. */
export async function until(what: string | (() => string), isSo: () => boolean, longest = 20_000): Promise<void> {
  const end = Date.now() + longest;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`waited in vain: ${typeof what === 'string' ? what : what()}`);
    await pause(2);
  }
}

export function orderOf(game: string, bots: readonly ('easy' | null)[], options: unknown, undo: Order['undo']): Order {
  const entry = entryFor(game);
  return {
    protocol: PROTOCOL,
    game,
    rules: entry?.game.rulesVersion ?? 0,
    options,
    seats: bots.map((bot, seat) => ({ name: `P${seat}`, colour: SEAT_COLOURS[seat] ?? 'red', bot })),
    undo,
  };
}

/** Opens a table and seats a person at every seat that has no bot; the game has begun when it resolves. */
export async function seated(
  address: string,
  order: Order,
  keepsWords = false,
): Promise<{ readonly code: string; readonly people: readonly Person[] }> {
  let opened = await openTable(address, order);
  // A tool that worked out something for seconds finds that the host has closed a connection it kept.
  for (let i = 0; i < 3 && !opened.ok && opened.why === 'unreachable'; i++) opened = await openTable(address, order);
  if (!opened.ok) throw new Error(`no table: ${opened.why}`);
  const { code } = opened;
  const people: Person[] = [];
  for (const [seat, { bot }] of order.seats.entries()) {
    if (bot !== null) continue;
    const person = somebody(address, code, [], keepsWords);
    await until('a room', () => person.client.now().room !== null);
    person.client.say({ t: 'sit', seat, name: `P${seat}` });
    await until('a seat', () => person.client.now().room?.mine.includes(seat) === true);
    people.push(person);
  }
  people[0]?.client.say({ t: 'start' });
  await until('a game', () => people.every(({ client }) => client.now().table !== null));
  return { code, people };
}

/** Nobody answers faster than this, in milliseconds: a table takes whoever does for a flood. */
const FASTEST = 18;
const answeredAt = new WeakMap<Person, number>();

/** One answer of this person, if they are asked: as chance will have it. Gives the seat, or null. */
export function answer(person: Person, luck: HasRng): number | null {
  const { table, standing } = person.client.now();
  const now = Date.now();
  if (table === null || standing.kind !== 'here' || now - (answeredAt.get(person) ?? 0) < FASTEST) return null;
  const { asked, outcome } = table.snapshot();
  if (asked === null || outcome !== null) return null;
  const decision = table.decision(asked.seat);
  if (decision === null) return null;
  const action = decision.actions[below(luck, decision.actions.length)];
  const reason = table.submit(asked.seat, action);
  if (reason !== null) throw new Error(`an offered answer was refused: ${reason}`);
  answeredAt.set(person, now);
  return asked.seat;
}

/** What somebody is doing, for whoever reads why a tool stopped. */
function stateOf({ client }: Person): string {
  const { standing, table, room } = client.now();
  const { waiting, asked, outcome } = table?.snapshot() ?? {};
  return JSON.stringify({ standing, mine: room?.mine, seats: table?.people, waiting, asked, over: outcome != null });
}

/** Everybody plays until the game is over, or so many answers were given, or nobody could answer for so long. */
export async function playOn(
  people: readonly Person[],
  luck: HasRng,
  most = Infinity,
  patience = 30_000,
): Promise<number> {
  let answers = 0;
  let last = Date.now();
  while (answers < most && people.some(({ client }) => client.now().table?.snapshot().outcome === null)) {
    let moved = false;
    for (const person of people) {
      if (answers < most && answer(person, luck) !== null) {
        answers++;
        moved = true;
      }
    }
    if (moved) last = Date.now();
    if (Date.now() - last > patience) {
      if (patience < 30_000) return answers;
      throw new Error(
        `nobody could play for half a minute after ${answers} answers: ${people.map(stateOf).join('; ')}`,
      );
    }
    await new Promise((done) => setImmediate(done));
  }
  return answers;
}

/** Whether this person is asked something now. */
export const askedOf = ({ client }: Person): boolean => client.now().table?.snapshot().asked != null;
