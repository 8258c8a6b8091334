import { luckFrom, type Phrase, type PhraseParam, type Seat } from '@antilles/engine';
import type { Seen } from '@/bots/bot';
import type { Action } from '../rules/actions';
import { SYMBOL_OF, type Card } from '../rules/deck';
import { placeKey } from '../rules/events';
import { winsAt } from '../rules/moves';
import { advanceTarget, morganTarget, placesOf, retreatTarget } from '../rules/places';
import type { PathSymbol } from '../rules/route';
import { MAX_ON_SPACE, playerAt, standingOn, type State, type Location, type Player } from '../rules/state';
import type { View } from '../rules/view';
import { positionOf, reachOf } from './policy';

/** A jump of at least this many spaces is worth mentioning. */
const FAR = 6;
/** A step of at most this many spaces is cheap to give up, or little help to somebody else. */
const SHORT = 4;
/** Whoever holds at most so many cards is short of them. */
const FEW_CARDS = 2;
/** A pirate that trails all others of its owner by so many spaces is left behind. */
const TRAILS = 8;
/** So near its goal a pirate is nearly there. */
const NEAR = 6;
/** So many reasons are said: of all that are true the first ones, which say most about this very position. */
const MOST_REASONS = 2;

/** What to do and why, in one sentence in the terms of the evaluation: distance, cards, the sloop, the others. */
export function explain(seen: Seen<State, Action, View>, action: Action): Phrase[] {
  // Only what every imagined state has in common is looked at: pieces on the table.
  const state = seen.imagine(luckFrom(0));
  const what = { phrases: [doing(state, seen.seat, action)] };
  return [
    {
      key: 'reason.hint',
      params: { what, why: { phrases: reasonsFor(state, seen.seat, action).slice(0, MOST_REASONS) } },
    },
  ];
}

const symbol = (name: PathSymbol): PhraseParam => ({ key: `symbol.${name}` });

/** What the action is called. */
function doing(state: State, seat: Seat, action: Action): Phrase {
  const place = (location: Location): PhraseParam =>
    typeof location === 'number' ? location : { key: placeKey(location, state.route.kind) };
  const key = `reason.do.${action.type}`;
  switch (action.type) {
    case 'advance': {
      const shown = SYMBOL_OF[action.card];
      const to = advanceTarget(state, action.from, shown);
      return { key, params: { card: symbol(shown), from: place(action.from), to: place(to) } };
    }
    case 'magic-parrot': {
      const to = advanceTarget(state, action.from, action.symbol);
      return { key, params: { card: symbol(action.symbol), from: place(action.from), to: place(to) } };
    }
    case 'magic-hook': {
      const shown = SYMBOL_OF[action.card];
      const to = advanceTarget(state, action.from, shown);
      return { key, params: { card: symbol(shown), from: place(action.from), to: place(to) } };
    }
    case 'retreat': {
      const to = retreatTarget(state, action.from);
      return { key, params: { from: place(action.from), to, count: cardsFor(state, to) } };
    }
    case 'morgan': {
      const to = morganTarget(state, action.from);
      const count = cardsFor(state, to);
      return { key, params: { owner: { seat: action.owner }, from: place(action.from), to: place(to), count } };
    }
    case 'sail':
    case 'captain-sail':
      return { key: 'reason.do.sail', params: { shore: { key: `shore.${otherShore(state)}` } } };
    case 'magic-pistol':
      return { key, params: { victim: { seat: action.victim } } };
    case 'magic-chest':
      return { key, params: { from: place(action.from) } };
    case 'give':
      return action.to === seat
        ? { key: 'reason.do.take', params: { card: symbol(SYMBOL_OF[action.card]) } }
        : { key, params: { card: symbol(SYMBOL_OF[action.card]), to: { seat: action.to } } };
    case 'discard':
    case 'take':
    case 'keep':
    case 'put-back':
      return { key, params: { card: symbol(SYMBOL_OF[action.card]) } };
    case 'magic-rum':
    case 'magic-lantern':
    case 'draw-and-skip':
    case 'end-turn':
      return { key };
  }
}

const otherShore = ({ shore }: State): 'cartagena' | 'tortuga' => (shore === 'tortuga' ? 'cartagena' : 'tortuga');

function reasonsFor(state: State, seat: Seat, action: Action): Phrase[] {
  switch (action.type) {
    case 'advance':
      return advanced(state, seat, action.from, SYMBOL_OF[action.card], 1, [action.card]);
    case 'magic-parrot':
      return advanced(state, seat, action.from, action.symbol, 1, action.cards);
    case 'magic-hook':
      return advanced(state, seat, action.from, SYMBOL_OF[action.card], 2, [action.hook, action.card]);
    case 'retreat':
      return fellBack(state, seat, action.from);
    case 'morgan':
      return helpedOn(state, seat, action.owner, action.from);
    case 'sail':
    case 'captain-sail':
      return [{ key: boatReason(state, seat) }];
    case 'magic-pistol': {
      const { length: count } = playerAt(state, action.victim).hand;
      return [{ key: 'reason.pistol', params: { owner: { seat: action.victim }, count } }];
    }
    case 'magic-rum':
      return [{ key: 'reason.rum', params: { count: state.players.length + 1 } }];
    case 'magic-lantern':
      return [{ key: 'reason.lantern' }];
    case 'magic-chest':
      return [chestReason(state)];
    case 'end-turn':
      return [{ key: 'reason.save', params: { count: playerAt(state, seat).hand.length } }];
    case 'draw-and-skip':
      return [{ key: 'reason.no-card' }];
    case 'take':
    case 'keep':
      return [reachWith(state, seat, action.card, 'useful', 'harmless')];
    case 'give':
      return action.to === seat
        ? [reachWith(state, seat, action.card, 'useful', 'harmless')]
        : [reachWith(state, action.to, action.card, 'their-use', 'no-use-to')];
    case 'discard':
    case 'put-back':
      return [reachWith(state, seat, action.card, 'little-use', 'no-use')];
  }
}

/** How far a card carries its holder's pirates, as the reason to want it or not; `none`: not at all. */
function reachWith(state: State, seat: Seat, card: Card, some: string, none: string): Phrase {
  const count = Math.round(reachOf(state, seat, SYMBOL_OF[card]));
  const owner: PhraseParam = { seat };
  return count > 0
    ? { key: `reason.${some}`, params: { owner, count } }
    : { key: `reason.${none}`, params: { owner, card: symbol(SYMBOL_OF[card]) } };
}

/** How likely a chest pays: all eight tokens are known but for where they lie. */
function chestReason({ chests }: State): Phrase {
  const closed = chests === null ? [] : [...chests.laid, ...chests.aside].filter((token) => token !== null);
  const paying = closed.filter((token) => typeof token === 'number').length;
  return { key: 'reason.chest', params: { count: paying, total: closed.length } };
}

/** Whom it serves that the sloop lies on the other shore. */
function boatReason(state: State, seat: Seat): string {
  const player = playerAt(state, seat);
  if (otherShore(state) === 'tortuga') return player.ferry > 0 ? 'reason.boat-ashore' : 'reason.boat-away';
  const { tunnelLength } = state.route;
  const waits = player.start > 0 || player.spaces.some((space) => space <= tunnelLength);
  return waits ? 'reason.boat-aboard' : 'reason.boat-away';
}

/** The cards that joining somebody at a place brings (CA-14, CA-38), as far as there are any. */
const cardsFor = (state: State, to: Location): number =>
  Math.min(typeof to === 'number' ? standingOn(state, to) : 2, state.draw.length + state.discard.length);

/** The reasons that hold, in the order they are written in. */
const those = (...reasons: readonly (Phrase | false)[]): Phrase[] =>
  reasons.filter((reason): reason is Phrase => reason !== false);

/** How far a player's foremost pirate on the path has come. */
const foremost = ({ spaces, start }: Player): number => spaces.at(-1) ?? (start > 0 ? 0 : -1);

/** How far the second of a player's pirates is, counted from behind; Infinity when there is no other. */
function secondLast(state: State, seat: Seat): number {
  const player = playerAt(state, seat);
  const all = placesOf(player, state.route.tunnelLength).flatMap((place) =>
    Array.from({ length: pirateCount(player, place) }, () => positionOf(state, place)),
  );
  return all[1] ?? Infinity;
}

const pirateCount = (player: Player, place: Location): number =>
  typeof place === 'number' ? player.spaces.filter((space) => space === place).length : player[place];

function advanced(
  state: State,
  seat: Seat,
  from: Location,
  shown: PathSymbol,
  count: number,
  played: readonly Card[],
): Phrase[] {
  const to = advanceTarget(state, from, shown);
  if (winsAt(state, seat, to, count)) return [{ key: 'reason.wins' }];
  const spaces = Math.round(positionOf(state, to) - positionOf(state, from));
  const same = (cards: readonly Card[]): number => cards.filter((card) => SYMBOL_OF[card] === shown).length;
  const others = same(playerAt(state, seat).hand) - same(played);
  const reasons = those(
    ...landing(state, seat, from, to, shown, count),
    ...leaving(state, seat, from, to),
    spaces >= 2 * FAR && { key: 'reason.very-far', params: { count: spaces } },
    others > 0 && { key: 'reason.another', params: { count: others, card: symbol(shown) } },
    spaces >= FAR && spaces < 2 * FAR && { key: 'reason.far', params: { count: spaces } },
    // From then on a card of this symbol leaps over the space.
    spaces < FAR && typeof to === 'number' && { key: 'reason.blocks', params: { count: spaces, card: symbol(shown) } },
  );
  return reasons.length > 0 ? reasons : [{ key: 'reason.moves', params: { count: spaces } }];
}

/** What is good about where a pirate gets to. */
function landing(
  state: State,
  seat: Seat,
  from: Location,
  to: Location,
  shown: PathSymbol,
  count: number,
): readonly Phrase[] {
  const { route, players } = state;
  const start = positionOf(state, from);
  const end = positionOf(state, to);
  const leapt = route.spacesOf[shown].filter((space) => space > start && space < end && standingOn(state, space) > 0);
  const isOnPath = typeof to === 'number';
  const isFirst = isOnPath && players.every((other) => foremost(other) < to && other.ferry + other.goal === 0);
  return those(
    to === 'goal' && { key: 'reason.home', params: { count: playerAt(state, seat).goal + count } },
    to === 'ferry' && { key: 'reason.aboard' },
    isFirst && { key: 'reason.first' },
    isOnPath && route.length - to < NEAR && { key: 'reason.near', params: { count: route.length + 1 - to } },
    leapt.length > 1 && { key: 'reason.leaps', params: { count: leapt.length, card: symbol(shown) } },
  );
}

/** What is good about where a pirate gets away from. */
function leaving(state: State, seat: Seat, from: Location, to: Location): readonly Phrase[] {
  const player = playerAt(state, seat);
  if (from === 'start') {
    const count = player.start - 1;
    return [count === 0 ? { key: 'reason.last-out' } : { key: 'reason.out', params: { count } }];
  }
  const [last] = placesOf(player, state.route.tunnelLength);
  if (from !== last || to === 'goal') return [];
  const behind = Math.round(secondLast(state, seat) - positionOf(state, from));
  return [
    behind >= TRAILS && Number.isFinite(behind)
      ? { key: 'reason.trails', params: { count: behind } }
      : { key: 'reason.straggler' },
  ];
}

/** Why a pirate of one's own falls back. */
function fellBack(state: State, seat: Seat, from: Location): Phrase[] {
  const player = playerAt(state, seat);
  const to = retreatTarget(state, from);
  const back = Math.round(positionOf(state, from) - to);
  const held = player.hand.length;
  const ownThere = player.spaces.includes(to);
  const isFull = standingOn(state, to) + 1 === MAX_ON_SPACE;
  const shorter = placesOf(player, state.route.tunnelLength).some((other) => {
    const target = other === 'start' || other === from ? 0 : retreatTarget(state, other);
    return (
      target > 0 && standingOn(state, target) >= standingOn(state, to) && positionOf(state, other) - target <= back
    );
  });
  const reasons = those(
    held === 0 && { key: 'reason.empty-hand' },
    from === 'ferry' && { key: 'reason.off-ferry', params: { count: back } },
    held > 0 && held <= FEW_CARDS && { key: 'reason.small-hand', params: { count: held } },
    isFull && back > 1 && { key: 'reason.fills' },
    ownThere && { key: 'reason.own-there' },
    !shorter && back > 1 && { key: 'reason.shortest', params: { count: back } },
    back === 1 && cardsFor(state, to) === 2 && { key: 'reason.two-for-one' },
    back === 1 && cardsFor(state, to) < 2 && { key: 'reason.one-space' },
    back > 1 && back <= SHORT && shorter && { key: 'reason.short-step', params: { count: back } },
  );
  return reasons.length > 0 ? reasons : [{ key: 'reason.need-cards', params: { count: back } }];
}

/** Why somebody else's pirate is moved ahead. */
function helpedOn(state: State, seat: Seat, owner: Seat, from: Location): Phrase[] {
  const to = morganTarget(state, from);
  const help = Math.round(positionOf(state, to) - positionOf(state, from));
  const held = playerAt(state, seat).hand.length;
  const [last] = placesOf(playerAt(state, owner), state.route.tunnelLength);
  return those(
    help <= SHORT && { key: 'reason.little-help', params: { owner: { seat: owner }, count: help } },
    from === last && { key: 'reason.their-last', params: { owner: { seat: owner } } },
    held <= FEW_CARDS && { key: 'reason.no-loss' },
    help > SHORT && { key: 'reason.helps', params: { owner: { seat: owner }, count: help } },
  );
}
