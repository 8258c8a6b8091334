import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** A file as an import names it: without its ending and the platform it is for. */
const importedAs = (file: string): string => file.replace(/(\.(web|native|ios|android))?\.(tsx?|js)$/, '');

/** Modules that a disk which ignores case (macOS, Windows) would take for one another. */
function clashes(files: readonly string[]): readonly string[] {
  const seen = new Map<string, string>();
  return [...new Set(files.map(importedAs))].flatMap((name) => {
    const other = seen.get(name.toLowerCase());
    seen.set(name.toLowerCase(), name);
    return other === undefined ? [] : [`${other} and ${name}`];
  });
}

test('no two files differ only in the case of their names', () => {
  const root = path.join(__dirname, '../..');
  const files = execFileSync('git', ['ls-files', 'src', 'app', '__tests__'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(tsx?|js)$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(clashes(files)).toEqual([]);
});

test('finds such a pair, and lets the variants of one module be', () => {
  expect(clashes(['src/Wheel.tsx', 'src/wheel.ts', 'src/svg.ts', 'src/svg.web.tsx'])).toEqual([
    'src/Wheel and src/wheel',
  ]);
});
