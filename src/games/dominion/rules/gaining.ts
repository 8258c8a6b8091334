import { inTurnOrder, playerAt, removeOne, setAsideOf, type Effect, type State, type Step } from './state';
import { isQuestion, type Gained } from './cards/card';
import { partOf } from './cards';
import { watchersOf } from './moments';
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
    if (gained.length > 0) table.next(...watching(state, { seat, card, to }));
  },
};

/** Everything before the Buy phase has the Action phase still to come. */
const isBuyPhase = ({ steps }: State): boolean => !steps.some(({ op }) => op === 'action-phase');

/** What comes of it: one player after the other, what they hold in secret last (DO-67). */
function watching(state: State, what: Gained): Step[] {
  const effects = watchersOf(state).gained.flatMap((gained) => gained(state, what));
  if (effects.length === 0) return [];
  return inTurnOrder(state).flatMap((seat): Step[] => {
    const own = effects.filter(({ who }) => who === seat);
    const open = own.filter((effect) => !isSecret(effect));
    return [
      ...(open.length === 0 ? [] : [{ op: 'due', seat, effects: open, gained: true } as const]),
      ...own.filter(isSecret),
    ];
  });
}

function isSecret({ card, part }: Effect): boolean {
  const found = partOf(card, part);
  return isQuestion(found) && found.isSecret === true;
}
