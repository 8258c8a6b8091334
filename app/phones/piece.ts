/** Several phones at one table: one piece, fetched when somebody first goes there. */

export { AwayTable } from './AwayTable';
export { JoinScreen } from './JoinScreen';
export { PhonesScreen } from './PhonesScreen';
export { openAway } from './tables';
