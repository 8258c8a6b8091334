import { createWords, LANGUAGES, type Language } from '@/text';
import { RESOURCES } from '@/tools/resources';

/** Every text with its key; plural forms each on their own. */
function textsOf(tree: object, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) => {
    const key = path === '' ? name : `${path}.${name}`;
    return typeof value === 'string' ? [[key, value]] : textsOf(value as object, key);
  });
}

const COUNTS = [0, 1, 2, 5];
const gapsIn = (text: string): string[] => [...text.matchAll(/\{\{\s*([\w-]+)[^}]*\}\}/g)].map(([, gap = '']) => gap);

/** Words that stand for more than one, in each language: after a lonely 1 they are wrong. */
const MANY: Record<Language, RegExp> = {
  en: /(?<![\d.,:×–+/])\b1 (points|goods|cards|coins|spaces|players|rounds|games|plays|turns|doubloons|colonists|quarries|tiles|pirates|actions|buys|victory points|days|hours|minutes|seconds|sheets|profiles|files|kinds|wins|people|others|copies|tokens|tries|saves|piles|characters)\b/i,
  nl: /(?<![\d.,:×–+/])\b1 (punten|goederen|kaarten|munten|velden|spelers|rondes|spellen|partijen|beurten|dubloenen|kolonisten|steengroeven|plaatjes|piraten|acties|aankopen|zegepunten|overwinningspunten|dagen|uren|minuten|seconden|bladen|profielen|bestanden|soorten|mensen|anderen|stapels|tekens|waren)\b/i,
  de: /(?<![\d.,:×–+/])\b1 (Punkte|Waren|Karten|Münzen|Felder|Runden|Spiele|Partien|Züge|Dublonen|Kolonisten|Steinbrüche|Plättchen|Piraten|Aktionen|Käufe|Siegpunkte|Tage|Stunden|Minuten|Sekunden|Bögen|Profile|Dateien|Arten|Siege|Leute|Stapel liegen|Zeichen fehlen|Versuche)\b/i,
};

/** The forms of a word for one and for many, as the texts have them themselves: "{{count}} Karte", "{{count}} Karten". */
function manyIn(language: Language): ReadonlySet<string> {
  const counted = (text: string): readonly string[] =>
    [...text.matchAll(/\{\{count[^}]*\}\} (\p{L}+)/gu)].map(([, word = '']) => word);
  const found = new Set<string>();
  for (const words of Object.values(RESOURCES[language])) {
    const texts = new Map(textsOf(words));
    for (const [key, text] of texts) {
      if (!key.endsWith('_other')) continue;
      const one = counted(texts.get(key.replace(/_other$/, '_one')) ?? '');
      counted(text).forEach((word, i) => {
        // What German writes small is no noun: it is right beside one thing of another kind.
        if (language === 'de' && !/^\p{Lu}/u.test(word)) return;
        if (one[i] !== undefined && one[i] !== word) found.add(word);
      });
    }
  }
  // A word that is right after a one somewhere is no sign of a mistake.
  for (const words of Object.values(RESOURCES[language])) {
    for (const [key, text] of textsOf(words))
      if (key.endsWith('_one')) counted(text).forEach((word) => found.delete(word));
  }
  return found;
}

const LONELY = /(?<![\d.,:×–+/−-])\b1 (\p{L}+)/gu;

/** What is wrong with a sentence; null when nothing is. */
function fault(language: Language, said: string, many: ReadonlySet<string>): string | null {
  const lonely = [...said.matchAll(LONELY)].some(([, word = '']) => many.has(word));
  const wrong =
    lonely || MANY[language].test(said) || LESS_THAN_NOTHING.test(said) || (language === 'en' && ARTICLE.test(said));
  return wrong ? said : null;
}

/** A figure below nothing in front of a word is no amount anybody counts. */
const LESS_THAN_NOTHING = /(^|[\s(])[-−]\d+ [a-z]{3,}/i;

/** "a indigo", "a Estate". */
const ARTICLE = /\ba (?=[aeio])(?!one\b|once\b)/i;

/** Gaps for a person. */
const NAMED = ['who', 'name', 'names', 'owner', 'victim', 'victims', 'by', 'seats'];

/** Gaps for a thing, which may well begin with a vowel. */
const THINGS = ['good', 'card', 'building', 'plantation', 'tile', 'symbol', 'role'];

/** All figures alike, and each on its own beside fives: one may be the only one. */
function fillings(gaps: readonly string[]): Record<string, unknown>[] {
  const fill = (count: (gap: string) => number) =>
    Object.fromEntries(
      gaps.map((gap) => [gap, NAMED.includes(gap) ? 'Ines' : THINGS.includes(gap) ? 'indigo' : count(gap)]),
    );
  return COUNTS.flatMap((count) => [fill(() => count), ...gaps.map((one) => fill((gap) => (gap === one ? count : 5)))]);
}

/**
 * Figures that are at least two whenever their text is shown, by the rules or by the settings of the app: what is said of
 * them needs no singular.
 */
const ALWAYS_MANY: readonly string[] = [
  // Two players and twenty letters are the least these speak of.
  'app:setup.problem.too-few',
  'app:setup.problem.too-many',
  'app:setup.problem.long-name',
  'app:setup.full',
  'app:setup.seatsOfSpoken',
  // Less than three hundredths is not called costly.
  'engine:review.costly',
  // A target is 30 or 45 points, which nobody has after one round; markers advance by the number of players.
  'santo-domingo:companion.lastRoundLine',
  'santo-domingo:ended.target',
  'santo-domingo:options.summaryOne',
  'santo-domingo:options.summaryTwo',
  'santo-domingo:table.round',
  'santo-domingo:rules.aimText',
  'santo-domingo:rules.lastText',
  'santo-domingo:table.opening',
  'santo-domingo:race.label',
  // The rate is told for two Traders and more; one alone has a text of its own.
  'santo-domingo:board.traders',
  'santo-domingo:reveal.traders',
  'santo-domingo:step.marketMovedLine',
  // Of one card its name is said.
  'dominion:several.estate',
  'dominion:several.duchy',
  'dominion:several.province',
  'dominion:several.curse',
  'dominion:several.pirate',
  // A city has twelve.
  'puerto-rico:companion.citySpaces',
  // Up to two others are named.
  'santo-domingo:why.shareMany',
  'santo-domingo:why.paysMany',
  'santo-domingo:why.tradesMany',
  // More than the box holds, which is more than one.
  'puerto-rico:companion.warn.copies',
  'puerto-rico:companion.warn.chips',
  'puerto-rico:companion.warn.colonists',
  // Five or six pirates each; at least 65 points and 58 colonists.
  'cartagena:table.player',
  'puerto-rico:options.summary',
  // A factory pays from two kinds on.
  'puerto-rico:log.factory-paid',
];

describe.each(Object.keys(RESOURCES.en))('Every text of %s, with 0, 1, 2 and 5', (namespace) => {
  test.each(LANGUAGES)('counts right (%s)', (language) => {
    const words = createWords(language);
    const say = words.t as unknown as (key: string, params: object) => string;
    const many = manyIn(language);
    const wrong = new Set<string>();
    for (const [key, text] of textsOf(RESOURCES[language][namespace] ?? {})) {
      const base = key.replace(/_(one|other)$/, '');
      if (ALWAYS_MANY.includes(`${namespace}:${base}`)) continue;
      for (const params of fillings([...new Set(gapsIn(text))])) {
        const said = say(`${namespace}:${base}`, params);
        if (fault(language, said, many) !== null) wrong.add(`${base}: ${said}`);
      }
    }
    expect([...wrong]).toEqual([]);
  });
});

test.each([
  ['en', 'You get 1 points.', 'You get 1 point and 2 goods.'],
  ['en', 'Take a indigo.', 'Take an indigo.'],
  ['en', 'You pay -10 goods.', 'From −10 to 10.'],
  ['nl', 'Je krijgt 1 punten.', 'Je krijgt 1 punt.'],
  ['nl', 'Je betaalt -10 goederen.', 'Je betaalt 10 goederen.'],
  ['de', 'Du bekommst 1 Punkte.', 'Du bekommst 1 Punkt.'],
  ['de', 'Heute: Platz 2 mit 1 Punkten.', 'Heute: Platz 2 mit 1 Punkt.'],
  ['de', 'Vor 1 Tagen.', 'Vor 1 Tag.'],
  ['de', 'Du zahlst −10 Waren.', 'Du zahlst 10 Waren.'],
] as const)('%s: “%s” is found', (language, wrong, right) => {
  const many = manyIn(language);
  expect(fault(language, wrong, many)).toBe(wrong);
  expect(fault(language, right, many)).toBeNull();
});
