export { santoDomingoEntry as entry } from '../../src/games/santo-domingo';
export { SantoDomingoStack as Stack } from '../../src/games/santo-domingo/ui/SantoDomingoStack';
