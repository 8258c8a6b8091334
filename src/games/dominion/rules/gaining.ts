import { playerAt, removeOne, setAsideOf, type State } from './state';
import { oneAfterTheOther, watchersOf } from './moments';
import { isVictory } from './printed';
import { takeFromSupply } from './supply';
import type { Run } from './table';

/** Gaining (DO-20 to DO-27, DO-67): the card moves, then everybody who watches has their say, and only then things go on. */

export const gain: Run<'gain'> = {
  run(table, { seat, card, to, bought, from }) {
    const { state } = table;
    if (from === 'trash' ? !removeOne(state.trash, card) : !takeFromSupply(state, card)) return;
    const player = playerAt(state, seat);
    if (to === 'set-aside') player.setAside = [...setAsideOf(player), card];
    else player[to].push(card);
    // D-21: only gains in one's own turn can be smuggled.
    if (state.turn.seat === seat) player.gained.push(card);
    table.emit?.({ type: 'gained', seat, card, from: from ?? 'supply', to, bought });
    const { gained, buyPhaseOver } = watchersOf(state);
    if (buyPhaseOver.length > 0 && isVictory(card) && state.turn.seat === seat && isBuyPhase(state)) {
      state.turn.gainedVictory = true;
    }
    if (gained.length > 0) {
      table.next(
        ...oneAfterTheOther(
          state,
          gained.flatMap((watch) => watch(state, { seat, card, to })),
        ),
      );
    }
  },
};

/** Everything before the Buy phase has the Action phase still to come. */
const isBuyPhase = ({ steps }: State): boolean => !steps.some(({ op }) => op === 'action-phase');
