import type { Decision, Seat } from '@antilles/engine';
import { DONE, PICK, type Action } from '../rules/actions';
import type { Ask } from '../rules/asks';
import type { From, Shows } from '../rules/forms';
import { costOf, type CardId } from '../rules/printed';
import type { PlayerView, QuestionView, View } from '../rules/view';
import { sortHand } from './art';

/**
 * What a card asks, as the sheet shows it: the question of the rules, with the cards it is about as this person sees them.
 * The rules ask in small actions (pick, pick, done); a person thinks of one answer ("these three"), so the sheet gathers
 * it and `actionsFor` takes it apart again.
 */
export type SheetAsk = Decision<Action, Exclude<Ask, { form: 'table' }>> & {
  /** The card that asks. */
  readonly card: CardId;
  /** Who played it. */
  readonly player: Seat;
  /** The number the card keeps. */
  readonly n: number;
  /** For `cards` and `order`: everything that lies there; for `piles`: every pile. */
  readonly choices: readonly AskChoice[];
  /** For `buttons`: the cards the question is about. */
  readonly shown: readonly CardId[];
};

export interface AskChoice {
  readonly id: string;
  readonly card: CardId;
  /** Why it cannot be chosen, as a text key; null when it can. */
  readonly refusal: string | null;
}

/** What is asked, for the sheet; null when it is asked on the table. `attack` is what one may react to. */
export function askOf(
  view: View,
  decision: Decision<Action, Ask>,
  refusal: (action: Action) => string | null,
  attack: CardId | null = null,
): SheetAsk | null {
  const { kind, seat } = decision;
  const question =
    kind === 'react' && attack !== null
      ? { card: attack, player: view.turn.seat, who: seat, n: 0, about: null, trashed: [], effects: [] }
      : view.question;
  if (decision.form === 'table' || question === null) return null;
  const about = view.players[question.who];
  if (about === undefined) return null;
  const { card, player, n } = question;
  const asked = { card, player, n, choices: [], shown: [] };
  switch (decision.form) {
    case 'buttons':
      return { ...decision, ...asked, shown: shownFor(decision.shows, question, about) };
    case 'piles': {
      const choices = view.piles.map((pile) => ({ id: pile.card, card: pile.card, refusal: refusal(PICK[pile.card]) }));
      return { ...decision, ...asked, choices };
    }
    case 'cards':
    case 'order': {
      const cards = lying(view, decision.from, question, about, decision.actions);
      const choices = cards.map((each, i) => ({ id: `${i}`, card: each, refusal: refusal(PICK[each]) }));
      return { ...decision, ...asked, choices };
    }
  }
}

function lying(
  view: View,
  from: From,
  question: QuestionView,
  about: PlayerView,
  actions: readonly Action[],
): readonly CardId[] {
  switch (from) {
    case 'hand':
      return sortHand(about.hand ?? []);
    case 'looking':
      return about.looking ?? [];
    case 'revealed':
      return about.revealed;
    case 'effects':
      return question.effects;
    case 'trash':
      return question.trashed;
    case 'gained': {
      const right = (view.players.length + question.who - 1) % view.players.length;
      return [...new Set(view.players[right]?.gained ?? [])];
    }
    case 'discard':
      // Only its top is in view; what may be named tells the rest, each card once.
      return sortHand(actions.flatMap((action) => (action.type === 'pick' ? [action.card] : [])));
  }
}

/** What lies before whoever answers with a button. */
function shownFor(shows: Shows, question: QuestionView, about: PlayerView): readonly CardId[] {
  switch (shows) {
    case 'nothing':
      return [];
    case 'revealed':
      return about.revealed;
    case 'looking':
      return about.looking ?? [];
    case 'about':
      return question.about === null ? [] : [question.about];
    case 'mat':
      return about.nativeVillage ?? [];
    case 'province':
      return ['province'];
    case 'treasuries':
      return about.inPlay.filter((card) => card === 'treasury');
  }
}

/** The answer, taken apart into what the rules want to hear one after the other. */
export function actionsFor(ask: SheetAsk, chosen: readonly string[]): readonly Action[] {
  const picks = chosen.flatMap((id) => {
    const choice = ask.choices.find((each) => each.id === id);
    return choice === undefined ? [] : [PICK[choice.card]];
  });
  // Who has chosen as many as there can be is not asked again.
  return picks.length < ask.max && ask.min === 0 ? [...picks, DONE] : picks;
}

/** How the turn stands when this has been answered: Actions, Buys, coins, cards in hand. Null when that is not said. */
export function afterwards(
  ask: SheetAsk,
  { turn, players }: View,
  chosen: readonly string[],
): { readonly actions: number; readonly buys: number; readonly coins: number; readonly cards: number } | null {
  if (turn.seat !== ask.seat || ask.form !== 'cards' || ask.brings === null) return null;
  const { brings } = ask;
  const cards = chosen.flatMap((id) => ask.choices.find((choice) => choice.id === id)?.card ?? []);
  const coins = cards.reduce((sum, card) => sum + (brings.coins === 'cost' ? costOf(card) : brings.coins), turn.coins);
  // Whoever comes back in the middle has chosen some already.
  const drawn = brings.cards * (ask.n + cards.length);
  return {
    actions: turn.actions,
    buys: turn.buys,
    coins,
    cards: (players[ask.seat]?.handSize ?? 0) - cards.length + drawn,
  };
}

/**
 * Whether what is asked now is still the question `ask`, after `given` of its picks. The last picks may have answered
 * themselves, and a Throne Room asks the same question a second time: that one is for the person to answer.
 */
export function isSameQuestion(ask: SheetAsk, given: number, now: SheetAsk | null): boolean {
  return (
    now !== null &&
    now.kind === ask.kind &&
    now.seat === ask.seat &&
    now.choices.length === ask.choices.length - given &&
    now.max === ask.max - given
  );
}

/** The choices that the actions of a hint name, one after the other. */
export function named(ask: SheetAsk, actions: readonly Action[]): readonly string[] {
  const ids: string[] = [];
  for (const action of actions) {
    if (action.type !== 'pick') continue;
    const choice = ask.choices.find(
      ({ id, card, refusal }) => card === action.card && refusal === null && !ids.includes(id),
    );
    if (choice !== undefined) ids.push(choice.id);
  }
  // In an order the last ones go without saying.
  const rest = ask.form === 'order' && ids.length > 0 ? ask.choices.map(({ id }) => id) : [];
  return [...ids, ...rest.filter((id) => !ids.includes(id))];
}

/** A tap on a choice: with one to choose the other goes, with several a further one is refused. */
export function toggled(ask: SheetAsk, chosen: readonly string[], id: string): readonly string[] | 'full' {
  if (chosen.includes(id)) return chosen.filter((each) => each !== id);
  if (ask.max === 1) return [id];
  return chosen.length < ask.max ? [...chosen, id] : 'full';
}

/** To another place in the order; the others move up. */
export function moved(order: readonly string[], id: string, to: number): readonly string[] {
  if (!order.includes(id) || to < 0 || to >= order.length) return order;
  const others = order.filter((each) => each !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}
