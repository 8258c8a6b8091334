import { gameStack } from '@/ui/table/gameStack';
import { place } from '../place';
import { ResultScreen } from './ResultScreen';
import { SetupScreen } from './SetupScreen';
import { TableScreen } from './TableScreen';

export const DominionStack = gameStack('dominion', {
  Setup: SetupScreen,
  Table: TableScreen,
  Result: ResultScreen,
  place,
});
