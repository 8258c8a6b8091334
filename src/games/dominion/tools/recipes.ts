import { MENUS, type Menu } from '../bots/menus';
import { inWords, menuOf, waysToUse, type Ingredient, type KnownRecipe, type Recipe } from '../bots/plans';
import { playOut } from '../bots/reference';
import { isTerminal, isVillage } from '../bots/worth';
import { KINGDOM_CARDS, type CardId } from '../rules/printed';
import { winsOf } from './trial';

/**
 * Tries out recipes of one and two cards against Big Money and prints those worth knowing, as lines for
 * `src/games/dominion/bots/knowledge.ts`: `npx tsx src/games/dominion/tools/recipes.ts`. Takes some minutes.
 */

/** Games for a first impression, for a second one, and for a recipe that seems good. */
const FIRST = 40;
const SECOND = 80;
const THIRD = 160;

const wins = (menu: Menu, games: number, seed: number): number =>
  winsOf(menu, MENUS['bm-ultimate'], games, seed, (state) =>
    playOut(state, [
      { menu, noSuicide: true },
      { menu: MENUS['bm-ultimate'], noSuicide: true },
    ]),
  );

/** The way a card does best alone, and the best of those in which it is bought on purpose. */
function tryAlone(card: CardId): { readonly best: KnownRecipe; readonly useful: Ingredient } {
  const tried = waysToUse(card)
    .map((way) => ({ way, rate: wins(menuOf([way]), 2 * FIRST + SECOND, 5) }))
    .sort((a, b) => b.rate - a.rate);
  const [best] = tried
    .slice(0, 2)
    .map(({ way }) => ({ recipe: [way], rate: wins(menuOf([way]), 400, 77) / 400 }))
    .sort((a, b) => b.rate - a.rate);
  const useful = tried.find(({ way }) => way.rank !== 'last')?.way;
  if (best === undefined || useful === undefined) throw new Error(`no way to use ${card}`);
  return { best, useful };
}

/** Two cards together: as each does best, one of each, or an engine of villages and terminals. */
function tryTogether(a: Ingredient, b: Ingredient, bar: number): KnownRecipe {
  const variants: Recipe[] = [[a, b]];
  if (isTerminal(a.card) && isTerminal(b.card) && a.count + b.count > 2) {
    variants.push([
      { ...a, count: 1 },
      { ...b, count: 1 },
    ]);
  }
  for (const [village, terminal] of [
    [a, b],
    [b, a],
  ] as const) {
    if (!isVillage(village.card) || !isTerminal(terminal.card)) continue;
    variants.push([
      { ...terminal, count: 3 },
      { ...village, count: 3, rank: 'second' },
    ]);
  }
  let best: KnownRecipe = { recipe: [], rate: 0 };
  for (const recipe of variants) {
    const menu = menuOf(recipe);
    let won = wins(menu, FIRST, 9);
    let games = FIRST;
    if (won / games > bar - 0.06) {
      won += wins(menu, SECOND, 10);
      games += SECOND;
      if (won / games > bar) {
        won += wins(menu, THIRD, 11);
        games += THIRD;
      }
    }
    if (won / games > best.rate) best = { recipe, rate: won / games };
  }
  return best;
}

const line = ({ recipe, rate }: KnownRecipe): string => `  ${rate.toFixed(3)} ${recipe.map(inWords).join(', ')}`;

function main(): void {
  const cards = KINGDOM_CARDS.filter((card) => card !== 'gardens').map((card) => ({ card, ...tryAlone(card) }));
  const known: KnownRecipe[] = cards
    .map(({ best }) => best)
    .filter(({ recipe, rate }) => recipe[0]?.rank !== 'last' && rate > 0.515);
  cards.forEach((first, i) =>
    cards.slice(i + 1).forEach((second) => {
      const bar = Math.max(first.best.rate, second.best.rate, 0.5);
      const [better, other] = first.best.rate >= second.best.rate ? [first, second] : [second, first];
      const tried = tryTogether(better.useful, other.useful, bar);
      if (tried.rate > bar + 0.02) known.push(tried);
    }),
  );
  known.sort((a, b) => b.rate - a.rate);
  console.log(known.map(line).join('\n'));
}

main();
