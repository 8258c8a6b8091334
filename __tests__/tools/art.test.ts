import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as parts from '@/art/parts';
import { SILHOUETTES } from '@/art/silhouettes';
import { artTexts, artPictures, strays } from '@/tools/art';

const root = path.join(__dirname, '../..');
const pictures = artPictures();
const bytesOf = (file: string): number => statSync(path.join(root, file)).size;

test.each(artTexts().map(({ file, text }) => [file, text]))('%s is what `npm run art` would write', (file, text) => {
  const there = readFileSync(path.join(root, file), 'utf8').split('\n');
  const stale = text.split('\n').filter((line) => !there.includes(line));
  // A line here is a picture whose row, or a part of it, was changed: run `npm run art`.
  expect(stale).toEqual([]);
  expect(there).toHaveLength(text.split('\n').length);
});

test('every picture lies there, and none whose row is gone', () => {
  expect(pictures.filter(({ file }) => !(bytesOf(file) > 0))).toEqual([]);
  expect(strays(pictures)).toEqual([]);
});

test('no picture is heavier than its kind may be', () => {
  const heavy = pictures.filter(({ file, size }) => bytesOf(file) > size.most);
  expect(heavy.map(({ file }) => `${file}: ${bytesOf(file)} bytes`)).toEqual([]);
});

test('no two rows give the same picture', () => {
  expect(new Set(pictures.map(({ mark }) => mark)).size).toBe(pictures.length);
});

test('no outline is black, and no letter depends on the fonts of a machine', () => {
  const wrong = pictures.filter(({ svg }) => /stroke="(#000|black)|<text/.test(svg));
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('a picture is drawn the same every time', () => {
  expect(artPictures().map(({ mark }) => mark)).toEqual(pictures.map(({ mark }) => mark));
});

test('every silhouette in the credits stands in a picture', () => {
  const rows = [
    'cartagena/art',
    'dominion/art',
    'dominion/artBase',
    'dominion/artSeaside',
    'puerto-rico/art',
    'santo-domingo/art',
  ];
  const text = rows.map((row) => readFileSync(path.join(root, `src/games/${row}.ts`), 'utf8')).join('');
  expect(Object.keys(SILHOUETTES).filter((name) => !text.includes(`silhouette('${name}'`))).toEqual([]);
});

test('the README names every part', () => {
  const text = readFileSync(path.join(root, 'src/art/README.md'), 'utf8');
  expect(Object.keys(parts).filter((part) => !text.includes(`\`${part}(`))).toEqual([]);
});
