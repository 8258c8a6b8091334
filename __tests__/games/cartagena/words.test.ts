import { luckFrom, pick, type Phrase } from '@antilles/engine';
import { cartagena } from '@/games/cartagena/rules/game';
import { sampleOptions } from '@/games/cartagena/rules/options';
import { ACTION_REFUSALS, OPTIONS_REFUSALS } from '@/games/cartagena/rules/refusals';
import english from '@/games/cartagena/words/en.json';
import dutch from '@/games/cartagena/words/nl.json';

/** Every text by its full key. */
function flatten(texts: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
      typeof text === 'string' ? [[prefix + key, text]] : Object.entries(flatten(text as object, `${prefix}${key}.`)),
    ),
  );
}

const LANGUAGES = { english: flatten(english), dutch: flatten(dutch) };

const gaps = (text: string): string[] => (text.match(/{{\w+}}/g) ?? []).sort();

test('both languages say the same things with the same gaps', () => {
  expect(Object.keys(LANGUAGES.dutch)).toEqual(Object.keys(LANGUAGES.english));
  for (const [key, text] of Object.entries(LANGUAGES.english)) {
    expect([key, gaps(LANGUAGES.dutch[key] ?? '')]).toEqual([key, gaps(text)]);
  }
});

/** The text of a phrase in one language; plurals by their count. */
function textOf(words: Readonly<Record<string, string>>, { key, params }: Phrase): string | undefined {
  const count = params?.['count'];
  return words[key] ?? words[`${key}_${count === 1 ? 'one' : 'other'}`];
}

test('every event of many games has words, and every gap is filled', () => {
  const said = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const luck = luckFrom(seed);
    const seats = 2 + (seed % 4);
    const state = cartagena.setup({ ...sampleOptions(luck, seats), blackMagic: true, scoundrels: true }, seats, seed);
    for (;;) {
      const waiting = cartagena.waiting(state);
      if (waiting.length === 0) break;
      const seat = pick(luck, waiting);
      const action = pick(luck, cartagena.decision(state, seat)?.actions ?? []);
      cartagena.apply(state, seat, action, (event) => {
        for (const seen of [event, cartagena.redact(event, null)]) {
          const phrase = seen && cartagena.phrase(seen);
          if (!phrase) continue;
          said.add(phrase.key);
          for (const words of Object.values(LANGUAGES)) {
            const text = textOf(words, phrase);
            if (text === undefined) throw new Error(`no words for ${phrase.key}`);
            for (const gap of gaps(text)) {
              if (!(gap.slice(2, -2) in (phrase.params ?? {}))) throw new Error(`${phrase.key} leaves ${gap} open`);
            }
            for (const param of Object.values(phrase.params ?? {})) {
              if (typeof param === 'object' && 'key' in param && !(param.key in words)) throw new Error(param.key);
              if (typeof param === 'object' && 'keys' in param) {
                for (const key of param.keys) if (!(key in words)) throw new Error(key);
              }
            }
          }
        }
      });
    }
    const ended = cartagena.outcome(state)?.ended;
    expect(ended && textOf(LANGUAGES.dutch, ended)).toBeTruthy();
  }
  // A snake that finds nowhere to chase a pirate is too rare to wait for.
  said.add(cartagena.phrase({ type: 'bitten', seat: 0, from: 19, to: 19 })?.key ?? '');
  const logKeys = Object.keys(english.log).map((key) => `log.${key.replace(/_(one|other)$/, '')}`);
  expect([...said].sort()).toEqual([...new Set(logKeys)].sort());
});

test('every reason a rule can give has words in both languages, and there are no others', () => {
  const reasons = [...ACTION_REFUSALS, ...OPTIONS_REFUSALS].sort();
  expect(Object.keys(english.refusal).sort()).toEqual(reasons);
  expect(Object.keys(dutch.refusal).sort()).toEqual(reasons);
});

test('every kind of decision has a prompt, every symbol a name, every power its rules', () => {
  for (const kind of ['turn', 'discard-down', 'pistol/take', 'rum/give', 'lantern/keep', 'lantern/put-back']) {
    expect(english.prompt).toHaveProperty([kind]);
  }
  for (const symbol of ['pistol', 'rum', 'lantern', 'parrot', 'hook', 'chest']) {
    expect(english.symbol).toHaveProperty([symbol]);
    expect(english.rules).toHaveProperty([symbol]);
    expect(english.power).toHaveProperty([symbol]);
  }
});
