import * as fc from 'fast-check';
import { assertNever, must, sameJson } from '@antilles/engine';

/** Plain JSON as it comes out of a save, so without -0 and without odd prototypes. */
const anyJson = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown);

/** The same JSON with the keys of every object the other way round. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, below]) => [key, reordered(below)]),
  );
}

/** JSON with its keys in order: equal texts, equal values. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, below]) => `${JSON.stringify(key)}:${canonical(below)}`).join()}}`;
}

describe('Saying the same', () => {
  test('a copy says the same as the original, in any order of keys', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(sameJson(value, JSON.parse(JSON.stringify(value)))).toBe(true);
        expect(sameJson(value, reordered(value))).toBe(true);
      }),
    );
  });

  test('two values say the same exactly when their ordered texts are equal', () => {
    const small = fc
      .oneof(
        fc.jsonValue({ maxDepth: 1 }),
        fc.array(fc.constantFrom(0, 1, null, '0', {}), { maxLength: 2 }),
        fc.dictionary(fc.constantFrom('a', 'b'), fc.constantFrom(0, 1, null, [])),
      )
      .map((value) => JSON.parse(JSON.stringify(value)) as unknown);
    fc.assert(
      fc.property(small, small, (a, b) => sameJson(a, b) === (canonical(a) === canonical(b))),
      { numRuns: 2000 },
    );
  });

  test.each([
    [1, '1'],
    [null, {}],
    [{}, null],
    [[], {}],
    [{}, []],
    [[1, 2], [1]],
    [[1], [1, 2]],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: { b: [1] } }, { a: { b: [2] } }],
    [{ toString: null }, {}],
    [[null], [undefined]],
    [{ constructor: 1 }, { a: 1 }],
  ])('%j does not say the same as %j', (a, b) => {
    expect(sameJson(a, b)).toBe(false);
  });
});

describe('What cannot be', () => {
  test('must gives what is there, falsy or not', () => {
    expect(must(0, 'a number')).toBe(0);
    expect(must('', 'a text')).toBe('');
    expect(must(false, 'an answer')).toBe(false);
  });

  test('must throws with the facts when nothing is there', () => {
    expect(() => must(null, 'no seat 7')).toThrow('no seat 7');
    expect(() => must(undefined, 'no seat 7')).toThrow('no seat 7');
  });

  test('assertNever names what nobody thought of', () => {
    expect(() => assertNever({ type: 'surprise' } as never)).toThrow('unexpected {"type":"surprise"}');
  });
});
