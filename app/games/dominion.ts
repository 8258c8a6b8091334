export { dominionEntry as entry } from '@/games/dominion';
export { CompanionScreen } from '@/games/dominion/ui/CompanionScreen';
export { DominionStack as Stack } from '@/games/dominion/ui/DominionStack';
