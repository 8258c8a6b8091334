import type { Seat } from '@antilles/engine';
import type { State } from '../rules/state';

/** Everybody chooses at once: whoever has put cards down already is imagined as if still choosing. */
export function takeBackSecrets(state: State, seat: Seat): void {
  if (state.revealed) return;
  state.players.forEach((player, other) => {
    if (other === seat || player.table.length === 0) return;
    player.hand = player.hand.concat(player.table).sort((a, b) => a - b);
    player.table = [];
  });
}
