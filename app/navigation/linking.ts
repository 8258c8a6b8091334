import { getPathFromState, getStateFromPath, type LinkingOptions } from '@react-navigation/native';
import { BASE } from '../base';
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
  getStateFromPath: (path, options) => outside(getStateFromPath(path.startsWith('//') ? '/' : inside(path), options)),
  // The app may lie in a folder.
  getPathFromState: (state, options) => BASE + getPathFromState(state, options).replace(/^\//, ''),
});

/** An address as the app knows it, without the folder it lies in. */
const inside = (path: string): string => (path.startsWith(BASE) ? `/${path.slice(BASE.length)}` : path);

type Places = ReturnType<typeof getStateFromPath>;

/** What was found keeps the address it was found by, as the browser shows it: with the folder. */
const outside = (places: Places): Places =>
  BASE === '/' || places === undefined
    ? places
    : ({
        ...places,
        routes: places.routes.map(({ path, state, ...route }) => ({
          ...route,
          ...(path === undefined ? {} : { path: BASE + path.replace(/^\//, '') }),
          ...(state === undefined ? {} : { state: outside(state as Places) }),
        })),
      } as Places);
