/** Before every test file: the words of every game, which the app fetches with the game. */
import { words as cartagena } from '@/text/games/cartagena';
import { words as dominion } from '@/text/games/dominion';
import { words as puertoRico } from '@/text/games/puerto-rico';
import { words as santoDomingo } from '@/text/games/santo-domingo';
import { addWords } from '@/text/pieces';

addWords('santo-domingo', santoDomingo);
addWords('puerto-rico', puertoRico);
addWords('cartagena', cartagena);
addWords('dominion', dominion);
