import { must, sameJson } from './check';
import type { AnyAsk, Decision, Emit, Seat } from './game';

/** A state that knows what is still to be done: a stack, its top at the end. */
export interface HasSteps<Step> {
  steps: Step[];
}

/** Steps say what is to be done, and never change once pushed: copies of a state may share them. */
export interface AnyStep {
  readonly op: string;
}

/**
 * What rules act through: the state being changed, where events go, and what to do next.
 * A class, because one is made for every action and methods on a prototype cost nothing.
 */
export class Table<State extends HasSteps<Step>, Step, Event> {
  constructor(
    readonly state: State,
    readonly emit: Emit<Event>,
  ) {}

  /** Puts steps on top of the stack; the first one named is done first. */
  next(...steps: Step[]): void {
    for (let i = steps.length - 1; i >= 0; i--) this.state.steps.push(steps[i] as Step);
  }
}

/** A step that runs by itself. It has left the stack when it runs. */
export interface RunRule<State extends HasSteps<AnyStep>, Step, Event, Steps> {
  run(table: Table<State & HasSteps<Steps>, Steps, Event>, step: Step): void;
}

/** A step that asks. It has left the stack when it is answered: to go on asking, push it again. */
export interface AskRule<State extends HasSteps<AnyStep>, Step, Action, Event, Steps, Ask extends AnyAsk = AnyAsk> {
  /** What is asked, as screens and bots hear it: the same every time, or made from the step. */
  readonly ask: Ask | ((state: State, step: Step) => Ask);
  /** Who still owes an answer; nobody: the step is passed over. */
  asks(state: State, step: Step): readonly Seat[];
  /** Everything a person might try, in a fixed order. */
  candidates(state: State, step: Step, seat: Seat): readonly Action[];
  /** Why a candidate may not be played, as a text key; null when it may. Left out: every candidate may. */
  refuse?(state: State, step: Step, seat: Seat, action: Action): string | null;
  /** The candidates that are not refused, found faster. The conformance suite compares the two. */
  legal?(state: State, step: Step, seat: Seat): readonly Action[];
  answer(table: Table<State & HasSteps<Steps>, Steps, Event>, step: Step, seat: Seat, action: Action): void;
}

/** One rule for every op: a forgotten one does not compile. */
export type StepRules<
  State extends HasSteps<Step>,
  Step extends AnyStep,
  Action,
  Event,
  Ask extends AnyAsk = AnyAsk,
> = {
  readonly [Op in Step['op']]:
    | RunRule<State, Extract<Step, { op: Op }>, Event, Step>
    | AskRule<State, Extract<Step, { op: Op }>, Action, Event, Step, Ask>;
};

/** The part of a `Game` that follows from its step rules alone. */
export interface StepMachine<State, Action, Event, Ask extends AnyAsk = AnyAsk> {
  /** Runs whatever runs by itself, until somebody is asked or the game is over. Ends every set-up. */
  start(state: State, emit?: Emit<Event>): void;
  waiting(state: State): readonly Seat[];
  decision(state: State, seat: Seat): Decision<Action, Ask> | null;
  refusal(state: State, seat: Seat, action: Action): string | null;
  apply(state: State, seat: Seat, action: Action, emit: Emit<Event>): void;
  /** All candidates with the reason against each: what a screen greys out and explains. */
  considered(state: State, seat: Seat): readonly { readonly action: Action; readonly refusal: string | null }[];
}

const NOBODY: readonly Seat[] = [];

/** Reasons the machine itself refuses for; their words are in the engine's own texts. */
export const MACHINE_REFUSALS = ['game-over', 'not-your-turn', 'not-possible'] as const;

export function stepMachine<
  State extends HasSteps<Step>,
  Step extends AnyStep,
  Action,
  Event,
  Ask extends AnyAsk = AnyAsk,
>(rules: StepRules<State, Step, Action, Event, Ask>): StepMachine<State, Action, Event, Ask> {
  type Runs = RunRule<State, Step, Event, Step>;
  type Asks = AskRule<State, Step, Action, Event, Step, Ask>;
  // An op picks the rule for its own kind of step, which the compiler cannot follow through the look-up.
  const byOp = rules as unknown as Readonly<Record<string, Runs | Asks>>;
  function ruleFor(step: Step): Runs | Asks {
    const rule = byOp[step.op];
    if (rule === undefined) throw new Error(`no rule for step ${step.op}`);
    return rule;
  }

  function settle(at: Table<State, Step, Event>): void {
    const { state } = at;
    for (;;) {
      const step = state.steps[state.steps.length - 1];
      if (step === undefined) return;
      const rule = ruleFor(step);
      if ('run' in rule) {
        state.steps.pop();
        rule.run(at, step);
      } else if (rule.asks(state, step).length > 0) {
        return;
      } else {
        state.steps.pop();
      }
    }
  }

  /** The question on top of the stack. After `settle` the top always asks. */
  function question(state: State): { step: Step; rule: Asks } | null {
    const step = state.steps[state.steps.length - 1];
    return step === undefined ? null : { step, rule: ruleFor(step) as Asks };
  }

  function legal(state: State, { step, rule }: { step: Step; rule: Asks }, seat: Seat): readonly Action[] {
    if (rule.legal) return rule.legal(state, step, seat);
    const candidates = rule.candidates(state, step, seat);
    return rule.refuse ? candidates.filter((action) => rule.refuse?.(state, step, seat, action) == null) : candidates;
  }

  return {
    start(state, emit = null) {
      settle(new Table(state, emit));
    },

    waiting(state) {
      const now = question(state);
      return now ? now.rule.asks(state, now.step) : NOBODY;
    },

    decision(state, seat) {
      const now = question(state);
      if (!now || !now.rule.asks(state, now.step).includes(seat)) return null;
      const { ask } = now.rule;
      const asked = typeof ask === 'function' ? ask(state, now.step) : ask;
      return { ...asked, seat, actions: legal(state, now, seat) };
    },

    refusal(state, seat, action) {
      const now = question(state);
      if (!now) return 'game-over';
      const { step, rule } = now;
      if (!rule.asks(state, step).includes(seat)) return 'not-your-turn';
      const candidate = rule.candidates(state, step, seat).find((other) => sameJson(other, action));
      if (candidate === undefined) return 'not-possible';
      return rule.refuse ? rule.refuse(state, step, seat, candidate) : null;
    },

    apply(state, seat, action, emit) {
      const step = must(state.steps.pop(), 'an action after the end of the game');
      const at = new Table<State, Step, Event>(state, emit);
      (ruleFor(step) as Asks).answer(at, step, seat, action);
      settle(at);
    },

    considered(state, seat) {
      const now = question(state);
      if (!now || !now.rule.asks(state, now.step).includes(seat)) return [];
      const { step, rule } = now;
      return rule.candidates(state, step, seat).map((action) => ({
        action,
        refusal: rule.refuse ? rule.refuse(state, step, seat, action) : null,
      }));
    },
  };
}
