import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IllegalAction, play, replay, transcript, type LogEntry } from '@antilles/engine';
import { bestAction, sticks, type Action } from '@tests/sticks/rules/game';

const readme = readFileSync(join(__dirname, '../../src/engine/README.md'), 'utf8');

test('the example in the README is the one tested here, word for word', () => {
  const [, code] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  expect(code).toBe(readFileSync(join(__dirname, '../sticks/rules/game.ts'), 'utf8'));
});

test('the table in “Write a table” is the one played in `__tests__/app/fifthGame.test.tsx`, word for word', () => {
  const page = readFileSync(join(__dirname, '../../docs/WRITE-A-TABLE.md'), 'utf8');
  const [, code] = /```tsx\n([\s\S]*?)```/.exec(page) ?? [];
  expect(code).toBe(readFileSync(join(__dirname, '../sticks/ui/TableScreen.tsx'), 'utf8'));
});

test('every export of the engine’s index is a file the README names', () => {
  const index = readFileSync(join(__dirname, '../../src/engine/index.ts'), 'utf8');
  const files = [...index.matchAll(/'\.\/(\w+)'/g)].map(([, file]) => `\`${file}.ts\``);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !readme.includes(file))).toEqual([]);
});

describe('Sticks, the game of the README', () => {
  test('the heap comes out of the seed', () => {
    const heaps = new Set(Array.from({ length: 60 }, (_, seed) => sticks.setup({}, 2, seed).heap));
    expect([...heaps].sort()).toEqual([10, 11, 12, 13, 14, 15]);
    expect(sticks.setup({}, 2, 8)).toEqual(sticks.setup({}, 2, 8));
  });

  test('one to three sticks are taken in turn, and no more than there are', () => {
    const state = { ...sticks.setup({}, 2, 1), heap: 2 };
    expect(sticks.decision(state, 0)?.actions).toEqual([
      { type: 'take', count: 1 },
      { type: 'take', count: 2 },
    ]);
    expect(sticks.refusal(state, 0, { type: 'take', count: 3 })).toBe('too-few-sticks');
    expect(sticks.refusal(state, 1, { type: 'take', count: 1 })).toBe('not-your-turn');
    expect(() => play(sticks, state, 0, { type: 'take', count: 3 })).toThrow(IllegalAction);
  });

  test('whoever takes the last one wins; a log replays; the transcript tells it', () => {
    const beginning = { options: {}, seatCount: 2, seed: 1 };
    let state = sticks.setup({}, 2, 1);
    const log: LogEntry<Action>[] = [];
    for (let seat = sticks.waiting(state)[0]; seat !== undefined; seat = sticks.waiting(state)[0]) {
      const action = bestAction(sticks.view(state, seat));
      log.push({ seat, action });
      state = play(sticks, state, seat, action).state;
    }
    expect(sticks.outcome(state)?.winners).toEqual([log.at(-1)?.seat]);
    expect(replay(sticks, beginning, log)).toEqual(state);
    const lines = transcript(sticks, beginning, log, ({ key, params }) => `${key} ${JSON.stringify(params)}`).split(
      '\n',
    );
    expect(lines.at(-1)).toContain('"left":0');
  });
});
