import { luckFrom, type Phrase, type PhraseParam, type Seat } from '@antilles/engine';
import type { Seen } from '@/bots/bot';
import type { Action } from '../rules/actions';
import type { Ask } from '../rules/asks';
import { isManned, playerAt, tileCounts, yields } from '../rules/board';
import { BUILDINGS, isLarge, type BuildingId } from '../rules/buildings';
import type { Event } from '../rules/events';
import { puertoRico } from '../rules/game';
import { goodNumber, GOOD_NUMBERS, GOODS, QUARRY, type Good, type Tile } from '../rules/goods';
import { roleOf } from '../rules/roleCards';
import { bonusNow } from '../rules/scoring';
import { clone, type Player, type State } from '../rules/state';
import { HOUSE_SPACES } from '../rules/supplies';
import type { View } from '../rules/view';
import type { Mind } from './mind';
import { carryOut } from './policy';

/** So many reasons are said: of all that are true the first ones, which say most about this very position. */
const MOST_REASONS = 2;

/**
 * Why an answer is good, as one sentence of things that can be seen at this table: what it brings at once, what it makes
 * possible, and who else could do the same.
 */
export function explain(seen: Seen<State, Action, View>, action: Action, mind: Mind): readonly Phrase[] {
  const { seat, decision } = seen;
  const before = seen.imagine(luckFrom(1));
  const sentence = (why: readonly Phrase[]): readonly Phrase[] => [
    { key: 'reason.hint', params: { what: { phrases: [doing(before, action)] }, why: { phrases: why } } },
  ];
  // The list of placements holds the sensible ones, never all of them.
  const isForced = decision.actions.length === 1 && action.type !== 'place';
  if (isForced) return sentence([{ key: 'reason.only' }]);
  const after = clone(before);
  const events: Event[] = [];
  const note = (event: Event): void => void events.push(event);
  puertoRico.apply(after, seat, action, note);
  const reasons =
    action.type === 'choose-role'
      ? roleReasons(after, seat, mind, events)
      : answerReasons(before, after, seat, action, events);
  return sentence(
    reasons.length > 0
      ? reasons.slice(0, MOST_REASONS)
      : [{ key: `reason.best.${action.type === 'pass' ? 'pass/' : ''}${decision.kind}` }],
  );
}

/** The reasons that hold, in the order they are written in. */
const those = (...reasons: readonly (Phrase | false | null)[]): Phrase[] =>
  reasons.filter((reason): reason is Phrase => reason !== false && reason !== null);

const good = (name: Good): PhraseParam => ({ key: `good.${name}` });
const amounts = (goods: Readonly<Record<Good, number>>): PhraseParam => ({
  phrases: GOODS.filter((name) => goods[name] > 0).map((name) => ({
    key: 'log.amount',
    params: { amount: goods[name], good: good(name) },
  })),
});
/** What the answer is called. */
function doing(state: State, action: Action): Phrase {
  const key = `reason.do.${action.type}`;
  switch (action.type) {
    case 'choose-role':
      return { key, params: { role: { key: `role.${roleOf(action.role)}` } } };
    case 'take-tile':
      return { key, params: { tile: { key: `aTile.${action.tile}` } } };
    case 'build':
      return { key, params: { building: { key: `building.${action.building}` } } };
    case 'take-good':
    case 'sell':
    case 'wharf':
      return { key, params: { good: good(action.good) } };
    case 'load':
      return { key, params: { good: good(action.good), capacity: state.ships[action.ship]?.capacity ?? 0 } };
    case 'store':
      return { key, params: { goods: { keys: [...action.kinds, action.single].map((name) => `good.${name}`) } } };
    case 'place':
    case 'draw':
    case 'pass':
      return { key };
  }
}

/** Why a role: what whoever takes it can do with it, before anybody else, and who else can. */
function roleReasons(after: State, seat: Seat, mind: Mind, events: Event[]): Phrase[] {
  const asked: Question[] = [];
  carryOut(
    after,
    mind,
    (event) => void events.push(event),
    (question) => void asked.push(question),
  );
  const purse = events.find((event) => event.type === 'role-taken');
  const count = purse?.type === 'role-taken' ? purse.doubloons : 0;
  const gains = firstGains(events, seat);
  // A single doubloon is worth a word only where there is nothing else to say.
  const isRich = count > 1 || (count === 1 && gains.length === 0);
  return those(...gains, othersToo(events, asked, seat), isRich && { key: 'reason.get.card', params: { count } });
}

/** What the taker gets out of the role first: what comes after the others have moved is no promise. */
function firstGains(events: readonly Event[], seat: Seat): Phrase[] {
  for (const event of events) {
    if (event.type === 'colonists-dealt') {
      return [{ key: 'reason.get.colonists', params: { count: event.dealt[seat] ?? 0 } }];
    }
    if (!('seat' in event) || event.seat !== seat) continue;
    switch (event.type) {
      case 'tile-taken':
        return [{ key: 'reason.get.tile', params: { tile: { key: `aTile.${event.tile}` } } }];
      case 'built': {
        const building = { key: `building.${event.building}` };
        return [
          event.paid === 0
            ? { key: 'reason.get.built-free', params: { building } }
            : { key: 'reason.get.built', params: { building, count: event.paid } },
        ];
      }
      case 'produced': {
        const paid = events.find((other) => other.type === 'factory-paid' && other.seat === seat);
        return those(
          paid?.type === 'factory-paid' && { key: 'reason.get.factory', params: { count: paid.doubloons } },
          { key: 'reason.get.produced', params: { goods: amounts(event.goods) } },
        );
      }
      case 'sold':
        return [{ key: 'reason.get.sold', params: { good: good(event.good), count: event.income } }];
      case 'loaded':
      case 'wharf-used':
        return [{ key: 'reason.get.first-load', params: { good: good(event.good), count: event.vp } }];
      case 'prospected':
        return [{ key: 'reason.get.prospected' }];
      default:
    }
  }
  return [];
}

interface Question {
  readonly kind: Ask['kind'];
  readonly seat: Seat;
}

/** What others may do in a role too, and the question they are asked when they can. */
const SHARED: Readonly<
  Partial<Record<Event['type'], { readonly key: string; readonly question: Ask['kind'] | null }>>
> = {
  sold: { key: 'sells', question: 'trader/sell' },
  loaded: { key: 'ships', question: 'captain/load' },
  produced: { key: 'makes', question: null },
  built: { key: 'builds', question: 'builder/build' },
};

/** Nobody else gets to do it, or just one of several others does; null when it is less special. */
function othersToo(events: readonly Event[], asked: readonly Question[], seat: Seat): Phrase | null {
  const first = events.find((event) => 'seat' in event && event.seat === seat && SHARED[event.type] !== undefined);
  const shared = first && SHARED[first.type];
  if (first === undefined || shared === undefined) return null;
  const seats =
    shared.question === null
      ? events.flatMap((other) => (other.type === first.type && 'seat' in other ? [other.seat] : []))
      : asked.filter(({ kind }) => kind === shared.question).map((question) => question.seat);
  const others = [...new Set(seats)].filter((other) => other !== seat);
  if (others.length === 0) return { key: `reason.nobody-${shared.key}` };
  const [only] = others;
  return others.length > 1 || only === undefined
    ? null
    : { key: `reason.one-${shared.key}`, params: { other: { seat: only } } };
}

/** Why an answer inside a role. */
function answerReasons(before: State, after: State, seat: Seat, action: Action, events: readonly Event[]): Phrase[] {
  const player = playerAt(before, seat);
  switch (action.type) {
    case 'take-tile':
      return tileReasons(before, player, action.tile, events);
    case 'draw':
      return [{ key: 'reason.extra-tile' }];
    case 'build':
      return buildReasons(before, playerAt(after, seat), action.building, events);
    case 'place':
      return placeReasons(player, playerAt(after, seat));
    case 'take-good':
      return privilegeReasons(before, player, action.good);
    case 'sell':
      return saleReasons(before, events);
    case 'load':
    case 'wharf':
      return loadReasons(before, after, player, action, events);
    case 'store':
      return action.kinds.length === 0 ? [{ key: 'reason.dearest', params: { good: good(action.single) } }] : [];
    case 'pass':
    case 'choose-role':
      return [];
  }
}

/** Circles of plants for a good that no plantation of one's own could use yet. */
function sparePlants(player: Player, tile: Good): number {
  const circles = player.city.reduce((sum, id) => {
    const { makes } = BUILDINGS[id];
    return sum + (makes === goodNumber(tile) ? BUILDINGS[id].circles : 0);
  }, 0);
  return circles - tileCounts(player)[goodNumber(tile)];
}

function tileReasons(state: State, player: Player, tile: Tile, events: readonly Event[]): Phrase[] {
  const settled = events.some((event) => event.type === 'tile-taken' && event.colonist !== null);
  if (tile === 'quarry') {
    return those(
      settled && { key: 'reason.hospice' },
      !player.island.includes('quarry') && { key: 'reason.first-quarry' },
      { key: 'reason.quarry', params: { count: tileCounts(player)[QUARRY] + 1 } },
    );
  }
  const mine = tileCounts(player)[goodNumber(tile)];
  const onOffer = state.faceUp.filter((other) => other === tile).length;
  return those(
    settled && { key: 'reason.hospice' },
    tile !== 'corn' && sparePlants(player, tile) > 0 && { key: 'reason.plant-waits', params: { good: good(tile) } },
    mine === 0 && { key: 'reason.first-of', params: { good: good(tile) } },
    tile === 'corn' && { key: 'reason.no-plant' },
    mine > 0 && { key: 'reason.more-of', params: { count: mine + 1, good: good(tile) } },
    onOffer === 1 && { key: 'reason.only-offer' },
  );
}

function buildReasons(before: State, player: Player, id: BuildingId, events: readonly Event[]): Phrase[] {
  const building = BUILDINGS[id];
  const built = events.find((event) => event.type === 'built');
  const saved = built?.type === 'built' ? building.cost - built.paid : 0;
  const makes = building.makes === null ? null : GOODS[building.makes];
  const plantations = makes === null || makes === undefined ? 0 : tileCounts(player)[goodNumber(makes)];
  const isLast = before.buildingSupply[building.number] === 1 && !isLarge(id);
  return those(
    events.some(({ type }) => type === 'end-triggered') && { key: 'reason.ends' },
    isLarge(id) && { key: 'reason.bonus', params: { count: bonusNow(player, id) } },
    isLast && { key: 'reason.last-copy' },
    makes !== null &&
      makes !== undefined &&
      plantations > 0 && { key: 'reason.plants-for', params: { count: plantations, good: good(makes) } },
    built?.type === 'built' && built.paid === 0 && { key: 'reason.free' },
    saved > 1 && building.cost > saved && { key: 'reason.saves', params: { count: saved } },
    { key: 'reason.printed', params: { count: building.column } },
  );
}

/** What works with the colonists placed like this that did not work before. */
function placeReasons(before: Player, after: Player): Phrase[] {
  const was = yields(before);
  const is = yields(after);
  const more = GOOD_NUMBERS.some((number) => is[number] > was[number]);
  const goods = Object.fromEntries(GOODS.map((name) => [name, is[goodNumber(name)]])) as Record<Good, number>;
  const working = (player: Player): number =>
    player.city.filter((id) => BUILDINGS[id].makes === null && isManned(player, id)).length;
  const violets = working(after) - working(before);
  return those(
    after.manned[QUARRY] > before.manned[QUARRY] && {
      key: 'reason.quarries-work',
      params: { count: after.manned[QUARRY] },
    },
    violets > 0 && { key: 'reason.violets-work', params: { count: violets } },
    more && { key: 'reason.then-makes', params: { goods: amounts(goods) } },
  );
}

function privilegeReasons(state: State, player: Player, kind: Good): Phrase[] {
  const count = player.goods[goodNumber(kind)] + 1;
  const ship = state.ships.find((each) => each.good === kind && each.count < each.capacity);
  const sells = state.house.length < HOUSE_SPACES && (!state.house.includes(kind) || isManned(player, 'office'));
  return those(
    ship !== undefined && { key: 'reason.ship-waits', params: { capacity: ship.capacity } },
    sells && goodNumber(kind) > 0 && { key: 'reason.house-takes', params: { count: goodNumber(kind) } },
    count > 1 && { key: 'reason.have-then', params: { count, good: good(kind) } },
  );
}

function saleReasons(state: State, events: readonly Event[]): Phrase[] {
  const sold = events.find((event) => event.type === 'sold');
  if (sold?.type !== 'sold') return [];
  return those(state.house.length === HOUSE_SPACES - 1 && { key: 'reason.last-space' }, {
    key: 'reason.get.sold',
    params: { good: good(sold.good), count: sold.income },
  });
}

function loadReasons(
  before: State,
  after: State,
  player: Player,
  action: Extract<Action, { type: 'load' | 'wharf' }>,
  events: readonly Event[],
): Phrase[] {
  const loaded = events.find((event) => event.type === 'loaded' || event.type === 'wharf-used');
  if (loaded?.type !== 'loaded' && loaded?.type !== 'wharf-used') return [];
  const { count, vp } = loaded;
  const ship = action.type === 'load' ? before.ships[action.ship] : undefined;
  const then = action.type === 'load' ? after.ships[action.ship] : undefined;
  const left = player.goods[goodNumber(action.good)] - count;
  const points: Phrase = { key: vp > count ? 'reason.with-bonus' : 'reason.get.shipped', params: { count: vp } };
  return those(
    action.type === 'wharf' && { key: 'reason.own-ship' },
    then?.count === then?.capacity && ship !== undefined && ship.count > 0 && { key: 'reason.ship-full' },
    ship?.good === null && { key: 'reason.ship-opens', params: { good: good(action.good) } },
    left > 0 && { key: 'reason.some-stay', params: { count: left } },
    points,
    left === 0 && { key: 'reason.none-spoil', params: { good: good(action.good) } },
  );
}
