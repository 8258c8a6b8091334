import type { LinkingOptions, PathConfig } from '@react-navigation/native';
import { GAME_IDS, type GameId } from '@/games/ids';
import { COMPANION_PATHS } from '@/ui/companion/paths';
import { GAME_PATHS, type GameRoutes } from '@/ui/setup/gamePaths';
import type { RootRoutes } from './routes';

/** `/santo-domingo`, `/santo-domingo/table/…`, `/santo-domingo/result/…`, and so on for every game. */
const games = (): Record<GameId, PathConfig<GameRoutes>> =>
  Object.fromEntries(
    GAME_IDS.map((id) => [id, { path: id, screens: GAME_PATHS }]),
    // fromEntries forgets which keys it was given; they are all the games.
  ) as Record<GameId, PathConfig<GameRoutes>>;

/** The address of every screen. Apart from `linking`, so that tools can read addresses without a device. */
export const addresses = (): NonNullable<LinkingOptions<RootRoutes>['config']> => ({
  // Home lies under whatever a link opens, so that "back" always has somewhere to go.
  initialRouteName: 'Home',
  screens: {
    Home: '',
    // The list lies under a sheet as Home lies under everything.
    companion: { path: 'companion', initialRouteName: 'List', screens: COMPANION_PATHS },
    Settings: 'settings',
    Credits: 'credits',
    Learn: 'learn',
    Rules: 'rules/:game/:page?',
    History: 'history',
    Play: 'history/:playId',
    Log: 'log',
    Statistics: 'statistics/:player?',
    Players: 'players',
    Backup: 'backup',
    Deal: 'deal/:code?',
    Phones: 'phones',
    Join: 'join/:code',
    ...games(),
    NotFound: '*',
  },
});
