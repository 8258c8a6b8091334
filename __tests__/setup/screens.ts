/** Once Jest is there: Reanimated's matchers and its clock, and the pictures of every game. */
import { setUpTests } from 'react-native-reanimated';
import { hang } from '../../src/ui/icons/pictures';
import { pictures as cartagena } from '../../src/ui/icons/generated/cartagena';
import { pictures as dominion } from '../../src/ui/icons/generated/dominion';
import { pictures as puertoRico } from '../../src/ui/icons/generated/puerto-rico';
import { pictures as santoDomingo } from '../../src/ui/icons/generated/santo-domingo';
import { pictures as table } from '../../src/ui/icons/generated/table';

setUpTests();
for (const set of [table, santoDomingo, puertoRico, cartagena, dominion]) hang(set);
