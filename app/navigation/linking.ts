import type { LinkingOptions, PathConfig } from '@react-navigation/native';
import { PLAYABLE_IDS, type PlayableId } from '../../src/games/ids';
import { COMPANION_PATHS } from '../../src/ui/companion/routes';
import { GAME_PATHS, type GameRoutes } from '../../src/ui/setup/gameRoutes';
import type { RootRoutes } from './routes';

/** `/santo-domingo`, `/santo-domingo/table/…`, `/santo-domingo/result/…`, and so on for every game. */
const games = Object.fromEntries(
  PLAYABLE_IDS.map((id) => [id, { path: id, screens: GAME_PATHS }]),
  // fromEntries forgets which keys it was given; they are all the playable games.
) as Record<PlayableId, PathConfig<GameRoutes>>;

/** Every screen has an address: in the browser, and as `antilles://…` on a phone. */
export const linking: LinkingOptions<RootRoutes> = {
  prefixes: ['antilles://'],
  config: {
    // Home lies under whatever a link opens, so that "back" always has somewhere to go.
    initialRouteName: 'Home',
    screens: {
      Home: '',
      // The list lies under a sheet as Home lies under everything.
      companion: { path: 'companion', initialRouteName: 'List', screens: COMPANION_PATHS },
      Settings: 'settings',
      Credits: 'credits',
      History: 'history',
      Play: 'history/:playId',
      Statistics: 'statistics/:player?',
      Players: 'players',
      Backup: 'backup',
      ...games,
      NotFound: '*',
    },
  },
};
