import { createElement } from 'react';
import type { Flights } from '../../../ui/flights/anchors';
import { Icon } from '../../../ui/icons/Icon';
import type { IconName } from '../../../ui/icons/drawing';
import { GOODS, type Good, type Tile } from '../rules/goods';
import { buildingIcon, buildingPaint, place, roleIcon, tileIcon, tilePaint, type Paint } from './art';
import type { PuertoRicoFrame } from './scenes';

const COIN: Paint = { ground: '#e0b14e', ink: '#2c1f06' };
const COLONIST: Paint = { ground: '#e6b450', ink: '#3a2606' };
const CHIP: Paint = { ground: '#b23a2c', ink: '#ffffff' };
const CARD: Paint = { ground: '#f3e6c8', ink: '#2f6b38' };

/** What is paid or earned follows what it is for. */
const THEN_MS = 480;

/** How an event moves: goods to ships, colonists to players, tiles and buildings to boards, coins and chips where they go. */
export function flyEvent({ event }: PuertoRicoFrame, flights: Flights): void {
  const fly = (from: string, to: string, icon: IconName, { ground, ink }: Paint, count = 1, delayMs = 150): void => {
    if (count <= 0) return;
    void flights.fly({
      from,
      to,
      count,
      delayMs,
      color: ground,
      icon: createElement(Icon, { name: icon, size: 17, color: ink }),
    });
  };
  const good = (tile: Tile, from: string, to: string, count: number): void =>
    fly(from, to, tileIcon(tile), tilePaint(tile), count);
  const goods = (counts: Readonly<Record<Good, number>>, from: string, to: string): void =>
    GOODS.forEach((kind) => good(kind, from, to, counts[kind]));
  const coins = (from: string, to: string, count: number, delayMs?: number): void =>
    fly(from, to, 'puerto-rico/doubloon', COIN, count, delayMs);
  const chips = (from: string, seat: number, count: number): void =>
    fly(from, place.seat(seat), 'puerto-rico/victory-chip', CHIP, count, THEN_MS);
  switch (event.type) {
    case 'role-taken':
      fly(place.role(event.role), place.seat(event.seat), roleIcon(event.role), CARD);
      return coins(place.role(event.role), place.seat(event.seat), event.doubloons, THEN_MS);
    case 'tile-taken':
      good(event.tile, place.offer, place.seat(event.seat), 1);
      if (event.colonist === null) return;
      return fly(place.colonistShip, place.seat(event.seat), 'puerto-rico/colonist', COLONIST, 1, THEN_MS);
    case 'colonists-dealt':
      return event.dealt.forEach((count, seat) =>
        fly(place.colonistShip, place.seat(seat), 'puerto-rico/colonist', COLONIST, count, 150 + seat * 60),
      );
    case 'built':
      coins(place.seat(event.seat), place.bank, event.paid);
      fly(
        place.bank,
        place.seat(event.seat),
        buildingIcon(event.building),
        buildingPaint(event.building),
        1,
        event.paid > 0 ? THEN_MS : undefined,
      );
      if (event.colonist === null) return;
      return fly(place.colonistShip, place.seat(event.seat), 'puerto-rico/colonist', COLONIST, 1, 2 * THEN_MS);
    case 'produced':
      return goods(event.goods, place.offer, place.seat(event.seat));
    case 'good-taken':
      return good(event.good, place.offer, place.seat(event.seat), 1);
    case 'factory-paid':
      return coins(place.bank, place.seat(event.seat), event.doubloons);
    case 'prospected':
      return coins(place.bank, place.seat(event.seat), 1);
    case 'sold':
      good(event.good, place.seat(event.seat), place.house, 1);
      return coins(place.bank, place.seat(event.seat), event.income, THEN_MS);
    case 'loaded':
      good(event.good, place.seat(event.seat), place.ship(event.ship), event.count);
      return chips(place.points, event.seat, event.vp);
    case 'wharf-used':
      good(event.good, place.seat(event.seat), place.offer, event.count);
      return chips(place.points, event.seat, event.vp);
    case 'stored':
      return goods(event.lost, place.seat(event.seat), place.offer);
    case 'ship-cleared':
      return good(event.good, place.ship(event.ship), place.points, event.capacity);
    case 'house-cleared':
      return event.goods.forEach((kind) => good(kind, place.house, place.offer, 1));
    default:
      return;
  }
}
