/** What hints say in Cartagena is true of the table they speak of, and differs from one to the next. */
import type { Seat } from '@antilles/engine';
import type { Action } from '@/games/cartagena/rules/actions';
import { SYMBOL_OF } from '@/games/cartagena/rules/deck';
import type { Event } from '@/games/cartagena/rules/events';
import { cartagena } from '@/games/cartagena/rules/game';
import { advanceTarget } from '@/games/cartagena/rules/places';
import type { PathSymbol } from '@/games/cartagena/rules/route';
import { playerAt, type Player, type State } from '@/games/cartagena/rules/state';
import { faultsIn, type Facts, type Moment } from '../hintFacts';

type At = Moment<State, Action, Event>;

/** Where each pirate of somebody is, from behind: the start is 0, the sloop in between half a space further on. */
function pirates({ route }: State, { start, spaces, ferry, goal }: Player): readonly number[] {
  const places = [
    ...Array<number>(start).fill(0),
    ...spaces,
    ...Array<number>(ferry).fill(route.tunnelLength + 0.5),
    ...Array<number>(goal).fill(route.length + 1),
  ];
  return places.sort((a, b) => a - b);
}

const of = (state: State, seat: Seat): readonly number[] => pirates(state, playerAt(state, seat));

/** How far the pirates of a seat went ahead together. */
const moved = ({ before, after }: At, seat: Seat): number =>
  of(after, seat).reduce((sum, place) => sum + place, 0) - of(before, seat).reduce((sum, place) => sum + place, 0);

/** The same for each pirate that moved: the hook moves two. */
const each = (at: At): number => Math.round(moved(at, at.seat) / (at.action.type === 'magic-hook' ? 2 : 1));

const hand = (state: State, seat: Seat): number => playerAt(state, seat).hand.length;
const drawn = ({ before, after, seat }: At): number => hand(after, seat) - hand(before, seat);

const from = ({ action }: At): number | string => ('from' in action ? action.from : '');
/** Where pirates of a seat stand that nobody of theirs stood before. */
const reached = ({ before, after, seat }: At): number =>
  playerAt(after, seat).spaces.find(
    (space, _, all) =>
      all.filter((other) => other === space).length >
      playerAt(before, seat).spaces.filter((other) => other === space).length,
  ) ?? NaN;

function played({ action }: At): PathSymbol | null {
  if (action.type === 'magic-parrot') return action.symbol;
  return action.type === 'advance' || action.type === 'magic-hook' ? SYMBOL_OF[action.card] : null;
}

const owner = ({ params }: At): Seat => {
  const who = params['owner'];
  return typeof who === 'object' && 'seat' in who ? who.seat : NaN;
};

/** How far a card takes the best pirate of a seat. */
function reach({ before, action }: At, seat: Seat): number {
  if (!('card' in action)) return NaN;
  let best = 0;
  const player = playerAt(before, seat);
  for (const place of [
    ...(player.start > 0 ? ['start' as const] : []),
    ...player.spaces,
    ...(player.ferry > 0 ? ['ferry' as const] : []),
  ]) {
    if (place === 'ferry' && before.shore === 'cartagena') continue;
    const to = advanceTarget(before, place, SYMBOL_OF[action.card]);
    if (to === 'ferry' && (before.shore !== 'cartagena' || player.ferry === 3)) continue;
    const position = { start: 0, ferry: before.route.tunnelLength + 0.5, goal: before.route.length + 1 };
    const at = (location: typeof to): number => (typeof location === 'number' ? location : position[location]);
    best = Math.max(best, at(to) - at(place));
  }
  return Math.round(best);
}

/** What stepping back with each of one's pirates comes to. */
const retreats = (at: At): readonly { readonly cards: number; readonly spaces: number; readonly isThis: boolean }[] =>
  at.actions.flatMap((action) => {
    if (action.type !== 'retreat') return [];
    const after = cartagena.clone(at.before);
    cartagena.apply(after, at.seat, action, null);
    const step = { ...at, after, action };
    return [{ cards: drawn(step), spaces: -moved(step, at.seat), isThis: action === at.action }];
  });

const facts: Facts<State, Action, Event> = {
  'reason.do.retreat': (at) => drawn(at) === at.count,
  'reason.do.morgan': (at) => drawn(at) === at.count,
  'reason.only': ({ actions }) => actions.length === 1,
  'reason.wins': ({ after, seat }) => after.winner === seat,
  'reason.home': ({ after, seat, count }) => playerAt(after, seat).goal === count,
  'reason.aboard': ({ before, after, seat }) => playerAt(after, seat).ferry > playerAt(before, seat).ferry,
  'reason.first': ({ after, seat }) =>
    after.players.every((_, other) => other === seat || (of(after, other).at(-1) ?? 0) < (of(after, seat).at(-1) ?? 0)),
  'reason.near': (at) => at.before.route.length + 1 - reached(at) === at.count && at.count <= 6,
  'reason.leaps': (at) => {
    const symbol = played(at);
    const start = from(at) === 'start' ? 0 : from(at) === 'ferry' ? at.before.route.tunnelLength : Number(from(at));
    const end =
      reached(at) ||
      (at.before.route.kind === 'complete' && start < at.before.route.tunnelLength
        ? at.before.route.tunnelLength + 1
        : Infinity);
    const passed = at.before.route.symbols.filter(
      (shown, i) => shown === symbol && i + 1 > start && i + 1 < end && (at.before.standing[i + 1] ?? 0) > 0,
    );
    return passed.length === at.count;
  },
  'reason.trails': ({ before, seat, count }) => {
    const [last = 0, next = 0] = of(before, seat);
    return Math.round(next - last) === count;
  },
  'reason.last-out': ({ before, after, seat }) => playerAt(before, seat).start > 0 && playerAt(after, seat).start === 0,
  'reason.out': ({ before, after, seat, count }) =>
    playerAt(before, seat).start > count && playerAt(after, seat).start === count,
  'reason.very-far': (at) => each(at) === at.count,
  'reason.far': (at) => each(at) === at.count,
  'reason.moves': (at) => each(at) === at.count,
  'reason.another': (at) =>
    playerAt(at.after, at.seat).hand.filter((card) => SYMBOL_OF[card] === played(at)).length === at.count,
  'reason.straggler': (at) => Number(from(at)) === of(at.before, at.seat)[0] || from(at) === 'ferry',
  'reason.blocks': (at) => each(at) === at.count && at.before.standing[reached(at)] === 0,
  'reason.empty-hand': ({ before, seat }) => hand(before, seat) === 0,
  'reason.off-ferry': (at) => from(at) === 'ferry' && Math.round(-moved(at, at.seat)) === at.count,
  'reason.small-hand': ({ before, seat, count }) => hand(before, seat) === count,
  'reason.fills': (at) => at.after.standing[reached(at)] === 3,
  'reason.own-there': (at) => playerAt(at.before, at.seat).spaces.includes(reached(at)),
  'reason.shortest': (at) => {
    const all = retreats(at);
    const mine = all.find(({ isThis }) => isThis);
    return (
      mine !== undefined &&
      all.every(({ cards, spaces, isThis }) => isThis || cards < mine.cards || spaces > mine.spaces)
    );
  },
  'reason.two-for-one': (at) => drawn(at) === 2 && -moved(at, at.seat) === 1,
  'reason.one-space': (at) => Math.round(-moved(at, at.seat)) === 1,
  'reason.short-step': (at) => Math.round(-moved(at, at.seat)) === at.count && at.count <= 4,
  'reason.need-cards': (at) => Math.round(-moved(at, at.seat)) === at.count,
  'reason.little-help': (at) => Math.round(moved(at, owner(at))) === at.count && at.count <= 4,
  'reason.helps': (at) => Math.round(moved(at, owner(at))) === at.count,
  'reason.their-last': (at) => {
    const [last] = of(at.before, owner(at));
    return (
      last !== undefined &&
      of(at.before, owner(at)).filter((place) => place === last).length >
        of(at.after, owner(at)).filter((place) => place === last).length
    );
  },
  'reason.no-loss': (at) => hand(at.before, at.seat) <= 2 && moved(at, at.seat) === 0,
  'reason.boat-ashore': ({ after, seat }) => after.shore === 'tortuga' && playerAt(after, seat).ferry > 0,
  'reason.boat-aboard': ({ after, seat }) =>
    after.shore === 'cartagena' && (of(after, seat)[0] ?? Infinity) <= after.route.tunnelLength,
  'reason.boat-away': ({ before, seat }) =>
    before.players.some((player, other) =>
      other === seat
        ? false
        : before.shore === 'tortuga'
          ? player.ferry > 0
          : (of(before, other)[0] ?? Infinity) <= before.route.tunnelLength,
    ),
  'reason.pistol': (at) => hand(at.before, owner(at)) === at.count,
  'reason.rum': ({ after, count }) => after.spread.length === count,
  'reason.lantern': ({ after }) => after.spread.length === 4,
  'reason.chest': ({ before, count, params }) => {
    const closed = [...(before.chests?.laid ?? []), ...(before.chests?.aside ?? [])].filter((token) => token !== null);
    return closed.length === params['total'] && closed.filter((token) => Number(token) > 0).length === count;
  },
  'reason.save': ({ after, seat, count }) => hand(after, seat) === count && count > 0,
  'reason.no-card': ({ before, seat }) => hand(before, seat) === 0,
  'reason.useful': (at) => reach(at, at.seat) === at.count,
  'reason.little-use': (at) => reach(at, at.seat) === at.count,
  'reason.no-use': (at) => reach(at, at.seat) === 0,
  'reason.harmless': (at) => reach(at, at.seat) === 0,
  'reason.their-use': (at) => reach(at, owner(at)) === at.count,
  'reason.no-use-to': (at) => reach(at, owner(at)) === 0,
};

/** Whoever is caught with too many cards discards before a dark card does anything (CA-44). */
function discardDown(state: State): void {
  for (let [seat] = cartagena.waiting(state); seat !== undefined; [seat] = cartagena.waiting(state)) {
    const decision = cartagena.decision(state, seat);
    const [action] = decision?.actions ?? [];
    if (decision?.kind !== 'discard-down' || action === undefined) return;
    cartagena.apply(state, seat, action, null);
  }
}

test('300 hints: every stated fact is true of the table, and no sentence makes more than 15 % of them', async () => {
  expect(await faultsIn('cartagena', facts, 'medium', discardDown)).toEqual([]);
}, 300_000);
