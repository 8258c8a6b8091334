/** Before every test file: the words of every game, which the app fetches with the game. */
import { words as cartagena } from '../../src/text/games/cartagena';
import { words as dominion } from '../../src/text/games/dominion';
import { words as puertoRico } from '../../src/text/games/puerto-rico';
import { words as santoDomingo } from '../../src/text/games/santo-domingo';
import { addWords } from '../../src/text/pieces';

addWords('santo-domingo', santoDomingo);
addWords('puerto-rico', puertoRico);
addWords('cartagena', cartagena);
addWords('dominion', dominion);
