import { gameStack } from '@/ui/table/gameStack';
import { place } from '../place';
import { ResultScreen } from './ResultScreen';
import { SetupScreen } from './SetupScreen';
import { TableScreen } from './TableScreen';

export const SantoDomingoStack = gameStack('santo-domingo', {
  Setup: SetupScreen,
  Table: TableScreen,
  Result: ResultScreen,
  place,
});
