import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const spelledOut = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => `SD-${from + i}`).join(', ');

/** The titles of all tests in this folder, template titles of tables included. */
const titles = readdirSync(__dirname)
  .filter((file) => file.endsWith('.test.ts') && file !== 'contract.test.ts')
  .flatMap((file) => [
    ...readFileSync(join(__dirname, file), 'utf8').matchAll(/(?:\(\s*|name: )'((?:[^'\\\n]|\\.)*)'/g),
  ])
  .map(([, title = '']) =>
    title.replace(/SD-(\d+) … SD-(\d+)/g, (_, from: string, to: string) => spelledOut(Number(from), Number(to))),
  );

const numbered = (prefix: string, last: number): string[] =>
  Array.from({ length: last }, (_, i) => `${prefix}${i + 1}`);

test.each([
  ['rules', numbered('SD-', 54)],
  ['decisions', numbered('SD-D', 19)],
  ['test vectors', numbered('SD-T', 14)],
  ['invariants', numbered('invariant ', 17)],
])('the contract’s %s are each quoted by a test', (_what, numbers) => {
  const missing = numbers.filter((number) => !titles.some((title) => new RegExp(`${number}\\b`).test(title)));
  expect(missing).toEqual([]);
});
