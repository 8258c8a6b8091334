/**
 * `npx tsx src/tools/net/faults.ts [kills]`: people play while their server is killed without a word, and started again.
 * Whatever a person had been told must still be so, and everybody be back at their seat. With `REDIS_URL` the tables
 * lie there, otherwise in files.
 */
import { luckFrom } from '@antilles/engine';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENTRIES } from '@/games';
import { askedOf, orderOf, pause, playOn, seated, until, type Person } from './people';

const PORT = Number(process.env.PORT ?? 2655);
const address = `http://127.0.0.1:${PORT}`;
const folder = mkdtempSync(path.join(tmpdir(), 'antilles-faults-'));

async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/tools/host.ts'], {
    cwd: path.resolve(__dirname, '../../..'),
    env: { ...process.env, PORT: String(PORT), TABLES: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let i = 0; i < 600; i++) {
    if (
      await fetch(`${address}/tables`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return child;
    await pause(100);
  }
  throw new Error('the server does not start');
}

const seenBy = (person: Person): string =>
  JSON.stringify(person.table().people.map((seat) => person.table().view(seat)));

async function main(): Promise<void> {
  const kills = Number(process.argv[2] ?? 100);
  let server = await start();
  let killed = 0;
  const times: number[] = [];
  for (let round = 0; killed < kills; round++) {
    const { game } = ENTRIES[round % ENTRIES.length] ?? {};
    if (game === undefined) break;
    const order = orderOf(
      game.id,
      Array.from({ length: Math.max(2, game.seats.min) }, () => null),
      game.defaultOptions,
      'off',
    );
    const { people } = await seated(address, order);
    const luck = luckFrom(round + 1);
    for (let k = 0; k < 5 && killed < kills; k++) {
      await playOn(people, luck, 3 + (killed % 9));
      const told = people.map(
        ({ client }) => client.now().table?.log(client.now().table?.people[0] ?? null).length ?? 0,
      );
      const played = people.map((person) => person.table().people.map((seat) => person.table().playedBy(seat)));
      server.kill('SIGKILL');
      killed++;
      await until('the loss is noticed', () => people.every(({ client }) => client.now().standing.kind === 'lost'));
      // What was heard until then was told, whatever became of it afterwards.
      const before = people.map(seenBy);
      const quiet = people.map(
        (person, i) =>
          person
            .table()
            .people.map((seat) => person.table().playedBy(seat))
            .join() === played[i]?.join(),
      );
      server = await start();
      const began = Date.now();
      await until(
        'everybody is back',
        () => people.every(({ client }) => client.now().standing.kind === 'here'),
        60_000,
      );
      times.push(Date.now() - began);
      await until(
        'nothing is on its way',
        () => people.some(askedOf) || people.some((person) => person.table().snapshot().outcome !== null),
        60_000,
      );
      people.forEach((person, i) => {
        const now = person.table();
        const lost = now.people.some((seat, n) => now.playedBy(seat) < (played[i]?.[n] ?? 0));
        if (lost) throw new Error(`${game.id}: an answer that was confirmed is gone`);
        if (now.log(now.people[0] ?? null).length < (told[i] ?? 0))
          throw new Error(`${game.id}: something that was told is gone`);
        // Nobody had anything on its way: then it is the very same table.
        if (
          quiet[i] === true &&
          !people.some((each) => each.client.now().table?.snapshot().outcome !== null) &&
          seenBy(person) !== before[i] &&
          now.log(now.people[0] ?? null).length === told[i]
        )
          throw new Error(`${game.id}: another view after the kill`);
      });
      if (people.every((person) => person.table().snapshot().outcome !== null)) break;
    }
    people.forEach((person) => person.leave());
    await pause(100);
  }
  times.sort((a, b) => a - b);
  console.log(
    `${killed} kills; back after ${times[Math.floor(times.length / 2)]} ms (median), ${times[times.length - 1]} ms at most, once the server listens`,
  );
  server.kill();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
