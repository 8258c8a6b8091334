import type { NavigationContainerRefWithCurrent } from '@react-navigation/native';
import type { RootRoutes } from './navigation/routes';

/** On phones the system itself moves its screen reader to a new screen. */
export function useFocusOnNavigation(_container: NavigationContainerRefWithCurrent<RootRoutes>): void {}
