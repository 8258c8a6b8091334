/**
 * `npm run icons`: writes what the app draws of the emblems on the shelf, of `src/ui/icons/used.ts` and of each game's
 * `ui/pictures/used.ts`.
 *
 * - the outlines of the used pictures and nothing else of game-icons, set by set: `src/ui/icons/generated/house.ts` and
 *   `table.ts`, and `ui/pictures/generated.ts` of each game
 * - the pictures by author: `src/ui/icons/generated/authors.ts` for the app, and the list in CREDITS.md
 *
 * `npm run icons -- --check` writes nothing and fails when one of the two is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { SILHOUETTES } from '@/art/silhouettes';
import { GAME_IDS, SHELF } from '@/games/shelf';
import { authorName, picturesByAuthor } from '@/ui/icons/authors';
import { GRID } from '@/ui/icons/drawing';
import { used } from '@/ui/icons/used';
import { gridPath } from './gridPath';

const root = path.resolve(__dirname, '../..');
const load = createRequire(__filename);

/** A set of pictures: who has it, what it draws, and where that is written. */
interface PictureSet {
  readonly file: string;
  /** Where the pictures are named. */
  readonly from: string;
  readonly pictures: readonly string[];
}

const house: PictureSet = {
  file: 'src/ui/icons/generated/house.ts',
  from: 'the emblems in src/games/*/shelf.ts',
  pictures: SHELF.map(({ emblem }) => emblem),
};
const table: PictureSet = {
  file: 'src/ui/icons/generated/table.ts',
  from: 'src/ui/icons/used.ts',
  pictures: Object.values(used),
};
const setOfGame = (id: string): PictureSet => {
  const from = `src/games/${id}/ui/pictures/used.ts`;
  const game = load(path.join(root, from)) as { readonly used: Readonly<Record<string, string>> };
  return { file: `src/games/${id}/ui/pictures/generated.ts`, from, pictures: Object.values(game.used) };
};
const games = GAME_IDS.map(setOfGame);

/** Whatever is drawn somewhere, as an icon or as a silhouette in art. */
export const usedPictures = (): readonly string[] => [
  ...[house, table, ...games].flatMap(({ pictures }) => pictures),
  ...Object.values(SILHOUETTES),
];

/** Each file this command owns, with the text it should have. */
export const iconFiles = (): { file: string; text: string }[] => {
  const credits = path.join(root, 'CREDITS.md');
  return [
    ...outlines().map(({ file, text }) => ({ file: path.join(root, file), text })),
    { file: path.join(root, 'src/ui/icons/generated/authors.ts'), text: authorsText() },
    { file: credits, text: withList(readFileSync(credits, 'utf8')) },
  ];
};

interface IconSet {
  readonly width: number;
  readonly height: number;
  readonly icons: Readonly<Record<string, { body: string; width?: number; height?: number }>>;
}

/** The pictures of each set. What the house or every table has is not drawn again by a game. */
const outlines = (): { file: string; text: string }[] => {
  const drawn = load('@iconify-json/game-icons/icons.json') as IconSet;
  const common = new Set([...house.pictures, ...table.pictures]);
  const textOf = (name: string, { from, pictures }: PictureSet): string =>
    [
      `// Written by \`npm run icons\` from ${from}. Pictures: game-icons.net, CC BY 3.0; authors in CREDITS.md.\n`,
      "import type { Drawings } from '@/ui/icons/drawing';\n\n",
      `export const ${name}: Drawings = {\n`,
      ...[...new Set(pictures)].sort().map((picture) => outline(drawn, picture)),
      '};\n',
    ].join('');
  return [
    ...[house, table].map((set) => ({ file: set.file, text: textOf('pictures', set) })),
    ...games.map((set) => {
      const own = { ...set, pictures: set.pictures.filter((picture) => !common.has(picture)) };
      return { file: set.file, text: textOf('drawings', own) };
    }),
  ];
};

const authorsText = (): string => {
  const rows = picturesByAuthor(usedPictures()).map(
    ({ author, names }) => `  { author: '${author}', names: [${names.map((name) => `'${name}'`).join(', ')}] },\n`,
  );
  return [
    '// Written by `npm run icons`: who drew the pictures.\n',
    "import type { Author } from '../authors';\n\n",
    `export const AUTHORS: readonly Author[] = [\n${rows.join('')}];\n`,
  ].join('');
};

const outline = (set: IconSet, picture: string): string => {
  const name = picture.slice(picture.indexOf('/') + 1);
  const icon = set.icons[name];
  if (!icon) throw new Error(`game-icons has no picture "${name}" (${picture})`);
  const d = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body)?.[1];
  if (!d) throw new Error(`"${name}" is not one plain path, which is all that the Icon component draws`);
  const { width = set.width, height = set.height } = icon;
  if (width !== GRID || height !== GRID)
    throw new Error(`"${name}" is drawn on ${width} × ${height}, not ${GRID} × ${GRID}`);
  return `  '${picture}': '${gridPath(d)}',\n`;
};

const BEGIN = '<!-- npm run icons: begin -->';
const END = '<!-- npm run icons: end -->';

/** CREDITS.md with the list between the two marks made anew. */
const withList = (text: string): string => {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`CREDITS.md needs the lines ${BEGIN} and ${END}`);
  const list = picturesByAuthor(usedPictures()).map(({ author, names }) => {
    const links = names.map((name) => `[${name}](https://game-icons.net/1x1/${author}/${name}.html)`);
    return `- **${authorName(author)}**: ${links.join(', ')}\n`;
  });
  return `${text.slice(0, begin + BEGIN.length)}\n\n${list.join('')}\n${text.slice(end)}`;
};

const main = (): void => {
  const stale = iconFiles().filter(({ file, text }) => {
    try {
      return readFileSync(file, 'utf8') !== text;
    } catch {
      return true;
    }
  });
  if (process.argv.includes('--check')) {
    for (const { file } of stale) console.error(`${path.relative(root, file)} is out of date: run npm run icons`);
    process.exitCode = stale.length > 0 ? 1 : 0;
    return;
  }
  for (const { file, text } of stale) writeFileSync(file, text);
  console.log(stale.length > 0 ? `written: ${stale.map((s) => path.relative(root, s.file)).join(', ')}` : 'up to date');
};

if (require.main === module) main();
