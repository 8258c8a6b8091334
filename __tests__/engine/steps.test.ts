import { stepMachine, Table, type AskRule, type HasSteps, type Seat } from '@antilles/engine';

type Step =
  | { readonly op: 'note'; readonly text: string }
  | { readonly op: 'split'; readonly into: readonly string[] }
  | { readonly op: 'ask'; readonly seats: readonly Seat[]; readonly times: number }
  | { readonly op: 'ask-all' }
  | { readonly op: 'named'; readonly card: string };

type Action = { readonly type: 'say'; readonly word: string } | { readonly type: 'done' };

interface State extends HasSteps<Step> {
  trail: string[];
  answered: Seat[];
}

const say = (word: string): Action => ({ type: 'say', word });
const DONE: Action = { type: 'done' };

const heard: AskRule<State, { readonly op: 'named'; readonly card: string }, Action, string, Step> = {
  asks: () => [0],
  ask: (_state, { card }) => ({ kind: `${card}/discard` }),
  candidates: () => [say('rum'), say('hook')],
  // Found faster, and for this test told apart from what candidates and refuse give.
  legal: () => [say('hook')],
  answer: () => undefined,
};

const machine = stepMachine<State, Step, Action, string>({
  note: {
    run(table, { text }) {
      table.state.trail.push(text);
      table.emit?.(text);
    },
  },
  split: {
    run(table, { into }) {
      table.next(...into.map((text): Step => ({ op: 'note', text })));
    },
  },
  ask: {
    ask: { kind: 'ask' },
    asks: (_state, { seats }) => seats,
    candidates: () => [say('rum'), say('hook'), say('mutiny'), DONE],
    refuse(state, _step, seat, action) {
      if (action.type === 'done') return state.trail.length === 0 ? 'say-something-first' : null;
      return action.word === 'mutiny' && seat !== 1 ? 'only-for-the-mate' : null;
    },
    answer(table, step, seat, action) {
      if (action.type === 'done') return;
      table.state.trail.push(`${seat} says ${action.word}`);
      if (step.times > 1) table.next({ ...step, times: step.times - 1 });
    },
  },
  'ask-all': {
    ask: { kind: 'ask-all' },
    asks: (state) => [0, 1, 2].filter((seat) => !state.answered.includes(seat)),
    candidates: () => [say('aye')],
    answer(table, step, seat) {
      table.state.answered.push(seat);
      table.next(step);
    },
  },
  named: heard,
});

/** A state with these steps to do, the first one first, run until somebody is asked. */
function started(...steps: readonly Step[]): State {
  const state: State = { steps: steps.toReversed(), trail: [], answered: [] };
  machine.start(state);
  return state;
}

describe('What is still to be done', () => {
  test('runs by itself in order until somebody is asked', () => {
    const state = started(
      { op: 'note', text: 'first' },
      { op: 'note', text: 'second' },
      { op: 'ask', seats: [0], times: 1 },
      { op: 'note', text: 'later' },
    );
    expect(state.trail).toEqual(['first', 'second']);
    expect(machine.waiting(state)).toEqual([0]);
  });

  test('`next` puts new work before old work, the first one named first', () => {
    const state = started({ op: 'split', into: ['a', 'b', 'c'] }, { op: 'note', text: 'd' });
    expect(state.trail).toEqual(['a', 'b', 'c', 'd']);
  });

  test('`next` called twice: what is pushed last is done first', () => {
    const state: State = { steps: [], trail: [], answered: [] };
    const table = new Table<State, Step, string>(state, null);
    table.next({ op: 'note', text: 'old' });
    table.next({ op: 'note', text: 'new' }, { op: 'note', text: 'newer' });
    machine.start(state);
    expect(state.trail).toEqual(['new', 'newer', 'old']);
  });

  test('events come out in the order things happen, and only if somebody listens', () => {
    const events: string[] = [];
    const state: State = { steps: [{ op: 'split', into: ['a', 'b'] }], trail: [], answered: [] };
    machine.start(state, (event) => events.push(event));
    expect(events).toEqual(['a', 'b']);
  });

  test('when nothing is left the game is over', () => {
    const state = started({ op: 'note', text: 'the end' });
    expect(machine.waiting(state)).toEqual([]);
    expect(machine.decision(state, 0)).toBeNull();
    expect(machine.refusal(state, 0, DONE)).toBe('game-over');
    expect(machine.considered(state, 0)).toEqual([]);
    expect(() => machine.apply(state, 0, DONE, null)).toThrow('an action after the end of the game');
  });

  test('a step nobody is asked by is passed over', () => {
    const state = started({ op: 'ask', seats: [], times: 1 }, { op: 'note', text: 'on we go' });
    expect(state.trail).toEqual(['on we go']);
    expect(state.steps).toEqual([]);
  });

  test('a step without a rule stops with its name', () => {
    const state: State = { steps: [{ op: 'unknown' } as unknown as Step], trail: [], answered: [] };
    expect(() => machine.start(state)).toThrow('no rule for step unknown');
  });
});

describe('Asking', () => {
  test('an answered step has left the stack, and what comes after runs', () => {
    const state = started({ op: 'ask', seats: [0], times: 1 }, { op: 'note', text: 'after' });
    machine.apply(state, 0, say('rum'), null);
    expect(state.trail).toEqual(['0 says rum', 'after']);
    expect(state.steps).toEqual([]);
  });

  test('to go on asking, the step is pushed again', () => {
    const state = started({ op: 'ask', seats: [0], times: 3 }, { op: 'note', text: 'after' });
    machine.apply(state, 0, say('rum'), null);
    expect(machine.waiting(state)).toEqual([0]);
    machine.apply(state, 0, say('hook'), null);
    expect(machine.waiting(state)).toEqual([0]);
    machine.apply(state, 0, DONE, null);
    expect(state.trail).toEqual(['0 says rum', '0 says hook', 'after']);
  });

  test('several seats are asked at once, in any order, each one once', () => {
    const state = started({ op: 'ask-all' }, { op: 'note', text: 'all aboard' });
    expect(machine.waiting(state)).toEqual([0, 1, 2]);
    machine.apply(state, 1, say('aye'), null);
    expect(machine.waiting(state)).toEqual([0, 2]);
    expect(machine.decision(state, 1)).toBeNull();
    expect(machine.refusal(state, 1, say('aye'))).toBe('not-your-turn');
    machine.apply(state, 2, say('aye'), null);
    machine.apply(state, 0, say('aye'), null);
    expect(state.trail).toEqual(['all aboard']);
  });

  test('steps never change, so a copy of the state may share them', () => {
    const step: Step = Object.freeze({ op: 'ask', seats: Object.freeze([0]), times: 2 });
    const state = started(step);
    machine.apply(state, 0, say('rum'), null);
    expect(step).toEqual({ op: 'ask', seats: [0], times: 2 });
  });
});

describe('Legality is told once', () => {
  test('the decision lists what is not refused, in the order of the candidates', () => {
    const state = started({ op: 'ask', seats: [0, 1], times: 1 });
    expect(machine.decision(state, 0)).toEqual({ seat: 0, kind: 'ask', actions: [say('rum'), say('hook')] });
    expect(machine.decision(state, 1)?.actions).toEqual([say('rum'), say('hook'), say('mutiny')]);
    expect(machine.decision(state, 2)).toBeNull();
  });

  test('a candidate is refused with the rule’s own reason', () => {
    const state = started({ op: 'ask', seats: [0, 1], times: 1 });
    expect(machine.refusal(state, 0, say('rum'))).toBeNull();
    expect(machine.refusal(state, 0, say('mutiny'))).toBe('only-for-the-mate');
    expect(machine.refusal(state, 1, say('mutiny'))).toBeNull();
    expect(machine.refusal(state, 1, DONE)).toBe('say-something-first');
  });

  test('whoever is not asked is told so, whatever they try', () => {
    const state = started({ op: 'ask', seats: [0], times: 1 });
    expect(machine.refusal(state, 1, say('rum'))).toBe('not-your-turn');
  });

  test('what is no candidate is not possible, near misses and nonsense included', () => {
    const state = started({ op: 'ask', seats: [0], times: 1 });
    for (const nonsense of [say('gold'), { type: 'say' }, { ...say('rum'), loudly: true }, null, 7, 'rum']) {
      expect(machine.refusal(state, 0, nonsense as Action)).toBe('not-possible');
    }
  });

  test('an action is known by what it says, not by who made it', () => {
    const state = started({ op: 'ask', seats: [0], times: 1 });
    expect(machine.refusal(state, 0, JSON.parse('{"word":"rum","type":"say"}') as Action)).toBeNull();
  });

  test('everything considered, with the reason against each: what a screen greys out', () => {
    const state = started({ op: 'ask', seats: [0], times: 1 });
    expect(machine.considered(state, 0)).toEqual([
      { action: say('rum'), refusal: null },
      { action: say('hook'), refusal: null },
      { action: say('mutiny'), refusal: 'only-for-the-mate' },
      { action: DONE, refusal: 'say-something-first' },
    ]);
    expect(machine.considered(state, 1)).toEqual([]);
  });

  test('a rule without refuse allows every candidate', () => {
    const state = started({ op: 'ask-all' });
    expect(machine.decision(state, 2)).toEqual({ seat: 2, kind: 'ask-all', actions: [say('aye')] });
    expect(machine.considered(state, 2)).toEqual([{ action: say('aye'), refusal: null }]);
  });

  test('a rule may name its decision, and find its legal list faster', () => {
    const state = started({ op: 'named', card: 'cellar' });
    expect(machine.decision(state, 0)).toEqual({ seat: 0, kind: 'cellar/discard', actions: [say('hook')] });
  });
});
