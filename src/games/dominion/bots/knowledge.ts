import type { MenuId } from './menus';
import type { Recipe } from './plans';

/**
 * What was learnt beforehand: how often a recipe beat `bm-ultimate`, each seat starting half of the games.
 *
 * Written by `npx tsx src/games/dominion/tools/recipes.ts`; to be made anew when the rules of a card or the way bots play it
 * change. Beating Big Money does not depend on the other piles, so that this holds in every kingdom.
 */
export interface KnownRecipe {
  readonly recipe: Recipe;
  readonly rate: number;
}

export const KNOWN_RECIPES: readonly KnownRecipe[] = [
  { rate: 0.989, recipe: [{ card: 'sea-hag', count: 2, rank: 'second' }] },
  {
    rate: 0.979,
    recipe: [
      { card: 'ghost-ship', count: 3, rank: 'first' },
      { card: 'caravan', count: 4, rank: 'second' },
    ],
  },
  {
    rate: 0.971,
    recipe: [
      { card: 'ghost-ship', count: 3, rank: 'first' },
      { card: 'sentry', count: 4, rank: 'second' },
    ],
  },
  { rate: 0.969, recipe: [{ card: 'witch', count: 3, rank: 'first' }] },
  { rate: 0.948, recipe: [{ card: 'ghost-ship', count: 3, rank: 'first' }] },
  {
    rate: 0.93,
    recipe: [
      { card: 'wharf', count: 2, rank: 'first' },
      { card: 'island', count: 3, rank: 'second' },
    ],
  },
  { rate: 0.875, recipe: [{ card: 'wharf', count: 2, rank: 'first' }] },
  {
    rate: 0.864,
    recipe: [
      { card: 'bandit', count: 2, rank: 'second' },
      { card: 'island', count: 3, rank: 'second' },
    ],
  },
  {
    rate: 0.859,
    recipe: [
      { card: 'merchant-ship', count: 3, rank: 'second' },
      { card: 'island', count: 3, rank: 'second' },
    ],
  },
  {
    rate: 0.841,
    recipe: [
      { card: 'militia', count: 3, rank: 'second' },
      { card: 'festival', count: 3, rank: 'second' },
    ],
  },
  {
    rate: 0.841,
    recipe: [
      { card: 'militia', count: 3, rank: 'second' },
      { card: 'market', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.836,
    recipe: [
      { card: 'cutpurse', count: 1, rank: 'second' },
      { card: 'sentry', count: 4, rank: 'second' },
    ],
  },
  {
    rate: 0.834,
    recipe: [
      { card: 'militia', count: 3, rank: 'second' },
      { card: 'sentry', count: 4, rank: 'second' },
    ],
  },
  {
    rate: 0.829,
    recipe: [
      { card: 'bandit', count: 2, rank: 'second' },
      { card: 'caravan', count: 4, rank: 'second' },
    ],
  },
  {
    rate: 0.827,
    recipe: [
      { card: 'militia', count: 3, rank: 'second' },
      { card: 'treasury', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.825,
    recipe: [
      { card: 'militia', count: 3, rank: 'second' },
      { card: 'bazaar', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.816,
    recipe: [
      { card: 'militia', count: 1, rank: 'second' },
      { card: 'bandit', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.814,
    recipe: [
      { card: 'militia', count: 3, rank: 'second' },
      { card: 'fishing-village', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.814,
    recipe: [
      { card: 'cutpurse', count: 1, rank: 'second' },
      { card: 'caravan', count: 4, rank: 'second' },
    ],
  },
  {
    rate: 0.809,
    recipe: [
      { card: 'explorer', count: 3, rank: 'second' },
      { card: 'caravan', count: 4, rank: 'second' },
    ],
  },
  {
    rate: 0.807,
    recipe: [
      { card: 'merchant-ship', count: 3, rank: 'second' },
      { card: 'bureaucrat', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.804,
    recipe: [
      { card: 'explorer', count: 1, rank: 'second' },
      { card: 'island', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.8,
    recipe: [
      { card: 'militia', count: 3, rank: 'second' },
      { card: 'poacher', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.8,
    recipe: [
      { card: 'cutpurse', count: 1, rank: 'second' },
      { card: 'treasury', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.798,
    recipe: [
      { card: 'militia', count: 3, rank: 'second' },
      { card: 'harbinger', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.796,
    recipe: [
      { card: 'militia', count: 3, rank: 'second' },
      { card: 'caravan', count: 4, rank: 'second' },
    ],
  },
  {
    rate: 0.796,
    recipe: [
      { card: 'cutpurse', count: 1, rank: 'second' },
      { card: 'laboratory', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.795,
    recipe: [
      { card: 'militia', count: 1, rank: 'second' },
      { card: 'library', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.795,
    recipe: [
      { card: 'militia', count: 3, rank: 'second' },
      { card: 'lighthouse', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.791,
    recipe: [
      { card: 'militia', count: 3, rank: 'second' },
      { card: 'tactician', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.789,
    recipe: [
      { card: 'bandit', count: 2, rank: 'second' },
      { card: 'cutpurse', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.787,
    recipe: [
      { card: 'bandit', count: 1, rank: 'second' },
      { card: 'smithy', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.787,
    recipe: [
      { card: 'library', count: 2, rank: 'second' },
      { card: 'island', count: 3, rank: 'second' },
    ],
  },
  {
    rate: 0.786,
    recipe: [
      { card: 'cutpurse', count: 1, rank: 'second' },
      { card: 'market', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.786,
    recipe: [
      { card: 'merchant-ship', count: 3, rank: 'second' },
      { card: 'caravan', count: 4, rank: 'second' },
    ],
  },
  {
    rate: 0.784,
    recipe: [
      { card: 'militia', count: 1, rank: 'second' },
      { card: 'adventurer', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.784,
    recipe: [
      { card: 'militia', count: 1, rank: 'second' },
      { card: 'explorer', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.784,
    recipe: [
      { card: 'militia', count: 1, rank: 'second' },
      { card: 'artisan', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.784,
    recipe: [
      { card: 'bandit', count: 1, rank: 'second' },
      { card: 'navigator', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.782,
    recipe: [
      { card: 'merchant-ship', count: 3, rank: 'second' },
      { card: 'cutpurse', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.777,
    recipe: [
      { card: 'smithy', count: 1, rank: 'second' },
      { card: 'adventurer', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.777,
    recipe: [
      { card: 'smithy', count: 1, rank: 'second' },
      { card: 'artisan', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.777,
    recipe: [
      { card: 'bandit', count: 2, rank: 'second' },
      { card: 'poacher', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.775,
    recipe: [
      { card: 'merchant-ship', count: 3, rank: 'second' },
      { card: 'tactician', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.773,
    recipe: [
      { card: 'smithy', count: 1, rank: 'second' },
      { card: 'explorer', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.773,
    recipe: [
      { card: 'smithy', count: 1, rank: 'second' },
      { card: 'merchant-ship', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.771,
    recipe: [
      { card: 'merchant-ship', count: 3, rank: 'second' },
      { card: 'festival', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.77,
    recipe: [
      { card: 'merchant-ship', count: 3, rank: 'second' },
      { card: 'market', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.77,
    recipe: [
      { card: 'merchant-ship', count: 3, rank: 'second' },
      { card: 'adventurer', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.77,
    recipe: [
      { card: 'cutpurse', count: 1, rank: 'second' },
      { card: 'island', count: 3, rank: 'second' },
    ],
  },
  {
    rate: 0.77,
    recipe: [
      { card: 'merchant-ship', count: 3, rank: 'second' },
      { card: 'artisan', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.768,
    recipe: [
      { card: 'council-room', count: 1, rank: 'first' },
      { card: 'island', count: 3, rank: 'second' },
    ],
  },
  {
    rate: 0.766,
    recipe: [
      { card: 'merchant-ship', count: 3, rank: 'second' },
      { card: 'laboratory', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.764,
    recipe: [
      { card: 'bandit', count: 1, rank: 'second' },
      { card: 'tactician', count: 1, rank: 'second' },
    ],
  },
  { rate: 0.764, recipe: [{ card: 'militia', count: 3, rank: 'second' }] },
  {
    rate: 0.762,
    recipe: [
      { card: 'smithy', count: 1, rank: 'second' },
      { card: 'island', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.762,
    recipe: [
      { card: 'council-room', count: 1, rank: 'first' },
      { card: 'adventurer', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.762,
    recipe: [
      { card: 'council-room', count: 1, rank: 'first' },
      { card: 'artisan', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.762,
    recipe: [
      { card: 'merchant-ship', count: 3, rank: 'second' },
      { card: 'library', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.762,
    recipe: [
      { card: 'bandit', count: 1, rank: 'second' },
      { card: 'library', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.762,
    recipe: [
      { card: 'merchant-ship', count: 3, rank: 'second' },
      { card: 'treasury', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.761,
    recipe: [
      { card: 'merchant-ship', count: 3, rank: 'second' },
      { card: 'mine', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.761,
    recipe: [
      { card: 'merchant-ship', count: 3, rank: 'second' },
      { card: 'bazaar', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.759,
    recipe: [
      { card: 'cutpurse', count: 1, rank: 'second' },
      { card: 'poacher', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.757,
    recipe: [
      { card: 'merchant-ship', count: 3, rank: 'second' },
      { card: 'explorer', count: 3, rank: 'second' },
    ],
  },
  {
    rate: 0.755,
    recipe: [
      { card: 'bandit', count: 2, rank: 'second' },
      { card: 'sentry', count: 4, rank: 'second' },
    ],
  },
  {
    rate: 0.754,
    recipe: [
      { card: 'sentry', count: 4, rank: 'second' },
      { card: 'bureaucrat', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.754,
    recipe: [
      { card: 'smithy', count: 1, rank: 'second' },
      { card: 'navigator', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.748,
    recipe: [
      { card: 'sentry', count: 4, rank: 'second' },
      { card: 'thief', count: 3, rank: 'second' },
    ],
  },
  {
    rate: 0.748,
    recipe: [
      { card: 'explorer', count: 1, rank: 'second' },
      { card: 'library', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.748,
    recipe: [
      { card: 'merchant-ship', count: 3, rank: 'second' },
      { card: 'warehouse', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.748,
    recipe: [
      { card: 'island', count: 3, rank: 'second' },
      { card: 'poacher', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.746,
    recipe: [
      { card: 'smithy', count: 1, rank: 'second' },
      { card: 'bureaucrat', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.746,
    recipe: [
      { card: 'bureaucrat', count: 1, rank: 'second' },
      { card: 'caravan', count: 4, rank: 'second' },
    ],
  },
  {
    rate: 0.746,
    recipe: [
      { card: 'council-room', count: 1, rank: 'first' },
      { card: 'explorer', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.745,
    recipe: [
      { card: 'merchant-ship', count: 3, rank: 'second' },
      { card: 'poacher', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.743,
    recipe: [
      { card: 'treasury', count: 2, rank: 'second' },
      { card: 'bureaucrat', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.743,
    recipe: [
      { card: 'island', count: 3, rank: 'second' },
      { card: 'navigator', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.743,
    recipe: [
      { card: 'island', count: 3, rank: 'second' },
      { card: 'treasury', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.741,
    recipe: [
      { card: 'library', count: 2, rank: 'second' },
      { card: 'bureaucrat', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.739,
    recipe: [
      { card: 'sentry', count: 4, rank: 'second' },
      { card: 'smugglers', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.738,
    recipe: [
      { card: 'thief', count: 3, rank: 'second' },
      { card: 'caravan', count: 4, rank: 'second' },
    ],
  },
  {
    rate: 0.738,
    recipe: [
      { card: 'island', count: 3, rank: 'second' },
      { card: 'laboratory', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.738,
    recipe: [
      { card: 'cutpurse', count: 1, rank: 'second' },
      { card: 'bazaar', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.738,
    recipe: [
      { card: 'cutpurse', count: 1, rank: 'second' },
      { card: 'explorer', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.738,
    recipe: [
      { card: 'explorer', count: 1, rank: 'second' },
      { card: 'navigator', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.736,
    recipe: [
      { card: 'cutpurse', count: 1, rank: 'second' },
      { card: 'library', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.736,
    recipe: [
      { card: 'island', count: 3, rank: 'second' },
      { card: 'mine', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.734,
    recipe: [
      { card: 'bureaucrat', count: 1, rank: 'second' },
      { card: 'market', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.734,
    recipe: [
      { card: 'cutpurse', count: 3, rank: 'second' },
      { card: 'festival', count: 3, rank: 'second' },
    ],
  },
  {
    rate: 0.734,
    recipe: [
      { card: 'island', count: 3, rank: 'second' },
      { card: 'festival', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.732,
    recipe: [
      { card: 'island', count: 3, rank: 'second' },
      { card: 'bazaar', count: 3, rank: 'second' },
    ],
  },
  {
    rate: 0.73,
    recipe: [
      { card: 'treasury', count: 2, rank: 'second' },
      { card: 'thief', count: 3, rank: 'second' },
    ],
  },
  {
    rate: 0.73,
    recipe: [
      { card: 'cutpurse', count: 1, rank: 'second' },
      { card: 'tactician', count: 1, rank: 'second' },
    ],
  },
  { rate: 0.73, recipe: [{ card: 'bandit', count: 2, rank: 'second' }] },
  {
    rate: 0.729,
    recipe: [
      { card: 'mine', count: 1, rank: 'second' },
      { card: 'caravan', count: 4, rank: 'second' },
    ],
  },
  {
    rate: 0.729,
    recipe: [
      { card: 'treasury', count: 2, rank: 'second' },
      { card: 'navigator', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.727,
    recipe: [
      { card: 'island', count: 3, rank: 'second' },
      { card: 'caravan', count: 4, rank: 'second' },
    ],
  },
  { rate: 0.726, recipe: [{ card: 'council-room', count: 1, rank: 'first' }] },
  {
    rate: 0.725,
    recipe: [
      { card: 'bureaucrat', count: 1, rank: 'second' },
      { card: 'laboratory', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.725,
    recipe: [
      { card: 'island', count: 3, rank: 'second' },
      { card: 'market', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.725,
    recipe: [
      { card: 'market', count: 10, rank: 'second' },
      { card: 'navigator', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.723,
    recipe: [
      { card: 'island', count: 3, rank: 'second' },
      { card: 'bureaucrat', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.723,
    recipe: [
      { card: 'explorer', count: 3, rank: 'second' },
      { card: 'poacher', count: 10, rank: 'second' },
    ],
  },
  { rate: 0.721, recipe: [{ card: 'smithy', count: 2, rank: 'second' }] },
  {
    rate: 0.718,
    recipe: [
      { card: 'mine', count: 1, rank: 'second' },
      { card: 'poacher', count: 10, rank: 'second' },
    ],
  },
  { rate: 0.718, recipe: [{ card: 'merchant-ship', count: 3, rank: 'second' }] },
  {
    rate: 0.716,
    recipe: [
      { card: 'explorer', count: 3, rank: 'second' },
      { card: 'festival', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.716,
    recipe: [
      { card: 'explorer', count: 3, rank: 'second' },
      { card: 'laboratory', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.716,
    recipe: [
      { card: 'explorer', count: 1, rank: 'second' },
      { card: 'tactician', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.714,
    recipe: [
      { card: 'explorer', count: 3, rank: 'second' },
      { card: 'market', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.714,
    recipe: [
      { card: 'caravan', count: 4, rank: 'second' },
      { card: 'smugglers', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.714,
    recipe: [
      { card: 'island', count: 3, rank: 'second' },
      { card: 'sentry', count: 4, rank: 'second' },
    ],
  },
  {
    rate: 0.714,
    recipe: [
      { card: 'explorer', count: 3, rank: 'second' },
      { card: 'bazaar', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.714,
    recipe: [
      { card: 'treasury', count: 2, rank: 'second' },
      { card: 'tactician', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.713,
    recipe: [
      { card: 'treasury', count: 2, rank: 'second' },
      { card: 'laboratory', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.713,
    recipe: [
      { card: 'treasury', count: 2, rank: 'second' },
      { card: 'market', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.711,
    recipe: [
      { card: 'treasury', count: 2, rank: 'second' },
      { card: 'festival', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.709,
    recipe: [
      { card: 'library', count: 1, rank: 'second' },
      { card: 'navigator', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.705,
    recipe: [
      { card: 'library', count: 2, rank: 'second' },
      { card: 'poacher', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.704,
    recipe: [
      { card: 'library', count: 2, rank: 'second' },
      { card: 'smugglers', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.704,
    recipe: [
      { card: 'treasury', count: 2, rank: 'second' },
      { card: 'mine', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.702,
    recipe: [
      { card: 'library', count: 2, rank: 'second' },
      { card: 'moat', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.702,
    recipe: [
      { card: 'treasury', count: 2, rank: 'second' },
      { card: 'outpost', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.698,
    recipe: [
      { card: 'treasury', count: 2, rank: 'second' },
      { card: 'bazaar', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.695,
    recipe: [
      { card: 'thief', count: 3, rank: 'second' },
      { card: 'poacher', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.695,
    recipe: [
      { card: 'navigator', count: 2, rank: 'second' },
      { card: 'laboratory', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.695,
    recipe: [
      { card: 'treasury', count: 2, rank: 'second' },
      { card: 'smugglers', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.695,
    recipe: [
      { card: 'sentry', count: 4, rank: 'second' },
      { card: 'outpost', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.695,
    recipe: [
      { card: 'sentry', count: 4, rank: 'second' },
      { card: 'vassal', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.693,
    recipe: [
      { card: 'sentry', count: 4, rank: 'second' },
      { card: 'moat', count: 1, rank: 'second' },
    ],
  },
  { rate: 0.691, recipe: [{ card: 'cutpurse', count: 1, rank: 'second' }] },
  {
    rate: 0.691,
    recipe: [
      { card: 'sentry', count: 4, rank: 'second' },
      { card: 'market', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.691,
    recipe: [
      { card: 'navigator', count: 2, rank: 'second' },
      { card: 'bazaar', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.689,
    recipe: [
      { card: 'treasury', count: 2, rank: 'second' },
      { card: 'adventurer', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.689,
    recipe: [
      { card: 'treasury', count: 2, rank: 'second' },
      { card: 'artisan', count: 1, rank: 'second' },
    ],
  },
  { rate: 0.688, recipe: [{ card: 'explorer', count: 3, rank: 'second' }] },
  {
    rate: 0.688,
    recipe: [
      { card: 'bureaucrat', count: 1, rank: 'second' },
      { card: 'festival', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.688,
    recipe: [
      { card: 'sentry', count: 4, rank: 'second' },
      { card: 'laboratory', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.686,
    recipe: [
      { card: 'sentry', count: 4, rank: 'second' },
      { card: 'bazaar', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.684,
    recipe: [
      { card: 'bureaucrat', count: 1, rank: 'second' },
      { card: 'poacher', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.684,
    recipe: [
      { card: 'sentry', count: 4, rank: 'second' },
      { card: 'mine', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.684,
    recipe: [
      { card: 'sentry', count: 4, rank: 'second' },
      { card: 'adventurer', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.684,
    recipe: [
      { card: 'sentry', count: 4, rank: 'second' },
      { card: 'treasury', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.684,
    recipe: [
      { card: 'sentry', count: 4, rank: 'second' },
      { card: 'artisan', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.682,
    recipe: [
      { card: 'market', count: 10, rank: 'second' },
      { card: 'caravan', count: 4, rank: 'second' },
    ],
  },
  {
    rate: 0.68,
    recipe: [
      { card: 'thief', count: 3, rank: 'second' },
      { card: 'chapel', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.68,
    recipe: [
      { card: 'sentry', count: 4, rank: 'second' },
      { card: 'poacher', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.679,
    recipe: [
      { card: 'sentry', count: 4, rank: 'second' },
      { card: 'festival', count: 10, rank: 'second' },
    ],
  },
  { rate: 0.677, recipe: [{ card: 'library', count: 2, rank: 'second' }] },
  {
    rate: 0.677,
    recipe: [
      { card: 'poacher', count: 10, rank: 'second' },
      { card: 'smugglers', count: 1, rank: 'second' },
    ],
  },
  { rate: 0.675, recipe: [{ card: 'island', count: 3, rank: 'second' }] },
  {
    rate: 0.675,
    recipe: [
      { card: 'treasury', count: 2, rank: 'second' },
      { card: 'woodcutter', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.675,
    recipe: [
      { card: 'navigator', count: 1, rank: 'second' },
      { card: 'tactician', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.673,
    recipe: [
      { card: 'treasury', count: 2, rank: 'second' },
      { card: 'chancellor', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.673,
    recipe: [
      { card: 'thief', count: 3, rank: 'second' },
      { card: 'fishing-village', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.671,
    recipe: [
      { card: 'bureaucrat', count: 1, rank: 'second' },
      { card: 'spy', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.671,
    recipe: [
      { card: 'market', count: 10, rank: 'second' },
      { card: 'moneylender', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.671,
    recipe: [
      { card: 'remodel', count: 1, rank: 'second' },
      { card: 'caravan', count: 4, rank: 'second' },
    ],
  },
  {
    rate: 0.668,
    recipe: [
      { card: 'thief', count: 3, rank: 'second' },
      { card: 'tactician', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.668,
    recipe: [
      { card: 'laboratory', count: 2, rank: 'second' },
      { card: 'smugglers', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.666,
    recipe: [
      { card: 'mine', count: 1, rank: 'second' },
      { card: 'laboratory', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.664,
    recipe: [
      { card: 'bureaucrat', count: 1, rank: 'second' },
      { card: 'tactician', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.662,
    recipe: [
      { card: 'market', count: 10, rank: 'second' },
      { card: 'thief', count: 3, rank: 'second' },
    ],
  },
  {
    rate: 0.662,
    recipe: [
      { card: 'mine', count: 1, rank: 'second' },
      { card: 'market', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.662,
    recipe: [
      { card: 'navigator', count: 2, rank: 'second' },
      { card: 'adventurer', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.662,
    recipe: [
      { card: 'navigator', count: 2, rank: 'second' },
      { card: 'artisan', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.661,
    recipe: [
      { card: 'thief', count: 3, rank: 'second' },
      { card: 'bazaar', count: 3, rank: 'second' },
    ],
  },
  {
    rate: 0.661,
    recipe: [
      { card: 'navigator', count: 2, rank: 'second' },
      { card: 'festival', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.659,
    recipe: [
      { card: 'market', count: 10, rank: 'second' },
      { card: 'vassal', count: 1, rank: 'second' },
    ],
  },
  { rate: 0.657, recipe: [{ card: 'sentry', count: 4, rank: 'second' }] },
  {
    rate: 0.657,
    recipe: [
      { card: 'bureaucrat', count: 1, rank: 'second' },
      { card: 'vassal', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.641,
    recipe: [
      { card: 'festival', count: 10, rank: 'second' },
      { card: 'chancellor', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.641,
    recipe: [
      { card: 'market', count: 10, rank: 'second' },
      { card: 'chancellor', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.641,
    recipe: [
      { card: 'market', count: 10, rank: 'second' },
      { card: 'woodcutter', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.641,
    recipe: [
      { card: 'market', count: 10, rank: 'second' },
      { card: 'smugglers', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.639,
    recipe: [
      { card: 'mine', count: 1, rank: 'second' },
      { card: 'festival', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.637,
    recipe: [
      { card: 'mine', count: 1, rank: 'second' },
      { card: 'navigator', count: 1, rank: 'second' },
    ],
  },
  { rate: 0.635, recipe: [{ card: 'treasury', count: 2, rank: 'second' }] },
  {
    rate: 0.634,
    recipe: [
      { card: 'laboratory', count: 2, rank: 'second' },
      { card: 'moneylender', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.634,
    recipe: [
      { card: 'navigator', count: 2, rank: 'second' },
      { card: 'poacher', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.63,
    recipe: [
      { card: 'market', count: 10, rank: 'second' },
      { card: 'warehouse', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.629,
    recipe: [
      { card: 'smugglers', count: 1, rank: 'second' },
      { card: 'merchant', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.629,
    recipe: [
      { card: 'poacher', count: 10, rank: 'second' },
      { card: 'warehouse', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.627,
    recipe: [
      { card: 'thief', count: 3, rank: 'second' },
      { card: 'laboratory', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.627,
    recipe: [
      { card: 'thief', count: 3, rank: 'second' },
      { card: 'haven', count: 2, rank: 'second' },
    ],
  },
  { rate: 0.625, recipe: [{ card: 'bureaucrat', count: 1, rank: 'second' }] },
  {
    rate: 0.625,
    recipe: [
      { card: 'laboratory', count: 2, rank: 'second' },
      { card: 'chancellor', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.625,
    recipe: [
      { card: 'thief', count: 3, rank: 'second' },
      { card: 'outpost', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.625,
    recipe: [
      { card: 'laboratory', count: 2, rank: 'second' },
      { card: 'bazaar', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.623,
    recipe: [
      { card: 'thief', count: 3, rank: 'second' },
      { card: 'warehouse', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.621,
    recipe: [
      { card: 'moat', count: 1, rank: 'second' },
      { card: 'adventurer', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.621,
    recipe: [
      { card: 'moat', count: 1, rank: 'second' },
      { card: 'artisan', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.621,
    recipe: [
      { card: 'tactician', count: 1, rank: 'second' },
      { card: 'pirate-ship', count: 3, rank: 'second' },
    ],
  },
  {
    rate: 0.62,
    recipe: [
      { card: 'navigator', count: 2, rank: 'second' },
      { card: 'caravan', count: 4, rank: 'second' },
    ],
  },
  {
    rate: 0.62,
    recipe: [
      { card: 'bazaar', count: 10, rank: 'second' },
      { card: 'vassal', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.618,
    recipe: [
      { card: 'poacher', count: 10, rank: 'second' },
      { card: 'woodcutter', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.618,
    recipe: [
      { card: 'tactician', count: 1, rank: 'second' },
      { card: 'smugglers', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.616,
    recipe: [
      { card: 'poacher', count: 10, rank: 'second' },
      { card: 'vassal', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.614,
    recipe: [
      { card: 'thief', count: 3, rank: 'second' },
      { card: 'village', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.614,
    recipe: [
      { card: 'bazaar', count: 10, rank: 'second' },
      { card: 'moneylender', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.614,
    recipe: [
      { card: 'bazaar', count: 10, rank: 'second' },
      { card: 'smugglers', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.613,
    recipe: [
      { card: 'smugglers', count: 1, rank: 'second' },
      { card: 'warehouse', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.613,
    recipe: [
      { card: 'caravan', count: 4, rank: 'second' },
      { card: 'vassal', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.607,
    recipe: [
      { card: 'laboratory', count: 2, rank: 'second' },
      { card: 'festival', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.607,
    recipe: [
      { card: 'laboratory', count: 2, rank: 'second' },
      { card: 'outpost', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.607,
    recipe: [
      { card: 'laboratory', count: 2, rank: 'second' },
      { card: 'tactician', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.605,
    recipe: [
      { card: 'poacher', count: 10, rank: 'second' },
      { card: 'chancellor', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.605,
    recipe: [
      { card: 'bazaar', count: 10, rank: 'second' },
      { card: 'woodcutter', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.605,
    recipe: [
      { card: 'warehouse', count: 2, rank: 'second' },
      { card: 'treasure-map', count: 3, rank: 'second' },
    ],
  },
  { rate: 0.603, recipe: [{ card: 'mine', count: 1, rank: 'second' }] },
  {
    rate: 0.6,
    recipe: [
      { card: 'laboratory', count: 2, rank: 'second' },
      { card: 'poacher', count: 10, rank: 'second' },
    ],
  },
  {
    rate: 0.6,
    recipe: [
      { card: 'navigator', count: 2, rank: 'second' },
      { card: 'smugglers', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.598,
    recipe: [
      { card: 'thief', count: 3, rank: 'second' },
      { card: 'merchant', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.596,
    recipe: [
      { card: 'caravan', count: 4, rank: 'second' },
      { card: 'workshop', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.596,
    recipe: [
      { card: 'thief', count: 3, rank: 'second' },
      { card: 'spy', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.596,
    recipe: [
      { card: 'festival', count: 10, rank: 'second' },
      { card: 'smugglers', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.596,
    recipe: [
      { card: 'festival', count: 10, rank: 'second' },
      { card: 'caravan', count: 4, rank: 'second' },
    ],
  },
  {
    rate: 0.595,
    recipe: [
      { card: 'laboratory', count: 2, rank: 'second' },
      { card: 'woodcutter', count: 1, rank: 'second' },
    ],
  },
  { rate: 0.593, recipe: [{ card: 'market', count: 10, rank: 'second' }] },
  {
    rate: 0.588,
    recipe: [
      { card: 'tactician', count: 1, rank: 'second' },
      { card: 'chancellor', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.588,
    recipe: [
      { card: 'thief', count: 3, rank: 'second' },
      { card: 'lighthouse', count: 2, rank: 'second' },
    ],
  },
  { rate: 0.585, recipe: [{ card: 'moat', count: 1, rank: 'second' }] },
  {
    rate: 0.584,
    recipe: [
      { card: 'tactician', count: 1, rank: 'second' },
      { card: 'outpost', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.582,
    recipe: [
      { card: 'tactician', count: 1, rank: 'second' },
      { card: 'treasure-map', count: 3, rank: 'second' },
    ],
  },
  {
    rate: 0.579,
    recipe: [
      { card: 'remodel', count: 1, rank: 'second' },
      { card: 'tactician', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.579,
    recipe: [
      { card: 'remodel', count: 1, rank: 'second' },
      { card: 'merchant', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.579,
    recipe: [
      { card: 'bazaar', count: 10, rank: 'second' },
      { card: 'poacher', count: 10, rank: 'second' },
    ],
  },
  { rate: 0.578, recipe: [{ card: 'navigator', count: 2, rank: 'second' }] },
  {
    rate: 0.571,
    recipe: [
      { card: 'caravan', count: 4, rank: 'second' },
      { card: 'warehouse', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.568,
    recipe: [
      { card: 'moneylender', count: 1, rank: 'second' },
      { card: 'adventurer', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.568,
    recipe: [
      { card: 'moneylender', count: 1, rank: 'second' },
      { card: 'artisan', count: 1, rank: 'second' },
    ],
  },
  { rate: 0.566, recipe: [{ card: 'thief', count: 3, rank: 'second' }] },
  {
    rate: 0.566,
    recipe: [
      { card: 'poacher', count: 10, rank: 'second' },
      { card: 'ambassador', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.564,
    recipe: [
      { card: 'smugglers', count: 1, rank: 'second' },
      { card: 'spy', count: 2, rank: 'second' },
    ],
  },
  {
    rate: 0.562,
    recipe: [
      { card: 'treasure-map', count: 3, rank: 'second' },
      { card: 'chapel', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.561,
    recipe: [
      { card: 'smugglers', count: 1, rank: 'second' },
      { card: 'adventurer', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.561,
    recipe: [
      { card: 'smugglers', count: 1, rank: 'second' },
      { card: 'artisan', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.559,
    recipe: [
      { card: 'tactician', count: 1, rank: 'second' },
      { card: 'adventurer', count: 1, rank: 'second' },
    ],
  },
  {
    rate: 0.559,
    recipe: [
      { card: 'tactician', count: 1, rank: 'second' },
      { card: 'artisan', count: 1, rank: 'second' },
    ],
  },
  { rate: 0.557, recipe: [{ card: 'laboratory', count: 2, rank: 'second' }] },
  {
    rate: 0.552,
    recipe: [
      { card: 'tactician', count: 1, rank: 'second' },
      { card: 'woodcutter', count: 1, rank: 'second' },
    ],
  },
  { rate: 0.546, recipe: [{ card: 'festival', count: 10, rank: 'second' }] },
  {
    rate: 0.545,
    recipe: [
      { card: 'moneylender', count: 1, rank: 'second' },
      { card: 'treasure-map', count: 3, rank: 'second' },
    ],
  },
  { rate: 0.542, recipe: [{ card: 'bazaar', count: 10, rank: 'second' }] },
  { rate: 0.534, recipe: [{ card: 'poacher', count: 10, rank: 'second' }] },
  {
    rate: 0.53,
    recipe: [
      { card: 'vassal', count: 3, rank: 'second' },
      { card: 'fishing-village', count: 3, rank: 'second' },
    ],
  },
  { rate: 0.53, recipe: [{ card: 'remodel', count: 1, rank: 'second' }] },
  { rate: 0.53, recipe: [{ card: 'caravan', count: 4, rank: 'second' }] },
  { rate: 0.53, recipe: [{ card: 'tactician', count: 1, rank: 'second' }] },
  { rate: 0.527, recipe: [{ card: 'smugglers', count: 1, rank: 'second' }] },
];

/** The same for published menus that do not fit the mould of a recipe, or do better than it. */
export const KNOWN_MENUS: readonly { readonly id: MenuId; readonly rate: number }[] = [
  { id: 'sea-hag', rate: 0.989 },
  { id: 'witch', rate: 0.979 },
  { id: 'double-witch', rate: 0.96 },
  { id: 'fv-wharf', rate: 0.943 },
  { id: 'workshop-gardens', rate: 0.945 },
  { id: 'gardens-workshop', rate: 0.943 },
  { id: 'ghost-ship', rate: 0.935 },
  { id: 'wharf', rate: 0.836 },
  { id: 'island', rate: 0.753 },
  { id: 'smithy', rate: 0.746 },
  { id: 'militia', rate: 0.745 },
  { id: 'big-smithy', rate: 0.736 },
  { id: 'map-warehouse', rate: 0.726 },
  { id: 'council-room', rate: 0.711 },
  { id: 'treasury', rate: 0.614 },
  { id: 'laboratory', rate: 0.604 },
];
