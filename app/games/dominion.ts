export { dominionEntry as entry } from '../../src/games/dominion';
export { CompanionScreen } from '../../src/games/dominion/ui/CompanionScreen';
export { DominionStack as Stack } from '../../src/games/dominion/ui/DominionStack';
