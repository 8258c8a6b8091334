import { tellBy, type Phrase, type PhraseParam, type Seat } from '@antilles/engine';
import { SYMBOL_OF, type Card } from './deck';
import { placeKey, type Event, type Use } from './events';
import type { RouteKind } from './route';
import type { Location } from './state';

/** A plain move is told by the move itself; a power is called out loud. */
const played = (who: Seat, use: Use): Phrase | null =>
  use === 'advance' ? null : say('magic', { who: seat(who), power: { key: `power.${use}` } });

const say = (key: string, params: Readonly<Record<string, PhraseParam>>): Phrase => ({ key: `log.${key}`, params });

const seat = (who: Seat): PhraseParam => ({ seat: who });

const card = (shown: Card): PhraseParam => ({ key: `symbol.${SYMBOL_OF[shown]}` });

const named = (cards: readonly Card[]): PhraseParam => ({ keys: cards.map((each) => `symbol.${SYMBOL_OF[each]}`) });

/** A space is its number; the other places have names, and both ends are called differently on each route. */
const place = (location: Location, route: RouteKind): PhraseParam =>
  typeof location === 'number' ? location : { key: placeKey(location, route) };

/** An event in words; null when it is not worth a line of the log. */
export const phrase = tellBy<Event>({
  'turn-began': (event) => (event.captain ? say('captain', { who: seat(event.seat) }) : null),
  'turn-ended': (event) => say('turn-ended', { who: seat(event.seat), count: event.left }),
  played: (event) => played(event.seat, event.use),
  advanced: (event) =>
    say(event.count === 2 ? 'advanced-two' : 'advanced', {
      who: seat(event.seat),
      symbol: { key: `symbol.${event.symbol}` },
      from: place(event.from, event.route),
      to: place(event.to, event.route),
    }),
  retreated: (event) => say('retreated', { who: seat(event.seat), from: place(event.from, event.route), to: event.to }),
  helped: (event) =>
    say('helped', {
      who: seat(event.seat),
      owner: seat(event.owner),
      from: place(event.from, event.route),
      to: place(event.to, event.route),
    }),
  drew: (event) =>
    event.cards === null
      ? say('drew', { who: seat(event.seat), count: event.count })
      : say('drew-these', { who: seat(event.seat), cards: named(event.cards) }),
  reshuffled: (event) => say('reshuffled', { count: event.count }),
  skipped: (event) => say('skipped', { who: seat(event.seat) }),
  sailed: (event) =>
    say(event.free ? 'sailed-free' : 'sailed', {
      who: seat(event.seat),
      shore: { key: `shore.${event.to}` },
    }),
  caught: (event) => say('caught', { who: seat(event.by), victims: { seats: event.seats } }),
  'laid-aside': () => null,
  discarded: (event) => say('discarded', { who: seat(event.seat), cards: named(event.cards) }),
  looked: (event) => say('looked', { who: seat(event.seat), victim: seat(event.victim) }),
  took: (event) =>
    event.card === null
      ? say('took', { who: seat(event.seat), victim: seat(event.victim) })
      : say('took-this', { who: seat(event.seat), victim: seat(event.victim), card: card(event.card) }),
  spread: (event) =>
    event.cards === null
      ? say('spread', { who: seat(event.seat), count: event.count })
      : say('spread-these', { who: seat(event.seat), cards: named(event.cards) }),
  gave: (event) =>
    event.card === null
      ? say('gave', { who: seat(event.seat), to: seat(event.to) })
      : say('gave-this', { who: seat(event.seat), to: seat(event.to), card: card(event.card) }),
  kept: (event) =>
    event.cards === null
      ? say('kept', { who: seat(event.seat), count: event.count })
      : say('kept-these', { who: seat(event.seat), cards: named(event.cards) }),
  'put-back': (event) =>
    event.card === null
      ? say('put-back', { who: seat(event.seat) })
      : say('put-back-this', { who: seat(event.seat), card: card(event.card) }),
  opened: (event) =>
    typeof event.token === 'number'
      ? say('opened-cards', { who: seat(event.seat), space: event.space, count: event.token })
      : say(event.token === 'snake' ? 'opened-snake' : 'opened-empty', {
          who: seat(event.seat),
          space: event.space,
        }),
  bitten: (event) =>
    event.to === event.from
      ? say('snake-stayed', { who: seat(event.seat), from: event.from })
      : say('bitten', { who: seat(event.seat), from: event.from, to: event.to }),
  'chests-laid': () => say('chests-laid', {}),
  won: (event) =>
    event.by === event.seat
      ? say('won', { who: seat(event.seat) })
      : say('won-helped', { who: seat(event.seat), by: seat(event.by) }),
});
