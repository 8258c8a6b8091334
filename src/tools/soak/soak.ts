/**
 * `npm run soak -- --minutes 10 [--game cartagena] [--seed 1]`: everything that must never go wrong, for as long as you
 * like, over all games, options and seat counts: the promises of a game at every decision, nothing leaked to a seat,
 * nothing lost when the app is killed or open in several windows, nothing thrown by whatever text comes from outside, no
 * changed save that stops a page, no foolish move with any card of Dominion, and nothing said before an answer that the
 * rules then do otherwise.
 *
 * `npm run soak -- --games 5000` runs the promises alone, for so many games of each kind.
 */
import { parseArgs } from 'node:util';
import { entryOf } from '@/games';
import { checkACard } from '@/games/dominion/tools/everyCard';
import { GAME_IDS, isGameId, type GameId } from '@/games/ids';
import { checkPreviews } from '@/games/puerto-rico/tools/previews';
import { checkPromises } from '../promises';
import { auditGame } from './audit';
import { fuzz } from './fuzz';
import { killOften } from './kills';
import { tamperWatched } from './watched';
import { manyWindows } from './windows';

/** What one turn of the soak does before the next one begins. */
const GAMES_A_TURN = 10;
const AUDITS_A_TURN = 5;
const KILLS_A_TURN = 100;
const INPUTS_A_TURN = 6_000;
const WINDOW_STEPS_A_TURN = 1_000;
/** Changed saves, of each game. */
const TAMPERED_A_TURN = 100;
/** Positions whose previews are compared with what the rules then do. */
const PREVIEWED_A_TURN = 500;
/** However little time there is, this much is done. */
const LEAST_KILLS = 2_000;
const LEAST_INPUTS = 100_000;
const LEAST_WINDOW_STEPS = 10_000;
const LEAST_TAMPERED = 2_500;
const LEAST_PREVIEWED = 10_000;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string' },
      games: { type: 'string' },
      game: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  });
  const seed = Number(values.seed);
  if (!Number.isInteger(seed)) return fail('--seed wants a whole number.');
  if (values.game !== undefined && !isGameId(values.game)) return fail(`--game takes: ${GAME_IDS.join(', ')}.`);
  const ids = values.game === undefined ? GAME_IDS : [values.game];

  if (values.minutes === undefined) {
    const games = Number(values.games ?? '1000');
    if (!Number.isInteger(games) || games < 1) return fail('--games wants a whole number from 1 on.');
    for (const id of ids) promises(id, games, seed);
    return;
  }
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) return fail('--minutes wants a number above 0.');
  await everything(ids, minutes, seed);
}

async function everything(ids: readonly GameId[], minutes: number, firstSeed: number): Promise<void> {
  const until = performance.now() + minutes * 60_000;
  const done = {
    games: 0,
    decisions: 0,
    pairs: 0,
    choices: 0,
    kills: 0,
    starts: 0,
    inputs: 0,
    steps: 0,
    told: 0,
    opened: 0,
    refused: 0,
    previewed: 0,
  };
  const hasPreviews = ids.includes('puerto-rico');
  for (let turn = 0; ; turn++) {
    const seed = firstSeed + turn * 1000;
    const isTimeLeft = performance.now() < until;
    const isEnough =
      done.kills >= LEAST_KILLS &&
      done.inputs >= LEAST_INPUTS &&
      done.steps >= LEAST_WINDOW_STEPS &&
      done.opened + done.refused >= LEAST_TAMPERED &&
      (done.previewed >= LEAST_PREVIEWED || !hasPreviews);
    if (!isTimeLeft && isEnough) break;
    try {
      if (isTimeLeft) {
        for (const id of ids) {
          const entry = entryOf(id);
          done.decisions += checkPromises(id, { games: GAMES_A_TURN, seed }).decisions;
          done.games += GAMES_A_TURN;
          for (let i = 0; i < AUDITS_A_TURN; i++) {
            const { pairs, choices } = auditGame(entry, seed + i);
            done.pairs += pairs;
            done.choices += choices;
          }
        }
      }
      if (ids.includes('dominion')) checkACard(turn, seed);
      const { kills, starts } = await killOften(seed, KILLS_A_TURN);
      done.kills += kills;
      done.starts += starts;
      const windows = await manyWindows(seed, WINDOW_STEPS_A_TURN);
      done.steps += windows.steps;
      done.told += windows.told;
      done.inputs += fuzz(seed, INPUTS_A_TURN);
      const { opened, refused } = await tamperWatched(seed, TAMPERED_A_TURN);
      done.opened += opened;
      done.refused += refused;
      if (hasPreviews) {
        const { positions, wrong } = checkPreviews(PREVIEWED_A_TURN, seed);
        if (wrong.length > 0) throw new Error(wrong.join('\n'));
        done.previewed += positions;
      }
    } catch (error) {
      console.error(`Turn ${turn} fails. Again with: npm run soak -- --minutes 0.01 --seed ${seed}`);
      console.error(error);
      process.exitCode = 1;
      return;
    }
  }
  console.log(
    `${done.games} games with ${done.decisions} decisions, all promises kept; ${done.pairs} pairs of tables that look ` +
      `the same, with ${done.choices} choices of bots, none told apart; ${done.kills} kills and ${done.starts} starts, ` +
      `nothing acknowledged lost; ${done.steps} steps in several windows at once, none lost, ${done.told} told; ` +
      `${done.inputs} texts from outside, nothing thrown; ` +
      `${done.opened + done.refused} changed saves, ${done.refused} refused, none stood still; ` +
      `${done.previewed} positions of Puerto Rico, nothing foretold that was not so`,
  );
}

function promises(id: GameId, games: number, firstSeed: number): void {
  let seed = firstSeed;
  const began = performance.now();
  try {
    const { decisions } = checkPromises(id, { games, seed: firstSeed, onGame: (next) => void (seed = next) });
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

void main();
