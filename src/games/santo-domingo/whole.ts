export { entry } from '.';
export { tutorial } from './tutorial';
export { CompanionScreen } from './ui/CompanionScreen';
export { SantoDomingoStack as Stack } from './ui/SantoDomingoStack';
export { Glimpse } from './ui/Glimpse';
export { rulesChapters as rules } from './ui/rulesChapters';
