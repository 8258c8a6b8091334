import { luckFrom, pick, play } from '@antilles/engine';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILDING_IDS } from '@/games/puerto-rico/rules/buildings';
import { puertoRico } from '@/games/puerto-rico/rules/game';
import { GOODS, TILES } from '@/games/puerto-rico/rules/goods';
import { OPTION_KEYS } from '@/games/puerto-rico/rules/options';
import { ROLES } from '@/games/puerto-rico/rules/roleCards';
import { END_TRIGGERS } from '@/games/puerto-rico/rules/state';
import en from '@/games/puerto-rico/words/en.json';
import nl from '@/games/puerto-rico/words/nl.json';

type Texts = { readonly [key: string]: string | Texts };

function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [`${prefix}${key}`] : keysOf(text, `${prefix}${key}.`),
  );
}

const english = new Set(keysOf(en));
const has = (key: string): boolean => english.has(key) || (english.has(`${key}_one`) && english.has(`${key}_other`));

/** The gaps of every text, by key. */
function gaps(texts: Texts, prefix = ''): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string'
        ? [[`${prefix}${key}`, [...(text.match(/\{\{\w+\}\}/g) ?? [])].sort()] as [string, string[]]]
        : Object.entries(gaps(text, `${prefix}${key}.`)),
    ),
  );
}

test('English and Dutch have the same keys with the same gaps', () => {
  expect(gaps(nl)).toEqual(gaps(en));
});

test('every building, role, good, tile, option and ending has a name and its rules', () => {
  const wanted = [
    ...BUILDING_IDS.flatMap((id) => [`building.${id}`, `short.${id}`, `rules.building.${id}`]),
    ...ROLES.flatMap((role) => [`role.${role}`, `phase.${role}`, `rules.role.${role}`]),
    ...GOODS.map((good) => `good.${good}`),
    ...TILES.map((tile) => `tile.${tile}`),
    ...OPTION_KEYS.flatMap((key) => [`options.${key}`, `options.${key}Line`]),
    ...END_TRIGGERS.flatMap((trigger) => [`ended.${trigger}`, `log.end-${trigger}`]),
  ];
  expect(wanted.filter((key) => !has(key))).toEqual([]);
});

test('every refusal, prompt, phrase, score line and tie-break of many games has words', () => {
  const luck = luckFrom(3);
  const wanted = new Set<string>();
  for (let seed = 0; seed < 24; seed++) {
    let state = puertoRico.setup(puertoRico.defaultOptions, 2 + (seed % 4), seed);
    for (let [seat] = puertoRico.waiting(state); seat !== undefined; [seat] = puertoRico.waiting(state)) {
      const decision = puertoRico.decision(state, seat);
      if (!decision) throw new Error('no decision');
      wanted.add(`prompt.${decision.kind}`);
      const played = play(puertoRico, state, seat, pick(luck, decision.actions));
      for (const event of played.events) {
        const phrase = puertoRico.phrase(event);
        if (!phrase) continue;
        wanted.add(phrase.key);
        for (const param of Object.values(phrase.params ?? {})) {
          if (typeof param !== 'object') continue;
          if ('key' in param) wanted.add(param.key);
          if ('keys' in param) param.keys.forEach((key) => wanted.add(key));
        }
      }
      state = played.state;
    }
    const outcome = puertoRico.outcome(state);
    if (!outcome) throw new Error('no outcome');
    wanted.add(outcome.ended.key);
    for (const { lines, tieBreaks } of outcome.scores) {
      for (const { key, how } of lines) {
        wanted.add(key);
        if (how) wanted.add(how.key);
      }
      for (const { key } of tieBreaks) wanted.add(key);
    }
  }
  expect(wanted.size).toBeGreaterThan(40);
  expect([...wanted].filter((key) => !has(key))).toEqual([]);
});

test('every reason that the rules can give has words', () => {
  // Reasons are plain strings in `whyNot…` and `refuse`: find them in the sources themselves.
  const folder = join(__dirname, '../../../src/games/puerto-rico/rules');
  const files = ['', 'roles'].flatMap((sub) =>
    readdirSync(join(folder, sub))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(folder, sub, name), 'utf8')),
  );
  const reasons = files.flatMap((source) => [...source.matchAll(/(?:return|\?|:|reason:) '([a-z]+(?:-[a-z]+)+)'/g)]);
  const known = new Set<string>([...Object.keys(en.refusal), ...BUILDING_IDS]);
  const isReason = (word: string): boolean =>
    /^(role|must|island|tile-not|no-|not-|hacienda-|stack-empty|mayor-|sold|already|city-full|need|max|too|supply-empty|house-full|kind-|ship-full|ship-other|ship-too|wharf-used|store-|too-)/.test(
      word,
    );
  const given = [...new Set(reasons.map(([, reason = '']) => reason).filter(isReason))];
  expect(given.length).toBeGreaterThan(20);
  expect(given.filter((reason) => !known.has(reason) && !reason.startsWith('wharf-used'))).toEqual([]);
});
