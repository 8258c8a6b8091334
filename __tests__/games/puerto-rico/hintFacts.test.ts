/** What hints say in Puerto Rico is true of the table they speak of, and differs from one to the next. */
import { must, type PhraseParam, type Seat } from '@antilles/engine';
import type { Action } from '@/games/puerto-rico/rules/actions';
import { isManned, playerAt, tileCounts, yields } from '@/games/puerto-rico/rules/board';
import { BUILDINGS, isLarge, isViolet } from '@/games/puerto-rico/rules/buildings';
import type { Event } from '@/games/puerto-rico/rules/events';
import { puertoRico } from '@/games/puerto-rico/rules/game';
import { goodNumber, GOODS, type Good } from '@/games/puerto-rico/rules/goods';
import { scoreLines, sheetOf } from '@/games/puerto-rico/rules/scoring';
import { type State } from '@/games/puerto-rico/rules/state';
import { faultsIn, type Facts, type Moment } from '../hintFacts';

type At = Moment<State, Action, Event>;

/** What the asked seat can do next: every legal answer and what it brings about. */
const next = ({ after, seat }: At): readonly Event[] =>
  (puertoRico.decision(after, seat)?.actions ?? []).flatMap((action) => {
    const then = puertoRico.clone(after);
    const events: Event[] = [];
    puertoRico.apply(then, seat, action, (event) => void events.push(event));
    return events.filter((event) => 'seat' in event && event.seat === seat);
  });

const keyOf = (param: PhraseParam | undefined): string =>
  typeof param === 'object' && 'key' in param ? param.key : '';

/** The good a sentence names. */
const goodIn = ({ params }: At): Good =>
  must(
    GOODS.find((good) => keyOf(params['good']) === `good.${good}`),
    'no good',
  );

const chips = ({ before, after, seat }: At): number => playerAt(after, seat).vp - playerAt(before, seat).vp;
const purse = ({ before, after, seat }: At): number =>
  playerAt(after, seat).doubloons - playerAt(before, seat).doubloons;
const building = ({ action }: At) => (action.type === 'build' ? BUILDINGS[action.building] : null);
const tiles = (state: State, seat: Seat, good: Good): number => tileCounts(playerAt(state, seat))[goodNumber(good)];
const goods = (state: State, seat: Seat, good: Good): number => playerAt(state, seat).goods[goodNumber(good)];
const ship = ({ before, action }: At) => (action.type === 'load' ? before.ships[action.ship] : undefined);

/** Who of the others is asked the same in the role, after each answer that the seat can give first. */
const askedToo = ({ after, seat }: At): readonly string[] => {
  const decision = must(puertoRico.decision(after, seat), 'whoever takes a role goes first');
  return decision.actions.map((action) => {
    const then = puertoRico.clone(after);
    puertoRico.apply(then, seat, action, null);
    const others = new Set<Seat>();
    for (let [who] = puertoRico.waiting(then); who !== undefined; [who] = puertoRico.waiting(then)) {
      const question = must(puertoRico.decision(then, who), 'nobody is asked');
      if (question.kind === 'choose-role') break;
      if (question.kind === decision.kind && who !== seat) others.add(who);
      puertoRico.apply(then, who, must(question.actions[0], 'no answer'), null);
    }
    return [...others].join();
  });
};

const named = ({ params }: At): Seat => {
  const who = params['other'];
  return typeof who === 'object' && 'seat' in who ? who.seat : NaN;
};
const makes = ({ events }: At): readonly Seat[] =>
  events.flatMap((event) => (event.type === 'produced' ? [event.seat] : []));
const facts: Facts<State, Action, Event> = {
  'reason.only': ({ actions, action }) => actions.length === 1 && action.type !== 'place',
  'reason.get.card': (at) => at.events.some((event) => event.type === 'role-taken' && event.doubloons === at.count),
  'reason.get.colonists': (at) =>
    at.events.some((event) => event.type === 'colonists-dealt' && event.dealt[at.seat] === at.count),
  'reason.get.tile': (at) =>
    next(at).some((event) => event.type === 'tile-taken' && keyOf(at.params['tile']) === `aTile.${event.tile}`),
  'reason.get.built': (at) =>
    next(at).some(
      (event) =>
        event.type === 'built' &&
        event.paid === at.count &&
        keyOf(at.params['building']) === `building.${event.building}`,
    ),
  'reason.get.built-free': (at) =>
    next(at).some(
      (event) =>
        event.type === 'built' && event.paid === 0 && keyOf(at.params['building']) === `building.${event.building}`,
    ),
  'reason.get.produced': (at) => {
    const made = at.events.find((event) => event.type === 'produced' && event.seat === at.seat);
    const said = at.params['goods'];
    if (made?.type !== 'produced' || typeof said !== 'object' || !('phrases' in said)) return false;
    return (
      said.phrases.length === GOODS.filter((good) => made.goods[good] > 0).length &&
      said.phrases.every(({ params }) =>
        GOODS.some((good) => keyOf(params?.['good']) === `good.${good}` && params?.['amount'] === made.goods[good]),
      )
    );
  },
  'reason.get.factory': (at) =>
    at.events.some((event) => event.type === 'factory-paid' && event.seat === at.seat && event.doubloons === at.count),
  'reason.get.prospected': (at) => at.events.some(({ type }) => type === 'prospected'),
  'reason.get.sold': (at) =>
    at.action.type === 'sell'
      ? purse(at) === at.count
      : next(at).some((event) => event.type === 'sold' && event.good === goodIn(at) && event.income === at.count),
  'reason.get.first-load': (at) =>
    next(at).some(
      (event) =>
        (event.type === 'loaded' || event.type === 'wharf-used') && event.good === goodIn(at) && event.vp === at.count,
    ),
  'reason.get.shipped': (at) => chips(at) === at.count,
  'reason.with-bonus': (at) => chips(at) === at.count,
  'reason.nobody-makes': (at) => makes(at).every((who) => who === at.seat),
  'reason.one-makes': (at) =>
    makes(at)
      .filter((who) => who !== at.seat)
      .join() === String(named(at)),
  ...Object.fromEntries(
    ['sells', 'ships', 'builds'].flatMap((what) => [
      [`reason.nobody-${what}`, (at: At) => askedToo(at).includes('')],
      [`reason.one-${what}`, (at: At) => askedToo(at).includes(String(named(at)))],
    ]),
  ),
  'reason.extra-tile': ({ before, after, seat }) =>
    playerAt(after, seat).island.length > playerAt(before, seat).island.length,
  'reason.hospice': ({ events, seat }) =>
    events.some((event) => event.type === 'tile-taken' && event.seat === seat && event.colonist !== null),
  'reason.first-quarry': ({ before, seat }) => !playerAt(before, seat).island.includes('quarry'),
  'reason.quarry': ({ after, seat, count }) =>
    playerAt(after, seat).island.filter((tile) => tile === 'quarry').length === count,
  'reason.plant-waits': (at) =>
    playerAt(at.before, at.seat).city.reduce(
      (sum, id) => sum + (BUILDINGS[id].makes === goodNumber(goodIn(at)) ? BUILDINGS[id].circles : 0),
      0,
    ) > tiles(at.before, at.seat, goodIn(at)),
  'reason.first-of': (at) => tiles(at.before, at.seat, goodIn(at)) === 0,
  'reason.no-plant': ({ action }) => action.type === 'take-tile' && action.tile === 'corn',
  'reason.more-of': (at) => tiles(at.after, at.seat, goodIn(at)) === at.count,
  'reason.only-offer': ({ before, action }) =>
    action.type === 'take-tile' && before.faceUp.filter((tile) => tile === action.tile).length === 1,
  'reason.ends': ({ events }) => events.some(({ type }) => type === 'end-triggered'),
  'reason.bonus': (at) => {
    const id = building(at)?.id;
    if (id === undefined || !isLarge(id)) return false;
    // As the score would count it with somebody in it.
    const player = playerAt(puertoRico.clone(at.after), at.seat);
    const place = player.city.indexOf(id);
    const colonists = player.crew[place] ?? 0;
    const sheet = sheetOf(player);
    const manned = {
      ...sheet,
      buildings: sheet.buildings.map((each) => (each.building === id ? { ...each, occupied: true } : each)),
    };
    return colonists >= 0 && scoreLines(manned).find(({ key }) => key === `score.${id}`)?.points === at.count;
  },
  'reason.last-copy': (at) => {
    const number = building(at)?.number;
    return number !== undefined && at.after.buildingSupply[number] === 0;
  },
  'reason.plants-for': (at) =>
    tiles(at.before, at.seat, goodIn(at)) === at.count && building(at)?.makes === goodNumber(goodIn(at)),
  'reason.free': (at) => purse(at) === 0,
  'reason.saves': (at) => (building(at)?.cost ?? NaN) + purse(at) === at.count,
  'reason.printed': (at) => building(at)?.column === at.count,
  'reason.quarries-work': ({ before, after, seat, count }) =>
    playerAt(after, seat).manned[5] === count && playerAt(before, seat).manned[5] < count,
  'reason.violets-work': ({ before, after, seat, count }) => {
    const at = (state: State): number =>
      playerAt(state, seat).city.filter((id) => isViolet(BUILDINGS[id]) && isManned(playerAt(state, seat), id)).length;
    return at(after) - at(before) === count;
  },
  'reason.then-makes': ({ after, seat, params }) => {
    const made = yields(playerAt(after, seat));
    const said = params['goods'];
    return (
      typeof said === 'object' && 'phrases' in said && said.phrases.length === made.filter((count) => count > 0).length
    );
  },
  'reason.ship-waits': (at) =>
    at.action.type === 'take-good' &&
    at.before.ships.some(
      (each) =>
        each.capacity === at.params['capacity'] &&
        each.good === (at.action as { good: Good }).good &&
        each.count < each.capacity,
    ),
  'reason.house-takes': ({ before, action, count }) =>
    action.type === 'take-good' && before.house.length < 4 && goodNumber(action.good) === count,
  'reason.have-then': (at) => goods(at.after, at.seat, goodIn(at)) === at.count,
  'reason.last-space': ({ before }) => before.house.length === 3,
  'reason.own-ship': ({ action }) => action.type === 'wharf',
  'reason.ship-full': (at) => {
    const then = at.action.type === 'load' ? at.after.ships[at.action.ship] : undefined;
    // A full ship may have sailed by now.
    return then !== undefined && (then.count === then.capacity || then.count === 0);
  },
  'reason.ship-opens': (at) => ship(at)?.good === null,
  'reason.some-stay': (at) => at.action.type === 'load' && goods(at.after, at.seat, at.action.good) === at.count,
  'reason.none-spoil': (at) => goods(at.after, at.seat, goodIn(at)) === 0,
  'reason.dearest': ({ action }) => action.type === 'store' && action.kinds.length === 0,
  // Advice: that nothing else is better is what the search found.
  ...Object.fromEntries(
    [
      'choose-role',
      'settler/take',
      'builder/build',
      'pass/settler/take',
      'pass/builder/build',
      'craftsman/privilege',
      'trader/sell',
      'pass/trader/sell',
      'captain/load',
      'pass/captain/load',
      'captain/store',
      'mayor/place',
    ].map((kind) => [`reason.best.${kind}`, () => undefined]),
  ),
};

test('300 hints: every stated fact is true of the table, and no sentence makes more than 15 % of them', async () => {
  expect(await faultsIn('puerto-rico', facts)).toEqual([]);
}, 300_000);
