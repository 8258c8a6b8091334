import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '');

const read = (page: string): string => readFileSync(path.join(root, page), 'utf8');

/** What a page links to inside the repository: `[…](../README.md)`, pictures too. */
const linksOf = (text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, to = '']) => (/^(https?:|#)/.test(to) ? [] : [to]));

test.each(pages)('every link of %s leads somewhere', (page) => {
  const broken = linksOf(read(page)).filter((to) => !existsSync(path.join(root, path.dirname(page), to)));
  expect(broken).toEqual([]);
});

/** Rows of a table without its head, which everything shows as plain text. */
function headless(text: string): readonly string[] {
  const lines = text.split('\n');
  const isRow = (line: string | undefined): boolean => line?.startsWith('|') ?? false;
  return lines.filter((line, i) => isRow(line) && !isRow(lines[i - 1]) && !/^\|[\s:|-]+\|$/.test(lines[i + 1] ?? ''));
}

test.each(pages)('every table of %s has a head', (page) => {
  expect(headless(read(page))).toEqual([]);
});

/** The folders and files that the pages for newcomers name: `src/games/ids.ts`. */
const named = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:src|app|__tests__)\/[\w./-]+)`/g)].map(([, file = '']) => file);

test.each(pages.filter((page) => !page.includes('/games/')))('every path in %s is there', (page) => {
  expect(named(read(page)).filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
