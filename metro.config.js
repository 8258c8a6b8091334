const path = require('node:path');
const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// zod brings its messages in sixty languages, a twelfth of the whole app. None of them is ever shown: what comes from
// outside is accepted or not, and why not is said in our own words. English stays, because zod itself asks for it.
const { resolveRequest } = config.resolver;
// A browser test has a game of its own: the file named here stands in for `app/App`, and puts it on the shelf first
// (`src/tools/test.ts`). Nothing in the app itself knows of it.
const standIn = process.env.ANTILLES_APP;
// Metro does not look into `__tests__` otherwise.
if (standIn) config.resolver.blockList = [];
const start = path.join(__dirname, 'app', 'index.ts');
config.resolver.resolveRequest = (context, name, platform) => {
  const resolve = resolveRequest ?? context.resolveRequest;
  const isZod = /[\\/]node_modules[\\/]zod[\\/]/.test(context.originModulePath);
  if (isZod && /^\.\.\/locales\/index\.(js|cjs)$/.test(name)) return resolve(context, '../locales/en.js', platform);
  // Gesture Handler has had a web implementation of its own for years; this is the engine of the one before.
  if (platform === 'web' && name === '@egjs/hammerjs') return { type: 'empty' };
  // Browsers and phones have sockets of their own; this is what a server uses.
  if (name === 'ws') return { type: 'empty' };
  if (standIn && name === './App' && context.originModulePath === start)
    return resolve(context, path.join(__dirname, standIn), platform);
  return resolve(context, name, platform);
};

module.exports = config;
