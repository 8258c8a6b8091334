import { below, luckFrom, play } from '@antilles/engine';
import { entry as dominionEntry } from '@/games/dominion';
import { OPTIONS, type Action } from '@/games/dominion/rules/actions';
import { CARDS } from '@/games/dominion/rules/cards';
import { isQuestion } from '@/games/dominion/rules/cards/card';
import { dominion } from '@/games/dominion/rules/game';
import { RECOMMENDED_SETS } from '@/games/dominion/rules/kingdoms';
import { CARD_IDS } from '@/games/dominion/rules/printed';
import { SCORING_CARDS } from '@/games/dominion/rules/scoring';
import { machine } from '@/games/dominion/rules/steps';
import en from '@/games/dominion/words/en.json';
import nl from '@/games/dominion/words/nl.json';

type Words = { readonly [key: string]: string | Words };

function keysIn(words: Words, path = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysIn(value, `${path}${key}.`),
  );
}

const keys = new Set(keysIn(en));
const has = (key: string): boolean => keys.has(key) || (keys.has(`${key}_one`) && keys.has(`${key}_other`));
const gaps = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => String(name)).sort();

function textAt(words: Words, key: string): string {
  const found = key
    .split('.')
    .reduce<string | Words | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), words);
  return typeof found === 'string' ? found : '';
}

describe('words', () => {
  test('English and Dutch have the same keys, with the same gaps', () => {
    expect(keysIn(nl)).toEqual(keysIn(en));
    for (const key of keys) expect(gaps(textAt(nl, key))).toEqual(gaps(textAt(en, key)));
  });

  test('every card has a name and a rule, every recommended set a name', () => {
    for (const card of CARD_IDS)
      expect([card, has(`card.${card}`) && has(`several.${card}`) && has(`rules.card.${card}`)]).toEqual([card, true]);
    for (const set of RECOMMENDED_SETS) expect(has(`kingdom.${set}`)).toBe(true);
  });

  test('every question has a prompt, every option a word', () => {
    const kinds = Object.entries(CARDS).flatMap(([card, { parts = {} }]) =>
      Object.entries(parts).flatMap(([name, part]) => (isQuestion(part) ? [`${card}/${name}`] : [])),
    );
    expect(kinds.length).toBeGreaterThan(35);
    for (const kind of [...kinds, 'action-phase', 'buy-phase', 'react', 'start-of-turn'])
      expect([kind, has(`prompt.${kind}`)]).toEqual([kind, true]);
    for (const option of OPTIONS) expect(has(`option.${option}`)).toBe(true);
  });

  test('score lines, tie-break and ends have words', () => {
    for (const card of SCORING_CARDS) expect(has(`score.${card}`)).toBe(true);
    for (const key of [
      'score.how',
      'score.how-gardens',
      'tie.turns',
      'ended.provinces',
      'ended.piles',
      'ended.turn-limit',
    ]) {
      expect(has(key)).toBe(true);
    }
  });

  test('whatever happens or is refused in random games can be said', () => {
    const missing = new Set<string>();
    const need = (key: string): void => void (has(key) || missing.add(key));
    const shared = ['game-over', 'not-your-turn', 'not-possible'];
    for (let seed = 0; seed < 40; seed++) {
      const luck = luckFrom(seed);
      const seats = 2 + (seed % 3);
      let state = dominion.setup(dominionEntry.sampleOptions(luck, seats), seats, seed);
      for (;;) {
        const [seat] = dominion.waiting(state);
        if (seat === undefined) break;
        for (const { refusal } of machine.considered(state, seat)) {
          if (refusal !== null && !shared.includes(refusal)) need(`refusal.${refusal}`);
        }
        const actions = dominion.decision(state, seat)?.actions ?? [];
        const { events, state: after } = play(dominion, state, seat, actions[below(luck, actions.length)] as Action);
        for (const event of events) {
          for (const viewer of [null, seat]) {
            const seen = dominion.redact(event, viewer);
            const phrase = seen === null ? null : dominion.phrase(seen);
            if (phrase === null) continue;
            need(phrase.key);
            for (const param of Object.values(phrase.params ?? {})) {
              if (typeof param !== 'object') continue;
              if ('key' in param) need(param.key);
              if ('keys' in param) param.keys.forEach(need);
              if ('phrases' in param) param.phrases.forEach(({ key }) => need(key));
            }
          }
        }
        state = after;
      }
      need(dominion.outcome(state)?.ended.key ?? 'ended.nothing');
    }
    expect([...missing]).toEqual([]);
  });
});
