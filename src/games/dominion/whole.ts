export { entry } from '.';
export { tutorial } from './tutorial';
export { CompanionScreen } from './ui/CompanionScreen';
export { DominionStack as Stack } from './ui/DominionStack';
export { Glimpse } from './ui/Glimpse';
export { rulesChapters as rules } from './ui/rulesChapters';
