import { WhileOpen } from '../../../ui/overlays/WhileOpen';
import type { Seat } from '@antilles/engine';
import { useEffect, useState } from 'react';
import { View as Box } from 'react-native';
import { Anchor } from '../../../ui/flights/Anchor';
import { useFlights } from '../../../ui/flights/useFlights';
import { type OpenGame } from '../../../ui/table/host';
import { sinceLast } from '../../../ui/table/SinceSheet';
import { RecentEvents, TableFrame } from '../../../ui/table/TableFrame';
import { useGameTable, type GameTable } from '../../../ui/table/useGameTable';
import { Text } from '../../../ui/Text';
import { SPACE } from '../../../ui/theme';
import { sidePane, useLayout } from '../../../ui/useLayout';
import type { Action } from '../rules/actions';
import type { Event } from '../rules/events';
import { suppliesFor } from '../rules/supplies';
import type { View } from '../rules/view';
import { place, roleKey } from './art';
import { Gauges, OfferRow, Opponents, SharedBoard } from './Board';
import { CarryingArea } from './Carrying';
import { Dock } from './Dock';
import { flyEvent } from './flightsOf';
import { MarketSheet } from './MarketSheet';
import { MyBoard, Purse, SanJuan } from './MyBoard';
import { Options } from './Options';
import { PlayerSheet } from './PlayerSheet';
import { Roles } from './Roles';
import { rulesSections } from './rulesSections';
import {
  captainRewarded,
  carryColonist,
  lengthOf,
  loadingOf,
  placingOf,
  seatOf,
  stillToPlace,
  tapBuilding,
  toggleTile,
  type Placing,
} from './scenes';
import { cueOf } from './sounds';
import { ShipRows } from './ShipRows';
import { SupplySheet } from './SupplySheet';

export type PuertoRicoTable = GameTable<Action, View, Event>;

type Sheets = 'market' | 'supplies' | null;

export function TableScreen({ open }: { open: OpenGame }) {
  const table = useGameTable<Action, View, Event>(open, 'puerto-rico', lengthOf, cueOf);
  const { show, view, frame, words, seats, session } = table;
  const flights = useFlights();
  const layout = useLayout();
  const { size, width, twoPane, largeText } = layout;
  const [reading, setReading] = useState<string | null>(null);
  const [looking, setLooking] = useState<Seat | null>(null);
  const [sheet, setSheet] = useState<Sheets>(null);

  // Each event flies once, when it begins; whatever is still in the air lands when the next one begins.
  const playing = show.frame;
  useEffect(() => {
    if (playing === null) return;
    flyEvent(playing, flights);
    return () => flights.landAll();
  }, [playing, flights]);

  const { snapshot } = show;
  // Whoever looks back is not asked anything.
  const decision = table.lookingBack === null ? show.decision : null;
  const log = session.log(show.viewer);
  // What is picked belongs to one question.
  const question = decision === null ? null : `${log.length}/${decision.seat}/${decision.kind}`;
  const [answer, setAnswer] = useState<{ question: string; picked: Action | null; placing: Placing | null } | null>(
    null,
  );
  const mine = answer !== null && answer.question === question ? answer : null;
  const hint = table.hint === null || table.hint === 'thinking' ? null : table.hint.choice.action;
  const pick = (picked: Action | null): void => {
    if (question !== null) setAnswer({ question, picked, placing: null });
  };

  // The market opens by itself when it is time to build, and goes with the question; not over the words of a tutorial,
  // the verdict of a review, or what somebody who has just opened the game may want to read first.
  const building = decision?.kind === 'builder/build';
  const [builtFor, setBuiltFor] = useState<string | null>(null);
  const [opened] = useState(() => snapshot.version);
  const isNew = snapshot.version <= opened + 2 && sinceLast(table, decision?.seat ?? null).length > 1;
  if (building && builtFor !== question && show.review === null && table.tutorial === null) {
    setBuiltFor(question);
    if (!isNew) setSheet('market');
  }
  if (!building && builtFor !== null) {
    setBuiltFor(null);
    if (sheet === 'market') setSheet(null);
  }

  const me = decision?.seat ?? show.viewer ?? snapshot.asked?.seat ?? session.people[0] ?? 0;
  const player = view.players[me];
  const owner = seats[me];
  const placing =
    decision?.kind === 'mayor/place' && player !== undefined ? (mine?.placing ?? placingOf(player)) : null;
  const setPlacing = (next: Placing): void => {
    if (question !== null) setAnswer({ question, picked: null, placing: next });
  };
  const whyNot = (action: Action): string | null => {
    if (decision === null) return null;
    const reason = session.refusal(decision.seat, action);
    return reason === null ? null : words.refusal(reason);
  };
  const only =
    decision !== null && decision.kind !== 'choose-role' && decision.actions.length === 1
      ? (decision.actions[0] ?? null)
      : null;
  const picked = mine?.picked ?? (decision?.kind === 'mayor/place' ? null : only);
  const acting = view.acting;
  const rewarded = acting?.role === 'captain' && captainRewarded(log, acting.taker);
  const loading =
    picked !== null && decision !== null && picked.type === 'load'
      ? loadingOf(view, decision.seat, picked, rewarded)
      : null;
  // While loading, the ships need the room of the island.
  const loadingNow = decision?.kind === 'captain/load' && size !== 'small' && !largeText;
  const active = frame === null ? (snapshot.thinking ?? snapshot.asked?.seat ?? null) : seatOf(frame.event);
  const choosing = decision === null || decision.kind === 'choose-role';
  const picksAll = view.players.length * suppliesFor(view.players.length).picksEach;
  const taken = view.roles.filter(({ taker }) => taker !== null).length;
  // A phone on its side has its room on the left: colonists are placed there.
  const placesLeft = placing !== null && twoPane && size === 'small';
  const roomy = placesLeft
    ? width - 300 - 2 * SPACE.l
    : twoPane
      ? sidePane(layout, 'board') - 2 * SPACE.l - 2
      : width - 2 * SPACE.m;
  const read = (section: string): void => setReading(section);

  const myPurse =
    player === undefined || owner === undefined ? null : (
      <Purse
        key={question ?? me}
        seat={me}
        player={player}
        owner={owner}
        governor={view.governor === me}
        secret={secretOf(table, me)}
      />
    );
  const myThings =
    player === undefined ? null : (
      <>
        {twoPane && !placesLeft ? myPurse : null}
        <CarryingArea
          active={placing !== null}
          onCarry={(from, to) => {
            if (placing === null) return;
            const next = carryColonist(player, placing, from, to);
            if (typeof next === 'string') table.refuse(words.word(next));
            else setPlacing(next);
          }}
        >
          {placing === null ? null : (
            <Box style={{ paddingBottom: SPACE.s }}>
              <SanJuan waiting={stillToPlace(player, placing).waiting} />
            </Box>
          )}
          <MyBoard
            key={me}
            player={player}
            width={roomy}
            placing={placing}
            onTile={(kind, on) => {
              if (placing === null) return;
              if (!on && stillToPlace(player, placing).waiting <= 0) return table.refuse(words.word('ui.nobodyWaits'));
              setPlacing(toggleTile(player, placing, kind, on));
            }}
            onBuilding={(slot) => {
              if (placing === null) return;
              if ((placing.crew[slot] ?? 0) === 0 && stillToPlace(player, placing).waiting <= 0) {
                return table.refuse(words.word('ui.nobodyWaits'));
              }
              setPlacing(tapBuilding(player, placing, slot));
            }}
            onRead={read}
          />
        </CarryingArea>
        {twoPane ? null : myPurse}
      </>
    );

  const roles = (
    <Anchor name={place.bank}>
      <Roles
        view={view}
        seats={seats}
        chooser={me}
        asking={decision?.kind === 'choose-role'}
        picked={picked?.type === 'choose-role' ? picked.role : null}
        hinted={hint?.type === 'choose-role' ? hint.role : null}
        onPick={(role) => pick({ type: 'choose-role', role })}
        onRead={read}
        onRefuse={(reason) => table.refuse(reason === null ? words.word('ui.notNow') : words.refusal(reason))}
        onMarket={() => setSheet('market')}
      />
    </Anchor>
  );

  const shared = (
    <Anchor name={place.offer}>
      {loadingNow ? (
        <ShipRows view={view} loading={loading} />
      ) : (
        <SharedBoard
          view={view}
          ghost={loading === null || loading.ship === null ? null : { ...loading, ship: loading.ship }}
          onOpen={() => setSheet('supplies')}
        />
      )}
    </Anchor>
  );
  const asks = (
    <>
      {decision !== null && !choosing && placing === null ? (
        <Options
          view={view}
          decision={decision}
          picked={picked}
          hinted={hint}
          onPick={pick}
          onRead={read}
          whyNot={whyNot}
          onRefuse={table.refuse}
          rewarded={rewarded}
        />
      ) : null}
      {choosing || (twoPane && size === 'wide') ? (
        <>
          {twoPane ? (
            <Text kind="section" color="muted">
              {words.word('ui.roles')}
            </Text>
          ) : null}
          {roles}
        </>
      ) : null}
    </>
  );
  // On a small phone what is asked comes before what one only looks at; with large text before everything else.
  const askFirst = decision !== null && (size === 'small' || largeText) && !twoPane;
  const recent = <RecentEvents table={table} count={8} />;
  const others = <Opponents view={view} seats={seats} me={me} active={active} onOpen={setLooking} />;

  return (
    <>
      <TableFrame
        table={table}
        accent="puerto-rico"
        title={
          acting === null || decision?.kind === 'choose-role' ? words.word('name') : words.word(roleKey(acting.role))
        }
        subtitle={words.word(acting?.role === 'captain' ? 'ui.subtitleCaptain' : 'ui.subtitle', {
          round: view.round,
          vp: view.vpSupply,
          pick: Math.min(picksAll, decision?.kind === 'choose-role' ? taken + 1 : Math.max(1, taken)),
          of: picksAll,
        })}
        board={
          <Box style={{ gap: size === 'small' ? 6 : SPACE.s }}>
            <Gauges view={view} seats={seats} onRead={() => setReading('end')} />
            {largeText && askFirst ? null : placesLeft ? myThings : others}
            {askFirst ? asks : placesLeft ? null : shared}
            {size === 'wide' ? <OfferRow view={view} onOpen={() => setSheet('supplies')} /> : null}
            {twoPane ? null : loadingNow ? myPurse : myThings}
            {largeText && askFirst ? others : null}
            {askFirst || placesLeft ? shared : asks}
            {size === 'wide' ? recent : null}
          </Box>
        }
        sideHolds="board"
        side={
          <>
            {placesLeft ? myPurse : myThings}
            {size === 'wide' ? null : recent}
          </>
        }
        dock={
          <Dock
            table={table}
            picked={picked}
            placing={placing}
            hint={hint}
            rewarded={rewarded}
            whyNot={whyNot}
            onPlacing={setPlacing}
            onMarket={() => setSheet('market')}
          />
        }
        rules={() => rulesSections(words, view)}
        rulesTitle={words.word('rules.title')}
        reading={reading}
        onReading={setReading}
        curtain={() => ({ question: words.word('ui.curtain', { round: view.round }), status: null, lines: [] })}
      />
      <WhileOpen open={looking !== null || sheet !== null}>
        <PlayerSheet seat={looking} view={view} seats={seats} onRead={read} onClose={() => setLooking(null)} />
        <SupplySheet open={sheet === 'supplies'} view={view} onClose={() => setSheet(null)} />
        <MarketSheet
          key={question ?? 'look'}
          open={sheet === 'market' && show.frame === null}
          view={view}
          seats={seats}
          seat={me}
          asked={building}
          hinted={hint?.type === 'build' ? hint.building : null}
          withColonist={(id) => building && whyNot({ type: 'build', building: id, declined: true }) === null}
          onBuild={(id, declined) => {
            setSheet(null);
            table.submit({ type: 'build', building: id, ...(declined ? { declined: true as const } : {}) });
          }}
          onPass={() => {
            setSheet(null);
            table.submit({ type: 'pass' });
          }}
          onRefuse={table.refuse}
          onRead={read}
          onClose={() => setSheet(null)}
        />
      </WhileOpen>
    </>
  );
}

/** The own chips of a person at a shared phone: face down until tapped. Never those of a bot or of somebody who waits. */
function secretOf({ show, session }: PuertoRicoTable, seat: Seat): number | null {
  if (show.viewer !== null || show.decision?.seat !== seat || !session.people.includes(seat)) return null;
  return session.view(seat).players[seat]?.vp ?? null;
}
