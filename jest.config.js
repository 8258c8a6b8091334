// Made whenever Metro starts, and here: the words of the languages as phones have them.
require('./src/tools/packWords').packWords();

/** Two projects: `*.test.ts` is everything pure, in plain Node; `*.test.tsx` is everything that draws. */
/** As in `tsconfig.json`. */
const moduleNameMapper = {
  // d3's own files are modules; Jest reads them in the form for scripts.
  '^d3-(array|color|format|interpolate|path|scale|shape|time|time-format)$':
    '<rootDir>/node_modules/d3-$1/dist/d3-$1.min.js',
  '^@/(.*)$': '<rootDir>/src/$1',
  '^@app/(.*)$': '<rootDir>/app/$1',
  '^@tests/(.*)$': '<rootDir>/__tests__/$1',
};

module.exports = {
  // A busy machine is no failure: waits are long, and what passes does not wait.
  testTimeout: 240_000,
  testSequencer: '<rootDir>/__tests__/setup/slowestFirst.js',
  projects: [
    {
      displayName: 'engine',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
      moduleNameMapper,
      setupFiles: ['<rootDir>/__tests__/setup/properties.ts', '<rootDir>/__tests__/setup/words.ts'],
      transform: { '\\.[jt]sx?$': ['babel-jest', { caller: { name: 'metro', platform: 'web' } }] },
    },
    {
      displayName: 'app',
      preset: 'jest-expo',
      resolver: 'react-native-worklets/jest/resolver.js',
      testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
      // For phones it names a file in another syntax than Jest reads.
      moduleNameMapper: { ...moduleNameMapper, '^msgpackr$': '<rootDir>/node_modules/msgpackr/dist/node.cjs' },
      setupFiles: [
        '<rootDir>/__tests__/setup/native.ts',
        '<rootDir>/__tests__/setup/dice.ts',
        '<rootDir>/__tests__/setup/properties.ts',
        '<rootDir>/__tests__/setup/words.ts',
      ],
      setupFilesAfterEnv: ['<rootDir>/__tests__/setup/screens.ts'],
    },
  ],
};
