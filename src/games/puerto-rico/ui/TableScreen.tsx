import type { Seat } from '@antilles/engine';
import { Fragment, useState, type ReactNode } from 'react';
import { Box } from '@/ui/Box';
import { type OpenGame } from '@/ui/table/host';
import { RecentEvents } from '@/ui/table/RecentEvents';
import { TableFrame } from '@/ui/table/TableFrame';
import { useGameTable } from '@/ui/table/useGameTable';
import { useOpened } from '@/ui/table/useHeld';
import { SPACE } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import type { Action } from '../rules/actions';
import type { Ask } from '../rules/asks';
import type { Event } from '../rules/events';
import { suppliesFor } from '../rules/supplies';
import type { View } from '../rules/view';
import { arrange, type Zone } from './arrangement';
import { roleKey } from './art';
import { Gauges, Opponents } from './Board';
import { Dock } from './Dock';
import { isLoading, seatOf } from './frames';
import { Ribbon, useHandOver } from './HandOver';
import { rulesSections } from './rulesSections';
import { Sheets, useSheet } from './Sheets';
import { staging } from './staging';
import { useTurn, type PuertoRicoTable } from './useTurn';
import { Asks, Own, OwnPurse, Shared } from './Zones';

export function TableScreen({ open }: { open: OpenGame }) {
  const table = useGameTable<Action, View, Event, Ask, 'puerto-rico'>({ open, game: 'puerto-rico', staging });
  const { view, words, seats } = table;
  const layout = useLayout();
  const [reading, setReading] = useOpened<string>(table);
  const [looking, setLooking] = useOpened<Seat>(table);
  const handOver = useHandOver(table);
  const [sheet, setSheet] = useSheet(table, handOver);
  const turn = useTurn(table);
  const loading = useLoading(table) && layout.size !== 'small' && !layout.largeText;
  const { pinned, board, side, ownWidth } = arrange(layout, {
    asked: table.decision !== null,
    loading,
    placing: turn.placing !== null,
  });

  const { seat, question, handed, ribbon } = handOver;
  const owner = seats[seat];
  const zones: Record<Zone, ReactNode> = {
    gauges: <Gauges view={view} seats={seats} onRead={() => setReading('end')} />,
    others: <Opponents view={view} seats={seats} me={seat} active={actingOf(table)} onOpen={setLooking} />,
    shared: <Shared table={table} turn={turn} large={loading} onOpen={setSheet} />,
    own: <Own table={table} turn={turn} seat={seat} width={ownWidth} onRead={setReading} />,
    purse: <OwnPurse table={table} seat={seat} question={question} />,
    asks: <Asks table={table} turn={turn} seat={seat} loading={loading} onRead={setReading} />,
    recent: <RecentEvents table={table} count={8} />,
  };
  zones.own = <Own table={table} turn={turn} seat={seat} width={ownWidth} onRead={setReading} />;
  const lay = (names: readonly Zone[]) => names.map((name) => <Fragment key={name}>{zones[name]}</Fragment>);
  return (
    <>
      <TableFrame
        table={table}
        accent="puerto-rico"
        {...headingOf(table)}
        top={pinned ? zones.gauges : undefined}
        board={<Box style={{ gap: layout.size === 'wide' ? SPACE.s : seats.length === 5 ? 4 : 6 }}>{lay(board)}</Box>}
        sideHolds="board"
        side={lay(side)}
        dock={<Dock table={table} turn={turn} ribbonMs={ribbon.ms} onMarket={() => setSheet('market')} />}
        rules={() => rulesSections(words, view)}
        rulesTitle={words.word('rules.title')}
        reading={reading}
        onReading={setReading}
        curtain={() => ({ question: words.word('ui.curtain', { round: view.round }), status: null, lines: [] })}
      />
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
    </>
  );
}

/** Whether ships are being loaded, also between two loadings. */
function useLoading({ decision, frame }: PuertoRicoTable): boolean {
  const [before, setLoading] = useState(false);
  const resting = frame === null ? before : isLoading(frame.event);
  const loading = decision === null ? resting : decision.kind === 'captain/load';
  if (loading !== before) setLoading(loading);
  return loading;
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
    subtitle: words.word(acting?.role === 'captain' ? 'ui.subtitleCaptain' : 'ui.subtitle', {
      round: view.round,
      vp: view.vpSupply,
      pick: Math.min(of, choosing ? taken + 1 : Math.max(1, taken)),
      of,
    }),
  };
}
