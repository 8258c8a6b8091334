import { gameStack } from '@/ui/table/gameStack';
import { SetupScreen } from './SetupScreen';
import { TableScreen } from './TableScreen';

export const SticksStack = gameStack('sticks', { Setup: SetupScreen, Table: TableScreen });
