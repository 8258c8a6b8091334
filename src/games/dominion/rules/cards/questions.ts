import { CHOOSE, count, DONE, PICK, type Action, type Option } from '../actions';
import { costOf, type CardId } from '../printed';
import { distinct, playerAt, type At, type CardStep, type State } from '../state';
import { gain } from '../vocabulary';
import type { Question } from './card';

/** The kinds of question cards ask (contract, section f): pick a card, pick a pile, choose one, say how many. */

/** Why a card does not qualify, as a text key; null when it does. */
type Wants = (card: CardId, state: State, step: CardStep) => string | null;

interface CardPicker {
  /** Which of the player's zones to pick from; the hand when left out. */
  readonly from?: 'hand' | 'looking' | 'revealed' | 'discard';
  readonly wants?: Wants;
  /** Whether the player may stop instead of picking. */
  readonly optional?: boolean | ((state: State, step: CardStep) => boolean);
  /** Whether the player of the card picks from somebody else's cards. */
  readonly byPlayer?: boolean;
  readonly picked: (table: At, step: CardStep, card: CardId) => void;
  readonly done?: (table: At, step: CardStep) => void;
}

/** Pick one card out of a zone of the player the part is about. */
export function pickCard({
  from = 'hand',
  wants,
  optional = false,
  byPlayer = false,
  picked,
  done,
}: CardPicker): Question {
  return {
    ...(byPlayer ? { asker: (step: CardStep) => step.seat } : {}),
    candidates(state, step) {
      const picks: Action[] = distinct(playerAt(state, step.who)[from]).map((card) => PICK[card]);
      const mayStop = typeof optional === 'boolean' ? optional : optional(state, step);
      return mayStop ? [...picks, DONE] : picks;
    },
    ...(wants
      ? {
          refuse: (state: State, step: CardStep, action: Action) =>
            action.type === 'pick' ? wants(action.card, state, step) : null,
        }
      : {}),
    answer(table, step, action) {
      if (action.type === 'pick') picked(table, step, action.card);
      else done?.(table, step);
    },
  };
}

/** Pick a pile of the Supply. */
export function pickPile(pile: {
  readonly wants?: Wants;
  readonly picked: (table: At, step: CardStep, card: CardId) => void;
}): Question {
  const { wants, picked } = pile;
  return {
    candidates: (state) => state.piles.map((card) => PICK[card]),
    ...(wants
      ? {
          refuse: (state: State, step: CardStep, action: Action) =>
            action.type === 'pick' ? wants(action.card, state, step) : null,
        }
      : {}),
    answer(table, step, action) {
      if (action.type === 'pick') picked(table, step, action.card);
    },
  };
}

/** Gain a card that costs up to the step's `n` (DO-24). */
export const gainUpTo = (to: 'discard' | 'hand' = 'discard', wants?: (card: CardId) => string | null): Question =>
  pickPile({
    wants: (card, state, step) => {
      if (state.supply[state.piles.indexOf(card)] === 0) return 'pile-empty';
      if (costOf(card) > step.n) return 'too-expensive';
      return wants ? wants(card) : null;
    },
    picked: (table, step, card) => void gain(table, step.who, card, to),
  });

/** Choose one of several options; all are always offered (DO-30). */
export function chooseOne(
  options: readonly Option[],
  chosen: (table: At, step: CardStep, option: Option) => void,
  asker?: (step: CardStep) => number,
): Question {
  const actions = options.map((option) => CHOOSE[option]);
  return {
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

export const yesOrNo = (chosen: (table: At, step: CardStep, yes: boolean) => void): Question => {
  const question = chooseOne(['yes', 'no'], () => undefined);
  return {
    ...question,
    answer: (table, step, action) => chosen(table, step, action.type === 'choose' && action.option === 'yes'),
  };
};

/** Say how many, from 0 up to the most. */
export const howMany = (
  most: (state: State, step: CardStep) => number,
  chosen: (table: At, step: CardStep, n: number) => void,
): Question => ({
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
