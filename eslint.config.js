const { defineConfig } = require('eslint/config');
const expo = require('eslint-config-expo/flat');
const tseslint = require('typescript-eslint');

/** What makes the pure half pure: no clock, no dice, no device, no console. */
const PURE = [
  'src/engine/**',
  'src/bots/**',
  'src/history/**',
  'src/session/**',
  'src/games/*/{rules,bots}/**',
  'src/games/*/{index,companion,tutorial}.ts',
  'src/storage/!(store).ts',
  'src/text/{dates,search}.ts',
  'src/art/**',
  'src/games/*/art*.ts',
];
const IMPURE_GLOBALS = [
  'Date',
  'console',
  'crypto',
  'document',
  'fetch',
  'global',
  'globalThis',
  'localStorage',
  'navigator',
  'performance',
  'process',
  'queueMicrotask',
  'requestAnimationFrame',
  'require',
  'self',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'window',
];

module.exports = defineConfig([
  {
    ignores: [
      'dist/**',
      'screenshots/**',
      '.expo/**',
      'android/**',
      'ios/**',
      '.cache/**',
      'coverage/**',
      'src/ui/icons/generated/**',
      'src/games/*/ui/pictures/generated.ts',
      'src/games/*/ui/art/**',
      'src/ui/art/portraits/**',
      'src/ui/art/shell/**',
    ],
  },
  expo,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // What every game adds itself to begins empty.
      '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: '^Game(Words|Pictures)$' }],
      // We have objects of functions, no classes: there is no `this` to lose.
      '@typescript-eslint/unbound-method': 'off',
      'import/no-default-export': 'error',
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(\\.\\./){3}', message: 'Use @/ for src, @app/ for app, @tests/ for __tests__.' }] },
      ],
    },
  },
  {
    // A function that one cannot see whole is several.
    files: ['src/**', 'app/**'],
    rules: {
      complexity: ['error', 25],
      'max-lines-per-function': ['error', { max: 150, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // In a game a view is what a player may see of the table.
    files: ['src/games/*/ui/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-native',
              importNames: ['View'],
              allowTypeImports: true,
              message: 'Use Box, Row or Wrap of @/ui/Box.',
            },
          ],
        },
      ],
    },
  },
  {
    files: PURE,
    rules: {
      'no-restricted-globals': ['error', ...IMPURE_GLOBALS],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Luck comes out of the state.' },
      ],
    },
  },
  {
    // A play has a day: the calendar may be asked there, but not the clock.
    files: ['src/history/**', 'src/text/dates.ts'],
    rules: {
      'no-restricted-globals': ['error', ...IMPURE_GLOBALS.filter((name) => name !== 'Date')],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'NewExpression[callee.name="Date"][arguments.length=0], CallExpression[callee.name="Date"], MemberExpression[object.name="Date"]',
          message: 'What time it is comes from outside.',
        },
      ],
    },
  },
  {
    // Tools that read their settings from here want them as the default export, or as CommonJS.
    files: ['**/*.config.ts'],
    rules: { 'import/no-default-export': 'off' },
  },
  {
    // A file that Metro packs is no module until it does.
    files: ['src/text/languageFile.native.ts'],
    rules: { '@typescript-eslint/no-require-imports': ['error', { allow: ['\\.words$'] }] },
  },
  {
    files: ['*.js', '*.cjs', 'src/tools/*.js'],
    languageOptions: { globals: { __dirname: 'readonly', module: 'writable', require: 'readonly' } },
  },
]);
