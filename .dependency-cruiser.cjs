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
const history = '^src/history/';
const packages = 'node_modules/';
/** What runs on a command line: for all games, and for one. */
const tools = '^src/tools/|^src/games/[^/]+/tools/';

/** In a rule about one game `$1` is that game's folder. */
const game = (rest) => `^src/games/([^/]+)/${rest}`;
const own = (rest) => `^src/games/$1/${rest}`;

module.exports = {
  forbidden: [
    never('no-cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    // Metro packs the words of a language when it starts.
    never('unresolvable', {}, { couldNotResolve: true, pathNot: '/packed/\\w+\\.words$' }),

    only('engine-imports-nothing', engine, [engine]),
    only('bots-import-engine', bots, [engine, bots]),
    // A session knows no device: what is kept of a game is its own record, and others write it down.
    only('session-imports', '^src/session/', [engine, bots, '^src/session/', `${packages}zod/`]),
    // What tables and phones say to each other; what carries it they are handed.
    only('net-imports', '^src/net/', [engine, bots, '^src/session/', '^src/net/', `${packages}zod/`]),
    only('server-imports', '^src/server/', [
      engine,
      bots,
      '^src/(session|net|server)/',
      `${packages}(@colyseus/(core|ws-transport|redis-presence|redis-driver)|ioredis|zod)/`,
      '^(node:)?(crypto|fs|fs/promises|http|net|path|stream)$',
    ]),
    never(
      'the-server-stays-out-of-the-app',
      { path: '^(app|src)/', pathNot: `${tools}|^src/server/` },
      { path: '^src/server/' },
    ),
    // Only the one who connects knows what carries the words; it is fetched when it is first used.
    never(
      'who-carries-words',
      { path: '^(app|src)/', pathNot: `${tools}|^app/phones/connect\\.ts$` },
      { path: `${packages}@colyseus/sdk/` },
    ),
    only('storage-formats', '^src/storage/(?!store\\.ts|device/|archive\\.ts|move\\.ts)', [
      engine,
      '^src/session/(record|ceilings|seats|signal)\\.ts$',
      '^src/storage/(?!store\\.ts|device/|archive\\.ts|move\\.ts)',
      `${packages}(zod|fflate)/`,
    ]),
    // What holds or moves everything knows every format.
    only('storage-of-everything', '^src/storage/(archive|move)\\.ts$', [
      engine,
      '^src/history/(play|ratings)\\.ts$',
      '^src/storage/(?!store\\.ts|device/)',
    ]),
    only('history-imports', history, [
      engine,
      history,
      '^src/session/(seats|sound)\\.ts$',
      '^src/storage/(archive|ceilings|checksum|elsewhere|gradual|names|profiles|saveFile|sealed|sheetFile|slots)\\.ts$',
      '^src/text/(dates|search)\\.ts$',
      `${packages}zod/`,
    ]),
    // No game knows what becomes of it; of the kit only a sheet of the companion ends in the history.
    never(
      'who-uses-the-history',
      { path: '^src/', pathNot: '^src/(history/|tools/|ui/companion/|storage/(archive|move)\\.ts$)' },
      { path: history },
    ),
    only('only-the-device-touches-the-device', '^src/storage/(store\\.ts$|device/)', [
      '^src/storage/',
      `${packages}(@react-native-async-storage|idb-keyval|expo-sqlite)/`,
    ]),
    only('kit-knows-no-game', '^src/ui/', [
      engine,
      '^src/(session|text|ui|storage|history|bots)/',
      '^assets/',
      '^src/art/',
      // The version that a report names.
      '^app\\.json$',
      packages,
    ]),

    only('rules-import-engine', game('rules/'), [engine, own('rules/')]),
    only('bots-of-a-game', game('bots/'), [engine, bots, own('(rules|bots)/')]),
    only('pure-half-of-a-game', game('(index|companion|tutorial)\\.ts$'), [
      engine,
      bots,
      '^src/session/tutorial\\.ts$',
      '^src/games/entry\\.ts$',
      own('(rules|bots)/'),
      own('(companion|tutorial)\\.ts$'),
      // What a companion keeps comes back from storage, and is looked at before it is believed.
      `${packages}zod/`,
    ]),
    only('screens-of-a-game', game('ui/'), [
      engine,
      '^src/(session|text|ui|bots)/',
      '^src/games/entry\\.ts$',
      own(''),
      '^assets/',
      // The pencil, for what cannot be drawn beforehand: a map of the boards that lie on this table.
      '^src/art/(svg|colour)\\.ts$',
      packages,
    ]),
    only('art-imports-nothing', '^src/art/', ['^src/art/']),
    only('pictures-of-a-game', game('art\\w*\\.ts$'), ['^src/art/', own('(rules/|art\\w*\\.ts$)')]),
    // The app shows what `npm run art` drew; how it was drawn stays out of it.
    never(
      'drawing-stays-out-of-the-app',
      {
        path: '^(app|src)/',
        pathNot: '^src/(tools|art)/|^src/games/[^/]+/art\\w*\\.ts$|^src/ui/art/(portraits|shell)\\.ts$',
      },
      {
        path: '^src/art/(?!silhouettes|(svg|colour)\\.ts$)|^src/games/[^/]+/art\\w*\\.ts$|^src/ui/art/(portraits|shell)\\.ts$',
      },
    ),
    only('words-of-a-game', game('words/'), ['^src/text/(gameWords|languages)\\.ts$', own('words/')]),
    // A shelf is loaded at the start: from its own game it has only what it says, and where the rest is.
    only('shelf-of-a-game', game('shelf\\.ts$'), [
      '^src/games/shelved\\.ts$',
      own('rules/seats\\.ts$'),
      own('words/'),
      own('whole\\.ts$'),
      own('ui/pictures/'),
      own('ui/art/poster-\\w+\\.webp$'),
    ]),
    only('whole-game', game('whole\\.ts$'), [own('')]),
    only('list-of-games', '^src/games/[^/]+\\.ts$', [
      engine,
      bots,
      '^module$',
      '^src/games/[^/]+\\.ts$',
      '^src/games/[^/]+/shelf\\.ts$',
      // What a shelf is made of, and what comes to know it.
      '^src/session/tutorial\\.ts$',
      '^src/text/(gameWords|pieces|speak)\\.ts$',
      '^src/ui/(palettes|art/posters|glimpse|companion/routes|rules/chapters|icons/(drawing|pictures))\\.tsx?$',
      `${packages}(@types/)?react/`,
    ]),
    never('no-game-imports-another', { path: game('') }, { path: '^src/games/[^/]+/', pathNot: own('') }),

    never('src-never-imports-app', { path: '^src/', pathNot: '^src/tools/' }, { path: '^app/' }),
    only('tools-of-a-game', game('tools/'), [engine, bots, own(''), '^node:|^(fs|path|util)$']),
    never('tools-stay-out-of-the-app', { path: '^(app|src)/', pathNot: tools }, { path: tools }),
    never(
      'checks-stay-out-of-the-app',
      { path: '^(app|src)/', pathNot: tools },
      { path: '^src/engine/conformance\\.ts$' },
    ),
    // It reads every game from its folder, at once.
    never('all-games-at-once', { path: '^(app|src)/', pathNot: tools }, { path: '^src/games/index\\.ts$' }),
    never(
      'only-the-device-imports-storage',
      { path: '^(app|src)/', pathNot: '^src/storage/device/' },
      { path: `${packages}(@react-native-async-storage|idb-keyval|expo-sqlite)/` },
    ),
    never(
      'the-app-uses-only-its-own-dependencies',
      { path: '^(app|src)/', pathNot: [tools, '^src/games/index\\.ts$', '^src/server/'] },
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
