import type { Decision, HasRng, Seat } from '@antilles/engine';
import type { Bot, Choice, Thought } from '@/bots/bot';
import type { Action } from '../rules/actions';
import type { Ask } from '../rules/asks';
import { puertoRico } from '../rules/game';
import { ROLE_CARDS } from '../rules/roleCards';
import { clone, type State } from '../rules/state';
import type { View } from '../rules/view';
import { explain } from './explain';
import type { Mind } from './mind';
import { bestOf, carryOut, scoresFor } from './policy';

export interface TreeSettings {
  /** What judges for this seat: who has a plan sees its own board with other eyes. */
  mindFor(state: State, seat: Seat, luck: HasRng): Mind;
  /** Nodes opened for one decision, over all worlds. */
  readonly expansions: number;
  /** Imagined tables that are searched one after the other: only the plantations to come differ. */
  readonly worlds: number;
  /** The weight of curiosity. */
  readonly exploration: number;
  /** How sharply the first look decides what is looked at further: a soft-max temperature, in chances. */
  readonly sharpness: number;
  /** Kinds of decision worth a search; the others are answered by the policies. */
  readonly searched: Readonly<Record<Ask['kind'], boolean>>;
  /** 1: a node is worth its best child; 0: the mean of all that was seen below it. */
  readonly greed: number;
}

/**
 * A table at which somebody chooses a role, or the one the search began with. Everything between two such
 * choices is carried out by the policies, so a path through the tree is a sequence of roles.
 */
interface Node {
  /**
   * Only the root and nodes that were opened keep their table. Most nodes never are, and thousands of tables would take
   * longer to clear away than the screen may wait; one that is opened after all is played to once more.
   */
  state: State | null;
  readonly from: { readonly parent: Node; readonly action: Action } | null;
  readonly seat: Seat | null;
  actions: readonly Action[];
  children: readonly Node[];
  priors: readonly number[];
  /** Each seat's chances as far as they are known (max^n). */
  value: readonly number[];
  /** Sum of everything seen below, for the mean. */
  total: number[];
  visits: number;
}

const NOTHING: readonly never[] = [];

function newNode(state: State, from: Node['from'], mind: Mind): Node {
  const value = mind.chances(state);
  const [seat] = puertoRico.waiting(state);
  return {
    state: from === null ? state : null,
    from,
    seat: seat ?? null,
    actions: NOTHING,
    children: NOTHING,
    priors: NOTHING,
    value,
    total: value.concat(),
    visits: 1,
  };
}

/** The table that a choice leads to, once the policies have carried it out. */
function after(state: State, seat: Seat, action: Action, mind: Mind): State {
  const reached = clone(state);
  puertoRico.apply(reached, seat, action, null);
  carryOut(reached, mind);
  return reached;
}

/** The table of a node; a node is only opened after its parent. */
function tableOf(node: Node, mind: Mind): State {
  if (node.state === null) {
    const { parent, action } = node.from as NonNullable<Node['from']>; // only the root has none, and it has its table
    node.state = after(parent.state as State, parent.seat as Seat, action, mind);
  }
  return node.state;
}

/** All choices but those that are the same as another: of two prospectors the fuller one. */
function distinct({ actions }: Decision<Action>, state: State): readonly Action[] {
  const [first = 0, second = 0] = [state.purses[6], state.purses[7]];
  if (state.takers.length < 8 || state.takers[6] !== null || state.takers[7] !== null) return actions;
  const left = ROLE_CARDS[first >= second ? 7 : 6];
  return actions.filter((action) => action.type !== 'choose-role' || action.role !== left);
}

// Below, every index stays inside its list by the bounds of its loop or because a node has a prior and a child for
// each action, and a node that is opened has a seat: that is what the casts say.

/** Best-first search over sequences of roles, everybody for themselves. */
export function treeBot(id: string, settings: TreeSettings): Bot<State, Action, View, Ask> {
  const { mindFor, worlds, searched } = settings;
  return {
    id,
    *think(seen, luck: HasRng): Thought<Action> {
      const { decision } = seen;
      const only = decision.actions[0] as Action; // never empty
      const table = seen.imagine(luck);
      const mind = mindFor(table, seen.seat, luck);
      const explained = (action: Action): Choice<Action> => ({ action, reasons: explain(seen, action, mind) });
      if (decision.actions.length === 1) return explained(only);
      if (!searched[decision.kind]) {
        const action = decision.actions[bestOf(scoresFor(table, decision, mind))] ?? only;
        return explained(action);
      }
      const visits = decision.actions.map(() => 0);
      const values = decision.actions.map(() => 0);
      for (let world = 0; world < worlds; world++) {
        const root = newNode(world === 0 ? table : seen.imagine(luck), null, mind);
        const hurried = yield* grow(root, settings, mind, Math.ceil(settings.expansions / worlds));
        root.actions.forEach((action, i) => {
          const child = root.children[i] as Node;
          const at = decision.actions.findIndex((other) => sameAnswer(other, action));
          visits[at] = (visits[at] ?? 0) + child.visits;
          values[at] = (values[at] ?? 0) + (child.value[seen.seat] ?? 0);
        });
        if (hurried) break;
      }
      let best = 0;
      for (let i = 1; i < visits.length; i++) {
        const more = (visits[i] as number) - (visits[best] as number);
        if (more > 0 || (more === 0 && (values[i] as number) > (values[best] as number))) best = i;
      }
      return explained(decision.actions[best] ?? only);
    },
  };
}

/** Placements are made anew for every table, everything else is one shared object. */
function sameAnswer(a: Action, b: Action): boolean {
  if (a === b) return true;
  if (a.type === 'place' && b.type === 'place') {
    return a.manned.every((count, i) => count === b.manned[i]) && a.crew.every((count, i) => count === b.crew[i]);
  }
  if (a.type === 'store' && b.type === 'store') {
    return (
      a.single === b.single && a.kinds.length === b.kinds.length && a.kinds.every((kind, i) => kind === b.kinds[i])
    );
  }
  return false;
}

/** Opens the most promising node, again and again. Tells whether it was hurried. */
function* grow(
  root: Node,
  settings: TreeSettings,
  mind: Mind,
  expansions: number,
): Generator<void, boolean, boolean | undefined> {
  let isHurried = false;
  for (let i = 0; i < expansions && !(isHurried && i > 0); i++) {
    const path = [root];
    let node = root;
    while (node.children.length > 0) {
      node = pick(node, settings.exploration);
      path.push(node);
    }
    if (node.seat !== null && node.actions.length === 0) {
      const opening = open(node, settings, mind);
      for (let step = opening.next(); !step.done; step = opening.next()) isHurried = (yield) === true || isHurried;
    }
    backUp(path, settings);
  }
  return isHurried;
}

/** Carries out every choice at this node and judges where it leads. */
function* open(node: Node, { sharpness }: TreeSettings, mind: Mind): Generator<void, void, void> {
  const { seat } = node;
  if (seat === null) return;
  const state = tableOf(node, mind);
  const decision = puertoRico.decision(state, seat);
  if (decision === null) return;
  node.actions = distinct(decision, state);
  const children: Node[] = [];
  let best = -Infinity;
  for (const action of node.actions) {
    const child = newNode(after(state, seat, action, mind), { parent: node, action }, mind);
    children.push(child);
    best = Math.max(best, child.value[seat] as number);
    yield;
  }
  const weights = children.map((child) => Math.exp(((child.value[seat] as number) - best) / sharpness));
  const sum = weights.reduce((whole, weight) => whole + weight, 0);
  node.priors = weights.map((weight) => weight / sum);
  node.children = children;
}

/** The child that is good for whoever chooses here, or has not been looked at enough. */
function pick(node: Node, exploration: number): Node {
  const curiosity = exploration * Math.sqrt(node.visits);
  let best = node.children[0] as Node;
  let most = -Infinity;
  for (let i = 0; i < node.children.length; i++) {
    const child = node.children[i] as Node;
    const score =
      (child.value[node.seat as Seat] as number) + (curiosity * (node.priors[i] as number)) / (1 + child.visits);
    if (score > most) {
      most = score;
      best = child;
    }
  }
  return best;
}

/** What was found at the end of the path changes what every node on it is worth. */
function backUp(path: readonly Node[], { greed }: TreeSettings): void {
  const leaf = path[path.length - 1] as Node;
  const found = leaf.children.length > 0 ? bestChild(leaf).value : leaf.value;
  for (let i = path.length - 1; i >= 0; i--) {
    const node = path[i] as Node;
    node.visits++;
    for (let seat = 0; seat < found.length; seat++) (node.total[seat] as number) += found[seat] as number;
    const top = node.children.length > 0 ? bestChild(node).value : node.value;
    node.value = node.total.map((sum, seat) => greed * (top[seat] as number) + ((1 - greed) * sum) / node.visits);
  }
}

function bestChild(node: Node): Node {
  let best = node.children[0] as Node;
  for (const child of node.children) {
    if ((child.value[node.seat as Seat] as number) > (best.value[node.seat as Seat] as number)) best = child;
  }
  return best;
}
