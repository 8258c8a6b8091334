export { cartagenaEntry as entry } from '@/games/cartagena';
export { CartagenaStack as Stack } from '@/games/cartagena/ui/CartagenaStack';
export { CompanionScreen } from '@/games/cartagena/ui/CompanionScreen';
