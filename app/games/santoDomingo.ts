export { santoDomingoEntry as entry } from '@/games/santo-domingo';
export { CompanionScreen } from '@/games/santo-domingo/ui/CompanionScreen';
export { SantoDomingoStack as Stack } from '@/games/santo-domingo/ui/SantoDomingoStack';
