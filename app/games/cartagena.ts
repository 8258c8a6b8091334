export { cartagenaEntry as entry } from '../../src/games/cartagena';
export { CartagenaStack as Stack } from '../../src/games/cartagena/ui/CartagenaStack';
export { CompanionScreen } from '../../src/games/cartagena/ui/CompanionScreen';
