import { below, luckFrom, play, replay, type LogEntry } from '@antilles/engine';
import { entry as dominionEntry } from '@/games/dominion';
import type { Action } from '@/games/dominion/rules/actions';
import type { Event } from '@/games/dominion/rules/events';
import { dominion } from '@/games/dominion/rules/game';
import { census, checkInvariants } from '@/games/dominion/rules/invariants';
import { allCards, type State } from '@/games/dominion/rules/state';
import { isEndConditionMet } from '@/games/dominion/rules/supply';

interface Step {
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
}

const GAMES = 40;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What every step of a random game must fulfil; false breaks the invariant, null: it had nothing to say here. */
const STEP_CHECKS: Readonly<Record<string, (step: Step) => boolean | null>> = {
  'no card is lost or made (INV-1)': ({ before, after }) => census(after) === census(before),

  'numbers are counts, Curses are all there, what stays has a reason, a card waits for every Blockade (INV-2, INV-8, INV-10, INV-16)':
    ({ after }) => {
      checkInvariants(after);
      return true;
    },

  'after Clean-up: a hand of five or three, only what stays in play, nothing on its way (INV-3)': ({
    before,
    after,
    events,
  }) => {
    if (!events.some((event) => event.type === 'turn-started' || event.type === 'ended')) return null;
    const { seat } = before.turn;
    const player = after.players[seat];
    // When an extra turn has begun it may have drawn more.
    if (player === undefined || after.turn.seat === seat) return null;
    const bound = player.inPlay.length + player.islandMat.length + player.nativeVillageMat.length + player.haven.length;
    const drawable = allCards(player).length - bound;
    // A Council Room never comes before the next player's first decision, so that nothing else can have been drawn.
    return (
      [Math.min(5, drawable), Math.min(3, drawable)].includes(player.hand.length) &&
      player.inPlay.length === player.stays.length &&
      player.looking.length + player.revealed.length === 0
    );
  },

  'the trash only shrinks by Thief (INV-5)': ({ before, after, events }) => {
    const stolen = events.filter((event) => event.type === 'gained' && event.from === 'trash').length;
    const trashed = events.filter((event) => event.type === 'trashed').length;
    return after.trash.length - before.trash.length === trashed - stolen;
  },

  'tokens never go away (INV-5)': ({ before, after }) =>
    after.embargo.every((tokens, i) => tokens >= (before.embargo[i] ?? 0)) &&
    after.players.every((player, i) => player.pirateTokens >= (before.players[i]?.pirateTokens ?? 0)),

  'piles only grow by Ambassador (INV-6)': ({ before, after, events }) =>
    events.some((event) => event.type === 'returned') ||
    after.supply.every((left, i) => left <= (before.supply[i] ?? 0)),

  'what was gained left the Supply, what was returned came back (INV-15)': ({ before, after, events }) => {
    const gained = events.filter((event) => event.type === 'gained' && event.from === 'supply').length;
    const returned = sum(events.map((event) => (event.type === 'returned' ? event.count : 0)));
    return sum(before.supply) - sum(after.supply) === gained - returned;
  },

  'one decision at a time; what is offered is accepted, the rest refused without a trace (INV-9)': ({ before }) => {
    const others: readonly Action[] = [
      { type: 'buy', card: 'province' },
      { type: 'pick', card: 'gold' },
      { type: 'done' },
      { type: 'count', count: 3 },
      { type: 'choose', option: 'yes' },
    ];
    const waiting = dominion.waiting(before);
    const [seat = 0] = waiting;
    const offered = dominion.decision(before, seat)?.actions ?? [];
    const written = JSON.stringify(before);
    return (
      waiting.length === 1 &&
      offered.every((action) => dominion.refusal(before, seat, action) === null) &&
      others.every(
        (action) =>
          (dominion.refusal(before, seat, action) === null) === offered.some((other) => sameJson(other, action)),
      ) &&
      JSON.stringify(before) === written
    );
  },

  'a view names no card that is hidden from its viewer (INV-12)': ({ after }) =>
    [null, 0, 1].every((viewer) =>
      dominion
        .view(after, viewer)
        .players.every((player, seat) =>
          [player.hand, player.looking, player.haven, player.nativeVillage].every(
            (zone) => (zone === null) === (seat !== viewer),
          ),
        ),
    ),

  'an immune player is untouched by the Attack (INV-13)': ({ before, after, events }) => {
    const shielded = events.flatMap((event) => (event.type === 'protected' ? [event.seat] : []));
    if (shielded.length === 0 || events.some((event) => event.type === 'turn-started')) return null;
    return shielded.every((seat) => sameJson(after.players[seat], before.players[seat]));
  },

  'the end condition is noticed whenever it holds, and decides when the turn is over (INV-14)': ({
    before,
    after,
    events,
  }) => {
    if (after.ended === null && isEndConditionMet(after) && !after.turn.endSeen) return false;
    const over = events.some((event) => event.type === 'turn-started' || event.type === 'ended');
    if (!over || after.options.endCheck !== 'booklet') return over ? null : true;
    const endSeen = before.turn.endSeen !== false || isEndConditionMet(after);
    return endSeen === (after.ended === 'provinces' || after.ended === 'piles') || after.ended === 'turn-limit';
  },
};

/** A random game, every action of it told. */
function randomGame(seed: number, onStep: (step: Step, action: Action) => void): State {
  const luck = luckFrom(seed);
  const seats = 2 + (seed % 3);
  let state = dominion.setup(dominionEntry.sampleOptions(luck, seats), seats, seed);
  for (;;) {
    const [seat] = dominion.waiting(state);
    if (seat === undefined) return state;
    const actions = dominion.decision(state, seat)?.actions ?? [];
    const action = actions[below(luck, actions.length)] as Action;
    const { state: after, events } = play(dominion, state, seat, action);
    onStep({ before: state, after, events }, action);
    state = after;
  }
}

describe(`at every decision of ${GAMES} random games`, () => {
  const broken = new Map<string, string[]>();
  const spoke = new Map<string, number>();
  const extraTurns: boolean[][] = [];

  beforeAll(() => {
    for (let seed = 0; seed < GAMES; seed++) {
      const extras: boolean[] = [];
      randomGame(seed, (step) => {
        for (const event of step.events) if (event.type === 'turn-started') extras.push(event.extra);
        for (const [name, check] of Object.entries(STEP_CHECKS)) {
          const holds = check(step);
          if (holds !== null) spoke.set(name, (spoke.get(name) ?? 0) + 1);
          if (holds === false)
            broken.set(name, [...(broken.get(name) ?? []), `seed ${seed}: ${JSON.stringify(step.events)}`]);
        }
      });
      extraTurns.push(extras);
    }
  });

  test.each(Object.keys(STEP_CHECKS))('%s', (name) => {
    expect(broken.get(name) ?? []).toEqual([]);
    expect(spoke.get(name)).toBeGreaterThan(0);
  });

  test('never two extra turns in a row (INV-7)', () => {
    const twice = extraTurns.some((game) => game.some((extra, i) => extra && game[i + 1]));
    expect(twice).toBe(false);
    expect(extraTurns.flat()).toContain(true);
  });
});

test('a shuffle needs an empty deck and leaves an empty discard pile (INV-4)', () => {
  let shuffles = 0;
  const wrong: string[] = [];
  for (let seed = 0; seed < GAMES; seed++) {
    const luck = luckFrom(seed);
    const state = dominion.setup(dominionEntry.sampleOptions(luck, 2), 2, seed);
    for (let i = 0; i < 400; i++) {
      const [seat] = dominion.waiting(state);
      if (seat === undefined) break;
      const actions = dominion.decision(state, seat)?.actions ?? [];
      dominion.apply(state, seat, actions[below(luck, actions.length)] as Action, (event) => {
        if (event.type !== 'shuffled') return;
        shuffles++;
        const player = state.players[event.seat];
        // The deck is what was shuffled and nothing else: it was empty before.
        if (player?.discard.length !== 0 || player.deck.length !== event.count) wrong.push(`seed ${seed}`);
      });
    }
  }
  expect(wrong).toEqual([]);
  expect(shuffles).toBeGreaterThan(100);
});

test('seed and answers give the same game again (INV-11)', () => {
  for (let seed = 0; seed < 10; seed++) {
    const seats = 2 + (seed % 3);
    const options = dominionEntry.sampleOptions(luckFrom(seed), seats);
    const log: LogEntry<Action>[] = [];
    const end = randomGame(seed, ({ before }, action) => {
      log.push({ seat: dominion.waiting(before)[0] ?? 0, action });
    });
    expect(replay(dominion, { options, seatCount: seats, seed }, log)).toEqual(end);
  }
});
