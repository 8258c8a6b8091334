import type { Seat } from '@antilles/engine';
import { Box } from '@/ui/Box';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { SharedBoard, Stock } from './Board';
import { CarryingArea } from './Carrying';
import { MyBoard, Purse, SanJuan } from './MyBoard';
import { Options } from './Options';
import { stillToPlace } from './placing';
import { Roles } from './Roles';
import { ShipRows } from './ShipRows';
import type { SheetName } from './Sheets';
import type { PuertoRicoTable, Turn } from './useTurn';

interface ZoneProps {
  readonly table: PuertoRicoTable;
  readonly turn: Turn;
  /** Whose board lies here. */
  readonly seat: Seat;
  readonly onRead: (section: string) => void;
}

/** The island and the city of whoever's board lies here; while placing with who waits above them. */
export function Own({ table, turn, seat, width, onRead }: ZoneProps & { width: number }) {
  const player = table.view.players[seat];
  const { placing } = turn;
  if (player === undefined) return null;
  return (
    <CarryingArea active={placing !== null} onCarry={turn.carry}>
      {placing === null ? null : (
        <Box style={{ paddingBottom: SPACE.s }}>
          <SanJuan waiting={stillToPlace(player, placing).waiting} />
        </Box>
      )}
      <MyBoard
        key={seat}
        seat={seat}
        player={player}
        width={width}
        // Four players and more have one role card more, or two.
        low={table.seats.length > 3}
        placing={placing}
        onTile={turn.tapTile}
        onBuilding={turn.tapBuilding}
        onRead={onRead}
      />
    </CarryingArea>
  );
}

export function OwnPurse({ table, seat, question }: Pick<ZoneProps, 'table' | 'seat'> & { question: string | null }) {
  const { view, seats } = table;
  const player = view.players[seat];
  const owner = seats[seat];
  if (player === undefined || owner === undefined) return null;
  return (
    <Purse
      key={seat}
      seat={seat}
      player={player}
      owner={owner}
      governor={view.governor === seat}
      secret={secretOf(table, seat)}
      question={question}
    />
  );
}

/** The own chips of a person at a shared phone: face down until tapped. Never those of a bot or of somebody who waits. */
function secretOf({ show, session }: PuertoRicoTable, seat: Seat): number | null {
  if (show.viewer !== null || show.decision?.seat !== seat || !session.people.includes(seat)) return null;
  return session.view(seat).players[seat]?.vp ?? null;
}

/** What everybody shares; the ships large while they are loaded. */
export function Shared({
  table: { view },
  turn: { loading },
  large,
  onOpen,
}: Pick<ZoneProps, 'table' | 'turn'> & { large: boolean; onOpen: (sheet: SheetName) => void }) {
  return (
    <>
      {large ? (
        <ShipRows view={view} loading={loading} />
      ) : (
        <SharedBoard
          view={view}
          ghost={loading === null || loading.ship === null ? null : { ...loading, ship: loading.ship }}
          onOpen={() => onOpen('supplies')}
        />
      )}
      <Stock view={view} onMarket={() => onOpen('market')} onOpen={() => onOpen('supplies')} />
    </>
  );
}

/** What can be answered with one pick, and the role cards: while one is chosen, and where there is always room. */
export function Asks({ table, turn, seat, loading, onRead }: ZoneProps & { loading: boolean }) {
  const { view, words, decision } = table;
  const { twoPane, size } = useLayout();
  const { picked, hint } = turn;
  const choosing = decision === null ? !loading : decision.kind === 'choose-role';
  return (
    <>
      {decision === null ? null : (
        <Options
          view={view}
          decision={decision}
          picked={picked}
          hinted={hint}
          onPick={turn.pick}
          onRead={onRead}
          whyNot={turn.whyNot}
          onRefuse={table.refuse}
          rewarded={turn.rewarded}
        />
      )}
      {choosing || size === 'wide' ? (
        <>
          {twoPane ? (
            <Text kind="section" color="muted">
              {words.word('ui.roles')}
            </Text>
          ) : null}
          <Roles
            view={view}
            seats={table.seats}
            chooser={seat}
            asking={decision?.kind === 'choose-role'}
            picked={picked?.type === 'choose-role' ? picked.role : null}
            hinted={hint?.type === 'choose-role' ? hint.role : null}
            onPick={(role) => turn.pick({ type: 'choose-role', role })}
            onRead={onRead}
            onRefuse={(reason) => table.refuse(reason === null ? words.word('ui.notNow') : words.refusal(reason))}
          />
        </>
      ) : null}
    </>
  );
}
