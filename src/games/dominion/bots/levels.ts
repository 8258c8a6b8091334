import { random } from '@antilles/engine';
import type { Bot, Thought } from '@/bots/bot';
import { BUY, END_PHASE, type Action } from '../rules/actions';
import type { Ask } from '../rules/asks';
import type { CardId } from '../rules/printed';
import type { State } from '../rules/state';
import type { View } from '../rules/view';
import { isWorthSearching, searchAnswer, searchBuy, type BuySearchSettings } from './buySearch';
import { winningBuy } from './endgame';
import { doing, explain, lookedAhead } from './explain';
import { asPlan, candidatesFor, findPlan, recipeOf } from './finder';
import { MENUS, type Menu, type MenuRule } from './menus';
import { buyFrom, follow, type Plan } from './policy';
import { menuOf, type Recipe } from './plans';

type DominionBot = Bot<State, Action, View, Ask>;

/** Plays a menu as it stands, with the rules of thumb for everything else. */
export function menuBot(menu: Menu, noSuicide = true): DominionBot {
  const plan: Plan = { menu, noSuicide };
  return {
    id: menu.id,
    *think(seen, luck): Thought<Action> {
      const state = seen.imagine(luck);
      const action = follow(plan, state, seen.decision);
      return { action, reasons: explain(state, seen.seat, seen.decision.kind, action, []) };
    },
  };
}

/**
 * Finds its recipe by playing the likeliest ones against each other, and looks ahead before it buys; or keeps to the menu
 * it is given.
 */
export function searchingBot(id: string, settings: BuySearchSettings, given?: Menu): DominionBot {
  return {
    id,
    *think(seen, luck): Thought<Action> {
      const { view, decision, seat } = seen;
      const { recipe, menu } = given
        ? { recipe: recipeOf(given), menu: given }
        : yield* findPlan(view.options, view.players.length);
      const state = seen.imagine(luck);
      const usual = follow(asPlan(menu), state, decision);
      const isBuying = decision.kind === 'buy-phase' && usual.type !== 'play-treasures';
      // What ends the game and wins it needs no looking ahead.
      const winning = isBuying ? winningBuy(state, seat) : null;
      if (winning !== null)
        return { action: BUY[winning], reasons: [doing(decision.kind, BUY[winning]), { key: 'reason.ends-well' }] };
      const isSearched = isBuying
        ? decision.actions.length > 1
        : settings.answers !== undefined && isWorthSearching(state, decision, usual);
      if (!isSearched) return { action: usual, reasons: explain(state, seat, decision.kind, usual, recipe) };
      const choice = isBuying
        ? yield* searchBuy(seen, menu, settings, luck)
        : yield* searchAnswer(seen, menu, usual, settings, luck);
      const { action } = choice.best;
      const reasons = explain(state, seat, decision.kind, action, recipe);
      return { action, reasons: isBuying ? [...reasons, ...lookedAhead(choice)] : reasons };
    },
  };
}

/** How often the next best thing is bought instead of the best. */
const SLIPS = { easy: 0.18, medium: 0.11, skilled: 0.05 } as const;

/** What a level builds in a kingdom, and how. */
interface Build {
  readonly recipe: Recipe;
  readonly plan: Plan;
}

/** Money and something of the kingdom, and now and then a buy that is only nearly right. */
const plainBot = (id: keyof typeof SLIPS, buildIn: (kingdom: readonly CardId[]) => Build): DominionBot => ({
  id,
  *think(seen, luck): Thought<Action> {
    const state = seen.imagine(luck);
    const { recipe, plan } = buildIn(seen.view.options.kingdom);
    let action = follow(plan, state, seen.decision);
    if (action.type === 'buy' && random(luck) < SLIPS[id]) action = nextBest(plan, state, seen.seat, action.card);
    return { action, reasons: explain(state, seen.seat, seen.decision.kind, action, recipe) };
  },
});

/** So many of one card that is good, though not always the best there is. */
function favourite(kingdom: readonly CardId[], best: number, most: number): Recipe {
  const singles = candidatesFor(kingdom).filter(({ recipe }) => recipe.length === 1);
  const choice = singles[Math.min(best, singles.length - 1)];
  return choice === undefined ? [] : choice.recipe.map((item) => ({ ...item, count: Math.min(most, item.count) }));
}

/** Provinces and Gold at once, and a late thought for the end. */
const easyMenu = (recipe: Recipe): Menu => ({
  id: 'easy',
  rules: [
    { card: 'province' },
    { card: 'duchy', when: (p) => p.left('province') <= 3 },
    { card: 'gold' },
    ...recipe.map(({ card, count }): MenuRule => ({ card, when: (p) => p.own(card) < count })),
    { card: 'silver' },
  ],
});

/** The same menu without its first choice. */
function nextBest(plan: Plan, state: State, seat: number, card: CardId): Action {
  const menu: Menu = { id: plan.menu.id, rules: plan.menu.rules.filter((rule) => rule.card !== card) };
  const other = buyFrom({ ...plan, menu }, state, seat);
  return other === null ? END_PHASE : BUY[other];
}

/** A beginner: the second best card, once, and points too soon. */
const easy = plainBot('easy', (kingdom) => {
  const recipe = favourite(kingdom, 1, 1);
  return { recipe, plan: { menu: easyMenu(recipe), noSuicide: false } };
});
/** Somebody who has played a little: the best card, once, and points in time. */
const medium = plainBot('medium', (kingdom) => {
  const recipe = favourite(kingdom, 0, 1);
  return { recipe, plan: asPlan(menuOf(recipe)) };
});
/** The best known recipe for the kingdom, and proper play of every card. */
const skilled = plainBot('skilled', (kingdom) => {
  const best = candidatesFor(kingdom).find(({ isEngine }) => !isEngine);
  const { recipe, menu } = best ?? { recipe: [], menu: menuOf([]) };
  return { recipe, plan: asPlan(menu) };
});

const HARD: BuySearchSettings = { rollouts: 300, answers: 150, candidates: 5, guard: 2 };

const published = Object.fromEntries(Object.values(MENUS).map((menu) => [menu.id, menuBot(menu)] as const)) as Readonly<
  Record<keyof typeof MENUS, DominionBot>
>;

export const bots = {
  easy,
  medium,
  skilled,
  hard: searchingBot('hard', HARD),
  greedy: menuBot(MENUS['bm-ultimate']),
  ...published,
};
