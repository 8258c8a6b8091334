import { getStateFromPath, type LinkingOptions } from '@react-navigation/native';
import { addresses } from './addresses';
import type { RootRoutes } from './routes';

/**
 * Every screen has an address: in the browser, and as `antilles://…` on a phone. Made when the app is drawn, and so of every
 * game that is on the shelf by then.
 */
export const linking = (): LinkingOptions<RootRoutes> => ({
  prefixes: ['antilles://'],
  config: addresses(),
  // To a browser `//name` is another server and no place of ours: whoever comes with it is at Home.
  getStateFromPath: (path, options) => getStateFromPath(path.startsWith('//') ? '/' : path, options),
});
