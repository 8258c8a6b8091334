/**
 * People play while their server is killed without a word, their wire is cut or falls silent, and Redis is restarted. Whatever
 * a person had been told must still be so, and everybody be back at their seat with the very same log.
 */
import { below, luckFrom, must, type HasRng } from '@antilles/engine';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENTRIES } from '@/games';
import { checkHeard } from './conform';
import { crossing, type Crossing } from './crossing';
import { askedOf, entryFor, orderOf, pause, playOn, seated, until, type Person } from './people';
import { freePort, hostProcess, redisProcess, type Process } from './processes';

/** Where tables are kept while things go wrong. */
interface Scene {
  readonly wire: Crossing;
  /** Kills a host; resolves when another has started in its place. */
  kill(): Promise<void>;
  /** Kills Redis, and starts it again. */
  restartRedis(): Promise<void>;
  close(): Promise<void>;
}

/** One host and a folder; with Redis two hosts behind one address. */
async function scene(withRedis: boolean): Promise<Scene> {
  const folder = mkdtempSync(path.join(tmpdir(), 'antilles-faults-'));
  const redis = withRedis ? await redisProcess() : null;
  const env = redis === null ? { TABLES: folder } : { REDIS_URL: redis.url, QUIET: 'yes' };
  const ports = await Promise.all((withRedis ? [1, 2] : [1]).map(freePort));
  const hosts: (Process | null)[] = await Promise.all(ports.map((port) => hostProcess(port, env)));
  const wire = await crossing(() => hosts.flatMap((host) => (host === null ? [] : [host.port])));
  let next = 0;
  return {
    wire,
    async kill() {
      const i = next++ % hosts.length;
      const host = hosts[i];
      hosts[i] = null;
      await host?.end('SIGKILL');
      hosts[i] = await hostProcess(must(ports[i], 'a port'), env);
    },
    restartRedis: async () => redis?.restart(300),
    async close() {
      wire.close();
      for (const host of hosts) await host?.end('SIGKILL');
      await redis?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Fault = 'kill' | 'cut' | 'silence' | 'redis';

export interface Survived {
  readonly faults: number;
  readonly games: number;
  readonly answers: number;
  /** How long until everybody could play on, in milliseconds: the middle and the longest. */
  readonly middle: number;
  readonly longest: number;
}

const textOf = (person: Person): string =>
  JSON.stringify(
    person.table().people.map((seat) => ({ log: person.table().log(seat), view: person.table().view(seat) })),
  );

const over = (people: readonly Person[]): boolean => people.every(({ save }) => save !== null);

/** Whether everything this person said has been confirmed. */
const isSettled = ({ client }: Person): boolean => {
  const { table, standing } = client.now();
  if (table === null || standing.kind !== 'here') return false;
  const { waiting } = table.snapshot();
  return table.people.every((seat) => !waiting.includes(seat) || table.decision(seat) !== null);
};

/** Everybody is at the table with nothing on its way, and somebody can answer. */
const goesOn = (people: readonly Person[]): boolean =>
  people.every(isSettled) && (over(people) || people.some(askedOf));

/** So often one thing goes wrong in games of all kinds. */
export async function survive(fault: Fault, most: number, withRedis: boolean, seed = 1): Promise<Survived> {
  const luck = luckFrom(seed);
  const at = await scene(withRedis);
  const times: number[] = [];
  const sum = { faults: 0, games: 0, answers: 0 };
  try {
    for (let round = 0; sum.faults < most; round++) {
      const { game } = must(ENTRIES[round % ENTRIES.length], 'a game');
      const seats = Math.max(2, game.seats.min) + below(luck, 2);
      const nobody = Array.from({ length: seats }, () => null);
      const { people } = await seated(at.wire.address, orderOf(game.id, nobody, game.defaultOptions, 'off'), true);
      for (let k = 0; k < 5 && sum.faults < most && !over(people); k++) {
        sum.answers += await playOn(people, luck, 3 + below(luck, 9));
        sum.faults++;
        times.push(await oneFault(at, fault, people, luck));
        if (sum.faults % 20 === 0) console.error(`${fault}: ${sum.faults}`);
      }
      if (over(people)) checkOver(game.id, people);
      sum.games++;
      people.forEach((person) => person.leave());
    }
  } finally {
    await at.close();
  }
  times.sort((a, b) => a - b);
  return { ...sum, middle: times[times.length >> 1] ?? 0, longest: times[times.length - 1] ?? 0 };
}

async function oneFault(at: Scene, fault: Fault, people: readonly Person[], luck: HasRng): Promise<number> {
  // Every other time in the middle of everything; otherwise when everybody knows all there is.
  const isQuiet = below(luck, 2) === 0;
  if (isQuiet) {
    await until('a quiet moment', () => goesOn(people));
    await pause(150);
  }
  const before = people.map(textOf);
  const logs = people.map((person) => person.table().people.map((seat) => JSON.stringify(person.table().log(seat))));
  const played = people.map((person) => person.table().people.map((seat) => person.table().playedBy(seat)));
  const began = Date.now();
  const mended =
    fault === 'kill'
      ? at.kill()
      : fault === 'redis'
        ? at.restartRedis()
        : fault === 'silence'
          ? at.wire.silence(5000)
          : Promise.resolve(at.wire.cut(() => below(luck, 2) === 0));
  // Its failure is heard where it is waited for.
  mended.catch(() => undefined);
  if (fault === 'kill') await until('the loss is noticed', () => !people.every(isSettled), 2000).catch(() => undefined);
  else await pause(50);
  await until('everybody can play on', () => goesOn(people), 200_000);
  const took = Date.now() - began;
  await mended;
  await until('everybody can play on', () => goesOn(people), 90_000);
  people.forEach((person, i) => {
    const now = person.table();
    if (now.people.some((seat, n) => now.playedBy(seat) < (played[i]?.[n] ?? 0)))
      throw new Error(`${now.game.id}: an answer that was confirmed is gone`);
    now.people.forEach((seat, n) => {
      const known = must(logs[i]?.[n], 'a log').slice(0, -1);
      if (!JSON.stringify(now.log(seat)).startsWith(known)) throw new Error(`${now.game.id}: what was told is gone`);
    });
    if (isQuiet && textOf(person) !== before[i]) throw new Error(`${now.game.id}: another table after ${fault}`);
  });
  return took;
}

function checkOver(gameId: string, people: readonly Person[]): void {
  const save = must(people[0]?.save ?? null, 'a save');
  people.forEach(({ heard }, i) => checkHeard(must(entryFor(gameId), gameId), heard, save, `person ${i}`));
}
