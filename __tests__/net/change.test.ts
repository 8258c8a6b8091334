import * as fc from 'fast-check';
import { changeBetween, changed } from '@/net/change';

const json = fc.jsonValue({ maxDepth: 4 });

describe('What is different between two pieces of JSON', () => {
  test('made to the one it gives the other, whatever they are', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const change: unknown = JSON.parse(JSON.stringify({ change: changeBetween(before, after) }));
        const made = changed(before, (change as { readonly change?: unknown }).change);
        expect(JSON.parse(JSON.stringify({ made }))).toEqual(JSON.parse(JSON.stringify({ made: after })));
      }),
      { numRuns: 500 },
    );
  });

  test('is nothing where they are alike, and little where little changed', () => {
    expect(changeBetween({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeUndefined();
    expect(changeBetween({ a: [1, { b: 2 }], c: 'long' }, { a: [1, { b: 3 }], c: 'long' })).toEqual({
      in: { a: { at: { '1': { in: { b: [3] } } } } },
    });
  });

  test.each([[7], ['text'], [{}], [{ at: { '5': [1] } }], [{ at: {}, length: -1 }], [{ at: {}, length: 1e9 }], [[]]])(
    'what is no change is refused: %j',
    (change) => expect(() => changed([1, 2], change)).toThrow(),
  );

  test('a key that means something to the language is a key like any other', () => {
    const made = changed({}, JSON.parse('{"in":{"__proto__":[{"bad":true}]}}'));
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
    expect(({} as { bad?: boolean }).bad).toBeUndefined();
  });
});
