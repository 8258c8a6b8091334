import type { Seat } from '@antilles/engine';
import { Box } from '@/ui/Box';
import { RecentEvents } from '@/ui/table/RecentEvents';
import { useBoardRoom } from '@/ui/table/useBoardRoom';
import { SPACE } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import type { CardId } from '../rules/printed';
import { Lanes, Zones } from './Lanes';
import { Opponents } from './Opponents';
import { Supply } from './Supply';
import type { TurnSummary } from './turns';
import { activeSeat, hintedTo, type DominionTable, type Turn } from './useTurn';

interface Parts {
  readonly table: DominionTable;
  readonly turn: Turn;
  readonly onRead: (card: CardId) => void;
  readonly onLook: (seat: Seat) => void;
}

/** Where a table has its cards in play and the own piles: below the Supply, or in the pane beside it. */
function useArrangement(): { readonly inPlay: 'board' | 'side'; readonly zones: 'board' | 'side' } {
  const { size, twoPane } = useLayout();
  // A phone on its side has just enough height for the Supply.
  return { inPlay: twoPane && size !== 'wide' ? 'side' : 'board', zones: twoPane ? 'side' : 'board' };
}

/** The others, the Supply, and below it whatever does not lie in a pane beside it. */
export function Board({ turns, ...parts }: Parts & { turns: readonly (TurnSummary | null)[] }) {
  const { table, turn, onRead, onLook } = parts;
  const { view, seats, words } = table;
  const { size, twoPane } = useLayout();
  const { inPlay, zones } = useArrangement();
  // Room for what reaches over the edge of a card: rings, ticks, tokens. A pane cuts off what a phone's margin lets show.
  const edge = twoPane ? 10 : 4;
  return (
    <Box style={{ gap: size === 'small' ? 6 : SPACE.s, paddingTop: 6, paddingHorizontal: edge }}>
      <Opponents {...{ view, seats, turns, words }} me={turn.me} active={activeSeat(table)} onOpen={onLook} />
      <Supply
        view={view}
        words={words}
        width={useBoardRoom() - 2 * edge}
        stateOf={({ card }) => turn.pileState(card)}
        picked={turn.picked?.from === 'pile' ? turn.picked.card : null}
        hinted={hintedTo('buy', table.hinted)}
        onPick={turn.tapPile}
        onRead={onRead}
      />
      {inPlay === 'board' ? <InPlay {...parts} /> : null}
      {zones === 'board' ? <OwnZones {...parts} /> : null}
    </Box>
  );
}

/** The pane beside the board. */
export function Side(parts: Parts) {
  const { inPlay } = useArrangement();
  return (
    <>
      {inPlay === 'side' ? <InPlay {...parts} /> : null}
      <OwnZones {...parts} />
      <RecentEvents table={parts.table} count={14} />
    </>
  );
}

/** The cards of whoever's turn it is. */
function InPlay({ table: { view, seats, words }, turn: { me }, onRead }: Parts) {
  const { seat } = view.turn;
  const player = view.players[seat];
  if (player === undefined) return null;
  return (
    <Lanes player={player} {...(seat === me ? {} : { whose: seats[seat]?.name ?? '' })} words={words} onRead={onRead} />
  );
}

function OwnZones({ table: { view, words }, turn: { me }, onLook }: Parts) {
  const player = view.players[me];
  if (player === undefined) return null;
  return <Zones player={player} trash={view.trash} words={words} onOpen={() => onLook(me)} />;
}
