import type { Decision, Seat } from '@antilles/engine';
import { DONE, PICK, type Action } from '../rules/actions';
import { costOf, type CardId } from '../rules/printed';
import type { PlayerView, View } from '../rules/view';
import { sortHand } from './art';

/**
 * What a card asks, as the sheet shows it. The rules ask in small actions (pick, pick, done); a person thinks of one
 * answer ("these three"), so the sheet gathers it and `actionsFor` takes it apart again.
 */
export interface Ask {
  readonly kind: string;
  readonly seat: Seat;
  /** The card that asks. */
  readonly card: CardId;
  /** Who played it. */
  readonly player: Seat;
  /** The number the card keeps. */
  readonly n: number;
  readonly form: Form;
  /** For `cards` and `order`: everything that lies there; for `piles`: every pile. */
  readonly choices: readonly AskChoice[];
  /** For `buttons`: each answer by itself. */
  readonly buttons: readonly Action[];
  /** For `buttons`: the cards the question is about. */
  readonly shown: readonly CardId[];
  readonly min: number;
  readonly max: number;
  /** The order in which they are chosen counts: the first one ends on top. */
  readonly ordered: boolean;
  /** What happens to what is chosen: picks the words of the answer. */
  readonly verb: Verb;
}

export type Form = 'cards' | 'piles' | 'order' | 'buttons';

export interface AskChoice {
  readonly id: string;
  readonly card: CardId;
  /** Why it cannot be chosen, as a text key; null when it can. */
  readonly refusal: string | null;
}

export const VERBS = [
  'discard',
  'trash',
  'top',
  'gain',
  'keep',
  'take-along',
  'show',
  'play-twice',
  'embargo',
  'take',
] as const;
export type Verb = (typeof VERBS)[number];

/** Questions about a pile of the Supply. */
const PILES: Readonly<Record<string, Verb>> = {
  'workshop/gain': 'gain',
  'feast/gain': 'gain',
  'remodel/gain': 'gain',
  'mine/gain': 'gain',
  'artisan/gain': 'gain',
  'embargo/place': 'embargo',
};

type Zone = 'hand' | 'looking' | 'revealed' | 'own-discard' | 'trash' | 'gained' | 'effects';

interface Rule {
  readonly from?: Zone;
  readonly verb: Verb;
  /** How many may be chosen; one when left out. Those that must be are told by `exactly`. */
  readonly upTo?: (view: View, player: PlayerView) => number;
  readonly exactly?: (view: View, player: PlayerView) => number;
  readonly ordered?: boolean;
}

const CHAPEL = 4;
const DOWN_TO = 3;
const owed = (view: View): number => view.question?.n ?? 1;
const surplus = (_view: View, { handSize }: PlayerView): number => handSize - DOWN_TO;
const looked = (_view: View, { lookingSize }: PlayerView): number => lookingSize;

/** Questions about cards that lie somewhere. Asked one at a time unless it says otherwise. */
const CARDS: Readonly<Record<string, Rule>> = {
  'start-of-turn': { verb: 'take', from: 'effects', exactly: owed, ordered: true },
  'cellar/discard': { verb: 'discard', upTo: (_view, { handSize }) => handSize },
  'chapel/trash': { verb: 'trash', upTo: (view) => CHAPEL - (view.question?.n ?? 0) },
  'bureaucrat/put-back': { verb: 'top' },
  'militia/discard': { verb: 'discard', exactly: surplus },
  'moneylender/trash': { verb: 'trash' },
  'remodel/trash': { verb: 'trash' },
  'thief/trash': { verb: 'trash', from: 'revealed' },
  'thief/gain': { verb: 'gain', from: 'trash', upTo: (view) => view.trash.length - (view.question?.n ?? 0) },
  'throne-room/choose': { verb: 'play-twice' },
  'mine/trash': { verb: 'trash' },
  'harbinger/put-back': { verb: 'top', from: 'own-discard' },
  'poacher/discard': { verb: 'discard', exactly: owed },
  'bandit/trash': { verb: 'trash', from: 'revealed' },
  'sentry/trash': { verb: 'trash', from: 'looking', upTo: looked },
  'sentry/discard': { verb: 'discard', from: 'looking', upTo: looked },
  'sentry/put-back': { verb: 'top', from: 'looking', exactly: looked, ordered: true },
  'artisan/put-back': { verb: 'top' },
  'haven/set-aside': { verb: 'keep' },
  'ambassador/reveal': { verb: 'show' },
  'lookout/trash': { verb: 'trash', from: 'looking' },
  'lookout/discard': { verb: 'discard', from: 'looking' },
  'smugglers/gain': { verb: 'gain', from: 'gained' },
  'warehouse/discard': { verb: 'discard', exactly: owed },
  'island/set-aside': { verb: 'take-along' },
  'navigator/order': { verb: 'top', from: 'looking', exactly: looked, ordered: true },
  'pirate-ship/trash': { verb: 'trash', from: 'revealed' },
  'salvager/trash': { verb: 'trash' },
  'ghost-ship/put-back': { verb: 'top', exactly: surplus, ordered: true },
};

/** Everything is put in order, nothing is left out. */
const ORDERS = new Set(['start-of-turn', 'sentry/put-back', 'navigator/order']);

/** The turn's own two questions are asked on the table itself, not in the sheet. */
export const isTurnQuestion = (kind: string): boolean => kind === 'action-phase' || kind === 'buy-phase';

/** What is asked, for the sheet; null when it is asked on the table. `attack` is what one may react to. */
export function askOf(
  view: View,
  decision: Decision<Action>,
  refusal: (action: Action) => string | null,
  attack: CardId | null = null,
): Ask | null {
  const { kind, seat, actions } = decision;
  const question =
    kind === 'react' && attack !== null
      ? { card: attack, player: view.turn.seat, who: seat, n: 0, about: null, effects: [] }
      : view.question;
  if (isTurnQuestion(kind) || question === null) return null;
  const about = view.players[question.who];
  if (about === undefined) return null;
  const asked = {
    kind,
    seat,
    card: question.card,
    player: question.player,
    n: question.n,
    buttons: [],
    shown: [],
    choices: [],
    min: 1,
    max: 1,
    ordered: false,
    verb: 'take' as Verb,
  };
  const pile = PILES[kind];
  if (pile !== undefined) {
    const choices = view.piles.map(({ card }) => ({ id: card, card, refusal: refusal(PICK[card]) }));
    return { ...asked, form: 'piles', choices, verb: pile };
  }
  const rule = CARDS[kind];
  if (rule === undefined) return { ...asked, form: 'buttons', buttons: actions, shown: shownFor(view, kind, about) };
  const choices = lying(view, rule.from ?? 'hand', about, actions).map((card, i) => ({
    id: `${i}`,
    card,
    refusal: refusal(PICK[card]),
  }));
  const open = choices.filter((choice) => choice.refusal === null).length;
  const optional = actions.some(({ type }) => type === 'done');
  const exactly = rule.exactly?.(view, about);
  const max = Math.min(open, exactly ?? rule.upTo?.(view, about) ?? 1);
  return {
    ...asked,
    form: ORDERS.has(kind) ? 'order' : 'cards',
    choices,
    min: optional ? 0 : max,
    max,
    ordered: rule.ordered ?? false,
    verb: rule.verb,
  };
}

function lying(view: View, zone: Zone, about: PlayerView, actions: readonly Action[]): readonly CardId[] {
  switch (zone) {
    case 'hand':
      return sortHand(about.hand ?? []);
    case 'looking':
      return about.looking ?? [];
    case 'revealed':
      return about.revealed;
    case 'effects':
      return view.question?.effects ?? [];
    case 'trash':
      return view.trash.slice(view.question?.n ?? 0);
    case 'gained': {
      const right = (view.players.length + (view.question?.who ?? 0) - 1) % view.players.length;
      return [...new Set(view.players[right]?.gained ?? [])];
    }
    case 'own-discard':
      // Only its top is in view; what may be named tells the rest, each card once.
      return sortHand(actions.flatMap((action) => (action.type === 'pick' ? [action.card] : [])));
  }
}

/** What lies before whoever answers with a button. */
function shownFor(view: View, kind: string, about: PlayerView): readonly CardId[] {
  const { question } = view;
  switch (kind) {
    case 'spy/judge':
      return about.revealed;
    case 'library/set-aside':
    case 'pearl-diver/to-top':
    case 'navigator/choose':
      return about.looking ?? [];
    case 'vassal/play':
    case 'ambassador/return':
      return question?.about ? [question.about] : [];
    case 'native-village/choose':
      return about.nativeVillage ?? [];
    case 'explorer/reveal':
      return ['province'];
    case 'treasury/return':
      return about.inPlay.filter((card) => card === 'treasury');
    default:
      return [];
  }
}

/** The answer, taken apart into what the rules want to hear one after the other. */
export function actionsFor(ask: Ask, chosen: readonly string[]): readonly Action[] {
  const picks = chosen.flatMap((id) => {
    const choice = ask.choices.find((each) => each.id === id);
    return choice === undefined ? [] : [PICK[choice.card]];
  });
  // Who has chosen as many as there can be is not asked again.
  return picks.length < ask.max && ask.min === 0 ? [...picks, DONE] : picks;
}

/** Questions about the own hand after which it is plain how the turn stands. */
const FROM_HAND = new Set([
  'cellar/discard',
  'chapel/trash',
  'warehouse/discard',
  'poacher/discard',
  'remodel/trash',
  'salvager/trash',
  'moneylender/trash',
  'haven/set-aside',
  'island/set-aside',
]);

/** A Copper is worth this much to a Moneylender. */
const LENT = 3;

/** How the turn stands when this has been answered: Actions, Buys, coins, cards in hand. Null when that is not said. */
export function afterwards(
  ask: Ask,
  { turn, players }: View,
  chosen: readonly string[],
): { readonly actions: number; readonly buys: number; readonly coins: number; readonly cards: number } | null {
  if (turn.seat !== ask.seat || ask.form !== 'cards' || !FROM_HAND.has(ask.kind)) return null;
  const cards = chosen.flatMap((id) => ask.choices.find((choice) => choice.id === id)?.card ?? []);
  // Whoever comes back in the middle has discarded some already.
  const drawn = ask.kind === 'cellar/discard' ? ask.n + cards.length : 0;
  const salvaged = ask.kind === 'salvager/trash' ? cards.reduce((sum, card) => sum + costOf(card), 0) : 0;
  const lent = ask.kind === 'moneylender/trash' ? LENT * cards.length : 0;
  return {
    actions: turn.actions,
    buys: turn.buys,
    coins: turn.coins + salvaged + lent,
    cards: (players[ask.seat]?.handSize ?? 0) - cards.length + drawn,
  };
}

/** How the number a question keeps goes on with every pick; elsewhere it stays. */
const COUNTS: Readonly<Record<string, 1 | -1>> = {
  'cellar/discard': 1,
  'chapel/trash': 1,
  'ghost-ship/put-back': 1,
  'sentry/put-back': 1,
  'navigator/order': 1,
  'warehouse/discard': -1,
  'poacher/discard': -1,
  'start-of-turn': -1,
};

/**
 * Whether what is asked now is still the question `ask`, after `given` of its picks. The last picks may have answered
 * themselves, and a Throne Room asks the same question a second time: that one is for the person to answer.
 */
export function isSameQuestion(ask: Ask, given: number, now: Ask | null): boolean {
  return (
    now !== null &&
    now.kind === ask.kind &&
    now.seat === ask.seat &&
    now.choices.length === ask.choices.length - given &&
    now.n === ask.n + given * (COUNTS[ask.kind] ?? 0)
  );
}

/** The choices that the actions of a hint name, one after the other. */
export function named(ask: Ask, actions: readonly Action[]): readonly string[] {
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
export function toggled(ask: Ask, chosen: readonly string[], id: string): readonly string[] | 'full' {
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
