import { below, type Decision, type HasRng, type Seat } from '@antilles/engine';
import type { Guide } from '@/bots/guide';
import type { Ask } from '../rules/asks';
import { santoDomingo } from '../rules/game';
import type { Player, State } from '../rules/state';
import type { Action } from '../rules/actions';
import type { View } from '../rules/view';
import { explain } from './explain';
import { worthOfLead } from './quick';
import { takeBackSecrets } from './secrets';
import { POINTS_PER_GOOD } from './worth';

/** How many rounds a leaf is played on before it is judged. */
const ROLLOUT_ROUNDS = 6;
const standing = (state: State, player: Player): number =>
  player.points + player.goods * (state.over ? 0 : POINTS_PER_GOOD);

/** Three quarters for winning, one quarter for the lead: a bot that cannot win still plays on. */
export function evaluate(state: State): readonly number[] {
  const { players } = state;
  const values: number[] = [];
  for (let i = 0; i < players.length; i++) {
    const own = standing(state, players[i] as Player);
    let rival = -Infinity;
    for (let j = 0; j < players.length; j++) {
      if (j !== i) rival = Math.max(rival, standing(state, players[j] as Player));
    }
    values.push(worthOfLead(own - rival, state.over));
  }
  return values;
}

/** Everybody plays at random and Traders trade what they can, for a few rounds. */
function rollout(state: State, luck: HasRng): void {
  const until = state.round + ROLLOUT_ROUNDS;
  while (state.round < until) {
    const waiting = santoDomingo.waiting(state);
    if (waiting.length === 0) return;
    const seat = waiting[0] as Seat;
    const actions = santoDomingo.decision(state, seat)?.actions as readonly Action[];
    const first = actions[0] as Action;
    const choice = first.type === 'trade' ? actions.length - 1 : below(luck, actions.length);
    santoDomingo.apply(state, seat, actions[choice] as Action, null);
  }
}

export const guide: Guide<State, Action, View> = {
  prepare: takeBackSecrets,
  settle(_state, { kind, actions }: Decision<Action, Ask>) {
    switch (kind) {
      case 'choose-cards':
        return null;
      case 'trade':
        // All that is useful: nearly always right, and always right when it matters.
        return actions[actions.length - 1] ?? null;
    }
  },
  rollout,
  evaluate,
  explain,
};
