/**
 * `npm run icons`: writes what the app draws of the list in `src/ui/icons/used.ts`.
 *
 * - `src/ui/icons/generated/<set>.ts`: the outlines of the used pictures and nothing else of game-icons, set by set
 * - the list of pictures and their authors in CREDITS.md
 *
 * `npm run icons -- --check` writes nothing and fails when one of the two is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { authorName, picturesByAuthor } from '@/ui/icons/authors';
import { PICTURE_SETS, setOf } from '@/ui/icons/drawing';
import { used } from '@/ui/icons/used';

const root = path.resolve(__dirname, '../..');

/** Each file this command owns, with the text it should have. */
export const iconFiles = (): { file: string; text: string }[] => {
  const credits = path.join(root, 'CREDITS.md');
  return [
    ...outlines().map(({ set, text }) => ({ file: path.join(root, `src/ui/icons/generated/${set}.ts`), text })),
    { file: credits, text: withList(readFileSync(credits, 'utf8')) },
  ];
};

interface IconSet {
  readonly width: number;
  readonly height: number;
  readonly icons: Readonly<Record<string, { body: string; width?: number; height?: number }>>;
}

/** The pictures of each set. What the house or every table has is not drawn again by a game. */
const outlines = (): { set: string; text: string }[] => {
  const drawn = createRequire(__filename)('@iconify-json/game-icons/icons.json') as IconSet;
  const common = new Set([...picturesOf('house'), ...picturesOf('table')]);
  return ['house', ...PICTURE_SETS].map((set) => {
    const pictures = [...picturesOf(set)]
      .filter((picture) => set === 'house' || set === 'table' || !common.has(picture))
      .sort();
    const text = [
      '// Written by `npm run icons` from used.ts. Pictures: game-icons.net, CC BY 3.0; authors in CREDITS.md.\n',
      "import type { Drawings } from '../drawing';\n\n",
      'export const pictures: Drawings = {\n',
      ...pictures.map((picture) => outline(drawn, picture)),
      '};\n',
    ].join('');
    return { set, text };
  });
};

/** A game's pictures are called `<game>/…`; all others belong to the house. */
const picturesOf = (set: string): Set<string> =>
  new Set(Object.entries(used).flatMap(([name, picture]) => (setOf(name) === set ? [picture] : [])));

const outline = (set: IconSet, picture: string): string => {
  const name = picture.slice(picture.indexOf('/') + 1);
  const icon = set.icons[name];
  if (!icon) throw new Error(`game-icons has no picture "${name}" (${picture} in src/ui/icons/used.ts)`);
  const d = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body)?.[1];
  if (!d) throw new Error(`"${name}" is not one plain path, which is all that the Icon component draws`);
  const { width = set.width, height = set.height } = icon;
  return `  '${picture}': { width: ${width}, height: ${height}, d: '${d}' },\n`;
};

const BEGIN = '<!-- npm run icons: begin -->';
const END = '<!-- npm run icons: end -->';

/** CREDITS.md with the list between the two marks made anew. */
const withList = (text: string): string => {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`CREDITS.md needs the lines ${BEGIN} and ${END}`);
  const list = picturesByAuthor().map(({ author, names }) => {
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
