import { createElement } from 'react';
import type { Flights } from '../../../ui/flights/anchors';
import { Icon } from '../../../ui/icons/Icon';
import type { IconName } from '../../../ui/icons/drawing';
import { GOODS, type Tile } from '../rules/goods';
import { buildingIcon, buildingPaint, place, tileIcon, tilePaint, type Paint } from './art';
import type { PuertoRicoFrame } from './scenes';

/** How an event moves: goods to ships, colonists to players, tiles and buildings to boards, coins where they go. */
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
  const coin: Paint = { ground: '#e0b14e', ink: '#2c1f06' };
  const colonist: Paint = { ground: '#e6b450', ink: '#3a2606' };
  switch (event.type) {
    case 'role-taken':
      return fly(place.bank, place.seat(event.seat), 'puerto-rico/doubloon', coin, event.doubloons);
    case 'tile-taken':
      return good(event.tile, place.offer, place.seat(event.seat), 1);
    case 'colonists-dealt':
      return event.dealt.forEach((count, seat) =>
        fly(place.colonistShip, place.seat(seat), 'puerto-rico/colonist', colonist, count, 150 + seat * 60),
      );
    case 'built':
      return fly(place.bank, place.seat(event.seat), buildingIcon(event.building), buildingPaint(event.building));
    case 'produced':
      return GOODS.forEach((kind) => good(kind, place.offer, place.seat(event.seat), event.goods[kind]));
    case 'good-taken':
      return good(event.good, place.offer, place.seat(event.seat), 1);
    case 'factory-paid':
      return fly(place.bank, place.seat(event.seat), 'puerto-rico/doubloon', coin, event.doubloons);
    case 'prospected':
      return fly(place.bank, place.seat(event.seat), 'puerto-rico/doubloon', coin);
    case 'sold':
      return good(event.good, place.seat(event.seat), place.house, 1);
    case 'loaded':
      return good(event.good, place.seat(event.seat), place.ship(event.ship), event.count);
    case 'wharf-used':
      return good(event.good, place.seat(event.seat), place.points, event.count);
    default:
      return;
  }
}
