import { luckFrom, random, type HasRng, type Seat } from '@antilles/engine';
import { dominion } from '../rules/game';
import { KINGDOM_CARDS, type CardId } from '../rules/printed';
import type { Options } from '../rules/state';
import { KNOWN_MENUS, KNOWN_RECIPES } from './knowledge';
import { cardsOf, MENUS, type Menu } from './menus';
import { menuOf, type Recipe } from './plans';
import type { Plan } from './policy';
import { winnersOf } from './reference';
import { playByPlans } from './rollout';

/** Finds what to build in a kingdom: from what was learnt beforehand, and by playing it out. */

export interface Candidate {
  readonly recipe: Recipe;
  readonly menu: Menu;
  /** How often it beat Big Money when it was tried out. */
  readonly rate: number;
}

const REMEMBERED_AT_MOST = 50;
const listed = new Map<string, Candidate[]>();

/** As `candidatesIn`, found once for each kingdom. */
export function candidatesFor(kingdom: readonly CardId[]): readonly Candidate[] {
  const key = kingdom.join();
  const known = listed.get(key);
  if (known !== undefined) return known;
  if (listed.size >= REMEMBERED_AT_MOST) listed.clear();
  const found = candidatesIn(kingdom);
  listed.set(key, found);
  return found;
}

/** The known recipes and menus that this kingdom has all the cards for, best first. Money alone is always one of them. */
function candidatesIn(kingdom: readonly CardId[]): Candidate[] {
  const has = (cards: readonly CardId[]): boolean =>
    cards.every((card) => kingdom.includes(card) || !KINGDOM_CARDS.includes(card));
  const recipes = KNOWN_RECIPES.filter(({ recipe }) => has(recipe.map(({ card }) => card)));
  const menus = KNOWN_MENUS.filter(({ id }) => has(cardsOf(MENUS[id])));
  return [
    ...recipes.map(({ recipe, rate }): Candidate => ({ recipe, rate, menu: menuOf(recipe) })),
    ...menus.map(({ id, rate }): Candidate => ({ recipe: recipeOf(MENUS[id]), rate, menu: MENUS[id] })),
    { recipe: [], rate: 0.5, menu: menuOf([]) },
  ].sort((a, b) => b.rate - a.rate);
}

/** What a published menu is about, for words: the kingdom cards it buys. */
export const recipeOf = (menu: Menu): Recipe =>
  cardsOf(menu)
    .filter((card) => KINGDOM_CARDS.includes(card))
    .map((card) => ({ card, count: 1, rank: 'second' }));

/** The same kingdom always gives the same answer, so that it need not be found twice. */
const remembered = new Map<string, Candidate>();
const keyOf = ({ kingdom, edition }: Options, seats: number): string => [...kingdom].sort().join() + edition + seats;

/** How many candidates play each other, and how many games a pair. */
const FINALISTS = 6;
const GAMES_A_PAIR = 24;

/**
 * The best recipe for the kingdom: the likeliest ones play each other, because beating Big Money is one thing and
 * beating a Witch another. Yields after every game; hurried, it takes the best so far.
 */
export function* findPlan(options: Options, seats: number): Generator<void, Candidate, boolean | undefined> {
  const key = keyOf(options, seats);
  const known = remembered.get(key);
  if (known !== undefined) return known;

  const finalists = candidatesFor(options.kingdom).slice(0, FINALISTS);
  const points = finalists.map(() => 0);
  // Its own dice, the same for everybody: the plan depends on the kingdom alone.
  const luck = luckFrom(20261116);
  let hurried = false;
  for (let round = 0; round < GAMES_A_PAIR && !hurried; round++) {
    for (let i = 0; i < finalists.length && !hurried; i++) {
      for (let j = i + 1; j < finalists.length && !hurried; j++) {
        const share = playPair(options, finalists[i] as Candidate, finalists[j] as Candidate, round % 2, luck);
        points[i] = (points[i] ?? 0) + share;
        points[j] = (points[j] ?? 0) + 1 - share;
        hurried = (yield) === true;
      }
    }
  }
  let best = 0;
  for (let i = 1; i < finalists.length; i++) if ((points[i] ?? 0) > (points[best] ?? 0)) best = i;
  const found = finalists[best] as Candidate;
  if (!hurried) {
    if (remembered.size >= REMEMBERED_AT_MOST) remembered.clear();
    remembered.set(key, found);
  }
  return found;
}

/** The first one's share of a two-player game between two candidates. */
function playPair(options: Options, a: Candidate, b: Candidate, startSeat: Seat, luck: HasRng): number {
  const state = dominion.setup({ ...options, startSeat }, 2, Math.floor(random(luck) * 4294967296));
  playByPlans(state, [asPlan(a.menu), asPlan(b.menu)]);
  const winners = winnersOf(state);
  return winners.includes(0) ? 1 / winners.length : 0;
}

export const asPlan = (menu: Menu): Plan => ({ menu, noSuicide: true, endsToWin: true });
