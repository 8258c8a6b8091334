export { dominionEntry as entry } from '../../src/games/dominion';
export { DominionStack as Stack } from '../../src/games/dominion/ui/DominionStack';
