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

/** A recipe that runs on many cards needs fewer Golds before it can turn to Provinces. */
const mayGoGreen = (p: Position): boolean =>
  p.own('gold') > 0 || p.money > 15 || p.coins >= 11 || p.left('province') <= 5;

/** "Money plus these": Provinces once there is a Gold, Duchies and Estates as the end comes near. */
export function menuOf(recipe: Recipe): Menu {
  const wanted = ({ card, count }: Ingredient): MenuRule => ({ card, when: (p) => p.own(card) < count });
  const at = (rank: Rank): MenuRule[] => recipe.filter((item) => item.rank === rank).map(wanted);
  const rules: MenuRule[] = [
    { card: 'province', when: mayGoGreen },
    { card: 'duchy', when: (p) => p.left('province') <= 4 },
    { card: 'estate', when: (p) => p.left('province') <= 2 },
    ...at('first'),
    { card: 'gold' },
    { card: 'duchy', when: (p) => p.left('province') <= 6 },
    ...at('second'),
    { card: 'silver' },
    ...at('last'),
  ];
  const named = recipe.map(({ card, count, rank }) => `${count} ${card} ${rank}`);
  return { id: ['money', ...named].join(' + '), rules };
}

/** The ways to use one card that are worth trying. */
export function waysToUse(card: CardId): Ingredient[] {
  const counts = isTerminal(card) ? [1, 2, 3] : [2, 4, 10];
  const ranks: readonly Rank[] = costOf(card) >= 5 ? ['first', 'second'] : ['second', 'last'];
  return counts.flatMap((count) => ranks.map((rank) => ({ card, count, rank })));
}
