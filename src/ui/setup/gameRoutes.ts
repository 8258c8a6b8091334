import { StackActions, useNavigation, type NavigationProp, type ParamListBase } from '@react-navigation/native';
import { useCallback } from 'react';

/** The screens every game has in its own stack, and what each needs to be opened by its address. */
export type GameRoutes = {
  Setup: undefined;
  Table: { readonly saveId: string };
  Result: { readonly saveId: string };
  Replay: { readonly saveId: string };
  Review: { readonly saveId: string };
};

/** Where they live under the game's own address. */
export const GAME_PATHS = {
  Setup: '',
  Table: 'table/:saveId',
  Result: 'result/:saveId',
  Replay: 'replay/:saveId',
  Review: 'review/:saveId',
} as const satisfies Record<keyof GameRoutes, string>;

/** Leaves whatever is open and shows Home. */
export function useGoHome(): () => void {
  const navigation = useNavigation<NavigationProp<ParamListBase>>();
  return useCallback(() => navigation.dispatch(StackActions.popTo('Home')), [navigation]);
}

/** One screen back; Home when there is nothing to go back to. */
export function useGoBack(): () => void {
  const navigation = useNavigation<NavigationProp<ParamListBase>>();
  const goHome = useGoHome();
  return useCallback(() => (navigation.canGoBack() ? navigation.goBack() : goHome()), [navigation, goHome]);
}

/** Goes on to the game's next screen in place of this one, so that "back" leads Home and not into a game that is over. */
export function useGoOn(): <Name extends keyof GameRoutes>(name: Name, params: GameRoutes[Name]) => void {
  const navigation = useNavigation<NavigationProp<ParamListBase>>();
  return useCallback((name, params) => navigation.dispatch(StackActions.replace(name, params)), [navigation]);
}
