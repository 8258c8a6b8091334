/** `npx tsx src/tools/net/conformAll.ts [answers a game]`: conformance over the wire until so many answers were given in every game. */
import { luckFrom } from '@antilles/engine';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENTRIES } from '@/games';
import { startHost } from '@/server/host';
import { conform } from './conform';
import { entryFor, orderOf } from './people';

async function main(): Promise<void> {
  const most = Number(process.argv[2] ?? 10_000);
  const host = await startHost({
    port: 0,
    hostname: '127.0.0.1',
    folder: mkdtempSync(path.join(tmpdir(), 'antilles-tables-')),
    web: null,
    origins: [],
    behindProxy: false,
    tablesAnHour: Infinity,
    entryOf: entryFor,
    report: (error) => console.error(error),
  });
  for (const { game, sampleOptions } of ENTRIES) {
    const began = Date.now();
    let [games, answers, words, bytes] = [0, 0, 0, 0];
    for (let seed = 1; answers < most; seed++) {
      const { min, max } = game.seats;
      const count = min + (seed % (max - min + 1));
      // Every other table has a bot too; alone against it where two sit.
      const bots = Array.from({ length: count }, (_, seat) =>
        seat === count - 1 && seed % 2 === 0 ? ('easy' as const) : null,
      );
      const options = sampleOptions(luckFrom(seed), count);
      const done = await conform(`http://127.0.0.1:${host.port}`, orderOf(game.id, bots, options, 'off'), seed);
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
  await host.close();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
