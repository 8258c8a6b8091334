import { gameStack } from '@/ui/table/gameStack';
import { SetupScreen } from './SetupScreen';
import { TableScreen } from './TableScreen';

export const SantoDomingoStack = gameStack('santo-domingo', { Setup: SetupScreen, Table: TableScreen });
