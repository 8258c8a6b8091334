import { assertNever, type Phrase, type PhraseParam, type Seat } from '@antilles/engine';
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

/** The event in words. */
export function phraseFor(event: Event): Phrase | null {
  switch (event.type) {
    case 'role-taken': {
      const params = { who: who(event.seat), role: roleName(event.role) };
      if (event.doubloons === 0) return { key: 'log.role-taken', params };
      return { key: 'log.role-taken-with', params: { ...params, count: event.doubloons } };
    }
    case 'stack-reshuffled':
      return { key: 'log.stack-reshuffled' };
    case 'tile-taken': {
      const key = event.source === 'stack' ? 'log.tile-drawn' : 'log.tile-taken';
      const params = { who: who(event.seat), tile: { key: `aTile.${event.tile}` } };
      return { key: event.colonist === null ? key : 'log.tile-taken-manned', params };
    }
    case 'plantations-refilled':
      return {
        key: event.tiles.length === 0 ? 'log.no-plantations' : 'log.plantations-refilled',
        params: { tiles: { keys: event.tiles.map((tile) => `good.${tile}`) } },
      };
    case 'colonists-dealt':
      return {
        key: 'log.colonists-dealt',
        params: { count: event.dealt.reduce((sum, dealt) => sum + dealt, 0) },
      };
    case 'colonists-placed':
      return { key: 'log.colonists-placed', params: { who: who(event.seat) } };
    case 'ship-refilled':
      return { key: 'log.ship-refilled', params: { count: event.placed } };
    case 'built':
      return {
        key: event.colonist === null ? 'log.built' : 'log.built-manned',
        params: { who: who(event.seat), building: { key: `building.${event.building}` }, count: event.paid },
      };
    case 'produced':
      return {
        key: 'log.produced',
        params: { who: who(event.seat), goods: amounts(event.goods) },
      };
    case 'factory-paid':
      return {
        key: 'log.factory-paid',
        params: { who: who(event.seat), count: event.doubloons, kinds: event.kinds },
      };
    case 'good-taken':
      return { key: 'log.good-taken', params: { who: who(event.seat), good: good(event.good) } };
    case 'sold':
      return { key: 'log.sold', params: { who: who(event.seat), good: good(event.good), count: event.income } };
    case 'house-cleared':
      return { key: 'log.house-cleared' };
    case 'loaded':
    case 'wharf-used': {
      const { seat, count, vp } = event;
      const params = { who: who(seat), good: good(event.good), goods: count, count: vp };
      if (event.type === 'wharf-used') return { key: 'log.wharf-used', params };
      return { key: 'log.loaded', params: { ...params, capacity: event.capacity } };
    }
    case 'stored':
      return {
        key: 'log.stored',
        params: {
          who: who(event.seat),
          count: total(event.lost),
          kept: amounts(event.kept),
          lost: amounts(event.lost),
        },
      };
    case 'ship-cleared':
      return { key: 'log.ship-cleared', params: { good: good(event.good), capacity: event.capacity } };
    case 'prospected':
      return { key: 'log.prospected', params: { who: who(event.seat) } };
    case 'passed':
      return { key: 'log.passed', params: { who: who(event.seat) } };
    case 'end-triggered':
      return { key: `log.end-${event.trigger}` };
    case 'round-ended':
      return { key: 'log.round-ended', params: { governor: who(event.governor) } };
    case 'game-ended':
      return { key: 'log.game-ended', params: { who: { seats: event.winners } } };
    default:
      return assertNever(event);
  }
}
