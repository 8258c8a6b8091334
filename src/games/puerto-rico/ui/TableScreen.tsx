import type { Seat } from '@antilles/engine';
import { Fragment, useMemo, type ReactNode } from 'react';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Box } from '@/ui/Box';
import { type OpenGame } from '@/ui/table/host';
import { TableFrame } from '@/ui/table/TableFrame';
import { useGameTable } from '@/ui/table/useGameTable';
import { useOpened } from '@/ui/table/useHeld';
import { useLayout, type Layout } from '@/ui/useLayout';
import type { Action } from '../rules/actions';
import type { Ask } from '../rules/asks';
import type { Event } from '../rules/events';
import { suppliesFor } from '../rules/supplies';
import type { View } from '../rules/view';
import { arrange, type Zone } from './arrangement';
import { roleKey } from './art';
import { hourOf } from './day';
import { Dock } from './Dock';
import { seatOf } from './frames';
import { Gauges } from './Gauges';
import { Ribbon, useHandOver } from './HandOver';
import { Harbour } from './Harbour';
import { useMoments } from './moments';
import { OfferStrip } from './Offer';
import { openingOf } from './Opening';
import { Opponents } from './Opponents';
import { rulesChapters } from './rulesChapters';
import { Scene } from './Scene';
import { Sheets, useSheet } from './Sheets';
import { Spoiling } from './Spoiling';
import { useStage } from './stage';
import { Bay } from './Stages';
import { staging } from './staging';
import { useTurn, type PuertoRicoTable } from './useTurn';
import { Carrying, OwnLand, OwnPurse, RoleZone, StageZone } from './Zones';

export function TableScreen({ open }: { open: OpenGame }) {
  const table = useGameTable<Action, View, Event, Ask, 'puerto-rico'>({
    open,
    game: 'puerto-rico',
    staging,
    opens: true,
  });
  const { view, words, seats } = table;
  const layout = useLayout();
  const edges = useSafeAreaInsets();
  const [reading, setReading] = useOpened<string>(table);
  const [looking, setLooking] = useOpened<Seat>(table);
  const handOver = useHandOver(table);
  const [sheet, setSheet] = useSheet(table, handOver);
  const turn = useTurn(table);
  const stage = useStage(table);
  const lies = arrange(layout, stage, seats.length, edges);
  const hour = hourOf(view);
  const moments = useMoments(table);

  const { seat, question, handed, ribbon } = handOver;
  const owner = seats[seat];
  const event = table.frame?.event ?? null;
  const lands = [...lies.board, ...lies.side].includes('land');
  const zone = { table, turn, seat, lies, onRead: setReading };
  const toMarket = (): void => setSheet('market');
  const zones: Record<Zone, () => ReactNode> = {
    gauges: () => <Gauges view={view} seats={seats} onRead={() => setReading('end')} />,
    others: () => (
      <Opponents
        view={view}
        seats={seats}
        me={seat}
        active={actingOf(table)}
        width={lies.width}
        shape={lies.chips}
        onOpen={setLooking}
      />
    ),
    harbour: () => (
      <Harbour
        view={view}
        width={lies.width}
        height={lies.harbour}
        event={event}
        loading={turn.loading}
        onOpen={() => setSheet('supplies')}
      />
    ),
    offer: () => (
      <OfferStrip
        view={view}
        width={lies.side.includes('offer') ? lies.ownWidth : lies.width}
        height={lies.offer}
        lies={stage !== 'settler'}
        onOpen={() => setSheet('supplies')}
      />
    ),
    land: () => <OwnLand {...zone} stage={stage} question={question} />,
    purse: () => (
      <OwnPurse
        {...{ table, seat, stage, question }}
        named
        folded={!lands}
        onOpen={lands ? undefined : () => setLooking(seat)}
      />
    ),
    roles: () => <RoleZone {...zone} onMarket={toMarket} />,
    bay: () => (
      <Bay
        view={view}
        event={event}
        loading={turn.loading}
        width={lies.width}
        height={lies.bay}
        shore={shoreOf(layout)}
        hour={hour}
        purse={
          lands || lies.board.includes('purse') ? null : (
            <OwnPurse {...{ table, seat, stage, question }} named={false} folded />
          )
        }
      />
    ),
    stage: () => <StageZone {...zone} stage={stage} question={question} onMarket={toMarket} />,
  };
  const lay = (names: readonly Zone[]) => names.map((name) => <Fragment key={name}>{zones[name]()}</Fragment>);
  const scene = useScene(lies.width, hour);
  return (
    <Spoiling event={event}>
      <Carrying turn={turn}>
        <TableFrame
          table={table}
          accent="puerto-rico"
          {...headingOf(table)}
          scene={scene}
          moments={moments}
          opening={() => openingOf(table)}
          top={lies.pinned ? zones.gauges() : undefined}
          board={<Box style={{ gap: lies.gap }}>{lay(lies.board)}</Box>}
          sideHolds="board"
          side={lay(lies.side)}
          dock={<Dock table={table} turn={turn} stage={stage} ribbonMs={ribbon.ms} onMarket={toMarket} />}
          rules={() => rulesChapters(words, view)}
          rulesTitle={words.word('rules.title')}
          reading={reading}
          onReading={setReading}
          curtain={() => ({ question: words.word('ui.curtain', { round: view.round }), status: null, lines: [] })}
        />
      </Carrying>
      <Sheets
        table={table}
        turn={turn}
        handOver={handOver}
        looking={looking}
        sheet={sheet}
        onLook={setLooking}
        onSheet={setSheet}
        onRead={setReading}
      />
      {ribbon.stands && owner !== undefined ? <Ribbon key={handed} owner={owner} ms={ribbon.ms} /> : null}
    </Spoiling>
  );
}

/** Where the water begins, below the bar at the top. */
const seaOf = ({ size, twoPane }: Layout): number =>
  size === 'wide' ? 250 : twoPane ? 150 : size === 'small' ? 120 : 208;

/** How much of the hills is seen above a bay, where it begins below the others. */
const shoreOf = (layout: Layout): number => (layout.size === 'phone' && !layout.largeText ? 24 : 0);

/** The valley and the bay: the water begins where the harbour lies. Drawn again only when the hour or the window changes. */
function useScene(room: number, hour: number): ReactNode {
  const layout = useLayout();
  const { width, height, twoPane } = layout;
  const sea = useSafeAreaInsets().top + seaOf(layout);
  return useMemo(
    () => <Scene width={twoPane ? room + 48 : width} height={Math.min(height, sea + 190)} sea={sea} hour={hour} />,
    [width, height, twoPane, room, sea, hour],
  );
}

/** Who is outlined among the others: whoever acts in the event being shown, otherwise whoever is to decide. */
function actingOf({ frame, show: { snapshot } }: PuertoRicoTable): Seat | null {
  return frame === null ? (snapshot.thinking ?? snapshot.asked?.seat ?? null) : seatOf(frame.event);
}

/** The role that is carried out, the round, and how many of its roles have been taken. */
function headingOf({ view, words, decision }: PuertoRicoTable) {
  const { acting, roles, players } = view;
  const choosing = decision?.kind === 'choose-role';
  const taken = roles.filter(({ taker }) => taker !== null).length;
  const of = players.length * suppliesFor(players.length).picksEach;
  return {
    title: acting === null || choosing ? words.word('name') : words.word(roleKey(acting.role)),
    subtitle: words.word(acting?.role === 'captain' && !choosing ? 'ui.subtitleCaptain' : 'ui.subtitle', {
      round: view.round,
      vp: view.vpSupply,
      pick: Math.min(of, choosing ? taken + 1 : Math.max(1, taken)),
      of,
    }),
  };
}
