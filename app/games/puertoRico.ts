export { puertoRicoEntry as entry } from '../../src/games/puerto-rico';
export { PuertoRicoStack as Stack } from '../../src/games/puerto-rico/ui/PuertoRicoStack';
