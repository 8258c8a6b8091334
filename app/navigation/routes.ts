import type { NavigatorScreenParams } from '@react-navigation/native';
import type { NativeStackNavigationProp, NativeStackScreenProps } from '@react-navigation/native-stack';
import type { GameId } from '@/games/ids';
import type { CompanionRoutes } from '@/ui/companion/routes';
import type { GameRoutes } from '@/ui/setup/gameRoutes';

/** Every screen of the shell, and one stack a game under the game's own id. */
export type RootRoutes = {
  Home: undefined;
  companion: NavigatorScreenParams<CompanionRoutes>;
  Settings: undefined;
  Credits: undefined;
  Learn: undefined;
  /** `page`: where the book is opened. */
  Rules: { readonly game: string; readonly page?: string | undefined };
  History: undefined;
  Play: { readonly playId: string };
  /** Notes a play that is over. */
  Log: undefined;
  /** Keys of the statistics; absent: everybody, every game. */
  Statistics: { readonly player?: string | undefined; readonly game?: string | undefined } | undefined;
  /** A deal that somebody sent. */
  Deal: { readonly code?: string | undefined } | undefined;
  Players: undefined;
  Backup: undefined;
  /** Tables of several phones: to open one or to join one. */
  Phones: undefined;
  Join: { readonly code: string };
  NotFound: undefined;
} & { readonly [Id in GameId]: NavigatorScreenParams<GameRoutes> };

export type RootScreenProps<Name extends keyof RootRoutes> = NativeStackScreenProps<RootRoutes, Name>;
export type RootNavigation = NativeStackNavigationProp<RootRoutes>;
