export { puertoRicoEntry as entry } from '../../src/games/puerto-rico';
export { CompanionScreen } from '../../src/games/puerto-rico/ui/CompanionScreen';
export { PuertoRicoStack as Stack } from '../../src/games/puerto-rico/ui/PuertoRicoStack';
