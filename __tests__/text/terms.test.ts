import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@/text';
import { forbiddenIn, TERMS } from '@/text/terms';
import { RESOURCES } from '@/tools/resources';

/** Every text with its whole key. */
const textsOf = (tree: object, path: string): readonly (readonly [key: string, text: string])[] =>
  Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' ? [[`${path}${name}`, value] as const] : textsOf(value as object, `${path}${name}.`),
  );

/** What a text says of a thing with another word than ours. */
const slips = (language: (typeof LANGUAGES)[number], text: string): readonly string[] =>
  forbiddenIn(language).flatMap(({ say, never }) => {
    const found = never.exec(text)?.[0];
    return found === undefined ? [] : [`“${found}” is “${say}” here`];
  });

test.each(LANGUAGES)('a thing has one name in every text (%s)', (language) => {
  const wrong = Object.entries(RESOURCES[language]).flatMap(([namespace, words]) =>
    textsOf(words, `${namespace}:`).flatMap(([key, text]) =>
      slips(language, text).map((slip) => `${language} ${key}: ${slip}: ${text}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('the words that are not to be used are found, in the middle of a sentence too', () => {
  expect(slips('en', 'You may take back a move from jail, and your cards.')).toEqual([
    '“take back a move” is “Undo” here',
    '“jail” is “Prison” here',
  ]);
  expect(slips('nl', 'Een Tip: het logboek op dit toestel.')).toHaveLength(3);
  expect(slips('de', 'Du bist an der Reihe: ein Hinweis.')).toHaveLength(2);
  // Part of another word is another word.
  expect(slips('nl', 'De stip van het stipt verloop.')).toEqual([]);
});

test('our own words are none of those', () => {
  const wrong = Object.values(TERMS).flatMap(({ say }) =>
    LANGUAGES.filter((language) => slips(language, say[language]).length > 0).map((language) => say[language]),
  );
  expect(wrong).toEqual([]);
});

test('the glossary has them all', () => {
  const glossary = readFileSync(path.resolve(__dirname, '../../docs/GLOSSARY.md'), 'utf8');
  const rows = glossary.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  for (const { say } of Object.values(TERMS)) expect(rows).toContainEqual(LANGUAGES.map((language) => say[language]));
});
