import { stepMachine, Table as TableOf, type Seat } from '@antilles/engine';
import { openReactionWindow, react } from './attacks';
import type { Action } from './actions';
import type { Ask } from './asks';
import { CARDS, partOf, type CardQuestion } from './cards';
import { isQuestion, legalAnswers, type Question } from './cards/card';
import type { Event } from './events';
import { isAttack } from './printed';
import type { CardStep, State, Step } from './state';
import { gain } from './gaining';
import { oneAfterTheOther, watchersOf } from './moments';
import { actionPhase, buyPhase, cleanUp, due, endTurn, startOfTurn, treasures, turn, whenGained } from './turn';
import type { Run, Asking, Table } from './table';

const NOBODY: readonly Seat[] = [];

/**
 * Does what a step does; and then, before all that it has brought, what cards do because of what it trashed or discarded (DO-69).
 * What happens tells itself, so that no card needs to say it.
 */
function telling(table: Table, does: (table: Table) => void): void {
  const { state, emit } = table;
  const { trashed, discarded } = watchersOf(state);
  if (trashed.length + discarded.length === 0) return does(table);
  const events: Event[] = [];
  does(
    new TableOf(state, (event: Event) => {
      events.push(event);
      emit?.(event);
    }),
  );
  const effects = events.flatMap((event) => {
    if (event.type === 'trashed') return trashed.flatMap((watch) => watch(state, event));
    if (event.type !== 'discarded') return [];
    const { seat, cards, from } = event;
    return cards.flatMap((card) => discarded.flatMap((watch) => watch(state, { seat, card, from })));
  });
  table.next(...oneAfterTheOther(state, effects));
}

const play: Run<'play'> = {
  run(table, step) {
    table.emit?.({ type: 'played', seat: step.seat, card: step.card, from: step.from });
    if (isAttack(step.card)) openReactionWindow(table, step);
    else telling(table, (told) => CARDS[step.card].play?.(told, step));
    for (const watch of watchersOf(table.state).played) table.next(...watch(table.state, step));
  },
};

const resolve: Run<'resolve'> = {
  /** From here on the play knows itself whom it does not touch. */
  run: (table, step) =>
    telling(table, (told) => CARDS[step.card].play?.(told, { ...step, immune: told.state.turn.immune })),
};

/** A part of a card: it does what it does, or asks; a question with one answer answers itself. */
const card: Run<'card'> = {
  run(table, step) {
    const part = partOf(step.card, step.part);
    if (!isQuestion(part)) return telling(table, (told) => part.run(told, step));
    const answers = legalAnswers(part, table.state, step);
    const [only] = answers;
    if (only === undefined) return;
    if (answers.length === 1 && !part.isOffer) {
      if (only.type === 'pick') table.emit?.({ type: 'forced', seat: step.who, card: step.card });
      telling(table, (told) => part.answer(told, step, only));
    } else {
      table.next({ ...step, op: 'ask' });
      table.emit?.({ type: 'asked', seat: part.asker?.(step) ?? step.who, card: step.card, ...secrecyOf(part) });
    }
  },
};

/** What an event about a question says beside who and what. */
const secrecyOf = ({ isSecret }: Question): { readonly secret?: true } => (isSecret === true ? { secret: true } : {});

const questionOf = (step: CardStep): Question => {
  const part = partOf(step.card, step.part);
  if (!isQuestion(part)) throw new Error(`${step.card} does not ask ${step.part}`);
  return part;
};

const ask: Asking<'ask'> = {
  asks(state, step) {
    if (state.ended !== null) return NOBODY;
    return [questionOf(step).asker?.(step) ?? step.who];
  },
  ask(state, step) {
    const { form } = questionOf(step);
    // A step that asks names a card and its part that asks.
    const kind = `${step.card}/${step.part}` as CardQuestion;
    return { kind, ...(typeof form === 'function' ? form(state, step) : form) };
  },
  candidates: (state, step) => questionOf(step).candidates(state, step),
  refuse: (state, step, _seat, action) => questionOf(step).refuse?.(state, step, action) ?? null,
  answer(table, step, seat, action) {
    table.emit?.({ type: 'answered', seat, card: step.card, ...secrecyOf(questionOf(step)) });
    telling(table, (told) => questionOf(step).answer(told, step, action));
  },
};

export const machine = stepMachine<State, Step, Action, Event, Ask>({
  turn,
  due,
  'start-of-turn': startOfTurn,
  'when-gained': whenGained,
  treasures,
  gain,
  'action-phase': actionPhase,
  'buy-phase': buyPhase,
  'clean-up': cleanUp,
  'end-turn': endTurn,
  play,
  resolve,
  react,
  card,
  ask,
});
