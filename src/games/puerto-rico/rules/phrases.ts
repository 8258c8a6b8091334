import { tellBy, type PhraseParam, type Seat } from '@antilles/engine';
import type { Event } from './events';
import { GOODS, type Good } from './goods';
import { roleOf, type RoleCard } from './roleCards';

const who = (seat: Seat): PhraseParam => ({ seat });
const good = (name: Good): PhraseParam => ({ key: `good.${name}` });
const roleName = (card: RoleCard): PhraseParam => ({ key: `role.${roleOf(card)}` });

/** "2 corn and 1 sugar". */
const amounts = (goods: Readonly<Record<Good, number>>): PhraseParam => ({
  phrases: GOODS.filter((name) => goods[name] > 0).map((name) => ({
    key: 'log.amount',
    params: { amount: goods[name], good: good(name) },
  })),
});

const total = (goods: Readonly<Record<Good, number>>): number => GOODS.reduce((sum, name) => sum + goods[name], 0);

const shipment = ({ seat, good: name, count, vp }: Extract<Event, { type: 'loaded' | 'wharf-used' }>) => ({
  who: who(seat),
  good: good(name),
  goods: count,
  count: vp,
});

/** The event in words. */
export const phrase = tellBy<Event>({
  'role-taken'(event) {
    const params = { who: who(event.seat), role: roleName(event.role) };
    if (event.doubloons === 0) return { key: 'log.role-taken', params };
    return { key: 'log.role-taken-with', params: { ...params, count: event.doubloons } };
  },
  'stack-reshuffled': () => ({ key: 'log.stack-reshuffled' }),
  'tile-taken'(event) {
    const key = event.source === 'stack' ? 'log.tile-drawn' : 'log.tile-taken';
    const params = { who: who(event.seat), tile: { key: `aTile.${event.tile}` } };
    return { key: event.colonist === null ? key : 'log.tile-taken-manned', params };
  },
  'plantations-refilled': (event) => ({
    key: event.tiles.length === 0 ? 'log.no-plantations' : 'log.plantations-refilled',
    params: { tiles: { keys: event.tiles.map((tile) => `good.${tile}`) } },
  }),
  'colonists-dealt': (event) => ({
    key: 'log.colonists-dealt',
    params: { count: event.dealt.reduce((sum, dealt) => sum + dealt, 0) },
  }),
  'colonists-placed': (event) => ({ key: 'log.colonists-placed', params: { who: who(event.seat) } }),
  'ship-refilled': (event) => ({ key: 'log.ship-refilled', params: { count: event.placed } }),
  built: (event) => ({
    key: event.colonist === null ? 'log.built' : 'log.built-manned',
    params: { who: who(event.seat), building: { key: `building.${event.building}` }, count: event.paid },
  }),
  produced: (event) => ({
    key: 'log.produced',
    params: { who: who(event.seat), goods: amounts(event.goods) },
  }),
  'factory-paid': (event) => ({
    key: 'log.factory-paid',
    params: { who: who(event.seat), count: event.doubloons, kinds: event.kinds },
  }),
  'good-taken': (event) => ({ key: 'log.good-taken', params: { who: who(event.seat), good: good(event.good) } }),
  sold: (event) => ({ key: 'log.sold', params: { who: who(event.seat), good: good(event.good), count: event.income } }),
  'house-cleared': () => ({ key: 'log.house-cleared' }),
  loaded: (event) => ({ key: 'log.loaded', params: { ...shipment(event), capacity: event.capacity } }),
  'wharf-used': (event) => ({ key: 'log.wharf-used', params: shipment(event) }),
  stored: (event) => ({
    key: 'log.stored',
    params: {
      who: who(event.seat),
      count: total(event.lost),
      kept: amounts(event.kept),
      lost: amounts(event.lost),
    },
  }),
  'ship-cleared': (event) => ({
    key: 'log.ship-cleared',
    params: { good: good(event.good), capacity: event.capacity },
  }),
  prospected: (event) => ({ key: 'log.prospected', params: { who: who(event.seat) } }),
  passed: (event) => ({ key: 'log.passed', params: { who: who(event.seat) } }),
  'end-triggered': (event) => ({ key: `log.end-${event.trigger}` }),
  'round-ended': (event) => ({ key: 'log.round-ended', params: { governor: who(event.governor) } }),
  'game-ended': (event) => ({ key: 'log.game-ended', params: { who: { seats: event.winners } } }),
});
