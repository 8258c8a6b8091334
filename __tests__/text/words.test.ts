import { CARDS, type RowCard } from '@/games/santo-domingo/rules/cards';
import type { Event } from '@/games/santo-domingo/rules/events';
import { phrase } from '@/games/santo-domingo/rules/phrases';
import { createWords, LANGUAGES, languageFor, type Language } from '@/text';
import { SHELL } from '@/text/shell';
import { RESOURCES } from '@/tools/resources';

/** The texts of one namespace by their whole key: `log.took-points_one`. */
function texts(node: unknown, path = ''): [key: string, text: string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node !== 'object' || node === null) throw new Error(`${path} is neither a text nor a group`);
  return Object.entries(node).flatMap(([name, below]) => texts(below, path === '' ? name : `${path}.${name}`));
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
const baseOf = (key: string): string => key.replace(PLURAL, '');
const gapsIn = (text: string): string[] => [...text.matchAll(/\{\{\s*([\w-]+)[^}]*\}\}/g)].map(([, gap = '']) => gap);

const NAMESPACES = [...new Set(Object.values(RESOURCES).flatMap((language) => Object.keys(language)))];

interface Group {
  readonly forms: string[];
  readonly gaps: Set<string>;
  /** Keys of texts that say nothing. */
  readonly empty: string[];
}

/** Texts with their plural forms together. */
function groups(words: unknown): Map<string, Group> {
  const all = new Map<string, Group>();
  for (const [key, text] of texts(words)) {
    const group = all.get(baseOf(key)) ?? { forms: [], gaps: new Set(), empty: [] };
    const form = PLURAL.exec(key)?.[1];
    if (form !== undefined) group.forms.push(form);
    gapsIn(text).forEach((gap) => group.gaps.add(gap));
    if (text.trim() === '') group.empty.push(key);
    all.set(baseOf(key), group);
  }
  return all;
}

const grouped = (language: Language, namespace: string): Map<string, Group> =>
  groups(RESOURCES[language][namespace] ?? {});

/** Where a text is written. */
const fileOf = (language: Language, namespace: string): string =>
  namespace in SHELL ? `src/text/${language}/${namespace}.json` : `src/games/${namespace}/words/${language}.json`;

type Grouped = ReturnType<typeof grouped>;

/** What is wrong with a file of words beside the English one, a line each. */
function faults(file: string, language: Language, words: Grouped, english: Grouped): readonly string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const missing = [...english.keys()].filter((key) => !words.has(key)).map((key) => `${file} lacks "${key}": write it`);
  const rest = [...words].flatMap(([key, group]) => {
    const known = english.get(key)?.gaps;
    if (known === undefined) return [`${file}: nobody asks for "${key}": take it out, or write it in English too`];
    const counts = group.forms.length > 0;
    return [
      ...[...group.gaps]
        .filter((gap) => !known.has(gap))
        .map((gap) => `${file}: "${key}" has an unknown gap {{${gap}}}`),
      ...[...known].filter((gap) => !group.gaps.has(gap)).map((gap) => `${file}: "${key}" lacks the gap {{${gap}}}`),
      ...forms.filter((form) => counts && !group.forms.includes(form)).map((form) => `${file} lacks "${key}_${form}"`),
      ...group.forms
        .filter((form) => !forms.some((needed) => needed === form))
        .map((form) => `${file}: this language has no form "${key}_${form}"`),
      ...group.empty.map((name) => `${file}: "${name}" is empty`),
    ];
  });
  return [...missing, ...rest];
}

test.each(NAMESPACES)('the words of %s are the same in every language: keys, gaps and plural forms', (namespace) => {
  const english = grouped('en', namespace);
  const wrong = LANGUAGES.flatMap((language) =>
    faults(fileOf(language, namespace), language, grouped(language, namespace), english),
  );
  expect(wrong).toEqual([]);
});

test('what is wrong with a file is said in one line, with its name', () => {
  const english = groups({
    hello: 'Hello {{name}}',
    cards_one: '{{count}} card',
    cards_other: '{{count}} cards',
    bye: 'Bye',
  });
  const dutch = groups({ hello: 'Hallo {{naam}}', cards_one: '{{count}} kaart', bye: ' ', more: 'Meer', few_few: '' });
  expect(faults('nl.json', 'nl', dutch, english)).toEqual([
    'nl.json: "hello" has an unknown gap {{naam}}',
    'nl.json: "hello" lacks the gap {{name}}',
    'nl.json lacks "cards_other"',
    'nl.json: "bye" is empty',
    'nl.json: nobody asks for "more": take it out, or write it in English too',
    'nl.json: nobody asks for "few": take it out, or write it in English too',
  ]);
  expect(faults('nl.json', 'nl', groups({}), groups({ hello: 'Hello' }))).toEqual(['nl.json lacks "hello": write it']);
});

/** Every event Santo Domingo knows, with at least one of each wording. A new event does not compile without one. */
const EVENTS: { readonly [Type in Event['type']]: readonly Extract<Event, { type: Type }>[] } = {
  supplied: [
    {
      type: 'supplied',
      from: { points: 1, goods: 1, trader: 1 },
      to: { points: 4, goods: 4, trader: 4 },
      rate: { give: 2, get: 1 },
    },
  ],
  chose: [
    { type: 'chose', seat: 0, cards: [1] },
    { type: 'chose', seat: 1, cards: null },
  ],
  revealed: [{ type: 'revealed', cards: [CARDS.slice(0, 4), CARDS.slice(4)] }],
  took: ([1, 2, 4, 5] satisfies RowCard[]).flatMap((card) =>
    [[0], [0, 1]].flatMap((seats) =>
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [1, 1],
        [2, 1],
      ]
        .filter(([, lost]) => lost === 0 || card >= 4)
        .map(([each = 0, lost = 0]) => ({
          type: 'took' as const,
          card,
          seats,
          each,
          from: 7,
          to: 7 - each * seats.length,
          lost: seats.map((_, i) => (i === 0 ? lost : 0)),
        })),
    ),
  ),
  rewarded: [
    { type: 'rewarded', card: 3, seat: 0, amount: 4, lost: 0 },
    { type: 'rewarded', card: 3, seat: 0, amount: 4, lost: 2 },
    { type: 'rewarded', card: 6, seat: 0, amount: 1, lost: 0 },
    { type: 'rewarded', card: 6, seat: 0, amount: 3, lost: 0 },
  ],
  'market-moved': [
    { type: 'market-moved', seats: [0], from: 9, to: 9, rate: null },
    { type: 'market-moved', seats: [0, 1], from: 9, to: 7, rate: { give: 3, get: 2 } },
  ],
  traded: [
    { type: 'traded', seat: 0, goods: 0, points: 0 },
    { type: 'traded', seat: 0, goods: 1, points: 1 },
    { type: 'traded', seat: 0, goods: 6, points: 3 },
  ],
  'trader-reset': [{ type: 'trader-reset', from: 5 }],
  begged: [
    { type: 'begged', seat: 0, forHand: 1, forTraders: 0, lost: 0 },
    { type: 'begged', seat: 0, forHand: 1, forTraders: 0, lost: 1 },
    { type: 'begged', seat: 0, forHand: 4, forTraders: 4, lost: 3 },
  ],
  'closed-round': [
    { type: 'closed-round', round: 3, last: false },
    { type: 'closed-round', round: 9, last: true },
  ],
  exchanged: [
    { type: 'exchanged', seat: 0, goods: 0, points: 0 },
    { type: 'exchanged', seat: 0, goods: 3, points: 1 },
  ],
};

/** Every text key inside a phrase, its nested ones included, with the names of what it fills in. */
function keysOf(said: ReturnType<typeof phrase>): { key: string; gaps: string[] | null }[] {
  if (said === null) return [];
  const params = Object.entries(said.params ?? {});
  const nested = params.flatMap(([, param]) => {
    if (typeof param !== 'object') return [];
    if ('key' in param) return [{ key: param.key, gaps: null }];
    if ('keys' in param) return param.keys.map((key) => ({ key, gaps: null }));
    return 'phrases' in param ? param.phrases.flatMap(keysOf) : [];
  });
  return [{ key: said.key, gaps: params.map(([name]) => name) }, ...nested];
}

describe('What Santo Domingo says', () => {
  const said = Object.values(EVENTS).flatMap((events: readonly Event[]) =>
    events.flatMap((event) => keysOf(phrase(event))),
  );

  test.each(LANGUAGES)('every event has words, and every gap in them is filled (%s)', (language) => {
    const groups = grouped(language, 'santo-domingo');
    const missing = said.filter(({ key }) => !groups.has(key)).map(({ key }) => key);
    expect(missing).toEqual([]);
    const unfilled = said.flatMap(({ key, gaps }) =>
      [...(groups.get(key)?.gaps ?? [])].filter((gap) => !(gaps ?? []).includes(gap)).map((gap) => `${key} {{${gap}}}`),
    );
    expect(unfilled).toEqual([]);
  });

  test('no line of the log is there in vain', () => {
    const used = new Set(said.map(({ key }) => key));
    const kept = [...grouped('en', 'santo-domingo').keys()].filter((key) => /^(log|amount)\./.test(key));
    expect(kept.filter((key) => !used.has(key))).toEqual([]);
  });
});

describe('Which language', () => {
  test.each([
    [['nl-BE', 'en-GB'], 'nl'],
    [['NL'], 'nl'],
    [['fr-FR', 'nl-NL', 'en'], 'nl'],
    [['de-AT', 'nl-NL', 'en'], 'de'],
    [['en-US', 'nl'], 'en'],
    [['fr', 'pl'], 'en'],
    [[], 'en'],
  ])('somebody who wishes %j gets %s', (wishes, language) => {
    expect(languageFor(wishes)).toBe(language);
  });

  test.each([
    ['en', 'Frigate'],
    ['nl', 'Fregat'],
  ] as const)('the words are there at once, in %s', (language, frigate) => {
    expect(createWords(language).t('santo-domingo:card.frigate')).toBe(frigate);
  });
});
