/** The table "who may import whom" as rules: a file in `from` may import only what is listed. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { pathNot: allowed },
});

const never = (name, from, to) => ({ name, severity: 'error', from, to });

const engine = '^src/engine/';
const bots = '^src/bots/';
const packages = 'node_modules/';

/** In a rule about one game `$1` is that game's folder. */
const game = (rest) => `^src/games/([^/]+)/${rest}`;
const own = (rest) => `^src/games/$1/${rest}`;

module.exports = {
  forbidden: [
    never('no-cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    never('unresolvable', {}, { couldNotResolve: true }),

    only('engine-imports-nothing', engine, [engine]),
    only('bots-import-engine', bots, [engine, bots]),
    only('session-imports', '^src/session/', [engine, bots, '^src/session/', '^src/storage/saveFile\\.ts$']),
    only('storage-formats', '^src/storage/(?!store\\.ts)', [
      engine,
      '^src/storage/(?!store\\.ts)',
      `${packages}(zod|fflate)/`,
    ]),
    only('store-alone-touches-the-device', '^src/storage/store\\.ts$', [
      '^src/storage/',
      `${packages}(@react-native-async-storage|idb-keyval)/`,
    ]),
    only('kit-knows-no-game', '^src/ui/', [engine, '^src/(session|text|ui|storage|bots)/', '^assets/', packages]),

    only('rules-import-engine', game('rules/'), [engine, own('rules/')]),
    only('bots-of-a-game', game('bots/'), [engine, bots, own('(rules|bots)/')]),
    only('pure-half-of-a-game', game('(index|companion|tutorial)\\.ts$'), [
      engine,
      bots,
      '^src/session/tutorial\\.ts$',
      '^src/games/(entry|ids)\\.ts$',
      own('(rules|bots)/'),
      own('(companion|tutorial)\\.ts$'),
      // What a companion keeps comes back from storage, and is looked at before it is believed.
      `${packages}zod/`,
    ]),
    only('screens-of-a-game', game('ui/'), [
      engine,
      '^src/(session|text|ui|bots)/',
      '^src/storage/saveFile\\.ts$',
      '^src/games/(entry|ids)\\.ts$',
      own(''),
      '^assets/',
      packages,
    ]),
    only('list-of-games', '^src/games/[^/]+\\.ts$', [
      engine,
      bots,
      '^src/session/tutorial\\.ts$',
      '^src/games/[^/]+\\.ts$',
      '^src/games/[^/]+/(index|tutorial)\\.ts$',
    ]),
    never('no-game-imports-another', { path: game('') }, { path: '^src/games/[^/]+/', pathNot: own('') }),

    never('src-never-imports-app', { path: '^src/', pathNot: '^src/tools/' }, { path: '^app/' }),
    never('tools-stay-out-of-the-app', { path: '^(app|src)/', pathNot: '^src/tools/' }, { path: '^src/tools/' }),
    never(
      'only-store-imports-async-storage',
      { path: '^(app|src)/', pathNot: '^src/storage/store\\.ts$' },
      { path: `${packages}@react-native-async-storage/` },
    ),
    never(
      'the-app-uses-only-its-own-dependencies',
      { path: '^(app|src)/', pathNot: '^src/tools/' },
      {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'core'],
        dependencyTypesNot: ['type-only'],
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.expo)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default'] },
  },
};
