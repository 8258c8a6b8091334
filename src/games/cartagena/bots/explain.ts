import { luckFrom, type Phrase, type PhraseParam, type Seat } from '@antilles/engine';
import type { Seen } from '@/bots/bot';
import type { Action } from '../rules/actions';
import { SYMBOL_OF } from '../rules/deck';
import { placeKey } from '../rules/events';
import { winsAt } from '../rules/moves';
import { advanceTarget, morganTarget, placesOf, retreatTarget } from '../rules/places';
import type { PathSymbol } from '../rules/route';
import { playerAt, standingOn, type State, type Location } from '../rules/state';
import type { View } from '../rules/view';
import { SPACES_PER_CARD } from './evaluate';
import { positionOf } from './policy';

/** A jump of at least this many spaces is worth mentioning. */
const FAR = 6;
/** A step back of at most this many spaces is cheap. */
const SHORT = 4;

/** What to do and why, in one sentence in the terms of the evaluation: distance, cards, the sloop, the others. */
export function explain(seen: Seen<State, Action, View>, action: Action): Phrase[] {
  // Only what every imagined state has in common is looked at: pieces on the table.
  const state = seen.imagine(luckFrom(0));
  const what = { phrases: [doing(state, seen.seat, action)] };
  return [{ key: 'reason.hint', params: { what, why: { phrases: reasonsFor(state, seen.seat, action) } } }];
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
    case 'retreat':
      return { key, params: { from: place(action.from), to: retreatTarget(state, action.from) } };
    case 'morgan': {
      const to = morganTarget(state, action.from);
      return { key, params: { owner: { seat: action.owner }, from: place(action.from), to: place(to) } };
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
      return advanced(state, seat, action.from, SYMBOL_OF[action.card], 1);
    case 'magic-parrot':
      return advanced(state, seat, action.from, action.symbol, 1);
    case 'magic-hook':
      return advanced(state, seat, action.from, SYMBOL_OF[action.card], 2);
    case 'retreat': {
      const to = retreatTarget(state, action.from);
      const cards = standingOn(state, to);
      const back = Math.round(positionOf(state, action.from) - to);
      const cheap = back <= SHORT || back < cards * SPACES_PER_CARD;
      const ground: Phrase = { key: cheap ? 'reason.short-step' : 'reason.need-cards', params: { count: back } };
      return [{ key: 'reason.cards', params: { count: cards } }, ground];
    }
    case 'morgan': {
      const to = morganTarget(state, action.from);
      const count = typeof to === 'number' ? standingOn(state, to) : 2;
      const reasons: Phrase[] = [{ key: 'reason.cards', params: { count } }];
      const help = Math.round(positionOf(state, to) - positionOf(state, action.from));
      if (help <= SHORT) {
        reasons.push({ key: 'reason.little-help', params: { owner: { seat: action.owner }, count: help } });
      }
      return reasons;
    }
    case 'sail':
    case 'captain-sail':
      return [{ key: boatReason(state, seat) }];
    case 'magic-pistol':
      return [{ key: 'reason.harms' }];
    case 'magic-rum':
    case 'magic-lantern':
    case 'magic-chest':
      return [{ key: 'reason.power' }];
    case 'end-turn':
      return [{ key: 'reason.save' }];
    case 'draw-and-skip':
      return [{ key: 'reason.no-card' }];
    case 'take':
    case 'keep':
      return [{ key: 'reason.useful' }];
    case 'give':
      return [{ key: action.to === seat ? 'reason.useful' : 'reason.helps-least' }];
    case 'discard':
    case 'put-back':
      return [{ key: 'reason.useless' }];
  }
}

/** Whom it serves that the sloop lies on the other shore. */
function boatReason(state: State, seat: Seat): string {
  const player = playerAt(state, seat);
  if (otherShore(state) === 'tortuga') return player.ferry > 0 ? 'reason.boat-ashore' : 'reason.boat-away';
  const { tunnelLength } = state.route;
  const waits = player.start > 0 || player.spaces.some((space) => space <= tunnelLength);
  return waits ? 'reason.boat-aboard' : 'reason.boat-away';
}

function advanced(state: State, seat: Seat, from: Location, shown: PathSymbol, count: number): Phrase[] {
  const to = advanceTarget(state, from, shown);
  if (winsAt(state, seat, to, count)) return [{ key: 'reason.wins' }];
  const reasons: Phrase[] = [];
  if (to === 'goal') reasons.push({ key: 'reason.home' });
  if (to === 'ferry') reasons.push({ key: 'reason.aboard' });
  const spaces = Math.round(positionOf(state, to) - positionOf(state, from));
  if (spaces >= FAR) reasons.push({ key: 'reason.far', params: { count: spaces } });
  const [last] = placesOf(playerAt(state, seat), state.route.tunnelLength);
  if (from === last && to !== 'goal') reasons.push({ key: 'reason.straggler' });
  // From then on a card of this symbol leaps over the space.
  if (reasons.length === 0) reasons.push({ key: 'reason.blocks', params: { count: spaces, card: symbol(shown) } });
  return reasons;
}
