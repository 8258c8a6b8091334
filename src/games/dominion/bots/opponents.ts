import type { Seat } from '@antilles/engine';
import { KINGDOM_CARDS, type CardId } from '../rules/printed';
import { allCards, copies, playerAt, type State } from '../rules/state';
import { candidatesFor, type Candidate } from './finder';
import { MENUS, type Menu } from './menus';
import { menuOf, type Recipe } from './plans';

/** What other players seem to be building, from what they own: gains are public. */

/** Before somebody has had so many turns, what they lack says little. */
const TELLING_TURNS = 4;
/** A card that a plan has no use for speaks against it more than a card of the plan speaks for it. */
const STRANGER = -2;
/** How much a missing card of the plan speaks against it, a turn. */
const MISSING = -0.08;

/** The menu this player most likely follows; `otherwise` while nothing is known. */
export function guessMenu(state: State, seat: Seat, otherwise: Menu): Menu {
  const player = playerAt(state, seat);
  const cards = allCards(player);
  const owned = KINGDOM_CARDS.filter((card) => cards.includes(card));
  if (owned.length === 0) return player.turns < TELLING_TURNS ? otherwise : MENUS['bm-ultimate'];
  let best: Candidate | null = null;
  let highest = 0;
  for (const candidate of candidatesFor(state.options.kingdom)) {
    const fit = fitOf(candidate.recipe, owned, player.turns);
    if (fit > highest) {
      highest = fit;
      best = candidate;
    }
  }
  const known = owned.map((card): Recipe[number] => ({ card, count: copies(cards, card), rank: 'second' }));
  if (best === null) return menuOf(known);
  // A published menu counts in its own way; a recipe lets them buy at least as many as they have.
  if (best.menu.id in MENUS) return best.menu;
  return menuOf(best.recipe.map((item) => ({ ...item, count: Math.max(item.count, copies(cards, item.card)) })));
}

/** Above zero: what is owned fits. The first of equals is the likeliest, because candidates come best first. */
function fitOf(recipe: Recipe, owned: readonly CardId[], turns: number): number {
  let fit = 0;
  for (const card of owned) fit += recipe.some((item) => item.card === card) ? 1 : STRANGER;
  for (const { card } of recipe) if (!owned.includes(card)) fit += MISSING * turns;
  return fit;
}
