import { parseArgs } from 'node:util';
import type { HasRng } from '@antilles/engine';
import { playMatch, type MatchResult } from '@/bots/arena';
import type { Bot } from '@/bots/bot';
import { randomBot } from '@/bots/random';
import { entryOf } from '@/games';
import { GAME_IDS, isGameId } from '@/games/ids';
import { clock } from './clock';
import { fixedKingdoms, isKingdomCard, isKingdomList, optionsIn } from '@/games/dominion/tools/kingdoms';

/**
 * `npm run arena -- --game santo-domingo --seats hard,easy,easy --games 400 --seed 1 [--options '{…}'] [--json]`
 *
 * Dominion is measured over twenty fixed kingdoms, equally often each: `--game dominion --seats hard,bm-ultimate
 * --kingdoms tuning|judging [--with smithy] [--without witch]`.
 */
function main(): void {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'santo-domingo' },
      seats: { type: 'string', default: 'hard,easy' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      options: { type: 'string', default: '{}' },
      kingdoms: { type: 'string' },
      with: { type: 'string', default: '' },
      without: { type: 'string', default: '' },
      json: { type: 'boolean', default: false },
    },
  });
  if (!isGameId(values.game)) return fail(`There is no game "${values.game}". There are: ${GAME_IDS.join(', ')}.`);
  const entry = entryOf(values.game);
  const games = Number(values.games);
  const seed = Number(values.seed);
  if (!Number.isInteger(games) || games < 1) return fail('--games wants a whole number from 1 on.');
  if (!Number.isInteger(seed)) return fail('--seed wants a whole number.');

  const known: Readonly<Record<string, Bot<HasRng, unknown, unknown>>> = { random: randomBot(), ...entry.bots };
  const names = values.seats.split(',').map((name) => name.trim());
  const bots = names.flatMap((name) => known[name] ?? []);
  if (bots.length !== names.length) return fail(`--seats takes: ${Object.keys(known).join(', ')}.`);

  const options = parseGameOptions(entry.game, values.options);
  if (options === null) return fail(`--options is not a set of options of ${values.game}.`);
  const refusal = entry.game.optionsRefusal(options, bots.length);
  if (refusal !== null) return fail(`These seats cannot play with these options: ${refusal}.`);

  const kingdoms = parseKingdoms(values.game, values);
  if (typeof kingdoms === 'string') return fail(kingdoms);

  const result = playMatch({ game: entry.game, bots, options, games, seed, clock, ...kingdoms });
  const named = { ...result, seats: result.seats.map((seat, i) => ({ ...seat, bot: names[i] ?? seat.bot })) };
  console.log(values.json ? JSON.stringify(named) : report(named));
}

function parseGameOptions(game: { parseOptions(raw: unknown): unknown }, text: string): unknown {
  try {
    return game.parseOptions(JSON.parse(text));
  } catch {
    return null;
  }
}

/** What `--kingdoms` asks for, as part of a match; a sentence when it makes no sense. */
function parseKingdoms(
  game: string,
  given: { readonly kingdoms?: string; readonly with: string; readonly without: string },
): { optionsFor?(deal: number): unknown } | string {
  const { kingdoms: list } = given;
  const needed = cardsIn(given.with);
  const banned = cardsIn(given.without);
  if (list === undefined) {
    return needed.length + banned.length === 0 ? {} : '--with and --without choose among --kingdoms.';
  }
  if (game !== 'dominion') return 'Only dominion has --kingdoms.';
  if (!isKingdomList(list)) return '--kingdoms takes tuning or judging.';
  const unknown = [...needed, ...banned].find((card) => !isKingdomCard(card));
  if (unknown !== undefined) return `There is no kingdom card "${unknown}".`;
  const kingdoms = fixedKingdoms(list, needed.filter(isKingdomCard), banned.filter(isKingdomCard));
  return { optionsFor: optionsIn(kingdoms) };
}

const cardsIn = (list: string): string[] => list.split(',').filter((card) => card !== '');

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function report({ game, games, seats, meanDecisions, stopped }: MatchResult): string {
  const lines = seats.map(
    (seat) =>
      `${seat.bot.padEnd(14)} ${percent(seat.winRate).padStart(8)}  [${percent(seat.low)}, ${percent(seat.high)}]` +
      `  score ${seat.meanScore.toFixed(1).padStart(5)}  mean ${seat.meanMs.toFixed(1)} ms  p95 ${seat.p95Ms.toFixed(1)} ms` +
      `  longest slice ${seat.longestSliceMs.toFixed(1)} ms`,
  );
  const head = `${game}: ${games} games, ${meanDecisions.toFixed(0)} decisions a game, ${stopped} stopped`;
  return [head, ...lines].join('\n');
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 2;
}

main();
