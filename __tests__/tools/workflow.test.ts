import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

test('the public workflow runs every step of .ci/run', () => {
  const script = read('.ci/run');
  const commands = [...script.matchAll(/npm run --silent \S+|npx expo [^\n"]+|npm test/g)].map(([command]) => command);
  // The suites of `npm test` are two jobs.
  const steps = commands.flatMap((command) =>
    command === 'npm test' ? ['npm test -- jest', 'npm test -- browser'] : [command.replace(' --silent', '')],
  );
  expect(steps.length).toBeGreaterThan(8);
  const lines = read('.github/workflows/check.yml').split('\n');
  expect(steps.filter((step) => !lines.some((line) => line.endsWith(`run: ${step}`)))).toEqual([]);
});
