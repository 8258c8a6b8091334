import { CHOOSE, count, DONE, PICK, type Action, type Option } from '../actions';
import { BRINGS_NOTHING, buttons, type Brings, type CardsForm, type Shows, type Verb } from '../forms';
import type { GainedTo } from '../events';
import type { CardId } from '../printed';
import { distinct, playerAt, type CardStep, type State, type Step } from '../state';
import { leftIn, priceOf } from '../supply';
import type { Table } from '../table';
import {
  discardAll,
  discardFrom,
  gaining,
  notedBy,
  noteDown,
  partsOf,
  putOnDeck,
  revealTop,
  trashFrom,
} from '../vocabulary';
import type { CardRules, Deed, Question } from './card';

/** The kinds of question cards ask (contract, section f): pick a card, pick a pile, choose one, say how many. */

/** Why a card does not qualify, as a text key; null when it does. */
type Wants = (card: CardId, state: State, step: CardStep) => string | null;

interface CardPicker {
  /** Which of the player's zones to pick from; the hand when left out. */
  readonly from?: 'hand' | 'looking' | 'revealed' | 'discard';
  /** What happens to the card. */
  readonly verb: Verb;
  readonly wants?: Wants;
  /** How many of what lies there can be picked, as long as `picked` goes on asking for them; one when left out. */
  readonly most?: 'all' | ((state: State, step: CardStep) => number);
  /** Whether the first one picked ends on top. */
  readonly ordered?: boolean;
  /** What each pick brings; left out when it depends on what comes next. */
  readonly brings?: Brings;
  /** Whether the player may stop instead of picking. */
  readonly optional?: boolean | ((state: State, step: CardStep) => boolean);
  /** Whether the player of the card picks from somebody else's cards. */
  readonly byPlayer?: boolean;
  readonly picked: (table: Table, step: CardStep, card: CardId) => void;
  readonly done?: (table: Table, step: CardStep) => void;
}

/** Pick one card out of a zone of the player the part is about. */
export function pickCard(picker: CardPicker): Question {
  const { from = 'hand', wants, optional = false, byPlayer = false, picked, done } = picker;
  return {
    form: formOf(picker),
    ...(byPlayer ? { asker: (step: CardStep) => step.seat } : {}),
    candidates(state, step) {
      const picks: Action[] = distinct(playerAt(state, step.who)[from]).map((card) => PICK[card]);
      const mayStop = typeof optional === 'boolean' ? optional : optional(state, step);
      return mayStop ? [...picks, DONE] : picks;
    },
    ...(wants ? { refuse: pickWanted(wants) } : {}),
    answer(table, step, action) {
      if (action.type === 'pick') picked(table, step, action.card);
      else done?.(table, step);
    },
  };
}

/** One card is the same question every time: only several, or an edition, are asked of the state. */
function formOf({
  from = 'hand',
  verb,
  most,
  ordered = false,
  brings,
  optional = false,
}: CardPicker): Question['form'] {
  const form = (min: number, max: number): CardsForm => ({
    form: 'cards',
    from,
    verb,
    min,
    max,
    ordered,
    brings: brings ?? null,
  });
  if (most === undefined && typeof optional === 'boolean') return form(optional ? 0 : 1, 1);
  return (state, step) => {
    const { length } = playerAt(state, step.who)[from];
    const max = most === undefined ? 1 : most === 'all' ? length : Math.min(most(state, step), length);
    const mayStop = typeof optional === 'boolean' ? optional : optional(state, step);
    return form(mayStop ? 0 : max, max);
  };
}

const pickWanted =
  (wants: Wants) =>
  (state: State, step: CardStep, action: Action): string | null =>
    action.type === 'pick' ? wants(action.card, state, step) : null;

/** Put back everything that is looked at, in any order: the first one named ends on top. */
export const putBackInOrder: Question = {
  ...pickCard({
    from: 'looking',
    verb: 'top',
    picked(table, step, card) {
      putOnDeck(table, step.who, 'looking', card, step.n);
      table.next({ ...step, op: 'card', n: step.n + 1 });
    },
  }),
  form(state, { who }) {
    const { length } = playerAt(state, who).looking;
    return { form: 'order', from: 'looking', verb: 'top', min: length, max: length };
  },
};

/** A victim comes down to so many cards in hand, one by one: each pick goes where `move` puts it. */
export const downTo = <Name extends string>(
  most: number,
  name: Name,
  picker: Pick<CardPicker, 'verb' | 'ordered'>,
  move: (table: Table, step: CardStep, card: CardId) => void,
) => {
  const part = partsOf<'victim' | Name>();
  const victim: Deed = {
    run(table, step) {
      if (playerAt(table.state, step.who).hand.length > most) table.next({ ...part(step, name, step) });
    },
  };
  const question = pickCard({
    ...picker,
    most: (state, { who }) => playerAt(state, who).hand.length - most,
    picked(table, step, card) {
      move(table, step, card);
      table.next(part(step, 'victim', { who: step.who, n: step.n + 1 }));
    },
  });
  return { victim, question };
};

/**
 * Discard as many cards as the step's `n` says, one by one. At the start of a turn other Durations may come after it, so
 * that nobody can say yet how the turn will stand.
 */
const exactly = partsOf<'owed' | 'discard'>();
const discards = (brings: CardPicker['brings']) =>
  ({
    owed: {
      run(table, step) {
        if (step.n === 0) return;
        // Everything goes: there is nothing to choose.
        if (playerAt(table.state, step.who).hand.length <= step.n) discardAll(table, step.who, 'hand');
        else table.next(exactly(step, 'discard', step));
      },
    },
    discard: pickCard({
      verb: 'discard',
      most: (_state, { n }) => n,
      ...(brings === undefined ? {} : { brings }),
      picked(table, step, card) {
        discardFrom(table, step.who, 'hand', card);
        table.next(exactly(step, 'owed', { who: step.who, n: step.n - 1 }));
      },
    }),
  }) satisfies CardRules['parts'];
export const discardExactly = discards(BRINGS_NOTHING);
export const discardNextTurn = discards(undefined);

/** A victim reveals two cards; one of them that qualifies is trashed, the rest is discarded. */
export const revealTwoAndTrash = (picker: Pick<CardPicker, 'wants' | 'byPlayer'>) =>
  ({
    victim: {
      run(table, step) {
        revealTop(table, step.who, 2);
        const part = partsOf<'trash' | 'discard'>();
        table.next(part(step, 'trash', { who: step.who }), part(step, 'discard', { who: step.who }));
      },
    },
    trash: pickCard({
      ...picker,
      from: 'revealed',
      verb: 'trash',
      picked(table, step, card) {
        trashFrom(table, step.who, 'revealed', card);
        if (step.note !== undefined) noteDown(table, step, [...notedBy(table.state, step), card]);
      },
    }),
    discard: { run: (table, { who }) => void discardAll(table, who, 'revealed') },
  }) satisfies CardRules['parts'];

/** Pick a pile of the Supply. */
export function pickPile(pile: {
  readonly verb: Verb;
  readonly wants?: Wants;
  readonly picked: (table: Table, step: CardStep, card: CardId) => void;
}): Question {
  const { verb, wants, picked } = pile;
  return {
    form: { form: 'piles', verb, min: 1, max: 1 },
    candidates: (state) => state.piles.map((card) => PICK[card]),
    ...(wants ? { refuse: pickWanted(wants) } : {}),
    answer(table, step, action) {
      if (action.type === 'pick') picked(table, step, action.card);
    },
  };
}

/** Gain a card that costs up to the step's `n` (DO-24). */
export const gainUpTo = (
  to: GainedTo = 'discard',
  wants?: (card: CardId) => string | null,
  /** What the card does once it is gained, if anything. */
  then?: (step: CardStep, card: CardId) => readonly Step[],
): Question =>
  pickPile({
    verb: 'gain',
    wants: (card, state, step) => {
      if (leftIn(state, card) === 0) return 'pile-empty';
      if (priceOf(state, card) > step.n) return 'too-expensive';
      return wants ? wants(card) : null;
    },
    picked: (table, step, card) => table.next(gaining(step.who, card, to), ...(then?.(step, card) ?? [])),
  });

/** Choose one of several options; all are always offered (DO-30). */
export function chooseOne(
  options: readonly Option[],
  shows: Shows,
  chosen: (table: Table, step: CardStep, option: Option) => void,
  asker?: (step: CardStep) => number,
): Question {
  const actions = options.map((option) => CHOOSE[option]);
  return {
    form: buttons(shows),
    isOffer: true,
    ...(asker ? { asker } : {}),
    candidates: () => actions,
    answer(table, step, action) {
      if (action.type !== 'choose') return;
      table.emit?.({ type: 'chose', seat: asker ? asker(step) : step.who, card: step.card, option: action.option });
      chosen(table, step, action.option);
    },
  };
}

export const yesOrNo = (shows: Shows, chosen: (table: Table, step: CardStep, yes: boolean) => void): Question => {
  const question = chooseOne(['yes', 'no'], shows, () => undefined);
  return {
    ...question,
    answer: (table, step, action) => chosen(table, step, action.type === 'choose' && action.option === 'yes'),
  };
};

/** Say how many, from 0 up to the most. */
export const howMany = (
  shows: Shows,
  most: (state: State, step: CardStep) => number,
  chosen: (table: Table, step: CardStep, n: number) => void,
): Question => ({
  form: buttons(shows),
  candidates(state, step) {
    const top = most(state, step);
    const actions: Action[] = [];
    for (let n = 0; n <= top; n++) actions.push(count(n));
    return actions;
  },
  answer(table, step, action) {
    if (action.type === 'count') chosen(table, step, action.count);
  },
});
