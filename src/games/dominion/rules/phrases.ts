import { assertNever, type Phrase, type PhraseParam } from '@antilles/engine';
import type { Event } from './events';
import type { CardId } from './printed';
import { copies, distinct } from './state';

const named = (card: CardId): PhraseParam => ({ key: `card.${card}` });

/** A card, or several alike: "Copper", "4 Coppers". */
export const several = (card: CardId, count: number): Phrase =>
  count === 1 ? { key: `card.${card}` } : { key: `several.${card}`, params: { count } };

/** Cards by name, equal ones together, in the order in which they first come. */
const list = (cards: readonly CardId[]): PhraseParam => ({
  phrases: distinct(cards).map((card) => several(card, copies(cards, card))),
});

/** An event in words; null when it is not worth a line of the log. */
export function phrase(event: Event): Phrase | null {
  if (event.type === 'ended') return { key: `log.ended-${event.reason}` };
  const who: PhraseParam = { seat: event.seat };
  switch (event.type) {
    case 'turn-started':
      return { key: event.extra ? 'log.extra-turn' : 'log.turn', params: { who, turn: event.turn } };
    case 'shuffled':
      return { key: 'log.shuffled', params: { who } };
    case 'drew':
      return event.cards === null
        ? { key: 'log.drew-hidden', params: { who, count: event.count } }
        : { key: 'log.drew', params: { who, cards: list(event.cards) } };
    case 'played':
      return {
        key: event.from === 'in-play' ? 'log.played-again' : 'log.played',
        params: { who, card: named(event.card) },
      };
    case 'treasures-played':
      return { key: 'log.treasures', params: { who, cards: list(event.cards), coins: event.coins } };
    case 'credited':
      return null;
    case 'bought':
      return { key: 'log.bought', params: { who, card: named(event.card) } };
    case 'gained':
      if (event.bought) return null;
      return {
        key: `log.gained-${event.from === 'trash' ? 'trash' : event.to}`,
        params: { who, card: named(event.card) },
      };
    case 'discarded':
      return event.cards.length === event.count
        ? { key: 'log.discarded', params: { who, cards: list(event.cards) } }
        : { key: 'log.discarded-hidden', params: { who, count: event.count, cards: list(event.cards) } };
    case 'deck-discarded':
      return { key: 'log.deck-discarded', params: { who, count: event.count } };
    case 'trashed':
      return { key: 'log.trashed', params: { who, card: named(event.card) } };
    case 'returned':
      return { key: 'log.returned', params: { who, cards: { phrases: [several(event.card, event.count)] } } };
    case 'revealed':
      return event.cards.length === 0
        ? { key: 'log.revealed-nothing', params: { who } }
        : { key: 'log.revealed', params: { who, cards: list(event.cards) } };
    case 'looked':
      return event.cards === null
        ? { key: 'log.looked-hidden', params: { who, count: event.count } }
        : { key: 'log.looked', params: { who, cards: list(event.cards) } };
    case 'put-on-deck': {
      const key = event.bottom ? 'log.put-under' : 'log.put-back';
      return event.card === null
        ? { key: `${key}-hidden`, params: { who } }
        : { key, params: { who, card: named(event.card) } };
    }
    case 'set-aside':
      return event.card === null
        ? { key: 'log.set-aside-hidden', params: { who, place: { key: `place.${event.to}` } } }
        : { key: 'log.set-aside', params: { who, card: named(event.card), place: { key: `place.${event.to}` } } };
    case 'took-in-hand':
      return event.cards === null
        ? { key: 'log.took-hidden', params: { who, count: event.count } }
        : { key: 'log.took', params: { who, cards: list(event.cards) } };
    case 'embargoed':
      return { key: 'log.embargoed', params: { who, card: named(event.card) } };
    case 'got-token':
      return { key: 'log.token', params: { who, count: event.tokens } };
    case 'reacted':
      return { key: 'log.reacted', params: { who, card: named(event.card) } };
    case 'protected':
      return { key: 'log.protected', params: { who, card: named(event.card) } };
    case 'chose':
      return { key: 'log.chose', params: { who, option: { key: `option.${event.option}` } } };
    case 'answered':
    case 'asked':
    case 'cleaned-up':
    case 'forced':
    case 'stayed':
      return null;
    default:
      return assertNever(event);
  }
}
