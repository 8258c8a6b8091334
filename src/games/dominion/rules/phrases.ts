import { tellBy, type Phrase, type PhraseParam, type Seat } from '@antilles/engine';
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

const by = ({ seat }: { readonly seat: Seat }): PhraseParam => ({ seat });

/** An event in words; null when it is not worth a line of the log. */
export const phrase = tellBy<Event>({
  'turn-started': (event) => ({
    key: event.extra ? 'log.extra-turn' : 'log.turn',
    params: { who: by(event), turn: event.turn },
  }),
  shuffled: (event) => ({ key: 'log.shuffled', params: { who: by(event) } }),
  drew: (event) =>
    event.cards === null
      ? { key: 'log.drew-hidden', params: { who: by(event), count: event.count } }
      : { key: 'log.drew', params: { who: by(event), cards: list(event.cards) } },
  played: (event) => ({
    key: event.from === 'in-play' ? 'log.played-again' : 'log.played',
    params: { who: by(event), card: named(event.card) },
  }),
  'treasures-played': (event) => ({
    key: 'log.treasures',
    params: { who: by(event), cards: list(event.cards), coins: event.coins },
  }),
  credited: () => null,
  bought: (event) => ({ key: 'log.bought', params: { who: by(event), card: named(event.card) } }),
  gained(event) {
    if (event.bought) return null;
    return {
      key: `log.gained-${event.from === 'trash' ? 'trash' : event.to}`,
      params: { who: by(event), card: named(event.card) },
    };
  },
  discarded: (event) =>
    event.cards.length === event.count
      ? { key: 'log.discarded', params: { who: by(event), cards: list(event.cards) } }
      : { key: 'log.discarded-hidden', params: { who: by(event), count: event.count, cards: list(event.cards) } },
  'deck-discarded': (event) => ({ key: 'log.deck-discarded', params: { who: by(event), count: event.count } }),
  trashed: (event) => ({ key: 'log.trashed', params: { who: by(event), card: named(event.card) } }),
  returned(event) {
    return { key: 'log.returned', params: { who: by(event), cards: { phrases: [several(event.card, event.count)] } } };
  },
  revealed: (event) =>
    event.cards.length === 0
      ? { key: 'log.revealed-nothing', params: { who: by(event) } }
      : { key: 'log.revealed', params: { who: by(event), cards: list(event.cards) } },
  looked: (event) =>
    event.cards === null
      ? { key: 'log.looked-hidden', params: { who: by(event), count: event.count } }
      : { key: 'log.looked', params: { who: by(event), cards: list(event.cards) } },
  'put-on-deck'(event) {
    const key = event.bottom ? 'log.put-under' : 'log.put-back';
    return event.card === null
      ? { key: `${key}-hidden`, params: { who: by(event) } }
      : { key, params: { who: by(event), card: named(event.card) } };
  },
  'set-aside': (event) =>
    event.card === null
      ? { key: 'log.set-aside-hidden', params: { who: by(event), place: { key: `place.${event.to}` } } }
      : {
          key: 'log.set-aside',
          params: { who: by(event), card: named(event.card), place: { key: `place.${event.to}` } },
        },
  'took-in-hand': (event) =>
    event.cards === null
      ? { key: 'log.took-hidden', params: { who: by(event), count: event.count } }
      : { key: 'log.took', params: { who: by(event), cards: list(event.cards) } },
  embargoed: (event) => ({ key: 'log.embargoed', params: { who: by(event), card: named(event.card) } }),
  'got-token': (event) => ({ key: 'log.token', params: { who: by(event), count: event.tokens } }),
  reacted: (event) => ({ key: 'log.reacted', params: { who: by(event), card: named(event.card) } }),
  protected: (event) => ({ key: 'log.protected', params: { who: by(event), card: named(event.card) } }),
  chose: (event) => ({ key: 'log.chose', params: { who: by(event), option: { key: `option.${event.option}` } } }),
  answered: () => null,
  asked: () => null,
  'cleaned-up': () => null,
  forced: () => null,
  stayed: () => null,
  ended: ({ reason }) => ({ key: `log.ended-${reason}` }),
});
