import { StackActions, useNavigation, type NavigationProp, type ParamListBase } from '@react-navigation/native';
import { useCallback } from 'react';

/** The companion's screens, and what each needs to be opened by its address. */
export type CompanionRoutes = {
  List: undefined;
  StartPlayer: undefined;
  New: { readonly kind: string };
  Sheet: { readonly kind: string; readonly sheetId: string };
};

/** Where they live under `/companion`. */
export const COMPANION_PATHS = {
  List: '',
  StartPlayer: 'start-player',
  New: ':kind',
  Sheet: ':kind/:sheetId',
} as const satisfies Record<keyof CompanionRoutes, string>;

/** What every companion of a game is given: the sheet of the address, or null where a new one begins. */
export interface CompanionProps {
  readonly sheetId: string | null;
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
