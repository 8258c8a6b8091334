/**
 * `npm run art`: draws the rows of `src/games/<game>/art.ts` and `src/ui/art/{shell,portraits}.ts` as small WebP pictures, and
 * writes a module that names them for the app. `drawn.json` beside them says what each was drawn from, in short: only a
 * row that was changed is drawn anew, so that a second run, here or on another machine, changes nothing.
 *
 * `npm run art -- --all` draws every picture, `npm run art -- --sheet` writes all of them on one sheet to look at.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { compose } from '@/art/compose';
import { SILHOUETTES, type Silhouette } from '@/art/silhouettes';
import { HEIGHT, type Vignette, WIDTH } from '@/art/stage';
import { GAME_IDS } from '@/games/shelf';
import { seats } from '@/ui/art/portraits';
import * as shell from '@/ui/art/shell';

const root = path.resolve(__dirname, '../..');

/** How large pictures are: on the stage, and in pixels. */
interface Size {
  readonly height: number;
  readonly pixels: number;
  readonly quality: number;
  /** The most bytes one may have. */
  readonly most: number;
}

/** A card, tile or face: 69 points wide on a phone with three pixels to a point. */
const VIGNETTE: Size = { height: HEIGHT, pixels: 207, quality: 75, most: 4000 };
/** Home shows 176 × 138 points on a phone and 342 × 262 on a tablet. */
const POSTER: Size = { height: 94, pixels: 528, quality: 72, most: 16_000 };
/** The sea of Home, as wide as a phone or as the left pane of a tablet. */
const SEA: Size = { height: 116, pixels: 900, quality: 70, most: 16_000 };
/** The deal of the day: 358 × 60 points on a phone, twice as wide on a tablet. */
const STRIP: Size = { height: 20, pixels: 900, quality: 70, most: 6000 };

/** Groups with a picture for each theme. */
const THEMED = new Set(['poster', 'scene', 'home', 'daily']);

/** Behind a whole table: as wide as a phone with two pixels to a point, and larger than it shows. */
const SCENE: Size = { height: HEIGHT, pixels: 780, quality: 70, most: 20_000 };

/** The cloth of the curtain, which fills any screen. */
const CLOTH: Size = { height: 260, pixels: 480, quality: 55, most: 16_000 };

type Rows = Readonly<Record<string, Vignette>>;
type Groups = Readonly<Record<string, Rows>>;

/** Pictures of one size in one folder, by group, and the module that names them. */
interface Module {
  readonly folder: string;
  /** A game's `shelf.ts` names its poster itself. */
  readonly file?: string;
  readonly from: string;
  readonly groups: Groups;
  readonly size: Size;
}

const load = createRequire(__filename);

const MODULES: readonly Module[] = [
  {
    folder: 'src/ui/art/portraits',
    file: 'pictures.ts',
    from: 'src/ui/art/portraits.ts',
    groups: { seats },
    size: VIGNETTE,
  },
  ...GAME_IDS.flatMap((game): Module[] => {
    const [folder, from] = [`src/games/${game}/ui/art`, `src/games/${game}/art.ts`];
    // A game may do without.
    if (!existsSync(path.join(root, from))) return [];
    const { poster = {}, scene, ...pieces } = load(path.join(root, from)) as Groups;
    return [
      { folder, file: 'pictures.ts', from, groups: pieces, size: VIGNETTE },
      { folder, from, groups: { poster }, size: POSTER },
      ...(scene === undefined ? [] : [{ folder, file: 'scene.ts', from, groups: { scene }, size: SCENE }]),
    ];
  }),
  ...(
    [
      ['home', shell.home, SEA],
      ['daily', shell.daily, STRIP],
      ['doors', shell.doors, VIGNETTE],
      ['curtain', shell.curtain, CLOTH],
    ] as const
  ).map(([group, rows, size]): Module => ({
    folder: 'src/ui/art/shell',
    file: `${group}.ts`,
    from: 'src/ui/art/shell.ts',
    groups: { [group]: rows },
    size,
  })),
];

/** A picture as it should be. */
export interface Picture {
  readonly group: string;
  readonly name: string;
  /** From the root of the project. */
  readonly file: string;
  readonly svg: string;
  readonly size: Size;
  /** What it is drawn from, in short. */
  readonly mark: string;
}

const picturesOf = ({ folder, groups, size }: Module): readonly Picture[] =>
  Object.entries(groups).flatMap(([group, rows]) =>
    Object.entries(rows).map(([name, row]) => {
      const svg = compose(row, outline, size.height);
      const mark = createHash('sha256').update(`${svg} ${size.pixels} ${size.quality}`).digest('hex').slice(0, 8);
      const webp = THEMED.has(group) ? `${group}-${name}.webp` : `${name}.webp`;
      return { group, name, file: `${folder}/${webp}`, svg, size, mark };
    }),
  );

export const artPictures = (): readonly Picture[] => MODULES.flatMap(picturesOf);

/** The folders pictures lie in, from the root of the project. */
const FOLDERS = [...new Set(MODULES.map(({ folder }) => folder))];

/** What the pictures of a folder were drawn from. */
const DRAWN = 'drawn.json';

interface Text {
  readonly file: string;
  readonly text: string;
}

/** Each text this command owns, as it should be. */
export const artTexts = (): readonly Text[] => [
  ...MODULES.flatMap((module) =>
    module.file === undefined ? [] : [{ file: `${module.folder}/${module.file}`, text: moduleText(module) }],
  ),
  ...FOLDERS.map(drawnText),
];

/** The names and outlines of silhouettes in game-icons. */
const outline = (name: Silhouette): string => {
  const { icons } = load('@iconify-json/game-icons/icons.json') as {
    readonly icons: Readonly<Record<string, { readonly body: string }>>;
  };
  const icon = SILHOUETTES[name].replace(/^.*\//, '');
  const found = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[icon]?.body ?? '')?.[1];
  if (found === undefined) throw new Error(`game-icons has no plain picture "${icon}" (src/art/silhouettes.ts)`);
  return found;
};

const moduleText = (module: Module): string => {
  const pictures = picturesOf(module);
  const groups = Object.keys(module.groups).map((group) => {
    const lines = pictures
      .filter((picture) => picture.group === group)
      .map(({ name, file }) => `  '${name}': require('./${path.posix.basename(file)}'),\n`);
    return `\nexport const ${group} = numbered({\n${lines.join('')}});\n`;
  });
  const head = `// Written by \`npm run art\` from ${module.from}.\nimport { numbered } from '@/ui/art/numbered';\n`;
  return `${head}${groups.join('')}`;
};

const drawnText = (folder: string): Text => {
  const pictures = MODULES.filter((module) => module.folder === folder).flatMap(picturesOf);
  const marks = Object.fromEntries(pictures.map(({ file, mark }) => [path.posix.basename(file), mark]));
  return { file: `${folder}/${DRAWN}`, text: `${JSON.stringify(marks, null, 2)}\n` };
};

const render = ({ svg, size: { pixels, quality } }: Picture): Sharp =>
  sharp(Buffer.from(svg), { density: (72 * pixels) / WIDTH }).webp({ quality, effort: 6 });

/** What the pictures that are there now were drawn from. */
const drawnBefore = (): ReadonlySet<string> =>
  new Set(
    FOLDERS.flatMap((folder) => {
      const file = path.join(root, folder, DRAWN);
      const marks = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
      return Object.entries(marks).map(([webp, mark]) => `${folder}/${webp} ${mark}`);
    }),
  );

async function draw(all: boolean): Promise<void> {
  const pictures = artPictures();
  const before = drawnBefore();
  const fresh = ({ file, mark }: Picture): boolean =>
    before.has(`${file} ${mark}`) && existsSync(path.join(root, file));
  const stale = pictures.filter((picture) => all || !fresh(picture));
  for (const picture of stale) {
    const file = path.join(root, picture.file);
    mkdirSync(path.dirname(file), { recursive: true });
    const { size } = await render(picture).toFile(file);
    if (size > picture.size.most) console.error(`${picture.file}: ${size} bytes of at most ${picture.size.most}`);
  }
  for (const { file, text } of artTexts()) writeFileSync(path.join(root, file), text);
  removeStrays(pictures);
  console.log(`${stale.length} of ${pictures.length} pictures drawn`);
}

/** Pictures whose row is gone. */
export const strays = (pictures: readonly Picture[]): readonly string[] => {
  const known = new Set(pictures.map(({ file }) => file));
  return FOLDERS.filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => readdirSync(path.join(root, folder)).map((file) => path.posix.join(folder, file)))
    .filter((file) => file.endsWith('.webp') && !known.has(file));
};
const removeStrays = (pictures: readonly Picture[]): void => {
  for (const file of strays(pictures)) rmSync(path.join(root, file));
};

/** All pictures as the app has them, ten in a row at 138 × 92, then ten in a row as small as on a pile. */
async function writeSheet(file: string): Promise<void> {
  const columns = 10;
  const cell = { width: 138, height: 92, gap: 6 };
  const pictures = artPictures().filter(({ group }) => group !== 'poster');
  const posters = artPictures().filter(({ group }) => group === 'poster');
  const rows = Math.ceil(pictures.length / columns);
  const placed = pictures.map(async (picture, i) => ({
    input: await sharp(path.join(root, picture.file)).resize(cell.width, cell.height).toBuffer(),
    left: (i % columns) * (cell.width + cell.gap) + cell.gap,
    top: Math.floor(i / columns) * (cell.height + cell.gap) + cell.gap,
  }));
  const below = rows * (cell.height + cell.gap) + cell.gap;
  const hung = posters.map(async (picture, i) => ({
    input: await sharp(path.join(root, picture.file)).resize(176, 138).toBuffer(),
    left: i * (176 + cell.gap) + cell.gap,
    top: below,
  }));
  const background = '#15174a';
  mkdirSync(path.dirname(file), { recursive: true });
  await sharp({
    create: { width: columns * (cell.width + cell.gap) + cell.gap, height: below + 144, channels: 3, background },
  })
    .composite(await Promise.all([...placed, ...hung]))
    .png()
    .toFile(file);
  const bytes = artPictures().map(({ file: webp }) => statSync(path.join(root, webp)).size);
  console.log(
    `${path.relative(root, file)}: ${bytes.length} pictures, ${bytes.reduce((sum, size) => sum + size, 0)} bytes`,
  );
}

async function main(): Promise<void> {
  await draw(process.argv.includes('--all'));
  if (process.argv.includes('--sheet')) await writeSheet(path.join(root, 'screenshots/art.png'));
}

if (require.main === module) void main();
