import { asPlan, candidatesIn } from '../bots/finder';
import { MENUS, type Menu } from '../bots/menus';
import { asIngredient, menuOf, type Recipe } from '../bots/plans';
import { playByPlans } from '../bots/rollout';
import { winsOf } from './trial';

/**
 * Puts engines together, tries them out, and prints those that are more than their parts, as lines for
 * `src/games/dominion/bots/engines.ts`: `npx tsx src/games/dominion/tools/engines.ts`. Takes a quarter of an hour and more; with
 * names of cards behind it only engines of up to three cards with one of these are tried: `… engines.ts monkey astrolabe`.
 */

/** What does a job in an engine, and how many of it; none of them will do too. */
const listed = (cards: string): string[] => ['', ...cards.split(', ')];
const TRASHERS = listed('chapel, moneylender, ambassador, lookout, sentry 2, salvager, remodel, sailor 2');
const ATTACKS = listed(
  'militia, witch, witch 2, sea-hag, ghost-ship 2, cutpurse, bureaucrat, bandit, sea-witch 2, blockade, corsair 2',
);
const DRAWS = listed(
  'laboratory 4, laboratory 8, smithy, smithy 2, council-room, wharf 2, caravan 3, library, treasury 3, merchant-ship 2, ' +
    'tide-pools 2, monkey 2, pirate 2',
);
const HELPERS = listed(
  'festival 3, market 4, bazaar 4, fishing-village 3, village 3, treasury 3, island 2, lighthouse 2, poacher 4, caravan 2, ' +
    'astrolabe 3, sailor 3, sea-chart 3',
);
const OTHERS = listed(
  'moat, cellar, throne-room, spy 2, native-village 2, haven 2, merchant 2, mine, artisan, adventurer, explorer, ' +
    'tactician, outpost, harbinger 2, pirate-ship, smugglers, island 2, lighthouse 2, ' +
    'pirate, monkey, astrolabe 2, sea-chart 2',
);
const STRONG_ATTACKS = listed('witch 2, sea-hag, ghost-ship 2, bandit, cutpurse, bureaucrat, sea-witch 2, corsair 2');

/** All ways to take one of each list, as far as that makes two different cards or more. */
function combined(...lists: readonly (readonly string[])[]): string[] {
  const all = lists.reduce<string[][]>((lines, list) => lines.flatMap((line) => list.map((x) => [...line, x])), [[]]);
  return all
    .map((line) => line.filter((part) => part !== ''))
    .filter((line) => line.length > 1 && new Set(line.map((part) => part.split(' ')[0])).size === line.length)
    .map((line) => line.join(', '));
}

/** How much worse against Big Money than the best of its parts an engine may be, after so many games in all. */
const LOOKS = [
  { games: 12, slack: 0.14 },
  { games: 24, slack: 0.07 },
  { games: 64, slack: 0.03 },
] as const;
/** Where parts beat Big Money nearly always, doing so says little: these may lose a little more, and are looked at longer. */
const STRONG_PARTS = 0.93;
const MORE_SLACK = 0.08;

const logit = (share: number): number => Math.log(share / (1 - share));

const wins = (menu: Menu, rival: Menu, games: number, seed: number): number =>
  winsOf(menu, rival, games, seed, (state) => playByPlans(state, [asPlan(menu), asPlan(rival)]));

/** How good an engine is; null: not better than the best of its parts. */
function rateOf(recipe: Recipe, seed: number): number | null {
  const menu = menuOf(recipe);
  const parts = candidatesIn(recipe.map(({ card }) => card)).find(({ isEngine }) => !isEngine);
  if (parts === undefined) return null;
  const isStrong = parts.rate >= STRONG_PARTS;
  let won = 0;
  let games = 0;
  for (const look of LOOKS) {
    won += wins(menu, MENUS['bm-ultimate'], look.games, seed + games);
    games += look.games;
    if (won / games < parts.rate - look.slack - (isStrong ? MORE_SLACK : 0)) return null;
  }
  const over = wins(menu, parts.menu, 40, seed + 1);
  if (over / 40 < 0.52) return null;
  const share = (over + wins(menu, parts.menu, 80, seed + 2)) / 120;
  if (share < 0.55) return null;
  const rate = (won + wins(menu, MENUS['bm-ultimate'], 100, seed + 3)) / (games + 100);
  const expected = 1 / (1 + Math.exp(-logit(Math.min(parts.rate, 0.985)) - logit(Math.min(share, 0.97))));
  return (rate + expected) / 2;
}

/** How many cards an engine has at the most that is tried for the sake of a new card. */
const FEW = 3;

interface Engine {
  readonly line: string;
  readonly cards: ReadonlySet<string>;
  readonly rate: number;
}

function main(): void {
  const lines = new Set([
    ...combined(TRASHERS, ATTACKS, DRAWS, HELPERS),
    ...combined(TRASHERS, STRONG_ATTACKS, ['militia'], [...DRAWS, ...HELPERS]),
    ...combined(TRASHERS, ATTACKS, OTHERS),
    ...combined(['chapel'], ATTACKS, ['laboratory 4', 'market 4', 'festival 3', 'smithy', 'council-room'], OTHERS),
  ]);
  const wanted = process.argv.slice(2);
  const isWanted = (line: string): boolean => {
    const parts = line.split(', ');
    if (wanted.length === 0) return true;
    return parts.length <= FEW && parts.some((part) => wanted.includes(part.split(' ')[0] ?? ''));
  };
  let seed = 0;
  const found: Engine[] = [];
  for (const line of lines) {
    seed += 1000;
    if (!isWanted(line)) continue;
    const recipe = line.split(', ').map(asIngredient);
    const rate = rateOf(recipe, seed);
    if (rate !== null) found.push({ line, rate, cards: new Set(recipe.map(({ card }) => card)) });
  }
  // Fewer cards first: more cards have to be better than some of them.
  found.sort((a, b) => a.cards.size - b.cards.size || b.rate - a.rate);
  const kept: Engine[] = [];
  for (const engine of found) {
    const isPart = ({ cards, rate }: Engine): boolean =>
      rate >= engine.rate - 0.004 && [...cards].every((card) => engine.cards.has(card));
    if (!kept.some(isPart)) kept.push(engine);
  }
  kept.sort((a, b) => b.rate - a.rate);
  console.log(kept.map(({ line, rate }) => `  ${rate.toFixed(3)} ${line}`).join('\n'));
}

main();
