/** Once Jest is there: Reanimated's matchers and its clock, and the pictures of every game. */
import { setUpTests } from 'react-native-reanimated';
import { GAME_IDS } from '@/games/shelf';
import type { PicturePiece } from '@/ui/icons/drawing';
import { hang } from '@/ui/icons/pictures';
import { pictures as table } from '@/ui/icons/generated/table';

setUpTests();
hang({ used: {}, drawings: table });
for (const id of GAME_IDS) hang(jest.requireActual<PicturePiece>(`@/games/${id}/ui/pictures`));
