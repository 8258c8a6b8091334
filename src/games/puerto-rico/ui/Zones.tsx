import type { Seat } from '@antilles/engine';
import type { ReactNode } from 'react';
import { Box, Row } from '@/ui/Box';
import { IconButton } from '@/ui/IconButton';
import { useLayout } from '@/ui/useLayout';
import type { Arrangement } from './arrangement';
import { CarryingArea } from './Carrying';
import { Land, Purse } from './Land';
import { Options } from './Options';
import { stillToPlace } from './placing';
import { Roles } from './Roles';
import type { Stage } from './stage';
import { Field, Ground, Hall, MarketStall, Plaza, QuayGoods, Workshop } from './Stages';
import type { PuertoRicoTable, Turn } from './useTurn';

interface ZoneProps {
  readonly table: PuertoRicoTable;
  readonly turn: Turn;
  /** Whose land lies here. */
  readonly seat: Seat;
  readonly lies: Arrangement;
  readonly onRead: (section: string) => void;
}

/** Colonists are carried between the plaza and the land, wherever those lie. */
export const Carrying = ({ turn, children }: { turn: Turn; children: ReactNode }) => (
  <CarryingArea active={turn.placing !== null} onCarry={turn.carry}>
    {children}
  </CarryingArea>
);

/** The island and the city of whoever's land lies here, with the purse where it has no bar of its own. */
export function OwnLand({
  table,
  turn,
  seat,
  lies,
  stage,
  question,
  onRead,
}: ZoneProps & { stage: Stage; question: string | null }) {
  const player = table.view.players[seat];
  if (player === undefined) return null;
  return (
    <Land
      key={seat}
      seat={seat}
      player={player}
      width={lies.ownWidth}
      cell={lies.cell}
      stacked={lies.stacked}
      placing={turn.placing}
      purse={
        lies.named ? undefined : (
          <OwnPurse table={table} seat={seat} stage={stage} question={question} named={false} folded={false} />
        )
      }
      onTile={turn.tapTile}
      onBuilding={turn.tapBuilding}
      onRead={onRead}
    />
  );
}

/** Where one's goods lie on the quay, or on the cards that ask about them. */
const ON_QUAY: ReadonlySet<Stage> = new Set<Stage>(['captain', 'trader', 'craftsman']);

export function OwnPurse({
  table,
  seat,
  stage,
  question,
  named,
  folded,
  onOpen,
}: Pick<ZoneProps, 'table' | 'seat'> & {
  stage: Stage;
  question: string | null;
  named: boolean;
  /** Whether the land is out of sight. */
  folded: boolean;
  /** Shows the land. */
  onOpen?: (() => void) | undefined;
}) {
  const { view, seats, words } = table;
  const player = view.players[seat];
  const owner = seats[seat];
  if (player === undefined || owner === undefined) return null;
  const purse = (
    <Purse
      key={seat}
      seat={seat}
      player={player}
      owner={owner}
      governor={view.governor === seat}
      secret={secretOf(table, seat)}
      question={question}
      named={named}
      onQuay={ON_QUAY.has(stage)}
      roles={view.roles.flatMap(({ role, taker }) => (taker === seat ? [role] : []))}
      folded={folded}
    />
  );
  if (onOpen === undefined) return purse;
  return (
    <Row gap={4}>
      <Box style={{ flex: 1 }}>{purse}</Box>
      <IconButton boxed icon="eye" label={words.word('ui.seeBoard', { name: owner.name })} onPress={onOpen} />
    </Row>
  );
}

/** The own chips of a person at a shared phone: face down until tapped. Never those of a bot or of somebody who waits. */
function secretOf({ show, session }: PuertoRicoTable, seat: Seat): number | null {
  if (show.viewer !== null || show.decision?.seat !== seat || !session.people.includes(seat)) return null;
  return session.view(seat).players[seat]?.vp ?? null;
}

/** The role cards, and the market. */
export function RoleZone({ table, turn, seat, lies, onRead, onMarket }: ZoneProps & { onMarket: () => void }) {
  const { words, decision } = table;
  const { picked, hint } = turn;
  return (
    <Roles
      view={table.view}
      seats={table.seats}
      chooser={seat}
      asking={decision?.kind === 'choose-role'}
      picked={picked?.type === 'choose-role' ? picked.role : null}
      hinted={hint?.type === 'choose-role' ? hint.role : null}
      grid={lies.roles}
      width={lies.width}
      onPick={(role) => turn.pick({ type: 'choose-role', role })}
      onAgain={turn.again}
      onMarket={onMarket}
      onRead={onRead}
      onRefuse={(reason) => table.refuse(reason === null ? words.word('ui.notNow') : words.refusal(reason))}
    />
  );
}

/** What the phase is about, while it lasts: choices for whoever is asked, and the same place to look at for the others. */
export function StageZone({
  table,
  turn,
  seat,
  lies,
  stage,
  question,
  onRead,
  onMarket,
}: ZoneProps & { stage: Stage; question: string | null; onMarket: () => void }) {
  const { view, decision, seats } = table;
  const { twoPane, size } = useLayout();
  const player = view.players[seat];
  if (player === undefined || stage === null) return null;
  const options =
    decision === null || decision.kind === 'builder/build' || decision.kind === 'mayor/place' ? null : (
      <Options
        view={view}
        decision={decision}
        picked={turn.picked}
        hinted={turn.hint}
        onPick={turn.pick}
        onAgain={turn.again}
        onRead={onRead}
        whyNot={turn.whyNot}
        onRefuse={table.refuse}
        rewarded={turn.rewarded}
        room={lies.stage}
      />
    );
  const { stage: height } = lies;
  // Where the land is out of sight, the purse lies here.
  const purse = [...lies.board, ...lies.side].some((name) => name === 'land' || name === 'purse') ? null : (
    <Box style={{ alignItems: 'center' }}>
      <OwnPurse table={table} seat={seat} stage={stage} question={question} named={false} folded />
    </Box>
  );
  switch (stage) {
    case 'captain':
      return (
        <Ground kind="quay" height={height}>
          {options ?? <QuayGoods seat={seat} player={player} />}
        </Ground>
      );
    case 'trader': {
      // On a phone on its side the house in the harbour, just above, has to do.
      const lying = twoPane && size !== 'wide';
      const hall = lying ? 0 : height === null ? (twoPane ? 120 : 150) : Math.min(214, height - 200);
      return (
        <Box>
          {lying ? null : <Hall view={view} width={lies.width} height={hall} />}
          <Ground kind="quay" height={height === null ? null : height - hall}>
            {purse}
            {options ?? <QuayGoods seat={seat} player={player} />}
          </Ground>
        </Box>
      );
    }
    case 'settler':
      return (
        <Ground kind="field" height={height}>
          {options ?? <Field view={view} room={height} />}
        </Ground>
      );
    case 'mayor':
      return (
        <Ground kind="plaza" height={height}>
          <Plaza
            seat={seat}
            waiting={turn.placing === null ? player.sanJuan : stillToPlace(player, turn.placing).waiting}
            placing={turn.placing !== null}
          />
        </Ground>
      );
    case 'craftsman':
      return (
        <Ground kind="quay" height={height}>
          <Workshop view={view} seats={seats} />
          {options ?? <QuayGoods seat={seat} player={player} />}
        </Ground>
      );
    case 'builder':
      return <MarketStall width={lies.width} height={height ?? 120} onOpen={onMarket} />;
  }
}
