import { below, random, type Game, type HasRng, type Seat } from '@antilles/engine';
import type { Bot, Choice, Seen, Thought } from './bot';
import { isDecided } from './budget';
import type { Guide } from './guide';

/** How long and how wide a search looks. Budgets count iterations, so that a level plays the same on every phone. */
export interface SearchSettings {
  /** What a choice usually gets: fewer when more could not change it, up to twice as many when it is close. */
  readonly iterations: number;
  /** The weight of curiosity in UCB1. */
  readonly exploration: number;
  /** How many decisions deep the tree grows; a simultaneous choice of several seats is one. */
  readonly depth: number;
  /** How many new actions a seat may try at a node before it has visited it often: progressive widening. Left out: all. */
  readonly widening?: { readonly base: number; readonly power: number };
}

/** What is known about one action of one seat at one node. */
interface ActionStats<Action> {
  readonly action: Action;
  readonly index: number;
  visits: number;
  /** How often it was legal when the node was visited: other imagined states offer other actions. */
  offered: number;
  value: number;
}

/**
 * What one seat was offered at one node. Most nodes of a tree are visited once and never again, so the first visit only
 * keeps the list and the one action that was taken; all of them are counted from the second visit on. A tree that
 * counted everything at once would be ten times as big, and collecting it would stop the screen for longer than thinking.
 */
interface Offer<Action> {
  readonly first: readonly Action[];
  readonly taken: ActionStats<Action>;
  /** By key, the actions met so far, in the order in which they were met; null until the second visit. */
  known: Map<unknown, ActionStats<Action>> | null;
}

interface Node<Action> {
  /** By seat: every seat that was ever asked here. */
  readonly seats: (Offer<Action> | undefined)[];
  children: Map<number, Node<Action>> | null;
  visits: number;
}

interface Step<Action> {
  readonly seat: Seat;
  readonly stats: ActionStats<Action>;
}

/** So many iterations lie between two looks at whether there is more to find out. */
const ASKED_EVERY = 16;

/** More than any seat's actions at one node, so that joint choices get different numbers. */
const JOINT = 256;

const newNode = <Action>(): Node<Action> => ({ seats: [], children: null, visits: 0 });

/**
 * Monte Carlo tree search for every kind of table.
 *
 * Each iteration imagines a state the seat could be in, walks down one tree shared by all of them (so it is
 * information-set search: actions are counted against how often they were on offer), and hands every seat its own
 * part of the value (max^n). Where several seats choose at once and in secret, each picks by its own counts alone and
 * the joint choice picks the child: decoupled UCT. Nobody ever sees what another one is about to choose.
 */
export function searchBot<State extends HasRng, Action, View, Options, Event>(
  id: string,
  game: Game<State, Action, View, Options, Event>,
  guide: Guide<State, Action, View>,
  settings: SearchSettings,
): Bot<State, Action, View> {
  return {
    id,
    *think(seen, luck): Thought<Action> {
      const [only] = seen.decision.actions;
      if (seen.decision.actions.length === 1 && only !== undefined) return explained(guide, seen, only);
      const settled = guide.settle?.(seen.imagine(luck), seen.decision);
      if (settled !== null && settled !== undefined) return explained(guide, seen, settled);

      const root = newNode<Action>();
      for (let i = 0; i % ASKED_EVERY !== 0 || !isDecided(visitsAt(root, seen.seat), i, settings.iterations); i++) {
        iterate(game, guide, settings, root, seen, luck);
        const hurried = yield;
        if (hurried && i >= seen.decision.actions.length) break;
      }
      return explained(guide, seen, mostVisited(root, seen, luck));
    },
  };
}

/** How often each choice of a seat was tried. */
function visitsAt<Action>({ seats }: Node<Action>, seat: Seat): readonly number[] {
  const known = seats[seat]?.known;
  return known ? Array.from(known.values(), ({ visits }) => visits) : [];
}

const explained = <State extends HasRng, Action, View>(
  guide: Guide<State, Action, View>,
  seen: Seen<State, Action, View>,
  action: Action,
): Choice<Action> => ({ action, reasons: guide.explain?.(seen, action) ?? [] });

function iterate<State extends HasRng, Action, View, Options, Event>(
  game: Game<State, Action, View, Options, Event>,
  guide: Guide<State, Action, View>,
  settings: SearchSettings,
  root: Node<Action>,
  seen: Seen<State, Action, View>,
  luck: HasRng,
): void {
  const state = seen.imagine(luck);
  guide.prepare?.(state, seen.seat);

  const path: Step<Action>[] = [];
  let node = root;
  for (let depth = 0; depth < settings.depth;) {
    const waiting = game.waiting(state);
    if (waiting.length === 0) break;
    // Everybody picks before anybody's pick is played: that is what makes it simultaneous.
    const from = path.length;
    let fresh = false;
    let joint = 0;
    let settledOnly = true;
    for (let i = 0; i < waiting.length; i++) {
      const seat = waiting[i] as Seat;
      const decision = game.decision(state, seat);
      if (decision === null) throw new Error(`seat ${seat} of ${game.id} waits without a decision`);
      const settled = waiting.length === 1 ? guide.settle?.(state, decision) : null;
      if (settled !== null && settled !== undefined) {
        game.apply(state, seat, settled, null);
        continue;
      }
      settledOnly = false;
      const stats = select(guide, settings, node, state, seat, decision.actions, luck);
      if (stats.visits === 0) fresh = true;
      joint = joint * JOINT + stats.index;
      path.push({ seat, stats });
    }
    if (settledOnly) continue;
    for (let i = from; i < path.length; i++) {
      const { seat, stats } = path[i] as Step<Action>;
      game.apply(state, seat, stats.action, null);
    }
    node.visits++;
    depth++;
    if (fresh || depth === settings.depth) break;
    node.children ??= new Map();
    let child = node.children.get(joint);
    if (!child) node.children.set(joint, (child = newNode()));
    node = child;
  }

  guide.rollout(state, luck);
  const values = guide.evaluate(state);
  for (let i = 0; i < path.length; i++) {
    const { seat, stats } = path[i] as Step<Action>;
    stats.visits++;
    stats.value += values[seat] ?? 0;
  }
}

/** UCB1 over what is legal here and now; what was never tried comes first. */
function select<State extends HasRng, Action, View>(
  guide: Guide<State, Action, View>,
  settings: SearchSettings,
  node: Node<Action>,
  state: State,
  seat: Seat,
  actions: readonly Action[],
  luck: HasRng,
): ActionStats<Action> {
  const offer = node.seats[seat];
  if (!offer) {
    const index = firstTry(guide, state, seat, actions, luck);
    const taken = { action: actions[index] as Action, index, visits: 0, offered: 1, value: 0 };
    node.seats[seat] = { first: actions, taken, known: null };
    return taken;
  }
  const known = (offer.known ??= countAll(guide, offer));
  let best: ActionStats<Action> | null = null;
  let bestScore = -Infinity;
  let untried = 0;
  let tried = 0;
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i] as Action;
    const key = guide.key ? guide.key(action) : action;
    let stats = known.get(key);
    if (!stats) {
      stats = { action, index: known.size, visits: 0, offered: 0, value: 0 };
      known.set(key, stats);
    }
    stats.offered++;
    if (stats.visits === 0) {
      untried++;
      continue;
    }
    tried++;
    const score = stats.value / stats.visits + settings.exploration * Math.sqrt(Math.log(stats.offered) / stats.visits);
    if (score > bestScore) {
      bestScore = score;
      best = stats;
    }
  }
  if (untried === 0) return best as ActionStats<Action>;
  const { widening } = settings;
  if (best && widening && tried >= widening.base + Math.pow(node.visits, widening.power)) return best;
  return firstUntried(guide, known, state, seat, actions, untried, luck);
}

/** The place in the list of the action to try where nothing was tried yet. */
function firstTry<State extends HasRng, Action, View>(
  guide: Guide<State, Action, View>,
  state: State,
  seat: Seat,
  actions: readonly Action[],
  luck: HasRng,
): number {
  const promise = guide.promise?.(state, { seat, kind: '', actions });
  if (!promise) return below(luck, actions.length);
  let best = 0;
  for (let i = 1; i < actions.length; i++) if ((promise[i] ?? 0) > (promise[best] ?? 0)) best = i;
  return best;
}

/** Counts what the first visit left uncounted. */
function countAll<State extends HasRng, Action, View>(
  guide: Guide<State, Action, View>,
  { first, taken }: Offer<Action>,
): Map<unknown, ActionStats<Action>> {
  const known = new Map<unknown, ActionStats<Action>>();
  for (let index = 0; index < first.length; index++) {
    const action = first[index] as Action;
    const stats = index === taken.index ? taken : { action, index, visits: 0, offered: 1, value: 0 };
    known.set(guide.key ? guide.key(action) : action, stats);
  }
  return known;
}

function firstUntried<State extends HasRng, Action, View>(
  guide: Guide<State, Action, View>,
  known: Map<unknown, ActionStats<Action>>,
  state: State,
  seat: Seat,
  actions: readonly Action[],
  untried: number,
  luck: HasRng,
): ActionStats<Action> {
  const promise = guide.promise?.(state, { seat, kind: '', actions });
  let skip = promise ? 0 : below(luck, untried);
  let chosen: ActionStats<Action> | null = null;
  let most = -Infinity;
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i] as Action;
    const stats = known.get(guide.key ? guide.key(action) : action) as ActionStats<Action>;
    if (stats.visits > 0) continue;
    if (promise) {
      const hope = promise[i] ?? 0;
      if (hope > most) {
        most = hope;
        chosen = stats;
      }
    } else if (skip-- === 0) {
      return stats;
    }
  }
  return chosen as ActionStats<Action>;
}

/** The most visited action; near-ties in value are broken by the dice, so that a bot is not read like a book. */
function mostVisited<State, Action, View>(root: Node<Action>, seen: Seen<State, Action, View>, luck: HasRng): Action {
  const offer = root.seats[seen.seat];
  if (!offer) throw new Error(`seat ${seen.seat} thought of nothing`);
  const all = offer.known ? [...offer.known.values()].filter((stats) => stats.visits > 0) : [offer.taken];
  const top = all.reduce((best, stats) => (stats.visits > best.visits ? stats : best), all[0] as ActionStats<Action>);
  const mean = (stats: ActionStats<Action>): number => stats.value / stats.visits;
  const close = all.filter((stats) => stats.visits >= 0.9 * top.visits && Math.abs(mean(stats) - mean(top)) <= 0.01);
  const pickOne = close[Math.floor(random(luck) * close.length)] ?? top;
  return pickOne.action;
}
