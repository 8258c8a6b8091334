import type { Decision, Seat } from '@antilles/engine';
import { BUY, CHOOSE, DONE, END_PHASE, PICK, PLAY, type Action, type Option } from '../rules/actions';
import type { Ask } from '../rules/asks';
import type { CardQuestion } from '../rules/cards';
import { coinsOf, costOf, isAction, isTreasure, type CardId } from '../rules/printed';
import { copies, owns, playerAt, type State } from '../rules/state';
import { watchersOf } from '../rules/moments';
import { leftIn, pileOf } from '../rules/supply';
import { bestAction, sightOf, throneTarget } from './actionPlay';
import { losesByEnding, winningBuy } from './endgame';
import type { Menu } from './menus';
import { Position } from './position';
import {
  coinsIn,
  deckWorth,
  handWorth,
  isGreen,
  isTerminal,
  isWorthTrashing,
  least,
  meanWorth,
  money,
  provincesLeft,
  trashWorth,
} from './worth';

/** How to play: a menu for buys, and rules of thumb for everything cards ask. */
export interface Plan {
  readonly menu: Menu;
  /** Refuses a buy that ends the game while behind. */
  readonly noSuicide: boolean;
  /** Makes any buy that ends the game while ahead, whatever the menu says. */
  readonly endsToWin?: boolean;
}

/** What the plan does now. It reads only what its seat may know. */
export function follow(plan: Plan, state: State, decision: Decision<Action, Ask>): Action {
  const { seat, kind, actions } = decision;
  switch (kind) {
    case 'action-phase': {
      const card = bestAction(state, seat);
      return card === null ? END_PHASE : PLAY[card];
    }
    case 'buy-phase': {
      const [first] = actions;
      if (first !== undefined && first.type === 'play-treasures') return first;
      const card = buyFrom(plan, state, seat);
      return card === null ? END_PHASE : BUY[card];
    }
    case 'react':
    case 'when-gained':
      return actions[0] ?? DONE;
    case 'start-of-turn':
      return pickOrDone(least(picksIn(actions), (card) => LATE[card] ?? 0));
    default: {
      return ANSWERS[kind](state, seat, actions, plan) ?? fallback(actions);
    }
  }
}

/** The first rule of the menu that can be had and holds; null: nothing wanted. */
export function buyFrom({ menu, noSuicide, endsToWin = false }: Plan, state: State, seat: Seat): CardId | null {
  const winning = endsToWin ? winningBuy(state, seat) : null;
  if (winning !== null) return winning;
  const position = new Position(state, seat);
  const { coins } = state.turn;
  for (const { card, when } of menu.rules) {
    const pile = pileOf(state, card);
    if (pile < 0 || state.supply[pile] === 0 || (state.costs[pile] ?? Infinity) > coins) continue;
    if (when !== undefined && !when(position)) continue;
    if (isTooCursed(state, seat, pile, card)) continue;
    if (noSuicide && losesByEnding(state, seat, card)) continue;
    return card;
  }
  return null;
}

/** At the start of a turn what brings cards comes before what trashes one of them, and that before what discards them (D-41). */
const LATE: Partial<Record<CardId, number>> = { sailor: 1, 'sea-witch': 2, 'tide-pools': 3 };

/** A token, or a Blockade, costs a Curse: worth it for a Province, not for small things. */
function isTooCursed(state: State, seat: Seat, pile: number, card: CardId): boolean {
  const { curses } = watchersOf(state);
  let coming = state.embargo[pile] ?? 0;
  for (let i = 0; i < curses.length; i++) coming += curses[i]?.(state, seat, card) ?? 0;
  if (coming === 0) return false;
  const tokens = Math.min(coming, leftIn(state, 'curse'));
  if (tokens === 0) return false;
  return card === 'province' ? tokens > 3 : card === 'gold' || card === 'duchy' ? tokens > 1 : true;
}

type Answer = (state: State, seat: Seat, actions: readonly Action[], plan: Plan) => Action | null;

/** A plain loop: asked for every question of every imagined game. */
function picksIn(actions: readonly Action[]): CardId[] {
  const cards: CardId[] = [];
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i];
    if (action !== undefined && action.type === 'pick') cards.push(action.card);
  }
  return cards;
}
const pickOrDone = (card: CardId | null): Action => (card === null ? DONE : PICK[card]);
const yes = (condition: boolean): Action => CHOOSE[condition ? 'yes' : 'no'];
const option = (name: Option): Action => CHOOSE[name];

/** Discards what is missed least. */
const discardLeast: Answer = (state, seat, actions) =>
  pickOrDone(least(picksIn(actions), (card) => handWorth(state, seat, card)));

/** Trashes the worst card. */
const trashWorst: Answer = (state, seat, actions) =>
  pickOrDone(least(picksIn(actions), (card) => trashWorth(state, seat, card)));

/** Gains what the menu wants most; otherwise the best thing for the deck. */
const gainWanted: Answer = (state, seat, actions, plan) => {
  const offered = picksIn(actions);
  const position = new Position(state, seat);
  const isFatal = (card: CardId): boolean => plan.noSuicide && losesByEnding(state, seat, card);
  const wanted = plan.menu.rules.find(
    ({ card, when }) =>
      offered.includes(card) && leftIn(state, card) > 0 && (when === undefined || when(position)) && !isFatal(card),
  );
  if (wanted !== undefined) return PICK[wanted.card];
  return pickOrDone(
    least(offered, (card) => (isFatal(card) ? Infinity : -gainWorth(state, card))) ?? offered[0] ?? null,
  );
};

/** What a card one did not plan for is worth: points near the end, deck before. */
function gainWorth(state: State, card: CardId): number {
  if (leftIn(state, card) === 0) return -5;
  const late = provincesLeft(state) <= 3;
  if (card === 'province') return 20;
  if (card === 'duchy') return late ? 8 : 1;
  if (card === 'estate') return late ? 3 : -1;
  return deckWorth(card);
}

/** Everything not kept for this turn's buys goes back, the better card on top (D-29). */
const putBack: Answer = (state, seat, actions) => {
  const { hand } = playerAt(state, seat);
  const count = hand.length - 3;
  const offered = picksIn(actions);
  const going = hand
    .map((card) => ({ card, worth: handWorth(state, seat, card) }))
    .sort((a, b) => a.worth - b.worth)
    .slice(0, Math.max(1, count))
    .map(({ card }) => card)
    .filter((card) => offered.includes(card));
  return pickOrDone(least(going, (card) => -deckWorth(card)));
};

/** Puts the best of what is looked at on top. */
const bestOnTop: Answer = (_state, _seat, actions) => pickOrDone(least(picksIn(actions), (card) => -deckWorth(card)));

/** The Treasure that hurts most. */
const trashBest: Answer = (_state, _seat, actions) =>
  pickOrDone(least(picksIn(actions).filter(isTreasure), (card) => -costOf(card)));

/** The card that the question is about. */
function aboutWhat({ steps }: State): CardId | null {
  const step = steps[steps.length - 1];
  return step !== undefined && 'about' in step ? step.about : null;
}

/** The player whose cards lie revealed. */
const revealedOf = (state: State): { readonly seat: Seat; readonly card: CardId } | null => {
  for (let seat = 0; seat < state.players.length; seat++) {
    const [card] = playerAt(state, seat).revealed;
    if (card !== undefined) return { seat, card };
  }
  return null;
};

/** Coins that can be spent this turn as the hand is now. */
const reach = (state: State, seat: Seat): number => state.turn.coins + coinsIn(playerAt(state, seat).hand);

/** The prices worth reaching. */
const TIERS = [8, 6, 5, 3];
const tierOf = (coins: number): number => TIERS.find((tier) => coins >= tier) ?? 0;

const ANSWERS: Readonly<Record<CardQuestion, Answer>> = {
  'cellar/discard': (state, seat, actions) => {
    const { deck, discard } = playerAt(state, seat);
    const coming = meanWorth(deck.concat(discard));
    const going = picksIn(actions).filter((card) => {
      const worth = handWorth(state, seat, card);
      return worth < 5 || (card === 'copper' && coming > 2);
    });
    return pickOrDone(least(going, (card) => handWorth(state, seat, card)));
  },
  'chapel/trash': (state, seat, actions) => {
    const going = picksIn(actions).filter((card) => isWorthTrashing(state, seat, card));
    return pickOrDone(least(going, (card) => trashWorth(state, seat, card)));
  },
  'chancellor/discard-deck': (state, seat) => {
    const { deck, discard } = playerAt(state, seat);
    return yes(discard.length > 0 && meanWorth(deck) <= meanWorth(discard));
  },
  'workshop/gain': gainWanted,
  'bureaucrat/put-back': (_state, _seat, actions) =>
    pickOrDone(least(picksIn(actions), (card) => (isAction(card) ? 10 : 0))),
  'feast/gain': gainWanted,
  'militia/discard': discardLeast,
  'moneylender/trash': () => PICK.copper,
  'remodel/trash': (state, seat, actions) => {
    const offered = picksIn(actions);
    const late = provincesLeft(state) <= 5;
    if (late && offered.includes('gold') && provincesLeft(state) > 0) return PICK.gold;
    if (late && offered.includes('remodel') && !offered.some((card) => isWorthTrashing(state, seat, card)))
      return PICK.remodel;
    if (
      offered.includes('gold') &&
      !offered.some((card) => isWorthTrashing(state, seat, card)) &&
      provincesLeft(state) > 0
    ) {
      return PICK.gold;
    }
    return pickOrDone(least(offered, (card) => (card === 'copper' ? 1 : trashWorth(state, seat, card))));
  },
  'remodel/gain': gainWanted,
  'spy/judge': (state, seat) => {
    const shown = revealedOf(state);
    if (shown === null) return option('put-back');
    const isGood = deckWorth(shown.card) >= 2;
    return option(isGood === (shown.seat === seat) ? 'put-back' : 'discard');
  },
  'thief/trash': trashBest,
  'thief/gain': (_state, _seat, actions) =>
    pickOrDone(
      least(
        picksIn(actions).filter((card) => card !== 'copper'),
        (card) => -costOf(card),
      ),
    ),
  'throne-room/choose': (state, seat, actions) => {
    const target = throneTarget(sightOf(state, seat));
    if (target !== null) return PICK[target];
    return actions.includes(DONE)
      ? DONE
      : pickOrDone(least(picksIn(actions).filter(isAction), (card) => -costOf(card)));
  },
  'library/set-aside': (state, seat) => {
    const player = playerAt(state, seat);
    const [card] = player.looking;
    if (card === undefined || state.turn.actions === 0) return yes(true);
    return yes(isTerminal(card) && player.hand.filter(isTerminal).length >= state.turn.actions);
  },
  'mine/trash': (state, _seat, actions) => {
    const offered = picksIn(actions);
    if (offered.includes('silver') && leftIn(state, 'gold') > 0) return PICK.silver;
    if (offered.includes('copper')) return PICK.copper;
    return actions.includes(DONE) ? DONE : pickOrDone(least(offered.filter(isTreasure), coinsOf));
  },
  'mine/gain': (_state, _seat, actions) => pickOrDone(least(picksIn(actions), (card) => -coinsOf(card))),

  'harbinger/put-back': (_state, _seat, actions) => {
    const best = least(picksIn(actions), (card) => -deckWorth(card));
    return best !== null && deckWorth(best) >= 3 ? PICK[best] : DONE;
  },
  'vassal/play': (state, seat) => {
    const { discard } = playerAt(state, seat);
    return yes(discard[discard.length - 1] !== 'treasure-map');
  },
  'poacher/discard': discardLeast,
  'bandit/trash': (_state, _seat, actions) =>
    pickOrDone(
      least(
        picksIn(actions).filter((card) => isTreasure(card) && card !== 'copper'),
        costOf,
      ),
    ),
  'sentry/trash': (state, seat, actions) => {
    const going = picksIn(actions).filter((card) => isWorthTrashing(state, seat, card));
    return pickOrDone(least(going, (card) => trashWorth(state, seat, card)));
  },
  'sentry/discard': (_state, _seat, actions) =>
    pickOrDone(picksIn(actions).find((card) => deckWorth(card) < 1.5) ?? null),
  'sentry/put-back': bestOnTop,
  'artisan/gain': gainWanted,
  'artisan/put-back': (state, seat, actions) => {
    const spare = picksIn(actions).filter((card) => isTerminal(card) && state.turn.actions === 0);
    return pickOrDone(
      least(spare, (card) => -deckWorth(card)) ?? least(picksIn(actions), (card) => handWorth(state, seat, card)),
    );
  },

  'embargo/place': (state, _seat, actions, plan) => pickOrDone(embargoTarget(state, actions, plan)),
  'haven/set-aside': (state, seat, actions) => pickOrDone(havenCard(state, seat, actions)),
  'native-village/choose': (state, seat) => {
    const mat = playerAt(state, seat).nativeVillageMat;
    const now = reach(state, seat);
    const gainsTier = tierOf(now + coinsIn(mat)) > tierOf(now) && now + coinsIn(mat) >= 5;
    return option(mat.length >= 3 || gainsTier ? 'take-mat' : 'set-aside');
  },
  'pearl-diver/to-top': (state, seat) => {
    const player = playerAt(state, seat);
    const [card] = player.looking;
    return yes(card !== undefined && deckWorth(card) > meanWorth(player.deck));
  },
  'ambassador/reveal': (state, seat, actions) => pickOrDone(ambassadorCard(state, seat, picksIn(actions))),
  'ambassador/return': (state, seat, actions) => {
    const most = actions.length - 1;
    const card = aboutWhat(state);
    if (card === null || !isWorthTrashing(state, seat, card)) return actions[0] ?? null;
    const spare = card === 'copper' ? Math.max(0, money(state, seat) - 3) : most;
    return actions[Math.min(most, spare)] ?? null;
  },
  'lookout/trash': trashWorst,
  'lookout/discard': (_state, _seat, actions) =>
    pickOrDone(least(picksIn(actions), (card) => (isGreen(card) ? -1 : deckWorth(card)))),
  'smugglers/gain': gainWanted,
  'warehouse/discard': discardLeast,
  'island/set-aside': (_state, _seat, actions) => {
    // Estates and Provinces first, then Curses, then Coppers.
    const order = (card: CardId): number =>
      isGreen(card) ? 0 : card === 'curse' ? 1 : card === 'copper' ? 2 : 3 + deckWorth(card);
    return pickOrDone(least(picksIn(actions), order));
  },
  'navigator/choose': (state, seat) => {
    const { looking, deck, discard } = playerAt(state, seat);
    return option(meanWorth(looking) < meanWorth(deck.concat(discard)) ? 'discard' : 'put-back');
  },
  'navigator/order': bestOnTop,
  'pirate-ship/choose': (state, seat) => {
    const tokens = playerAt(state, seat).pirateTokens;
    const now = reach(state, seat);
    return option(tokens >= 5 || (tierOf(now + tokens) > tierOf(now) && now + tokens >= 5) ? 'coins' : 'plunder');
  },
  'pirate-ship/trash': trashBest,
  'salvager/trash': (state, seat, actions) => {
    const offered = picksIn(actions);
    const now = reach(state, seat);
    // Whatever makes a Province now, if nothing is lost that scores.
    const lift = offered.filter((card) => now < 8 && now - coinsOf(card) + costOf(card) >= 8 && !isGreen(card));
    if (provincesLeft(state) > 0 && lift.length > 0) return pickOrDone(least(lift, deckWorth));
    return trashWorst(state, seat, actions, NO_PLAN);
  },
  'explorer/reveal': (state) => yes(leftIn(state, 'gold') > 0),
  'ghost-ship/put-back': putBack,
  'blockade/gain': gainWanted,
  // It costs nothing to play: what it brings this turn may be for nothing, but its next turn is not. A hand still to be used is not
  // given up for five cards of the next one.
  'sailor/play': (state, seat) =>
    yes(
      aboutWhat(state) !== 'tactician' ||
        !playerAt(state, seat).hand.some((card) => isTreasure(card) || isAction(card)),
    ),
  'sailor/trash': (state, seat, actions) => {
    const going = picksIn(actions).filter((card) => isWorthTrashing(state, seat, card));
    return pickOrDone(least(going, (card) => trashWorth(state, seat, card)));
  },
  'pirate/play': () => yes(true),
  'pirate/gain': (_state, _seat, actions) => pickOrDone(least(picksIn(actions), (card) => -deckWorth(card))),
  'tide-pools/discard': discardLeast,
  'sea-witch/discard': discardLeast,
  'treasury/return': (_state, _seat, actions) => actions[actions.length - 1] ?? null,
};

const NO_PLAN: Plan = { menu: { id: 'nothing', rules: [] }, noSuicide: false };

/** A pile the own menu does not need: what others seem to want most of, or the Curses. */
function embargoTarget(state: State, actions: readonly Action[], plan: Plan): CardId {
  const { seat } = state.turn;
  const mine = new Set(plan.menu.rules.map(({ card }) => card));
  const owned = (card: CardId): number =>
    state.players.reduce((n, player, other) => (other === seat ? n : n + owns(player, card)), 0);
  const wanted = picksIn(actions).filter(
    (card) => !mine.has(card) && isAction(card) && owned(card) > 0 && leftIn(state, card) > 2,
  );
  return least(wanted, (card) => -owned(card) * costOf(card)) ?? 'curse';
}

/** What is not needed this turn: a terminal too many, or money that reaches no better price. */
function havenCard(state: State, seat: Seat, actions: readonly Action[]): CardId | null {
  const offered = picksIn(actions);
  const { hand } = playerAt(state, seat);
  const terminals = hand.filter(isTerminal);
  if (terminals.length > state.turn.actions) return least(terminals, (card) => -deckWorth(card));
  const now = reach(state, seat);
  const spare = offered.filter((card) => isTreasure(card) && tierOf(now - coinsOf(card)) === tierOf(now));
  return least(spare, (card) => -coinsOf(card)) ?? least(offered, (card) => handWorth(state, seat, card));
}

/** Curses, then Estates, then Coppers; of the rest whatever does the others least good. */
function ambassadorCard(state: State, seat: Seat, offered: readonly CardId[]): CardId | null {
  const { hand } = playerAt(state, seat);
  const junk = offered.filter((card) => isWorthTrashing(state, seat, card));
  return (
    least(junk, (card) => trashWorth(state, seat, card) - 4 * Math.min(2, copies(hand, card))) ??
    least(offered, deckWorth)
  );
}

/** Where no answer stands out: nothing, if that is possible, or the first one. */
function fallback(actions: readonly Action[]): Action {
  const [first] = actions;
  if (first === undefined) throw new Error('asked without a choice');
  return actions.find((action) => action.type === 'done') ?? first;
}
