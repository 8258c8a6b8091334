export { santoDomingoEntry as entry } from '../../src/games/santo-domingo';
export { CompanionScreen } from '../../src/games/santo-domingo/ui/CompanionScreen';
export { SantoDomingoStack as Stack } from '../../src/games/santo-domingo/ui/SantoDomingoStack';
