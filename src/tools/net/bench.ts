/**
 * `npm run bench:tables [-- 100 400 1000]`: how many tables of four people one host holds, and two hosts on a Redis (`-- redis …`).
 * Every person answers two seconds after they were asked; what is measured is how long until their own phone hears that it
 * counts. The host is a process of its own, all people are this one, so that a busy machine makes both slower.
 */
import { below, luckFrom, must, type HasRng } from '@antilles/engine';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { ENTRIES } from '@/games';
import { PROTOCOL, type Sync } from '@/net/protocol';
import { connectTo, openTable } from '@app/phones/connect';
import { crossing } from './crossing';
import { entryFor, orderOf, pause } from './people';
import { freePort, hostProcess, redisProcess } from './processes';

const SEATS = 4;
/** So long everybody thinks, in milliseconds: this, give or take a quarter. */
const THINKS = 2000;
/** So long is measured at each number of tables, in milliseconds. */
const MEASURED = 20_000;
const MOST_MS = 100;

const times: number[] = [];
let measuring = false;

/** One person with as little of a phone as can be: what they are asked they answer. */
function sitDown(
  address: string,
  code: string,
  seat: number,
  gameId: string,
  luck: HasRng,
  over: () => void,
): () => void {
  const { game } = must(entryFor(gameId), gameId);
  let say: (said: unknown) => void = () => undefined;
  let era = 1;
  let played = 0;
  let sentAt = 0;
  let thinking = false;
  let sat = false;
  const hear = (text: unknown): void => {
    const told = JSON.parse(String(text)) as { t: string; mine?: number[]; phase?: string };
    if (told.t === 'room') {
      if (!sat) {
        sat = true;
        say({ t: 'sit', seat, name: `P${seat}` });
      }
      if (told.phase === 'gathering' && told.mine?.includes(seat) === true && seat === SEATS - 1) say({ t: 'start' });
      return;
    }
    if (told.t !== 'sync') return;
    const sync = told as unknown as Sync;
    ({ era } = sync);
    const own = sync.answered.seats.filter((each) => each === seat).length;
    played = sync.answered.from === 0 ? own : played + own;
    if (own > 0 && sentAt > 0) {
      if (measuring) times.push(performance.now() - sentAt);
      sentAt = 0;
    }
    if (sync.outcome !== null) return over();
    const asked = sync.asked[0];
    if (asked === undefined || thinking || sentAt > 0) return;
    const { actions } = must(game.decision(asked.shadow as HasRng, seat), 'a question');
    const action = actions[below(luck, actions.length)];
    thinking = true;
    setTimeout(
      () => {
        thinking = false;
        sentAt = performance.now();
        say({ t: 'act', seat, era, played, action });
      },
      THINKS * 0.75 + below(luck, THINKS / 2),
    );
  };
  return connectTo(address, code, {
    now: () => ({
      standing: { kind: 'here' },
      room: null,
      table: null,
      nudged: { by: 0, count: 0 },
      refused: { reason: '', count: 0 },
    }),
    subscribe: () => () => undefined,
    connected(wire) {
      say = (said) => wire.send(JSON.stringify(said));
      say({ t: 'hello', protocol: PROTOCOL, tokens: [] });
    },
    heard: hear,
    lost: () => undefined,
    ended: () => undefined,
    say: () => undefined,
    era: () => era,
  });
}

/** A table of four, and another when its game is over. */
async function table(address: string, number: number): Promise<void> {
  const luck = luckFrom(number + 1);
  const { game } = must(ENTRIES[number % ENTRIES.length], 'a game');
  const nobody = Array.from({ length: SEATS }, () => null);
  const opened = await openTable(address, orderOf(game.id, nobody, game.defaultOptions, 'off'));
  if (!opened.ok) throw new Error(`no table: ${opened.why}`);
  const leaves: (() => void)[] = [];
  let left = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    leaves.push(
      sitDown(address, opened.code, seat, game.id, luck, () => {
        if (++left !== SEATS) return;
        leaves.forEach((leave) => leave());
        void table(address, number + 1000);
      }),
    );
  }
  await pause(30);
}

/** Memory of a process, in MB. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** How long a process has worked, in milliseconds. */
const workOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

const share = (sorted: readonly number[], part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0;

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const withRedis = words.includes('redis');
  const steps = words.map(Number).filter((each) => each > 0);
  const folder = mkdtempSync(path.join(tmpdir(), 'antilles-bench-'));
  const redis = withRedis ? await redisProcess() : null;
  const env = { TABLES: folder, TABLES_AN_HOUR: '1000000', ...(redis === null ? {} : { REDIS_URL: redis.url }) };
  const hosts = await Promise.all((withRedis ? [1, 2] : [1]).map(async () => hostProcess(await freePort(), env)));
  const wire = withRedis ? await crossing(() => hosts.map(({ port }) => port)) : null;
  const address = wire?.address ?? `http://127.0.0.1:${hosts[0]?.port}`;
  const memory = (): number => hosts.reduce((sum, { pid }) => sum + memoryOf(pid), 0);
  const work = (): number => hosts.reduce((sum, { pid }) => sum + workOf(pid), 0);
  const empty = memory();
  console.log(
    `${hosts.length} host${hosts.length > 1 ? 's on Redis' : ', files'}; ${empty.toFixed(0)} MB without a table`,
  );
  let open = 0;
  let best = 0;
  for (const tables of steps.length > 0 ? steps : [50, 100, 200, 300, 400, 600, 800, 1000]) {
    for (; open < tables; open++) await table(address, open);
    await pause(4000);
    times.length = 0;
    const worked = work();
    measuring = true;
    await pause(MEASURED);
    measuring = false;
    const each = (work() - worked) / times.length;
    const sorted = [...times].sort((a, b) => a - b);
    const p95 = share(sorted, 0.95);
    console.log(
      `${tables} tables: ${(sorted.length / (MEASURED / 1000)).toFixed(0)} answers a second, ${share(sorted, 0.5).toFixed(0)} ms the middle, ` +
        `${p95.toFixed(0)} ms p95, ${share(sorted, 0.99).toFixed(0)} ms p99; ${((memory() - empty) / tables).toFixed(2)} MB a table; ${each.toFixed(2)} ms of a host's work an answer; load ${loadavg()[0]?.toFixed(1)}`,
    );
    if (p95 >= MOST_MS) break;
    best = tables;
  }
  console.log(`${best} tables with 95 % of answers under ${MOST_MS} ms`);
  for (const host of hosts) await host.end('SIGKILL');
  wire?.close();
  await redis?.close();
  rmSync(folder, { recursive: true, force: true });
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
