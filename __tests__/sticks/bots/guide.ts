import { must, pick, type Phrase, type Seat } from '@antilles/engine';
import type { Seen } from '@/bots/bot';
import type { Guide } from '@/bots/guide';
import { sticks, type Action, type State, type View } from '../rules/game';

/** What an answer comes to, in the terms of the game: it wins, it leaves four, eight or twelve, or neither. */
function explain({ seat, view }: Seen<State, Action, View>, { count }: Action): readonly Phrase[] {
  const left = view.heap - count;
  const why = left === 0 ? 'wins' : left % 4 === 0 ? 'fours' : 'waits';
  return [{ key: `reason.${why}`, params: { who: { seat }, count, left } }];
}

/** What the shared search has to know about Sticks. */
export const guide: Guide<State, Action, View> = {
  rollout(state, luck) {
    for (let asked = asks(state); asked !== null; asked = asks(state)) {
      sticks.apply(state, asked.seat, pick(luck, asked.actions), null);
    }
  },
  evaluate: (state) => sticks.points(state),
  key: ({ count }) => count,
  explain,
};

function asks(state: State): { readonly seat: Seat; readonly actions: readonly Action[] } | null {
  const [seat] = sticks.waiting(state);
  return seat === undefined ? null : must(sticks.decision(state, seat), 'a question');
}
