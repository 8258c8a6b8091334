const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');
const { isPacked, packWords } = require('./src/tools/packWords');

const config = getDefaultConfig(__dirname);

// A phone has each language but English as a file of its own and not as code.
packWords();
config.resolver.assetExts.push('words');

// zod brings its messages in sixty languages, a twelfth of the whole app. None of them is ever shown: what comes from
// outside is accepted or not, and why not is said in our own words. English stays, because zod itself asks for it.
const { resolveRequest } = config.resolver;
// A browser test has a game of its own: the file named here stands in for `app/App`, and puts it on the shelf first
// (`src/tools/test.ts`). Nothing in the app itself knows of it.
const standIn = process.env.ANTILLES_APP;
// Metro does not look into `__tests__` otherwise.
if (standIn) config.resolver.blockList = [];

const isUnusedAnimation = (from, name) =>
  /[\\/]react-native-reanimated[\\/].*[\\/]defaultAnimations[\\/]index\.\w+$/.test(from) &&
  !['./Fade', './utils'].includes(name);

/** Who fetches the screens of several phones. */
const isPhones = /[\\/]app[\\/](phones[\\/]lazy|navigation[\\/]shellScreens)\.ts$/;

/** What stands in for a part that is left out but asked for all the same. */
const left = (name) => path.join(__dirname, 'src', 'tools', 'leftOut', name);

const start = path.join(__dirname, 'app', 'index.ts');
config.resolver.resolveRequest = (context, name, platform) => {
  const resolve = resolveRequest ?? context.resolveRequest;
  const isZod = /[\\/]node_modules[\\/]zod[\\/]/.test(context.originModulePath);
  if (isZod && /^\.\.\/locales\/index\.(js|cjs)$/.test(name)) return resolve(context, '../locales/en.js', platform);
  // Nor does anybody here turn a JSON schema into one of zod's.
  if (isZod && /^\.\/from-json-schema\.js$/.test(name)) return { type: 'empty' };
  // Nor one of zod's into a JSON schema, or into code that is run: the page's policy and phones forbid that.
  if (isZod && /[\\/](json-schema-processors|compile)\.js$/.test(name)) return { type: 'empty' };
  if (isZod && /[\\/]to-json-schema\.js$/.test(name)) return resolve(context, left('toJsonSchema'), platform);
  // Tools of developers that look into a database.
  if (/[\\/]expo-sqlite[\\/]/.test(context.originModulePath) && name === './SQLiteDevToolsClient')
    return resolve(context, left('databaseTools'), platform);
  // Of the ready-made ways to come and go we use to fade; each of the others is code twice over on a phone.
  if (platform !== 'web' && isUnusedAnimation(context.originModulePath, name)) return { type: 'empty' };
  // Gesture Handler has had a web implementation of its own for years; this is the engine of the one before.
  if (platform === 'web' && name === '@egjs/hammerjs') return { type: 'empty' };
  if (platform !== 'web' && isPacked(context.originModulePath, name)) return { type: 'empty' };
  // The client of tables elsewhere is too heavy for an app: there a page of its own says that the browser is the way.
  if (platform !== 'web' && isPhones.test(context.originModulePath) && /(^|\/)piece$/.test(name))
    return resolve(context, path.join(__dirname, 'app', 'phones', 'browserOnly'), platform);
  // Browsers and phones have sockets of their own; this is what a server uses.
  if (name === 'ws') return { type: 'empty' };
  if (standIn && name === './App' && context.originModulePath === start)
    return resolve(context, path.join(__dirname, standIn), platform);
  return resolve(context, name, platform);
};

module.exports = config;
