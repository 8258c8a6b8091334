import { below, must, random, type HasRng, type Seat } from '@antilles/engine';
import type { Bot, Seen, Thought } from '@/bots/bot';
import { isDecided } from '@/bots/budget';
import type { Action } from '../rules/actions';
import type { State } from '../rules/state';
import type { View } from '../rules/view';
import { explain } from './explain';
import { choicesFor, copyInto, judge, maskOf, playOn, playRound, quickFrom, type Quick } from './quick';

export interface RoundSettings {
  /** How many games in the head a choice usually gets: fewer when more could not change it, up to twice as many when it is close. */
  readonly iterations: number;
  /** The weight of curiosity in UCB1. */
  readonly exploration: number;
  /** How many rounds deep the tree grows. */
  readonly depth: number;
  /** How many rounds a leaf is played on before it is judged. */
  readonly rounds: number;
}

/** One seat at one node: its choices with what came of them, by their place in the list for its hand. */
interface Chooser {
  readonly choices: readonly number[];
  readonly visits: number[];
  readonly values: number[];
  /** How many were tried: all of them once, in order, from any one on. */
  tried: number;
  first: number;
}

interface Node {
  readonly seats: readonly Chooser[];
  visits: number;
  /** By joint choice, the next round; for as long as it was met seldom, only how often. */
  readonly children: Map<number, Node | number>;
}

/** A round that was met so often gets a node: most are met seldom, and collecting them all would stop the screen. */
const OFTEN = 8;
/** So many games are played between two breaths: about half a millisecond on a phone. */
const BREATH = 16;

const newNode = (table: Quick): Node => {
  const byHand = choicesFor(table.hands.length);
  return {
    visits: 0,
    children: new Map(),
    seats: table.hands.map((hand) => {
      const choices = must(byHand[hand], 'a hand');
      return {
        choices,
        visits: choices.map(() => 0),
        values: choices.map(() => 0),
        tried: 0,
        first: 0,
      };
    }),
  };
};

/**
 * Decoupled UCT over whole rounds: everybody chooses at once, each by its own counts alone, and the joint choice leads to the
 * next round. All hands are known by memory (SD-D8), so that there is one table to think about and nothing to imagine but
 * what others choose.
 */
export function roundSearchBot(id: string, settings: RoundSettings): Bot<State, Action, View> {
  return {
    id,
    *think(seen, luck): Thought<Action> {
      const { actions, kind } = seen.decision;
      const [only] = actions;
      if (actions.length === 1 && only !== undefined) return { action: only, reasons: explain(seen, only) };
      if (kind !== 'choose-cards') {
        // All that is useful: nearly always right, and always right when it matters.
        const all = must(actions[actions.length - 1], 'a trade');
        return { action: all, reasons: explain(seen, all) };
      }
      const search = createSearch(quickFrom(seen.imagine(luck)), settings, luck);
      const visits = search.visits(seen.seat);
      for (let done = 0; !isDecided(visits, done, settings.iterations); done += BREATH) {
        for (let i = 0; i < BREATH; i++) search.iterate();
        const hurried = yield;
        if (hurried && done >= actions.length) break;
      }
      const action = actionOf(seen, search.choice(seen.seat));
      return { action, reasons: explain(seen, action) };
    },
  };
}

const actionOf = ({ decision }: Seen<State, Action, View>, mask: number): Action =>
  must(
    decision.actions.find((action) => action.type === 'choose' && maskOf(action.cards) === mask),
    'a choice that is on offer',
  );

function createSearch(start: Quick, { exploration, depth, rounds }: RoundSettings, luck: HasRng) {
  const root = newNode(start);
  const seatCount = start.hands.length;
  /** Room to work in: nothing is made anew in a game in the head. */
  const table: Quick = {
    ...start,
    points: start.points.concat(),
    goods: start.goods.concat(),
    hands: start.hands.concat(),
  };
  const choices = start.hands.concat();
  const values = start.points.concat();
  const nodes: Node[] = [];
  const places: number[] = [];
  let dice = 1 + below(luck, 0x7fff_ffff);

  function iterate(): void {
    copyInto(table, start);
    let node = root;
    let length = 0;
    while (length < depth) {
      nodes[length] = node;
      let joint = 0;
      for (let seat = 0; seat < seatCount; seat++) {
        const chooser = node.seats[seat] as Chooser; // every seat has one
        const place = chooser.tried < chooser.choices.length ? untried(chooser) : favourite(chooser, node.visits);
        places[length * seatCount + seat] = place;
        choices[seat] = chooser.choices[place] as number;
        joint = joint * 32 + place;
      }
      playRound(table, choices);
      length++;
      if (table.over || length === depth) break;
      const next = node.children.get(joint);
      if (typeof next === 'object') {
        node = next;
        continue;
      }
      const met = (next ?? 0) + 1;
      if (met < OFTEN) {
        node.children.set(joint, met);
        break;
      }
      const child = newNode(table);
      node.children.set(joint, child);
      node = child;
    }
    dice = playOn(table, rounds, dice, choices);
    judge(table, values);
    for (let i = 0; i < length; i++) {
      const visited = nodes[i] as Node;
      visited.visits++;
      for (let seat = 0; seat < seatCount; seat++) {
        const chooser = visited.seats[seat] as Chooser;
        const place = places[i * seatCount + seat] as number;
        chooser.visits[place] = (chooser.visits[place] as number) + 1;
        chooser.values[place] = (chooser.values[place] as number) + (values[seat] as number);
      }
    }
  }

  /** What was never tried comes first. */
  function untried(chooser: Chooser): number {
    const count = chooser.choices.length;
    if (chooser.tried === 0) chooser.first = below(luck, count);
    return (chooser.first + chooser.tried++) % count;
  }

  /** UCB1. */
  function favourite({ visits, values: sums }: Chooser, visited: number): number {
    const curiosity = exploration * Math.sqrt(Math.log(visited));
    let best = 0;
    let most = -Infinity;
    for (let place = 0; place < visits.length; place++) {
      const count = visits[place] as number;
      const score = (sums[place] as number) / count + curiosity / Math.sqrt(count);
      if (score > most) {
        most = score;
        best = place;
      }
    }
    return best;
  }

  return {
    iterate,
    visits: (seat: Seat): readonly number[] => (root.seats[seat] as Chooser).visits,
    /** The most visited choice; near-ties in value are broken by the dice, so that a bot is not read like a book. */
    choice(seat: Seat): number {
      const { choices: masks, visits, values: sums } = root.seats[seat] as Chooser;
      const mean = (place: number): number => (sums[place] ?? 0) / (visits[place] ?? 1);
      const top = visits.indexOf(Math.max(...visits));
      const close = masks.flatMap((_, place) =>
        (visits[place] ?? 0) >= 0.9 * (visits[top] ?? 0) && Math.abs(mean(place) - mean(top)) <= 0.01 ? [place] : [],
      );
      return must(masks[close[Math.floor(random(luck) * close.length)] ?? top], 'a choice');
    },
  };
}
