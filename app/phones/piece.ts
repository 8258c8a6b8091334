/** Several phones at one table: one piece, fetched when somebody first goes there. */
import { addPhonesWords } from '@/text/phones';

export { AwayTable } from './AwayTable';
export { JoinScreen } from './JoinScreen';
export { PhonesScreen } from './PhonesScreen';
export { openAway } from './tables';

addPhonesWords();
