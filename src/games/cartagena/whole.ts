export { entry } from '.';
export { tutorial } from './tutorial';
export { CompanionScreen } from './ui/CompanionScreen';
export { CartagenaStack as Stack } from './ui/CartagenaStack';
export { Glimpse } from './ui/Glimpse';
export { rulesChapters as rules } from './ui/rulesChapters';
