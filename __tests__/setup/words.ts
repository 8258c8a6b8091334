/** Before every test file: the words of every game, which the app fetches with the game. */
import '@/tools/resources';
