/**
 * `npm run budget`: what the exports weigh, against what they may weigh. Run after `npm run export:web` and after
 * `expo export --platform android --platform ios --source-maps --output-dir dist/native`: as in an app from a store,
 * what tells a crash's line lies in the maps and not in the bytecode. An export that is not there is an error: nothing
 * passes unweighed.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { GAME_IDS, type GameId } from '@/games/ids';

const root = path.resolve(__dirname, '../..');
const dist = path.join(root, 'dist');

interface Weight {
  readonly what: string;
  readonly bytes: number;
  readonly most: number;
}

/** The scripts that the page itself names: what a browser fetches before anything can be shown. */
function initialScripts(): Weight {
  const page = readFileSync(path.join(dist, 'web/index.html'), 'utf8');
  const scripts = /var scripts = '([^'%]+)'/.exec(page)?.[1]?.split(' ') ?? [];
  if (scripts.length === 0) throw new Error('dist/web/index.html names no script');
  const bytes = scripts.reduce((sum, src) => sum + gzipSync(readFileSync(path.join(dist, 'web', src))).length, 0);
  return { what: 'web: JavaScript before the first screen, gzipped', bytes, most: 700_000 };
}

/** All Hermes bytecode of one platform. */
function bytecode(platform: 'android' | 'ios'): Weight {
  const folder = path.join(dist, 'native/_expo/static/js', platform);
  const files = readdirSync(folder).filter((file) => file.endsWith('.hbc'));
  if (files.length === 0) throw new Error(`no bytecode in ${path.relative(dist, folder)}`);
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  return { what: `${platform}: Hermes bytecode of the whole app`, bytes, most: 6_000_000 };
}

/** The pictures that `npm run art` drew into a folder of the project; they are exported as they are. */
const picturesIn = (folder: string): readonly { readonly file: string; readonly bytes: number }[] =>
  readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.webp'))
    .map((file) => ({ file, bytes: statSync(path.join(root, folder, file)).size }));

const sum = (pictures: readonly { readonly bytes: number }[]): number =>
  pictures.reduce((all, { bytes }) => all + bytes, 0);

const artOf = (game: GameId): string => `src/games/${game}/ui/art`;
const artFolders = GAME_IDS.map(artOf);

function heaviestVignette(): Weight {
  const vignettes = artFolders.flatMap(picturesIn).filter(({ file }) => !/^(poster|scene)-/.test(file));
  return { what: 'the heaviest vignette', bytes: Math.max(...vignettes.map(({ bytes }) => bytes)), most: 4000 };
}

const artOfGame = (game: GameId): Weight => ({
  what: `pictures of ${game}`,
  bytes: sum(picturesIn(artOf(game))),
  most: 450_000,
});

const allArt = (): Weight => ({ what: 'all pictures', bytes: sum(artFolders.flatMap(picturesIn)), most: 3_000_000 });

const kB = (bytes: number): string =>
  `${(bytes < 10_000 ? Math.round(bytes / 100) / 10 : Math.round(bytes / 1000)).toLocaleString('en')} kB`;

const WEIGHED: readonly (() => Weight)[] = [
  initialScripts,
  () => bytecode('android'),
  () => bytecode('ios'),
  heaviestVignette,
  ...GAME_IDS.map((game) => () => artOfGame(game)),
  allArt,
];

for (const weigh of WEIGHED) {
  try {
    const { what, bytes, most } = weigh();
    console.log(`${bytes <= most ? 'ok      ' : 'TOO MUCH'} ${what}: ${kB(bytes)} of at most ${kB(most)}`);
    if (bytes > most) process.exitCode = 1;
  } catch (error) {
    console.error(`not weighed: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
