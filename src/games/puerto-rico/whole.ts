export { entry } from '.';
export { tutorial } from './tutorial';
export { CompanionScreen } from './ui/CompanionScreen';
export { PuertoRicoStack as Stack } from './ui/PuertoRicoStack';
export { Glimpse } from './ui/Glimpse';
export { rulesChapters as rules } from './ui/rulesChapters';
