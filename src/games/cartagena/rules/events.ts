import type { Phrase, PhraseParam, Seat, Viewer } from '@antilles/engine';
import { SYMBOL_OF, type Card } from './deck';
import type { PathSymbol, RouteKind } from './route';
import type { ChestToken, Location, Shore } from './state';

/** What a card was played for. */
export type Use = 'advance' | 'pistol' | 'rum' | 'lantern' | 'parrot' | 'hook' | 'chest';

/** Cards are null in the eyes of those who may not see them; how many there are everybody sees. */
export type CartagenaEvent =
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly captain: boolean }
  | { readonly type: 'turn-ended'; readonly seat: Seat; readonly left: number }
  | { readonly type: 'played'; readonly seat: Seat; readonly cards: readonly Card[]; readonly use: Use }
  | {
      readonly type: 'advanced';
      readonly seat: Seat;
      readonly from: Location;
      readonly to: Location;
      readonly symbol: PathSymbol;
      readonly count: number;
      readonly route: RouteKind;
    }
  | {
      readonly type: 'retreated';
      readonly seat: Seat;
      readonly from: Location;
      readonly to: number;
      readonly route: RouteKind;
    }
  | {
      readonly type: 'helped';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly from: Location;
      readonly to: Location;
      readonly route: RouteKind;
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cards: readonly Card[] | null }
  | { readonly type: 'reshuffled'; readonly count: number }
  | { readonly type: 'skipped'; readonly seat: Seat }
  | { readonly type: 'sailed'; readonly seat: Seat; readonly to: Shore; readonly free: boolean }
  | { readonly type: 'caught'; readonly by: Seat; readonly seats: readonly Seat[] }
  | { readonly type: 'laid-aside'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: readonly Card[] }
  | {
      readonly type: 'looked';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly count: number;
      readonly hand: readonly Card[] | null;
    }
  | { readonly type: 'took'; readonly seat: Seat; readonly victim: Seat; readonly card: Card | null }
  | {
      readonly type: 'spread';
      readonly seat: Seat;
      readonly use: 'rum' | 'lantern';
      readonly count: number;
      readonly cards: readonly Card[] | null;
    }
  | { readonly type: 'gave'; readonly seat: Seat; readonly to: Seat; readonly card: Card | null }
  | { readonly type: 'kept'; readonly seat: Seat; readonly count: number; readonly cards: readonly Card[] | null }
  | { readonly type: 'put-back'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'opened'; readonly seat: Seat; readonly space: number; readonly token: ChestToken }
  | { readonly type: 'bitten'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'chests-laid' }
  | { readonly type: 'won'; readonly seat: Seat; readonly by: Seat };

/** The event as `viewer` may know it: everybody notices everything, but not every card. */
export function redact(event: CartagenaEvent, viewer: Viewer): CartagenaEvent {
  switch (event.type) {
    case 'drew':
    case 'spread':
    case 'kept':
      return event.seat === viewer ? event : { ...event, cards: null };
    case 'looked':
      // The victim knows its own hand, and learns nothing from being looked at.
      return event.seat === viewer || event.victim === viewer ? event : { ...event, hand: null };
    case 'took':
      return event.seat === viewer || event.victim === viewer ? event : { ...event, card: null };
    case 'gave':
      return event.seat === viewer || event.to === viewer ? event : { ...event, card: null };
    case 'laid-aside':
    case 'put-back':
      return event.seat === viewer ? event : { ...event, card: null };
    default:
      return event;
  }
}

/** CA-D31: undo stops wherever hidden information was shown to somebody. */
export function reveals(event: CartagenaEvent): boolean {
  switch (event.type) {
    case 'drew':
    case 'reshuffled':
    case 'looked':
    case 'took':
    case 'spread':
    case 'gave':
    case 'opened':
    case 'chests-laid':
    case 'discarded':
      return true;
    default:
      return false;
  }
}

export function phrase(event: CartagenaEvent): Phrase | null {
  switch (event.type) {
    case 'turn-began':
      return event.captain ? say('captain', { who: seat(event.seat) }) : null;
    case 'turn-ended':
      return say('turn-ended', { who: seat(event.seat), count: event.left });
    case 'played':
      return played(event.seat, event.use);
    case 'advanced':
      return say(event.count === 2 ? 'advanced-two' : 'advanced', {
        who: seat(event.seat),
        symbol: { key: `symbol.${event.symbol}` },
        from: place(event.from, event.route),
        to: place(event.to, event.route),
      });
    case 'retreated':
      return say('retreated', { who: seat(event.seat), from: place(event.from, event.route), to: event.to });
    case 'helped':
      return say('helped', {
        who: seat(event.seat),
        owner: seat(event.owner),
        from: place(event.from, event.route),
        to: place(event.to, event.route),
      });
    case 'drew':
      return event.cards === null
        ? say('drew', { who: seat(event.seat), count: event.count })
        : say('drew-these', { who: seat(event.seat), cards: named(event.cards) });
    case 'reshuffled':
      return say('reshuffled', { count: event.count });
    case 'skipped':
      return say('skipped', { who: seat(event.seat) });
    case 'sailed':
      return say(event.free ? 'sailed-free' : 'sailed', {
        who: seat(event.seat),
        shore: { key: `shore.${event.to}` },
      });
    case 'caught':
      return say('caught', { who: seat(event.by), victims: { seats: event.seats } });
    case 'laid-aside':
      return null;
    case 'discarded':
      return say('discarded', { who: seat(event.seat), cards: named(event.cards) });
    case 'looked':
      return say('looked', { who: seat(event.seat), victim: seat(event.victim) });
    case 'took':
      return event.card === null
        ? say('took', { who: seat(event.seat), victim: seat(event.victim) })
        : say('took-this', { who: seat(event.seat), victim: seat(event.victim), card: card(event.card) });
    case 'spread':
      return event.cards === null
        ? say('spread', { who: seat(event.seat), count: event.count })
        : say('spread-these', { who: seat(event.seat), cards: named(event.cards) });
    case 'gave':
      return event.card === null
        ? say('gave', { who: seat(event.seat), to: seat(event.to) })
        : say('gave-this', { who: seat(event.seat), to: seat(event.to), card: card(event.card) });
    case 'kept':
      return event.cards === null
        ? say('kept', { who: seat(event.seat), count: event.count })
        : say('kept-these', { who: seat(event.seat), cards: named(event.cards) });
    case 'put-back':
      return event.card === null
        ? say('put-back', { who: seat(event.seat) })
        : say('put-back-this', { who: seat(event.seat), card: card(event.card) });
    case 'opened':
      return typeof event.token === 'number'
        ? say('opened-cards', { who: seat(event.seat), space: event.space, count: event.token })
        : say(event.token === 'snake' ? 'opened-snake' : 'opened-empty', {
            who: seat(event.seat),
            space: event.space,
          });
    case 'bitten':
      return event.to === event.from
        ? say('snake-stayed', { who: seat(event.seat), from: event.from })
        : say('bitten', { who: seat(event.seat), from: event.from, to: event.to });
    case 'chests-laid':
      return say('chests-laid', {});
    case 'won':
      return event.by === event.seat
        ? say('won', { who: seat(event.seat) })
        : say('won-helped', { who: seat(event.seat), by: seat(event.by) });
  }
}

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

export function placeKey(location: 'start' | 'ferry' | 'goal', route: RouteKind) {
  switch (location) {
    case 'start':
      return route === 'jungle' ? 'place.wreck' : 'place.jail';
    case 'ferry':
      return 'place.ferry';
    case 'goal':
      return route === 'escape' ? 'place.sloop' : 'place.cove';
  }
}
