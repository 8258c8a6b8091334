/**
 * Whoever reads the rules in the app is told every rule of `RULES.md`: `told.json` of each game says by which sentences (keys
 * of the game's words), or why nobody at the table needs it. Each of them stands on a page, in every language, at one table
 * or another.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isValidElement, type ReactNode } from 'react';
import { luckFrom } from '@antilles/engine';
import { entryOf } from '@/games';
import { GAME_IDS, type GameId } from '@/games/ids';
import { createWords, LANGUAGES, speaker, type Language } from '@/text';
import { RESOURCES } from '@/tools/resources';
import { pagesOf, type RulesChapter, type RulesPage } from '@/ui/rules/chapters';

type Told = Readonly<Record<string, readonly string[] | { readonly untold: string }>>;

const fileIn = (id: GameId, name: string): string => path.resolve(__dirname, '../../src/games', id, name);

/** Those that tell a player something: rules (`SD-12`) and decisions (`SD-D4`, `D-4`), no test vectors, no invariants. */
const numbersIn = (law: string): readonly string[] =>
  [...law.matchAll(/\*\*((?!TV-|INV-)[A-Z]+-D?\d+)\b/g)].map(([, number = '']) => number);

/** A sentence as it was asked for while the pages were written. */
interface Asked {
  readonly key: string;
  readonly text: string;
}

/** What the rules of a game say at one table, and by which keys they asked for it. */
interface Reading {
  readonly asked: readonly Asked[];
  /** All that stands on a page, with what is written on its drawings. */
  readonly written: readonly string[];
}

/** Every text that a drawing was given. */
function writtenOn(drawing: ReactNode): readonly string[] {
  if (typeof drawing === 'string') return [drawing];
  if (Array.isArray(drawing)) return drawing.flatMap(writtenOn);
  if (!isValidElement<Readonly<Record<string, ReactNode>>>(drawing)) return [];
  return Object.values(drawing.props).flatMap(writtenOn);
}

/** A search finds a page by its further words as well; nobody reads those. */
const readOn = ({ title, body, here = [], questions = [], drawing }: RulesPage): readonly string[] => [
  title,
  ...body,
  ...here,
  ...questions.flatMap(({ asked, answer }) => [asked, answer]),
  ...writtenOn(drawing),
];

type WrittenBy = (words: unknown, view: unknown) => readonly RulesChapter[];

function read(id: GameId, rulesChapters: WrittenBy, language: Language, view: unknown): Reading {
  const words = createWords(language);
  // Keys of any game; those that are typed are its own.
  const t = words.t as unknown as (keys: readonly string[], params?: object) => string;
  const asked: Asked[] = [];
  const listened = Object.assign(Object.create(words) as typeof words, {
    t: (keys: readonly string[], params?: object) => {
      // Of the keys that are tried, the first is the game's own.
      const text = t(keys, params);
      asked.push({ key: keys[0]?.slice(id.length + 1) ?? '', text });
      return text;
    },
  });
  const written = pagesOf(rulesChapters(speaker(listened, id, ['Noor', 'Tom', 'Ines'], language), view)).flatMap(
    readOn,
  );
  return { asked, written };
}

/** Tables enough for every option to be on at one of them: as usual and by the dice, with each number of players. */
const DICE = 12;

function tablesOf(id: GameId): readonly unknown[] {
  const { game, sampleOptions } = entryOf(id);
  const views: unknown[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const luck = luckFrom(seats);
    const options = [game.defaultOptions, ...Array.from({ length: DICE }, () => sampleOptions(luck, seats))];
    for (const each of options) {
      if (game.optionsRefusal(each, seats) !== null) continue;
      views.push(game.view(game.setup(each, seats, 1), null));
    }
  }
  return views;
}

/** Which of these sentences can be read at one of the tables. */
function readable(readings: readonly Reading[], wanted: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { asked, written } of readings) {
    for (const { key, text } of asked) {
      if (wanted.has(key) && !found.has(key) && written.some((each) => each.includes(text))) found.add(key);
    }
  }
  return found;
}

/** What is wrong between the law of a game and what its rules tell, in words that say what to do. */
function problemsOf(
  id: string,
  law: string,
  told: Told,
  has: (language: Language, key: string) => boolean,
  stands: (language: Language, key: string) => boolean,
): readonly string[] {
  const file = `src/games/${id}/told.json`;
  const numbers = new Set(numbersIn(law));
  const problems: string[] = [];
  for (const number of numbers) {
    if (told[number] === undefined)
      problems.push(`${file}: ${number} is missing; name the sentences that tell it, or why nobody needs it`);
  }
  for (const [number, sentences] of Object.entries(told)) {
    if (!numbers.has(number)) {
      problems.push(`${file}: ${number} is no rule and no decision of RULES.md; take it out`);
    } else if ('untold' in sentences) {
      if (sentences.untold.trim().length < 10) problems.push(`${file}: ${number} is untold; say why`);
    } else {
      for (const key of sentences) {
        for (const language of LANGUAGES) {
          if (!has(language, key))
            problems.push(`${file}: ${number} names "${key}", which words/${language}.json has not`);
          else if (!stands(language, key))
            problems.push(`${file}: ${number} names "${key}", which stands on no page of the rules (${language})`);
        }
      }
    }
  }
  return problems;
}

/** Whether a text, or both of its forms for one and more, lies under this key. */
function isIn(texts: unknown, key: string): boolean {
  const steps = key.split('.');
  const last = steps.pop() ?? '';
  const within = (from: unknown, step: string): unknown =>
    typeof from === 'object' && from !== null ? (from as Readonly<Record<string, unknown>>)[step] : undefined;
  const group = steps.reduce(within, texts);
  const isText = (name: string): boolean => typeof within(group, name) === 'string';
  return isText(last) || (isText(`${last}_one`) && isText(`${last}_other`));
}

describe('the law of a game is told in its rules', () => {
  test.each(GAME_IDS)('%s', (id) => {
    const told = jest.requireActual<Told>(fileIn(id, 'told.json'));
    const { rulesChapters } = jest.requireActual<{ readonly rulesChapters: WrittenBy }>(fileIn(id, 'ui/rulesChapters'));
    const tables = tablesOf(id);
    const named = new Set(Object.values(told).flatMap((sentences) => ('untold' in sentences ? [] : sentences)));
    const found = new Map(
      LANGUAGES.map((language) => [
        language,
        readable(
          tables.map((view) => read(id, rulesChapters, language, view)),
          named,
        ),
      ]),
    );
    const law = readFileSync(fileIn(id, 'RULES.md'), 'utf8');
    expect(numbersIn(law).length).toBeGreaterThan(50);
    expect(
      problemsOf(
        id,
        law,
        told,
        (language, key) => isIn(RESOURCES[language][id], key),
        (language, key) => found.get(language)?.has(key) === true,
      ),
    ).toEqual([]);
  });

  test('which of its numbers tell a player something', () => {
    const [invariant, vector] = ['INV', 'TV'].map((kind) => `**${kind}-5** Not said.`);
    const law = `- **ST-1** One. **ST-D2** _Two?_ **ST-T3** **ST-I4** ${invariant} ${vector} **D-7** As ST-8.`;
    expect(numbersIn(law)).toEqual(['ST-1', 'ST-D2', 'D-7']);
  });
});

describe('what the check says', () => {
  const law = '- **ST-1** Take one. **ST-2** Or two. **ST-D1** _Three?_ No.';
  const all: Told = { 'ST-1': ['rules.one'], 'ST-2': ['rules.two'], 'ST-D1': { untold: 'nobody ever asks that' } };
  const problems = (told: Told, missing = '', unread = ''): readonly string[] =>
    problemsOf(
      'sticks',
      law,
      told,
      (language, key) => `${language}:${key}` !== missing,
      (language, key) => `${language}:${key}` !== unread,
    );
  const { 'ST-2': _two, ...withoutTwo } = all;

  test('nothing, when all is told', () => {
    expect(problems(all)).toEqual([]);
  });

  test('a rule without its sentence, and a number that is none', () => {
    expect(problems({ ...withoutTwo, 'ST-9': ['rules.one'] })).toEqual([
      'src/games/sticks/told.json: ST-2 is missing; name the sentences that tell it, or why nobody needs it',
      'src/games/sticks/told.json: ST-9 is no rule and no decision of RULES.md; take it out',
    ]);
  });

  test('silence without a reason', () => {
    expect(problems({ ...all, 'ST-2': { untold: ' ' } })).toEqual([
      'src/games/sticks/told.json: ST-2 is untold; say why',
    ]);
  });

  test('a sentence that a language lacks, and one that nobody can read', () => {
    expect(problems(all, 'nl:rules.one', 'en:rules.two')).toEqual([
      'src/games/sticks/told.json: ST-1 names "rules.one", which words/nl.json has not',
      'src/games/sticks/told.json: ST-2 names "rules.two", which stands on no page of the rules (en)',
    ]);
  });

  test('a sentence is read where it stands, on a drawing too, and not where it is only searched for', () => {
    const page = (more: Partial<RulesPage>): RulesPage => ({ id: 'p', title: 'Page', body: [], ...more });
    const sentence = 'Take a stick.';
    const stands = (more: Partial<RulesPage>): boolean =>
      readable(
        [{ asked: [{ key: 'rules.one', text: sentence }], written: readOn(page(more)) }],
        new Set(['rules.one']),
      ).has('rules.one');
    expect(stands({ body: [`First: ${sentence}`] })).toBe(true);
    expect(stands({ here: [sentence] })).toBe(true);
    expect(stands({ questions: [{ asked: 'And?', answer: sentence }] })).toBe(true);
    const Caption = ({ said }: { said: string }): ReactNode => said;
    expect(stands({ drawing: [<Caption key="a" said={sentence} />] })).toBe(true);
    expect(stands({ keywords: sentence })).toBe(false);
    expect(stands({})).toBe(false);
  });

  test('a text lies under its key, whole or in both of its forms', () => {
    const texts = {
      rules: { one: 'One.', many_one: '{{count}} stick', many_other: '{{count}} sticks', half_one: 'x' },
    };
    expect(['rules.one', 'rules.many', 'rules.half', 'rules.none', 'none.one'].map((key) => isIn(texts, key))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
