import { parseArgs } from 'node:util';
import { luckFrom, random, type HasRng } from '@antilles/engine';
import { decideAtOnce, see } from '../bots/bot';
import { dominionEntry } from '../games/dominion';
import { drawKingdom, NO_WISHES } from '../games/dominion/rules/kingdoms';
import type { CardId } from '../games/dominion/rules/printed';

/**
 * How strong a bot is over twenty kingdoms, ten of the base set and ten mixed with Seaside:
 * `npx tsx src/tools/dominionLevels.ts --bots medium,bm-ultimate --games 2000 [--with smithy] [--without witch]
 * [--kingdoms tuning|judging] [--players 4]`. The first bot sits in every seat in turn, the second in all others.
 */
function main(): void {
  const { values } = parseArgs({
    options: {
      bots: { type: 'string', default: 'medium,bm-ultimate' },
      games: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      players: { type: 'string', default: '2' },
      with: { type: 'string' },
      without: { type: 'string' },
      kingdoms: { type: 'string', default: 'tuning' },
      each: { type: 'boolean', default: false },
    },
  });
  const [first, second] = values.bots.split(',').map((id) => dominionEntry.bots[id]);
  if (!first || !second) throw new Error(`bots are: ${Object.keys(dominionEntry.bots).join(', ')}`);
  const players = Number(values.players);
  const kingdoms = twenty(values.kingdoms === 'judging' ? 9000 : 100, values.with, values.without);
  const perKingdom = Math.ceil(Number(values.games) / kingdoms.length);
  const luck = luckFrom(Number(values.seed));
  let won = 0;
  let games = 0;
  const spent = { ms: 0, decisions: 0, worst: 0 };
  for (const kingdom of kingdoms) {
    let here = 0;
    for (let game = 0; game < perKingdom; game++) {
      here += playOne(kingdom, game % players, players, luck, (focal) => (focal ? first : second), spent);
    }
    won += here;
    games += perKingdom;
    if (values.each) console.log(`${((100 * here) / perKingdom).toFixed(1)} % ${kingdom.join(' ')}`);
  }
  const p = won / games;
  const z = 1.96;
  const centre = (p + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half = (z / (1 + (z * z) / games)) * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  console.log(
    `${values.bots}: ${(100 * p).toFixed(1)} % [${(100 * (centre - half)).toFixed(1)}, ${(100 * (centre + half)).toFixed(1)}] of ${games}` +
      `; first bot ${(spent.ms / spent.decisions).toFixed(2)} ms a decision, worst ${spent.worst.toFixed(0)} ms`,
  );
}

/** Ten kingdoms of the base set, ten mixed ones; a card may be demanded or excluded. */
function twenty(seed: number, needed?: string, banned?: string): CardId[][] {
  const found: CardId[][] = [];
  const luck = luckFrom(seed);
  while (found.length < 20) {
    const sets = found.length < 10 ? (['base'] as const) : (['base', 'seaside'] as const);
    const kingdom = drawKingdom(luck, { ...NO_WISHES, sets }) ?? [];
    if (needed !== undefined && !kingdom.includes(needed as CardId)) continue;
    if (banned !== undefined && kingdom.includes(banned as CardId)) continue;
    found.push(kingdom);
  }
  return found;
}

type AnyBot = (typeof dominionEntry.bots)[string];

function playOne(
  kingdom: readonly CardId[],
  focal: number,
  players: number,
  luck: HasRng,
  botOf: (isFocal: boolean) => AnyBot | undefined,
  spent: { ms: number; decisions: number; worst: number },
): number {
  const { game } = dominionEntry;
  const options = { ...game.defaultOptions, kingdom, startSeat: 0 };
  const state = game.setup(options, players, Math.floor(random(luck) * 4294967296));
  for (;;) {
    const [seat] = game.waiting(state);
    if (seat === undefined) break;
    const bot = botOf(seat === focal);
    if (!bot) throw new Error('no bot');
    const start = performance.now();
    const { action } = decideAtOnce(bot.think(see(game, state, seat), luck));
    if (seat === focal) {
      const ms = performance.now() - start;
      spent.ms += ms;
      spent.decisions += 1;
      spent.worst = Math.max(spent.worst, ms);
    }
    game.apply(state, seat, action, null);
  }
  const winners = game.outcome(state)?.winners ?? [];
  return winners.includes(focal) ? 1 / winners.length : 0;
}

main();
