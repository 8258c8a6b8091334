/** Once Jest is there: Reanimated's matchers and its clock, and the pictures of every game. */
import { setUpTests } from 'react-native-reanimated';
import { hang } from '@/ui/icons/pictures';
import { pictures as cartagena } from '@/ui/icons/generated/cartagena';
import { pictures as dominion } from '@/ui/icons/generated/dominion';
import { pictures as puertoRico } from '@/ui/icons/generated/puerto-rico';
import { pictures as santoDomingo } from '@/ui/icons/generated/santo-domingo';
import { pictures as table } from '@/ui/icons/generated/table';

setUpTests();
for (const set of [table, santoDomingo, puertoRico, cartagena, dominion]) hang(set);
