/**
 * `npm run prove:tables -- conform 10000` (or of one game: `conform 10000 dominion`), `hostile 50000`, `kill 100`, `cut 200`, `silence 20` or `redis 20`: what tables of several
 * phones promise, tried as often as is said; `npm test` tries each a little. With `redis` behind the number the tables are kept
 * by two hosts on a Redis, otherwise by one host in files. Everything happens on this machine and ends by itself.
 */
import { luckFrom } from '@antilles/engine';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENTRIES } from '@/games';
import { startHost } from '@/server/host';
import { conform } from './conform';
import { survive, type Fault } from './faults';
import { besiege } from './hostile';
import { entryFor, orderOf } from './people';

type Entry = (typeof ENTRIES)[number];

/** A host in this process, for as long as something is tried. */
async function withHost(what: (address: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'antilles-tables-'));
  const host = await startHost({
    port: 0,
    hostname: '127.0.0.1',
    folder,
    web: null,
    origins: [],
    behindProxy: false,
    tablesAnHour: Infinity,
    entryOf: entryFor,
    report: (error) => console.error(error),
  });
  await what(`http://127.0.0.1:${host.port}`);
  await host.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Games of every number of seats with options of every kind, until so many answers were given. */
async function conformGame(address: string, { game, sampleOptions }: Entry, most: number): Promise<void> {
  const began = Date.now();
  let [games, answers, words, bytes] = [0, 0, 0, 0];
  for (let seed = 1; answers < most; seed++) {
    const { min, max } = game.seats;
    const count = min + (seed % (max - min + 1));
    // Every other table has a bot too; alone against it where two sit.
    const bots = Array.from({ length: count }, (_, seat) =>
      seat === count - 1 && Math.floor(seed / (max - min + 1)) % 2 === 1 ? ('easy' as const) : null,
    );
    const done = await conform(address, orderOf(game.id, bots, sampleOptions(luckFrom(seed), count), 'off'), seed);
    games++;
    answers += done.answers;
    words += done.words;
    bytes += done.bytes;
  }
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  console.log(
    `${game.id}: ${games} games, ${answers} answers, ${words} words, ${(bytes / 1e6).toFixed(1)} MB checked, ${seconds} s`,
  );
}

async function main(): Promise<void> {
  const [what, number, where] = process.argv.slice(2);
  const most = Number(number);
  const began = Date.now();
  if (!(most > 0)) throw new Error('say what is to be tried, and how often: hostile 50000');
  if (what === 'conform') {
    await withHost(async (address) => {
      const these = ENTRIES.filter(({ game }) => where === undefined || game.id === where);
      for (const entry of these) await conformGame(address, entry, most);
    });
  } else if (what === 'hostile') {
    await withHost(async (address) => {
      for (const { game } of ENTRIES) {
        const { said, refused, ended, answers } = await besiege(address, game.id, most / ENTRIES.length, 7);
        console.log(`${game.id}: ${said} hostile words, ${refused} refused, ${ended} let go; ${answers} fair answers`);
      }
    });
  } else if (what === 'kill' || what === 'cut' || what === 'silence' || what === 'redis') {
    const withRedis = where === 'redis' || what === 'redis';
    const { faults, games, answers, middle, longest } = await survive(what satisfies Fault, most, withRedis);
    console.log(
      `${what}, ${withRedis ? 'Redis' : 'files'}: ${faults} times in ${games} games with ${answers} answers; all could play on after ${middle} ms (the middle), ${longest} ms at most`,
    );
  } else throw new Error(`unknown: ${what}`);
  console.log(`${((Date.now() - began) / 1000).toFixed(0)} s`);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
