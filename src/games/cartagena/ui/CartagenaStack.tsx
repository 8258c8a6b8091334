import { gameStack } from '@/ui/table/gameStack';
import { place } from '../place';
import { SetupScreen } from './SetupScreen';
import { TableScreen } from './TableScreen';

export const CartagenaStack = gameStack('cartagena', { Setup: SetupScreen, Table: TableScreen, place });
