import { costOf, isCardId, type CardId } from '../rules/printed';
import type { Menu, MenuRule } from './menus';
import type { Position } from './position';
import { isTerminal } from './worth';

/** Some copies of a kingdom card on top of money. */
export interface Ingredient {
  readonly card: CardId;
  readonly count: number;
  readonly rank: Rank;
}

/** Before Gold; instead of Silver; or only when there is not even a Silver to be had. */
export const RANKS = ['first', 'second', 'last'] as const;
export type Rank = (typeof RANKS)[number];

/** What a bot builds: money and a few kingdom cards. */
export type Recipe = readonly Ingredient[];

/** "laboratory 4 last": how many, and when. If it does not say, cards at 5 and more come before Gold, cheaper ones before Silver. */
export function asIngredient(text: string): Ingredient {
  const [card = '', count = '1', rank] = text.split(' ');
  if (!isCardId(card)) throw new Error(`no such card: ${card}`);
  return { card, count: Number(count), rank: RANKS.find((known) => known === rank) ?? usualRank(card) };
}

const usualRank = (card: CardId): Rank => (costOf(card) >= 5 ? 'first' : 'second');

/** The other way round, as short as it can be said. */
export function inWords({ card, count, rank }: Ingredient): string {
  if (rank !== usualRank(card)) return `${card} ${count} ${rank}`;
  return count === 1 ? card : `${card} ${count}`;
}

/** A recipe that was tried out, and how good it was. */
export interface KnownRecipe {
  readonly recipe: Recipe;
  readonly rate: number;
}

/** One line each, because there are hundreds: "0.989 chapel, sea-hag 2". */
export const knownRecipes = (lines: string): readonly KnownRecipe[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [rate = '', cards = ''] = line.trim().split(/ (.*)/, 2);
      return { rate: Number(rate), recipe: cards.split(', ').map(asIngredient) };
    });

/** How a recipe is carried out: when it turns to points, and how much Silver it wants. */
export interface Style {
  readonly green: 'early' | 'usual' | 'late';
  /** How many Silvers at the most; an engine would rather buy nothing. */
  readonly silvers: number;
}

export const USUAL: Style = { green: 'usual', silvers: Infinity };

/** A recipe that runs on many cards needs fewer Golds before it can turn to Provinces. */
const GREEN = {
  early: { provinces: () => true, duchies: 5, lateDuchies: 6, estates: 2 },
  usual: {
    provinces: (p: Position) => p.own('gold') > 0 || p.money > 15 || p.coins >= 11 || p.left('province') <= 5,
    duchies: 4,
    lateDuchies: 6,
    estates: 2,
  },
  late: {
    provinces: (p: Position) => p.money > 18 || p.coins >= 16 || p.left('province') <= 5,
    duchies: 4,
    lateDuchies: 4,
    estates: 2,
  },
} as const satisfies Record<Style['green'], object>;

/** "Money plus these": Provinces once there is a Gold, Duchies and Estates as the end comes near. */
export function menuOf(recipe: Recipe, style: Style = USUAL): Menu {
  const wanted = ({ card, count }: Ingredient): MenuRule => ({ card, when: (p) => p.own(card) < count });
  const at = (rank: Rank): MenuRule[] => recipe.filter((item) => item.rank === rank).map(wanted);
  const { provinces, duchies, lateDuchies, estates } = GREEN[style.green];
  const { silvers } = style;
  const rules: MenuRule[] = [
    { card: 'province', when: provinces },
    { card: 'duchy', when: (p) => p.left('province') <= duchies },
    { card: 'estate', when: (p) => p.left('province') <= estates },
    ...at('first'),
    { card: 'gold' },
    { card: 'duchy', when: (p) => p.left('province') <= lateDuchies },
    ...at('second'),
    silvers === Infinity ? { card: 'silver' } : { card: 'silver', when: (p) => p.own('silver') < silvers },
    ...at('last'),
  ];
  const named = recipe.map(({ card, count, rank }) => `${count} ${card} ${rank}`);
  const styled = [
    ...(style.green === 'usual' ? [] : [style.green]),
    ...(silvers === Infinity ? [] : [`${silvers} silver`]),
  ];
  return { id: ['money', ...named, ...styled].join(' + '), rules };
}

/** An engine with hardly any Silver in it. */
const LEAN = 2;

/** What a recipe might be instead: one thing in it changed, one more card, another style. */
export function variantsOf(recipe: Recipe, style: Style, kingdom: readonly CardId[]): (readonly [Recipe, Style])[] {
  const without = (card: CardId): Recipe => recipe.filter((item) => item.card !== card);
  const changed = recipe.flatMap((item): Recipe[] => [
    recipe.map((other) => (other === item ? { ...item, count: item.count + 1 } : other)),
    item.count > 1
      ? recipe.map((other) => (other === item ? { ...item, count: item.count - 1 } : other))
      : without(item.card),
  ]);
  const more = kingdom
    .filter((card) => card !== 'gardens' && recipe.every((item) => item.card !== card))
    .map((card): Recipe => [...recipe, { card, count: isTerminal(card) ? 1 : 2, rank: usualRank(card) }]);
  const styles: Style[] = [
    ...(['early', 'usual', 'late'] as const)
      .filter((green) => green !== style.green)
      .map((green) => ({ ...style, green })),
    { ...style, silvers: style.silvers === Infinity ? LEAN : Infinity },
  ];
  return [
    ...[...changed, ...more].map((other) => [other, style] as const),
    ...styles.map((other) => [recipe, other] as const),
  ];
}

/** The ways to use one card that are worth trying. */
export function waysToUse(card: CardId): Ingredient[] {
  const counts = isTerminal(card) ? [1, 2, 3] : [2, 4, 10];
  const ranks: readonly Rank[] = costOf(card) >= 5 ? ['first', 'second'] : ['second', 'last'];
  return counts.flatMap((count) => ranks.map((rank) => ({ card, count, rank })));
}
