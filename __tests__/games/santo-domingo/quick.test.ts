import { luckFrom, must, pick } from '@antilles/engine';
import { maskOf, playRound, quickFrom, worthOfLead, choicesFor, judge } from '@/games/santo-domingo/bots/quick';
import { evaluate } from '@/games/santo-domingo/bots/guide';
import { entry } from '@/games/santo-domingo';
import { santoDomingo } from '@/games/santo-domingo/rules/game';
import type { State } from '@/games/santo-domingo/rules/state';

const isChoosing = (state: State): boolean => state.steps[state.steps.length - 1]?.op === 'choose-cards';

/** Everybody chooses at random, and every Trader hands in all that is useful; what was chosen, as bits. */
function playRoundByRules(state: State, luck: { rng: number }): number[] {
  const chosen: number[] = [];
  do {
    const seat = must(santoDomingo.waiting(state)[0], 'somebody is asked');
    const { kind, actions } = must(santoDomingo.decision(state, seat), 'asked');
    const action = kind === 'trade' ? must(actions[actions.length - 1], 'a trade') : pick(luck, actions);
    if (action.type === 'choose') chosen[seat] = maskOf(action.cards);
    santoDomingo.apply(state, seat, action, null);
  } while (!state.over && !(isChoosing(state) && state.players.every(({ table }) => table.length === 0)));
  return chosen;
}

test('a round in the head is a round by the rules: rows, points, goods, hands, the end, and what it is worth', () => {
  const luck = luckFrom(17);
  let rounds = 0;
  for (let game = 0; game < 120; game++) {
    const seats = 2 + (game % 5);
    const state = santoDomingo.setup(entry.sampleOptions(luck, seats), seats, game);
    const quick = quickFrom(state);
    const values: number[] = [];
    while (!state.over) {
      playRound(quick, playRoundByRules(state, luck));
      rounds++;
      expect(quick).toEqual(quickFrom(state));
      judge(quick, values);
      evaluate(state).forEach((value, seat) => expect(values[seat]).toBeCloseTo(value, 10));
    }
  }
  expect(rounds).toBeGreaterThan(1000);
});

test('what may be chosen from a hand is what the rules offer', () => {
  const luck = luckFrom(3);
  for (let seats = 2; seats <= 6; seats++) {
    const state = santoDomingo.setup(santoDomingo.defaultOptions, seats, 1);
    for (let round = 0; round < 3 && !state.over; round++) {
      for (let seat = 0; seat < seats; seat++) {
        const offered = must(santoDomingo.decision(state, seat), 'asked').actions.map((action) =>
          action.type === 'choose' ? maskOf(action.cards) : 0,
        );
        const hand = must(quickFrom(state).hands[seat], 'a hand');
        expect([...must(choicesFor(seats)[hand], 'choices')].sort()).toEqual(offered.sort());
      }
      playRoundByRules(state, luck);
    }
  }
});

test('a lead is worth between nothing and a victory, and a victory more than any lead', () => {
  expect(worthOfLead(0, false)).toBe(0.5);
  expect(worthOfLead(40, false)).toBeLessThan(worthOfLead(1, true) + 0.25);
  expect(worthOfLead(-1, true)).toBeLessThan(worthOfLead(-40, false) + 0.25);
});
