import { BRINGS_NOTHING } from '../../forms';
import { playerAt, removeOne, type Play } from '../../state';
import type { Table } from '../../table';
import { isInPlay, leavePlay, partsOf } from '../../vocabulary';
import type { CardRules } from '../card';
import { pickCard } from '../questions';

const part = partsOf<'set-aside'>();

export const island = {
  play(table, play) {
    if (playerAt(table.state, play.seat).hand.length === 0) sailAway(table, play);
    else table.next(part(play, 'set-aside'));
  },
  parts: {
    'set-aside': pickCard({
      verb: 'take-along',
      brings: BRINGS_NOTHING,
      picked(table, step, card) {
        sailAway(table, step);
        const player = playerAt(table.state, step.who);
        removeOne(player.hand, card);
        player.islandMat.push(card);
        table.emit?.({ type: 'set-aside', seat: step.who, card, from: 'hand', to: 'island' });
      },
    }),
  },
} satisfies CardRules<'set-aside'>;

/** The Island itself goes to the mat, unless it is there already (D-9). */
function sailAway(table: Table, play: Play): void {
  if (!isInPlay(table.state, play)) return;
  const player = playerAt(table.state, play.seat);
  leavePlay(player, play.slot);
  player.islandMat.push('island');
  table.emit?.({ type: 'set-aside', seat: play.seat, card: 'island', from: 'in-play', to: 'island' });
}
