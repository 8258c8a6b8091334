import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GAME_IDS } from '@/games/ids';

/**
 * Each game's law is its RULES.md. A number is written there in bold where its rule stands; whoever quotes it anywhere
 * else can look it up, and every rule is held by a test that names it.
 */

interface Text {
  readonly file: string;
  readonly lines: readonly string[];
}

const DEFINED = /\*\*([A-Z]+-[A-Z]?\d+)\b/g;
const isLaw = ({ file }: Text): boolean => /^src\/games\/[^/]+\/RULES\.md$/.test(file);
const isTest = ({ file }: Text): boolean => /\.(test|e2e)\.tsx?$/.test(file);
/** SD-D7 is one of the SD numbers, D-7 one of the D numbers. */
const familyOf = (number: string): string => number.slice(0, number.indexOf('-'));

/** All that is wrong between what the law says and what is quoted of it, in words that say what to do. */
function problemsOf(texts: readonly Text[]): readonly string[] {
  const problems: string[] = [];
  const places = new Map<string, string>();
  const laws = new Map<string, string>();
  for (const text of texts.filter(isLaw)) {
    text.lines.forEach((line, i) => {
      for (const [, number = ''] of line.matchAll(DEFINED)) {
        const place = `${text.file}:${i + 1}`;
        const other = places.get(number);
        if (other !== undefined) problems.push(`${place}: ${number} stands at ${other} already; take the next number`);
        const law = laws.get(familyOf(number)) ?? text.file;
        if (law !== text.file)
          problems.push(`${place}: ${familyOf(number)} numbers belong to ${law}; choose other ones`);
        places.set(number, place);
        laws.set(familyOf(number), law);
      }
    });
  }
  if (laws.size === 0) return problems;

  const families = [...laws.keys()].join('|');
  const quotation = new RegExp(`(?<![\\w-])(?:${families})-[A-Z]?\\d+`, 'g');
  const shortened = new RegExp(`(?<![\\w-])(?:${families})-[A-Z]?\\d+[a-z]*(?:…|–|/| (?:…|–|to) )[A-Z]*-?[A-Z]?\\d+`);
  const held = new Set<string>();
  for (const text of texts) {
    text.lines.forEach((line, i) => {
      const place = `${text.file}:${i + 1}`;
      for (const [number] of line.matchAll(quotation)) {
        if (isTest(text)) held.add(number);
        if (!places.has(number)) {
          problems.push(
            `${place}: ${number} is not in ${laws.get(familyOf(number))}; mend it, or write the rule there`,
          );
        }
      }
      const range = isTest(text) ? shortened.exec(line) : null;
      if (range) problems.push(`${place}: write every number of “${range[0]}” out; a range hides those in between`);
    });
  }
  for (const [number, place] of places) {
    if (held.has(number)) continue;
    problems.push(`${place}: no test quotes ${number}; name it in the title of the test that holds it, or write one`);
  }
  return problems;
}

const root = path.join(__dirname, '../..');
const listed = ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'app', '__tests__', '*.md'];
const house = execFileSync('git', listed, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|js|json|md|txt)$/.test(file) && file !== '__tests__/games/law.test.ts')
  .filter((file) => existsSync(path.join(root, file)))
  .map((file): Text => ({ file, lines: readFileSync(path.join(root, file), 'utf8').split('\n') }));

test('every number quoted is in a RULES.md, and every number there is quoted by a test', () => {
  expect(house.length).toBeGreaterThan(500);
  expect(problemsOf(house)).toEqual([]);
});

test.each(GAME_IDS)('%s has its law in its folder, and its README leads there', (id) => {
  const linesOf = (name: string): string =>
    house.find(({ file }) => file === `src/games/${id}/${name}`)?.lines.join('\n') ?? '';
  expect([...linesOf('RULES.md').matchAll(DEFINED)].length).toBeGreaterThan(0);
  expect(linesOf('README.md')).toContain('(RULES.md)');
});

describe('what the check says', () => {
  const law = { file: 'src/games/sticks/RULES.md', lines: ['- **ST-1** Take one.', '- **ST-D1** _Two?_ No (ST-1).'] };
  const held = { file: '__tests__/sticks.test.ts', lines: ["test('one (ST-1)'", "test('two (ST-D1, ST-1)'"] };

  test('nothing, when all is well', () => {
    expect(problemsOf([law, held])).toEqual([]);
  });

  test('a number that leads nowhere', () => {
    expect(problemsOf([law, held, { file: 'src/games/sticks/turn.ts', lines: ['', '// ST-2'] }])).toEqual([
      'src/games/sticks/turn.ts:2: ST-2 is not in src/games/sticks/RULES.md; mend it, or write the rule there',
    ]);
  });

  test('a rule that nothing holds; a comment in the code does not', () => {
    expect(problemsOf([law, { file: 'src/games/sticks/turn.ts', lines: ['// ST-1, ST-D1'] }])).toEqual([
      'src/games/sticks/RULES.md:1: no test quotes ST-1; name it in the title of the test that holds it, or write one',
      'src/games/sticks/RULES.md:2: no test quotes ST-D1; name it in the title of the test that holds it, or write one',
    ]);
  });

  test('a range in a test, however it is written', () => {
    for (const range of ['ST-1 … ST-3', 'ST-1…3', 'ST-1 to ST-3', 'ST-1/3', 'ST-D1–D3']) {
      expect(problemsOf([law, held, { file: '__tests__/more.test.ts', lines: [`test('some (${range})'`] }])).toContain(
        `__tests__/more.test.ts:1: write every number of “${range}” out; a range hides those in between`,
      );
    }
  });

  test('a number given twice, and numbers of another game', () => {
    const other = { file: 'src/games/stones/RULES.md', lines: ['- **ST-1** Take a stone.'] };
    expect(problemsOf([law, held, other])).toEqual([
      'src/games/stones/RULES.md:1: ST-1 stands at src/games/sticks/RULES.md:1 already; take the next number',
      'src/games/stones/RULES.md:1: ST numbers belong to src/games/sticks/RULES.md; choose other ones',
    ]);
  });
});
