import { parseArgs } from 'node:util';
import { luckFrom, must, type HasRng } from '@antilles/engine';
import { playMatch } from '@/bots/arena';
import type { Bot } from '@/bots/bot';
import { ladderOf, type Meeting } from '@/bots/ladder';
import { botNamed, isBotIn } from '@/bots/mix';
import { entryOf } from '@/games';
import { GAME_IDS, isGameId } from '@/games/ids';
import { fixedKingdoms, optionsIn } from '@/games/dominion/tools/kingdoms';
import { clock } from './clock';

/**
 * `npm run ladder -- --game cartagena --games 40 --seed 1 [--bots hard,medium,easy] [--json]`: everybody against everybody,
 * two at a table, each deal from both seats, and one table of Elo with intervals. Dominion is played in its judging
 * kingdoms. `easy~medium~50` is a bot half-way between two. The ladder of a game stands in QUALITY.md.
 */
function main(): void {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'santo-domingo' },
      games: { type: 'string', default: '40' },
      seed: { type: 'string', default: '1' },
      bots: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  if (!isGameId(values.game)) return fail(`There is no game "${values.game}". There are: ${GAME_IDS.join(', ')}.`);
  const { game, bots } = entryOf(values.game);
  const known: Readonly<Record<string, Bot<HasRng, unknown, unknown>>> = bots;
  const names = values.bots === undefined ? Object.keys(known) : values.bots.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isBotIn(known, name));
  if (unknown !== undefined)
    return fail(`There is no bot "${unknown}". --bots takes: ${Object.keys(known).join(', ')}.`);
  if (names.length < 2 || new Set(names).size < names.length) return fail('--bots wants two or more different ones.');
  const games = Number(values.games);
  if (!Number.isInteger(games) || games < 2 || games % 2 === 1)
    return fail('--games wants an even number: each deal is played from both seats.');
  const seed = Number(values.seed);
  if (!Number.isInteger(seed)) return fail('--seed wants a whole number.');

  const special = values.game === 'dominion' ? { optionsFor: optionsIn(fixedKingdoms('judging')) } : {};
  const meetings: Meeting[] = [];
  for (let one = 0; one < names.length; one++) {
    for (let other = one + 1; other < names.length; other++) {
      const pair = [one, other].map((i) => must(botNamed(known, names[i] ?? ''), names[i] ?? ''));
      const match = { game, bots: pair, options: game.defaultOptions, games, seed, clock, ...special };
      meetings.push({ one, other, shares: playMatch(match).shares });
    }
  }
  const rungs = ladderOf(names.length, meetings, luckFrom(seed));
  const table = names.map((bot, i) => ({ bot, ...must(rungs[i], bot) })).sort((a, b) => b.elo - a.elo);
  const round = (value: number): string => value.toFixed(0).padStart(6);
  const lines = table.map(
    ({ bot, elo, low, high }) => `${bot.padEnd(16)}${round(elo)}  [${round(low)}, ${round(high)}]`,
  );
  const met = meetings.map(({ one, other, shares }) => {
    const share = shares.reduce((sum, each) => sum + each, 0) / shares.length;
    return { one: must(names[one], 'one'), other: must(names[other], 'other'), games, share };
  });
  if (values.json) return console.log(JSON.stringify({ game: game.id, games, seed, table, met }));
  console.log(`${game.id}: ${games} games of each two, seed ${seed}; Elo around the mean, 95 % intervals`);
  console.log(lines.join('\n'));
  console.log(met.map(({ one, other, share }) => `${one} – ${other}: ${(100 * share).toFixed(1)} %`).join('\n'));
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 2;
}

main();
