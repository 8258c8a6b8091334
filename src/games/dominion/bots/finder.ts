import { luckFrom, must, random } from '@antilles/engine';
import { dominion } from '../rules/game';
import { KINGDOM_CARDS, type CardId } from '../rules/printed';
import type { Options } from '../rules/options';
import { KNOWN_ENGINES } from './engines';
import { KNOWN_MENUS, KNOWN_RECIPES } from './knowledge';
import { cardsOf, MENUS, type Menu } from './menus';
import { menuOf, type KnownRecipe, type Recipe } from './plans';
import type { Plan } from './policy';
import { winnersOf } from './reference';
import { playByPlans } from './rollout';

/** Finds what to build in a kingdom: from what was learnt beforehand, and by playing it out. */

export interface Candidate {
  readonly recipe: Recipe;
  readonly menu: Menu;
  /** How often it beat Big Money when it was tried out; an engine is judged by the best of its parts as well. */
  readonly rate: number;
  /** Several parts that need each other, and somebody who knows how to put them together. */
  readonly isEngine: boolean;
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
export function candidatesIn(kingdom: readonly CardId[]): Candidate[] {
  const has = (cards: readonly CardId[]): boolean =>
    cards.every((card) => kingdom.includes(card) || !KINGDOM_CARDS.includes(card));
  const recipes = KNOWN_RECIPES.filter(({ recipe }) => has(recipe.map(({ card }) => card)));
  const menus = KNOWN_MENUS.filter(({ id }) => has(cardsOf(MENUS[id])));
  const engines = KNOWN_ENGINES.filter(({ recipe }) => has(recipe.map(({ card }) => card)));
  const made = ({ recipe, rate }: KnownRecipe, isEngine: boolean): Candidate => {
    return { recipe, rate, menu: menuOf(recipe), isEngine };
  };
  return [
    ...recipes.map((known) => made(known, false)),
    ...engines.map((known) => made(known, true)),
    ...menus.map(({ id, rate }) => ({ recipe: recipeOf(MENUS[id]), rate, menu: MENUS[id], isEngine: false })),
    made({ recipe: [], rate: 0.5 }, false),
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

/** How many plain recipes stand, beside Big Money, for whatever others may be building. */
const PLAIN_RIVALS = 3;
/** The stages of the trial: how many candidates are still in it, and how often each meets every rival. */
const STAGES = [
  { entrants: 12, rounds: 3 },
  { entrants: 6, rounds: 6 },
  { entrants: 3, rounds: 12 },
] as const;

/**
 * The best recipe for the kingdom: the likeliest ones are tried against what others may be building, because beating Big
 * Money is one thing and beating a Witch another. All meet the same rivals on the same deals; the better half goes on.
 * Yields before and after every game; hurried, it takes the best so far.
 */
export function* findPlan(options: Options, seats: number): Generator<void, Candidate, boolean | undefined> {
  const key = keyOf(options, seats);
  const known = remembered.get(key);
  if (known !== undefined) return known;

  const candidates = candidatesFor(options.kingdom);
  const plain = candidates.filter(({ isEngine }) => !isEngine).slice(0, PLAIN_RIVALS);
  const rivals = [MENUS['bm-ultimate'], ...plain.map(({ menu }) => menu)].map(asPlan);
  let entrants = candidates.map((candidate) => ({ candidate, points: 0 }));
  // Its own dice, the same for everybody: the plan depends on the kingdom alone.
  const luck = luckFrom(20261116);
  let hurried = (yield) === true;
  for (const stage of STAGES) {
    entrants = entrants.slice(0, stage.entrants);
    for (let game = 0; game < stage.rounds * rivals.length && !hurried; game++) {
      const seed = Math.floor(random(luck) * 4294967296);
      for (const entrant of entrants) {
        entrant.points += playAgainst(rivals, entrant.candidate.menu, game, options, seats, seed);
        hurried = (yield) === true || hurried;
      }
    }
    entrants.sort((a, b) => b.points - a.points);
  }
  const found = must(entrants[0], 'no plan').candidate;
  if (!hurried) {
    if (remembered.size >= REMEMBERED_AT_MOST) remembered.clear();
    remembered.set(key, found);
  }
  return found;
}

/** A menu's share of one game against the rivals whose turn it is; it sits in every seat in turn. */
function playAgainst(
  rivals: readonly Plan[],
  menu: Menu,
  game: number,
  options: Options,
  seats: number,
  seed: number,
): number {
  const own = Math.floor(game / rivals.length) % seats;
  const plans = Array.from({ length: seats }, (_, seat) =>
    seat === own ? asPlan(menu) : must(rivals[(game + seat) % rivals.length], 'no rival'),
  );
  const state = dominion.setup({ ...options, startSeat: 0 }, seats, seed);
  playByPlans(state, plans);
  const winners = winnersOf(state);
  return winners.includes(own) ? 1 / winners.length : 0;
}

export const asPlan = (menu: Menu): Plan => ({ menu, noSuicide: true, endsToWin: true });
