import { StackActions, useNavigation, type NavigationProp, type ParamListBase } from '@react-navigation/native';
import { useCallback } from 'react';
import type { GameRoutes } from './gamePaths';

export type { GameRoutes } from './gamePaths';

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

/** Goes on to a table of this game in place of this screen; from outside its screens it is opened over what is there. */
export function useGoToTable(): (game: string, saveId: string) => void {
  const navigation = useNavigation<NavigationProp<ParamListBase>>();
  return useCallback(
    (game, saveId) => {
      const params: GameRoutes['Table'] = { saveId };
      if (navigation.getState().routeNames.includes('Table'))
        navigation.dispatch(StackActions.replace('Table', params));
      else navigation.navigate(game, { screen: 'Table', params });
    },
    [navigation],
  );
}

/** Opens the rules of a game, on a screen of their own. */
export function useGoToRules(): (game: string) => void {
  const navigation = useNavigation<NavigationProp<{ Rules: { readonly game: string } }>>();
  return useCallback((game) => navigation.navigate('Rules', { game }), [navigation]);
}

/** Goes on to the game's next screen in place of this one, so that "back" leads Home and not into a game that is over. */
export function useGoOn(): <Name extends keyof GameRoutes>(name: Name, params: GameRoutes[Name]) => void {
  const navigation = useNavigation<NavigationProp<ParamListBase>>();
  return useCallback((name, params) => navigation.dispatch(StackActions.replace(name, params)), [navigation]);
}
