import { StackActions, useNavigation, type NavigationProp, type ParamListBase } from '@react-navigation/native';
import { useCallback, useMemo } from 'react';

export type { CompanionRoutes } from './paths';

/** What every companion of a game is given: the sheet of the address, or null where a new one begins. */
export interface CompanionProps {
  readonly sheetId: string | null;
  /** Of a new sheet of any game: which one is played. */
  readonly title?: string | undefined;
}

/** Goes on to a sheet in place of the set-up it came from, so that "back" leads to the list. */
export function useOpenSheet(): (kind: string, sheetId: string) => void {
  const navigation = useNavigation<NavigationProp<ParamListBase>>();
  return useCallback(
    (kind, sheetId) => navigation.dispatch(StackActions.replace('Sheet', { kind, sheetId })),
    [navigation],
  );
}

/** Leaves a sheet for the list of all of them. */
export function useGoToList(): () => void {
  const navigation = useNavigation<NavigationProp<ParamListBase>>();
  return useCallback(() => navigation.dispatch(StackActions.popTo('List')), [navigation]);
}

/** Where a game that is counted and kept leads: to what the history says of it, or to the next one, with the same players. */
export function useGoFromResult(): {
  readonly toPlay: (playId: string) => void;
  readonly toNew: (kind: string, title?: string) => void;
} {
  const navigation = useNavigation<NavigationProp<ParamListBase>>();
  return useMemo(
    () => ({
      toPlay: (playId) => navigation.getParent<NavigationProp<ParamListBase>>()?.navigate('Play', { playId }),
      toNew: (kind, title) =>
        navigation.dispatch(StackActions.replace('New', title === undefined ? { kind } : { kind, title })),
    }),
    [navigation],
  );
}
