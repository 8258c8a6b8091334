/** The app rolls the same dice in every run, as in the browser tests: what passes once passes always. */
let seed = 20260101;

Object.defineProperty(globalThis, 'crypto', {
  configurable: true,
  value: {
    ...globalThis.crypto,
    getRandomValues<T extends ArrayBufferView>(array: T): T {
      if (array instanceof Uint32Array) {
        for (let i = 0; i < array.length; i++) array[i] = seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      }
      return array;
    },
  },
});
