export { puertoRicoEntry as entry } from '@/games/puerto-rico';
export { CompanionScreen } from '@/games/puerto-rico/ui/CompanionScreen';
export { PuertoRicoStack as Stack } from '@/games/puerto-rico/ui/PuertoRicoStack';
