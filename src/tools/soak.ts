import { parseArgs } from 'node:util';
import { entryOf } from '../games';
import { GAME_IDS, isGameId, type GameId } from '../games/ids';
import { checkGame } from './conformance';
import { hasWords } from './refusalWords';

/** `npm run soak -- --games 5000 [--game cartagena] [--seed 1]`: the conformance suite for as long as you like. */
function main(): void {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '1000' },
      game: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  });
  const games = Number(values.games);
  const firstSeed = Number(values.seed);
  if (!Number.isInteger(games) || games < 1) return fail('--games wants a whole number from 1 on.');
  if (!Number.isInteger(firstSeed)) return fail('--seed wants a whole number.');
  if (values.game !== undefined && !isGameId(values.game)) return fail(`--game takes: ${GAME_IDS.join(', ')}.`);

  for (const id of values.game === undefined ? GAME_IDS : [values.game]) soak(id, games, firstSeed);
}

function soak(id: GameId, games: number, firstSeed: number): void {
  let seed = firstSeed;
  const began = performance.now();
  try {
    const { decisions } = checkGame(entryOf(id), {
      games,
      seed: firstSeed,
      hasWords: (reason) => hasWords(id, reason),
      onGame: (next) => void (seed = next),
    });
    const seconds = (performance.now() - began) / 1000;
    console.log(
      `${id}: ${games} games, ${decisions} decisions, ${Math.round(decisions / seconds)} decisions a second, all promises kept`,
    );
  } catch (error) {
    console.error(
      `${id}: seed ${seed} breaks a promise. Again with: npm run soak -- --game ${id} --games 1 --seed ${seed}`,
    );
    console.error(error);
    process.exitCode = 1;
  }
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 2;
}

main();
