import type { Flights } from '@/ui/flights/anchors';
import type { Colors } from '@/ui/theme';
import { createElement, type ReactElement } from 'react';
import { Icon } from '@/ui/icons/Icon';
import type { SantoDomingoFrame } from './scenes';
import { place } from './art';

/** How an event moves: one token for each unit, from where it was to who has it now. */
export function flyEvent({ event }: SantoDomingoFrame, flights: Flights, colors: Colors): void {
  const token = (what: 'points' | 'goods'): { icon: ReactElement; color: string } => ({
    icon: createElement(Icon, {
      name: what === 'points' ? 'santo-domingo/points' : 'santo-domingo/goods',
      size: 17,
      color: '#10283a',
    }),
    color: what === 'points' ? colors.pointsMarker : colors.goodsMarker,
  });
  const fly = (from: string, to: string, what: 'points' | 'goods', count: number, delayMs = 250): void => {
    if (count > 0) void flights.fly({ from, to, count, delayMs, ...token(what) });
  };
  switch (event.type) {
    case 'took': {
      const what = event.card <= 2 ? 'points' : 'goods';
      event.seats.forEach((seat, i) => {
        const kept = event.each - (event.lost[i] ?? 0);
        fly(place.space(what, Math.max(1, event.to)), place[what](seat), what, kept, 250 + i * 70);
      });
      return;
    }
    case 'rewarded':
      return fly(
        place.rail(event.card),
        place[event.card === 3 ? 'goods' : 'points'](event.seat),
        event.card === 3 ? 'goods' : 'points',
        event.amount - event.lost,
      );
    case 'begged':
      return fly(place.rail(8), place.goods(event.seat), 'goods', event.forHand + event.forTraders - event.lost);
    case 'traded':
    case 'exchanged':
      return fly(place.goods(event.seat), place.points(event.seat), 'points', event.points);
    default:
      return;
  }
}
