/** Once Jest is there: Reanimated's matchers and its clock. */
import { setUpTests } from 'react-native-reanimated';

setUpTests();
