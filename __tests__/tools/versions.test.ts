import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const text = (file: string): string => readFileSync(path.join(root, file), 'utf8');

interface Package {
  readonly version: string;
  readonly engines?: { readonly node: string };
}
const json = <T>(file: string): T => JSON.parse(text(file)) as T;
const ours = json<Package>('package.json');

test('package.json, its lock, app.json and the engine have one version', () => {
  const lock = json<Package & { packages: Readonly<Record<string, Package>> }>('package-lock.json');
  const app = json<{ expo: Package }>('app.json');
  const found = {
    'package-lock.json': lock.version,
    'the root in package-lock.json': lock.packages['']?.version,
    'app.json': app.expo.version,
    'src/engine/package.json': json<Package>('src/engine/package.json').version,
  };
  for (const [where, version] of Object.entries(found))
    expect(`${where}: ${version}`).toBe(`${where}: ${ours.version}`);
});

test('the newest release in CHANGELOG is this version, with its day', () => {
  const newest = /^## (\d\S*) - (\d{4}-\d{2}-\d{2})$/m.exec(text('CHANGELOG.md'));
  expect(newest?.[1]).toBe(ours.version);
});

/** Ranges may be written with more or fewer spaces. */
const wanted = ({ engines }: Package): string | undefined => engines?.node.replaceAll('>= ', '>=');

test('we want the Node that React Native and Metro want', () => {
  for (const name of ['react-native', 'metro'])
    expect(wanted(ours)).toBe(wanted(json<Package>(`node_modules/${name}/package.json`)));
});

test('.nvmrc names one of them', () => {
  const majors = [...(ours.engines?.node ?? '').matchAll(/(\d+)\.\d+\.\d+/g)].map(([, major]) => major);
  expect(majors).toContain(text('.nvmrc').trim());
});
