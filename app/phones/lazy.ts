import type { AwayProps } from '@/ui/table/host';
import { lazyScreen } from '../navigation/lazyScreen';
import type * as piece from './piece';

/** Tables of several phones are a piece of their own, fetched when somebody first goes to one. */
export const AwayTable = lazyScreen<AwayProps>(async () => (await import('./piece')).AwayTable);

export const openAway: typeof piece.openAway = async (...order) => (await import('./piece')).openAway(...order);
