import type { Seat } from '@antilles/engine';
import type { IconName } from '@/ui/icons/drawing';
import type { Event } from '../rules/events';
import { GOODS, type Good } from '../rules/goods';
import { buildingIcon, buildingPaint, place, roleIcon, tileIcon, tilePaint, type Paint } from './art';

const COIN: Paint = { ground: '#e0b14e', ink: '#2c1f06' };
const COLONIST: Paint = { ground: '#e6b450', ink: '#3a2606' };
const CHIP: Paint = { ground: '#b23a2c', ink: '#ffffff' };
const CARD: Paint = { ground: '#f3e6c8', ink: '#2f6b38' };

/** When the first pieces leave, and when what is paid or earned follows, in milliseconds. */
const FIRST_MS = 150;
const THEN_MS = 480;

/** One way that pieces go: from where to where, how many of what, and when. */
export interface Way {
  readonly from: string;
  readonly to: string;
  readonly icon: IconName;
  readonly paint: Paint;
  readonly count: number;
  readonly delayMs: number;
}

/** How an event moves: every piece from where it lay to where it lies afterwards. */
export function waysOf(event: Event): readonly Way[] {
  return all(event).filter(({ count }) => count > 0);
}

function all(event: Event): readonly Way[] {
  switch (event.type) {
    case 'role-taken': {
      const { seat, role } = event;
      const card = way(place.role(role), place.seat(seat), roleIcon(role), CARD);
      return [card, coins(place.role(role), place.coins(seat), event.doubloons, THEN_MS)];
    }
    case 'tile-taken': {
      const { seat, tile, source } = event;
      const from = { 'face-up': place.offer, stack: place.stack, quarries: place.quarries }[source];
      return [
        way(from, place.island(seat), tileIcon(tile), tilePaint(tile)),
        ...(event.colonist === null ? [] : [colonists(colonistFrom(event.colonist), seat, 1, THEN_MS)]),
      ];
    }
    case 'colonists-dealt':
      return event.dealt.flatMap((count, seat) => {
        const own = event.privilege && seat === event.mayor ? 1 : 0;
        const when = FIRST_MS + seat * 60;
        return [colonists(place.colonistShip, seat, count - own, when), colonists(place.colonists, seat, own, when)];
      });
    case 'built': {
      const { seat, building, paid } = event;
      const when = paid > 0 ? THEN_MS : FIRST_MS;
      return [
        coins(place.coins(seat), place.bank, paid),
        way(place.market, place.city(seat), buildingIcon(building), buildingPaint(building), 1, when),
        ...(event.colonist === null ? [] : [colonists(colonistFrom(event.colonist), seat, 1, 2 * THEN_MS)]),
      ];
    }
    case 'produced':
      return GOODS.map((good) => goods(good, place.supply(good), place.goods(event.seat, good), event.goods[good]));
    case 'good-taken':
      return [goods(event.good, place.supply(event.good), place.goods(event.seat, event.good), 1)];
    case 'factory-paid':
      return [coins(place.bank, place.coins(event.seat), event.doubloons)];
    case 'prospected':
      return [coins(place.bank, place.coins(event.seat), 1)];
    case 'sold':
      return [
        goods(event.good, place.hold(event.seat), place.house, 1),
        coins(place.bank, place.coins(event.seat), event.income, THEN_MS),
      ];
    case 'loaded':
      return [
        goods(event.good, place.hold(event.seat), place.ship(event.ship), event.count),
        chips(event.seat, event.vp),
      ];
    case 'wharf-used':
      return [
        goods(event.good, place.hold(event.seat), place.supply(event.good), event.count),
        chips(event.seat, event.vp),
      ];
    case 'stored':
      return GOODS.map((good) => goods(good, place.hold(event.seat), place.supply(good), event.lost[good]));
    case 'ship-cleared':
      return [goods(event.good, place.ship(event.ship), place.supply(event.good), event.capacity)];
    case 'house-cleared':
      return event.goods.map((good) => goods(good, place.house, place.supply(good), 1));
    default:
      return [];
  }
}

const way = (from: string, to: string, icon: IconName, paint: Paint, count = 1, delayMs = FIRST_MS): Way => ({
  from,
  to,
  icon,
  paint,
  count,
  delayMs,
});

const goods = (good: Good, from: string, to: string, count: number): Way =>
  way(from, to, tileIcon(good), tilePaint(good), count);

const coins = (from: string, to: string, count: number, delayMs?: number): Way =>
  way(from, to, 'puerto-rico/doubloon', COIN, count, delayMs);

const chips = (seat: Seat, count: number): Way =>
  way(place.points, place.vp(seat), 'puerto-rico/victory-chip', CHIP, count, THEN_MS);

const colonists = (from: string, seat: Seat, count: number, delayMs: number): Way =>
  way(from, place.seat(seat), 'puerto-rico/colonist', COLONIST, count, delayMs);

const colonistFrom = (source: 'supply' | 'ship'): string => (source === 'ship' ? place.colonistShip : place.colonists);
