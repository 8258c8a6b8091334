import { parseArgs } from 'node:util';
import type { HasRng } from '@antilles/engine';
import { playMatch, type MatchResult } from '@/bots/arena';
import type { Bot } from '@/bots/bot';
import { botNamed, isBotIn } from '@/bots/mix';
import { eloOf, sequentialTest, type Guesses } from '@/bots/statistics';
import { randomBot } from '@/bots/random';
import { entryOf } from '@/games';
import { GAME_IDS, isGameId, type GameId } from '@/games/ids';
import { botsOf, NoSuchBots } from './botsOf';
import { clock } from './clock';
import { fixedKingdoms, isKingdomCard, isKingdomList, KINGDOM_LISTS, optionsIn } from '@/games/dominion/tools/kingdoms';

/**
 * `npm run arena -- --game santo-domingo --seats hard,easy,easy --games 400 --seed 1 [--options '{…}'] [--json]`
 *
 * `easy~medium~50` is a bot half-way between two levels. Dominion is measured over twenty fixed kingdoms, equally often each:
 * `--game dominion --seats hard,bm-ultimate --kingdoms tuning|judging|drawn|second [--with smithy] [--without witch]`.
 *
 * Against the bots of another commit: `--against <git ref> --seats hard,then:hard,then:hard`; left out, the first seat is
 * today's Hard and the others are that commit's, two in all or `--players`. Such a match stops when a sequential test is
 * clear about whether the first bot is worth its even share or `--gain` points of win rate more (5 when left out); `--games`
 * is then the most there will be, and `--gain 0` plays them all.
 */
function main(): void {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'santo-domingo' },
      seats: { type: 'string' },
      against: { type: 'string' },
      players: { type: 'string', default: '2' },
      gain: { type: 'string' },
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

  const gain = parseGain(values);
  if (typeof gain === 'string') return fail(gain);
  const names = (values.seats ?? usualSeats(values)).split(',').map((name) => name.trim());
  const known = knownBots(values.game, entry.bots, values.against);
  if (typeof known === 'string') return fail(known);
  const unknown = names.find((name) => !isBotIn(known, name));
  if (unknown !== undefined) {
    const others = values.against === undefined ? ' Bots of another commit want --against.' : '';
    return fail(
      `There is no bot "${unknown}". --seats takes: ${Object.keys(known).join(', ')}.${unknown.startsWith(THEN) ? others : ''}`,
    );
  }
  const bots = names.flatMap((name) => botNamed(known, name) ?? []);

  const options = parseGameOptions(entry.game, values.options);
  if (options === null) return fail(`--options is not a set of options of ${values.game}.`);
  const refusal = entry.game.optionsRefusal(options, bots.length);
  if (refusal !== null) return fail(`These seats cannot play with these options: ${refusal}.`);

  const kingdoms = parseKingdoms(values.game, values);
  if (typeof kingdoms === 'string') return fail(kingdoms);

  const guesses = { low: 1 / bots.length, high: 1 / bots.length + gain / 100 };
  const isClear = (shares: readonly number[]): boolean => sequentialTest(shares, guesses).clear !== null;
  const match = { game: entry.game, bots, options, games, seed, clock, ...kingdoms };
  const result = playMatch(gain > 0 ? { ...match, isClear } : match);
  const named = { ...result, seats: result.seats.map((seat, i) => ({ ...seat, bot: names[i] ?? seat.bot })) };
  const told = gain > 0 ? { test: { ...guesses, ...sequentialTest(result.shares, guesses) } } : {};
  console.log(values.json ? JSON.stringify({ ...named, ...told }) : report(named));
  if (!values.json && gain > 0) console.log(verdict(result, guesses));
}

/** What bots of the other commit are called in `--seats`. */
const THEN = 'then:';

const usualSeats = ({ against, players }: { readonly against?: string; readonly players: string }): string =>
  against === undefined
    ? 'hard,easy'
    : ['hard', ...Array.from({ length: Number(players) - 1 }, () => `${THEN}hard`)].join(',');

type Bots = Readonly<Record<string, Bot<HasRng, unknown, unknown>>>;

/** Today's bots by name, and those of another commit; a sentence when that cannot be had. */
function knownBots(game: GameId, today: Bots, against: string | undefined): Bots | string {
  const known = { random: randomBot(), ...today };
  if (against === undefined) return known;
  try {
    const others = Object.entries(botsOf(against, game)).map(([name, bot]) => [`${THEN}${name}`, bot] as const);
    return { ...known, ...(Object.fromEntries(others) as Bots) };
  } catch (problem) {
    if (problem instanceof NoSuchBots) return problem.message;
    throw problem;
  }
}

/** How many points of win rate the sequential test looks for; 0: there is none. A sentence when it makes no sense. */
function parseGain({ gain, against, players }: { gain?: string; against?: string; players: string }): number | string {
  if (!/^[2-5]$/.test(players)) return '--players wants a number from 2 to 5.';
  const points = Number(gain ?? (against === undefined ? '0' : '5'));
  return points >= 0 && points <= 40 ? points : '--gain wants a number of points from 0 to 40.';
}

/** What the sequential test found, and the Elo of the first bot against its even share. */
function verdict({ shares, seats }: MatchResult, guesses: Guesses): string {
  const { ratio, clear } = sequentialTest(shares, guesses);
  const [first] = seats;
  const elo = (share: number): string => eloOf(share, guesses.low).toFixed(0);
  const found = { high: 'stronger', low: 'not stronger' } as const;
  return (
    `SPRT ${percent(guesses.low)} or ${percent(guesses.high)}: ${clear === null ? 'not clear' : found[clear]} ` +
    `(log ratio ${ratio.toFixed(2)}, ${shares.length} deals); Elo ${elo(first?.winRate ?? 0)} ` +
    `[${elo(first?.low ?? 0)}, ${elo(first?.high ?? 1)}]`
  );
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
  if (!isKingdomList(list)) return `--kingdoms takes ${KINGDOM_LISTS.join(', ')}.`;
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
