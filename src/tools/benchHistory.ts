/**
 * How fast the history is with ten thousand plays: opening it, filtering, searching, statistics, charts; and how long
 * it takes to import them all.
 *
 *     npm run bench:history
 */
import { performance } from 'node:perf_hooks';
import type { ForeignContext } from '@/history/foreign';
import { readImport } from '@/history/importing';
import { insightsOf } from '@/history/insights';
import { compare } from '@/history/merge';
import { atOnce } from '@/storage/gradual';
import { parseArchive, writeArchive, type Contents } from '@/storage/archive';
import { writePlay } from '@/history/play';
import { createPlayStore } from '@/history/store';
import type { KeyValue } from '@/storage/saveStore';
import { byMonth, createPlayers, filterPlays, NO_FILTER } from '@/history/query';
import { scoresOverTime, statisticsOf } from '@/history/statistics';
import { samplePlays } from './samplePlays';

const COUNT = 10_000;
/** So many of them have a photo. */
const PHOTOS = 500;
/** The plays in a file of BG Stats. */
const FOREIGN = 20_000;
const RUNS = 7;
/** Milliseconds of script that each of them may take. */
const LIMIT = 100;

const NOTHING: Contents = { plays: [], saves: [], sheets: [], profiles: [], photos: [], values: {} };

/** A device that answers at once: what is measured is our own work. */
function memory(data: Map<string, string>): KeyValue {
  return {
    getItem: (key) => Promise.resolve(data.get(key) ?? null),
    setItem: (key, value) => Promise.resolve(void data.set(key, value)),
    removeItem: (key) => Promise.resolve(void data.delete(key)),
    getAllKeys: () => Promise.resolve([...data.keys()]),
  };
}

const AS_OTHER: ForeignContext = {
  gameOf: ({ name }) => ({ game: 'other', gameName: name }),
  profiles: [],
  me: 'Me',
};

/** A file of BG Stats with so many plays of four people. */
const bgStatsFile = (count: number): string =>
  JSON.stringify({
    games: [{ id: 1, name: 'Azul', highestWins: true }],
    players: [1, 2, 3, 4].map((id) => ({ id, name: `Player ${id}` })),
    locations: [],
    plays: Array.from({ length: count }, (_, i) => ({
      uuid: `${String(i).padStart(8, '0')}-AAAA`,
      playDate: `2024-01-${String(1 + (i % 28)).padStart(2, '0')} 20:00:00`,
      gameRefId: 1,
      playerScores: [1, 2, 3, 4].map((id) => ({ playerRefId: id, score: String(20 + ((i * id) % 40)), winner: false })),
    })),
  });

/** The time this process worked on it, and not the time others had the machine. */
async function measure(name: string, job: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const before = process.cpuUsage();
    await job();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  const first = times[0] ?? 0;
  const median = times.toSorted((a, b) => a - b)[RUNS >> 1] ?? 0;
  console.log(
    `${name.padEnd(34)} first ${first.toFixed(1).padStart(7)} ms   median ${median.toFixed(1).padStart(7)} ms`,
  );
  return median;
}

async function main(): Promise<void> {
  const now = Date.UTC(2026, 10, 16);
  const data = new Map<string, string>();
  const plays = samplePlays(COUNT, now);
  for (const play of plays) data.set(`antilles/play/${play.id}`, writePlay(play));
  const letters = [...data.values()].reduce((sum, text) => sum + text.length, 0);
  // Photos lie beside the plays: no list may read one.
  const photo = `/9j/${'A'.repeat(130_000)}`;
  for (let i = 0; i < PHOTOS; i++) data.set(`antilles/photo/photo${i}`, photo);
  const begin = performance.now();
  await createPlayStore(memory(data)).list();
  console.log(
    `${COUNT} plays, ${(letters / 1e6).toFixed(1)} MB; index made anew in ${(performance.now() - begin).toFixed(0)} ms`,
  );

  const name = (game: string): string => game;
  const { plays: list } = await createPlayStore(memory(data)).list();
  const results = [
    await measure('open: read the index, sort', () => createPlayStore(memory(data)).list()),
    await measure('open: months of the list', () => byMonth(list)),
    await measure('filter: game, player, year', () =>
      byMonth(
        filterPlays(
          list,
          { ...NO_FILTER, game: 'dominion', player: 'n:tom', period: 'year' },
          createPlayers([]),
          now,
          name,
        ),
      ),
    ),
    await measure('search: two words', () =>
      byMonth(filterPlays(list, { ...NO_FILTER, text: 'zoe rain' }, createPlayers([]), now, name)),
    ),
    await measure('statistics of everybody', () => statisticsOf(list, createPlayers([]), null)),
    await measure('statistics of one person', () => statisticsOf(list, createPlayers([]), 'n:tom')),
    await measure('page of everybody', () => insightsOf(list, createPlayers([]), null)),
    await measure('page of one person', () => insightsOf(list, createPlayers([]), 'n:tom')),
    await measure('chart: scores over time', () => scoresOverTime(list, createPlayers([]), 'n:tom', 'dominion')),
  ];
  const store = createPlayStore(memory(data));
  await store.list();
  let n = 0;
  const [one] = samplePlays(1, now);
  if (one !== undefined)
    results.push(await measure('record one more', () => store.record({ ...one, id: `more-${n++}` })));

  console.log('\nimport of an archive with all of them; done in slices, the screen shows how far it is');
  const text = writeArchive({ ...NOTHING, plays }, now);
  const parsed = parseArchive(text);
  if (!parsed.ok) throw new Error(parsed.problem);
  const { archive } = parsed;
  const full = createPlayStore(memory(data));
  await measure(`export: ${(text.length / 1e6).toFixed(1)} MB`, () => writeArchive({ ...NOTHING, plays }, now));
  await measure('import: read the file', () => parseArchive(text));
  await measure('import: what is here already', () => full.readAll(() => undefined));
  await measure('import: compare', () => compare(archive, { ...NOTHING, plays }));
  const foreign = bgStatsFile(FOREIGN);
  await measure(`import: ${FOREIGN} plays of BG Stats`, () => atOnce(readImport(foreign, AS_OTHER)));
  await measure('import: write all as new', () =>
    createPlayStore(memory(new Map())).updateAll(archive.plays, () => undefined),
  );
  await measure('import: replace all', () => full.updateAll(archive.plays, () => undefined));

  if (results.some((ms) => ms > LIMIT)) {
    console.error(`something took longer than ${LIMIT} ms`);
    process.exitCode = 1;
  }
}

void main();
