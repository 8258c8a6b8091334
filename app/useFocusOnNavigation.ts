import type { NavigationContainerRef } from '@react-navigation/native';
import type { RefObject } from 'react';
import type { RootRoutes } from './navigation/routes';

/** On phones the system itself moves its screen reader to a new screen. */
export function useFocusOnNavigation(_container: RefObject<NavigationContainerRef<RootRoutes> | null>): void {}
