import type { Row } from '../rules/state';
import type { SantoDomingoFrame } from './frames';

/** The rows an event touches: the others step back meanwhile. */
export function rowsOf({ event }: SantoDomingoFrame): readonly Row[] {
  switch (event.type) {
    case 'took':
      return event.card <= 2 ? ['points'] : ['goods'];
    case 'market-moved':
    case 'traded':
    case 'trader-reset':
      return ['trader'];
    case 'rewarded':
    case 'begged':
    case 'exchanged':
      return [];
    default:
      return ['points', 'goods', 'trader'];
  }
}

/** Where the marker of a row stood before an event. */
export function ghostOf({ event }: SantoDomingoFrame, row: Row): number | null {
  switch (event.type) {
    case 'supplied':
      return event.from[row];
    case 'took':
      return row === (event.card <= 2 ? 'points' : 'goods') ? event.from : null;
    case 'market-moved':
    case 'trader-reset':
      return row === 'trader' ? event.from : null;
    default:
      return null;
  }
}
