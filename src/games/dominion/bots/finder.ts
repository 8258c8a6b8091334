import { luckFrom, must, random, type HasRng } from '@antilles/engine';
import { dominion } from '../rules/game';
import { KINGDOM_CARDS, type CardId } from '../rules/printed';
import type { Options } from '../rules/options';
import { KNOWN_ENGINES } from './engines';
import { KNOWN_MENUS, KNOWN_RECIPES } from './knowledge';
import { cardsOf, MENUS, type Menu } from './menus';
import { menuOf, USUAL, variantsOf, type KnownRecipe, type Recipe, type Style } from './plans';
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
  /** How the recipe is carried out; left out by published menus, which say it themselves. */
  readonly style?: Style;
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
    return { recipe, rate, menu: menuOf(recipe), isEngine, style: USUAL };
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
export function* findPlan(
  options: Options,
  seats: number,
  rounds = roundsFor(seats),
): Generator<void, Candidate, boolean | undefined> {
  const key = keyOf(options, seats);
  const known = rounds === roundsFor(seats) ? remembered.get(key) : undefined;
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
  let found = must(entrants[0], 'no plan').candidate;
  for (let round = 0; round < rounds && !hurried; round++) {
    const better: Candidate | null = yield* bettered(found, options, seats, rivals, luck);
    if (better === found) break;
    if (better === null) hurried = true;
    else found = better;
  }
  if (!hurried && rounds === roundsFor(seats)) {
    if (remembered.size >= REMEMBERED_AT_MOST) remembered.clear();
    remembered.set(key, found);
  }
  return found;
}

/** How often the plan found is looked over for something to better: for two players, whose games are short. */
const roundsFor = (seats: number): number => (seats === 2 ? 2 : 0);
/** The stages of that: how many variants are still in it, and how many games each plays. */
const LOOKS = [
  { entrants: 30, games: 12 },
  { entrants: 8, games: 24 },
  { entrants: 3, games: 56 },
] as const;
/** How many of the games of the last look a variant has to win more than the plan. */
const MARGIN = 3;

/**
 * The plan with one thing changed, if that is better: against the plan itself as often as against all the others, because
 * somebody may have found the same. All play on the same deals, and the plan plays along to the end. Null: hurried.
 */
function* bettered(
  plan: Candidate,
  options: Options,
  seats: number,
  rivals: readonly Plan[],
  luck: HasRng,
): Generator<void, Candidate | null, boolean | undefined> {
  const { recipe, style = USUAL } = plan;
  const [bigMoney, plain] = rivals;
  const others = [asPlan(plan.menu), bigMoney ?? asPlan(plan.menu), asPlan(plan.menu), plain ?? asPlan(plan.menu)];
  let entrants = variantsOf(recipe, style, options.kingdom).map(([other, as]) => ({
    candidate: { ...plan, recipe: other, style: as, menu: menuOf(other, as) },
    points: 0,
  }));
  const champion = { candidate: plan, points: 0 };
  for (const { entrants: atMost, games } of LOOKS) {
    entrants = entrants.slice(0, atMost);
    for (const entrant of [champion, ...entrants]) entrant.points = 0;
    for (let game = 0; game < games; game++) {
      const seed = Math.floor(random(luck) * 4294967296);
      for (const entrant of [champion, ...entrants]) {
        entrant.points += playAgainst(others, entrant.candidate.menu, game, options, seats, seed);
        if ((yield) === true) return null;
      }
    }
    entrants.sort((a, b) => b.points - a.points);
  }
  const best = must(entrants[0], 'nothing to change');
  return best.points >= champion.points + MARGIN ? best.candidate : plan;
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
