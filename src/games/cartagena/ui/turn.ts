import type { Decision, Seat } from '@antilles/engine';
import type { SpeakerOf } from '@/text';
import type { Action as CartagenaAction } from '../rules/actions';
import { SYMBOL_OF, type Card } from '../rules/deck';
import type { PathSymbol } from '../rules/route';
import type { Location } from '../rules/state';
import type { View as CartagenaView } from '../rules/view';
import { whereabouts, type Move } from './moves';

/** The card of the hand that is meant by one on the screen, where backgrounds may not show (CA-45). */
export const meantBy = (hand: readonly Card[], shown: Card): Card =>
  hand.includes(shown) ? shown : (hand.find((card) => SYMBOL_OF[card] === SYMBOL_OF[shown]) ?? shown);

/** The card on the screen for one of the hand. */
export const shownAs = (card: Card, scoundrels: boolean): Card => (scoundrels ? card : SYMBOL_OF[card]);

/** What "Black Magic!" with this card can come to, and the reason against it when it can come to nothing. */
export interface Magic {
  readonly legal: readonly CartagenaAction[];
  /** An action to ask the rules about when there is none. */
  readonly tried: CartagenaAction;
}

/** "Draw 4, give 2, keep 2": what a power does at this table. */
export function magicDoes(words: SpeakerOf<'cartagena'>, view: CartagenaView, power: PathSymbol): string {
  const others = view.players.length - 1;
  return words.word(`magicDoes.${power}`, { draw: others + 2, give: others });
}

/** "Black Magic: draw 4, give 2, keep 2": what a card's power does at this table. */
export const magicText = (words: SpeakerOf<'cartagena'>, view: CartagenaView, card: Card): string =>
  words.word('button.magic', { what: magicDoes(words, view, SYMBOL_OF[card]) });

/** The same in a few words, for a card. */
export const magicShort = (words: SpeakerOf<'cartagena'>, view: CartagenaView, card: Card): string =>
  words.word(`magicShort.${SYMBOL_OF[card]}`, { draw: view.players.length + 1 });

export function magicWith(
  view: CartagenaView,
  { seat, actions }: Pick<Decision<CartagenaAction>, 'seat' | 'actions'>,
  card: Card,
): Magic {
  const places = whereabouts(view, seat);
  const from: Location = places.find((location) => typeof location === 'number') ?? places[0] ?? 'start';
  const hand = view.players[seat]?.hand ?? [];
  const victim = view.players.findIndex((_, other) => other !== seat);
  switch (SYMBOL_OF[card]) {
    case 'pistol':
      return {
        legal: actions.filter((action) => action.type === 'magic-pistol' && action.card === card),
        tried: { type: 'magic-pistol', card, victim },
      };
    case 'rum':
      return {
        legal: actions.filter((action) => action.type === 'magic-rum' && action.card === card),
        tried: { type: 'magic-rum', card },
      };
    case 'lantern':
      return {
        legal: actions.filter((action) => action.type === 'magic-lantern' && action.card === card),
        tried: { type: 'magic-lantern', card },
      };
    case 'parrot':
      return {
        legal: actions.filter((action) => action.type === 'magic-parrot' && action.cards.includes(card)),
        tried: { type: 'magic-parrot', cards: [card, card], symbol: 'pistol', from },
      };
    case 'hook': {
      const other = hand.find((each) => each !== card) ?? card;
      return {
        legal: actions.filter(
          (action) => action.type === 'magic-hook' && (action.hook === card || action.card === card),
        ),
        tried: { type: 'magic-hook', hook: card, card: other, from },
      };
    }
    case 'chest':
      return {
        legal: actions.filter((action) => action.type === 'magic-chest' && action.card === card),
        tried: { type: 'magic-chest', card, from },
      };
  }
}

/** The second card a hook can be played with, when this one on the screen is tapped; null when it cannot. */
export function secondFor(all: readonly Move[], hook: Card, shown: Card, scoundrels: boolean): Card | null {
  for (const { action } of all) {
    if (action.type !== 'magic-hook') continue;
    if (action.hook === hook && shownAs(action.card, scoundrels) === shown) return action.card;
    if (action.card === hook && shownAs(action.hook, scoundrels) === shown) return action.hook;
  }
  return null;
}

/** What can be done in a turn besides playing a card, and whether it can be done now. */
export interface TurnActions {
  /** Null when the rules of this game never allow it. */
  readonly back: { readonly legal: boolean; readonly tried: CartagenaAction } | null;
  readonly morgan: { readonly legal: boolean; readonly tried: CartagenaAction } | null;
  readonly sail: { readonly action: CartagenaAction; readonly legal: boolean; readonly free: boolean } | null;
  readonly skip: CartagenaAction | null;
  readonly end: { readonly action: CartagenaAction; readonly legal: boolean };
}

export function turnActions(
  view: CartagenaView,
  { seat, actions }: Pick<Decision<CartagenaAction>, 'seat' | 'actions'>,
): TurnActions {
  const { kind } = view.route;
  const rules = [
    ...(kind === 'jungle' ? [] : [view.options.cardRule.tunnel]),
    ...(kind === 'escape' ? [] : [view.options.cardRule.jungle]),
  ];
  const can = (type: CartagenaAction['type']): boolean => actions.some((action) => action.type === type);
  const own = whereabouts(view, seat);
  const other: Seat = view.players.findIndex((_, i) => i !== seat);
  const free = can('captain-sail');
  return {
    back: rules.some((rule) => rule !== 'morgan')
      ? { legal: can('retreat'), tried: { type: 'retreat', from: own[own.length - 1] ?? 'start' } }
      : null,
    morgan: rules.some((rule) => rule !== 'retreat')
      ? {
          legal: can('morgan'),
          tried: { type: 'morgan', owner: other, from: whereabouts(view, other)[0] ?? 'start' },
        }
      : null,
    sail:
      view.shore === null
        ? null
        : { action: { type: free ? 'captain-sail' : 'sail' }, legal: free || can('sail'), free },
    skip: can('draw-and-skip') ? { type: 'draw-and-skip' } : null,
    end: { action: { type: 'end-turn' }, legal: can('end-turn') },
  };
}
