import { WhileOpen } from '@/ui/overlays/WhileOpen';
import type { Seat } from '@antilles/engine';
import { useEffect, useEffectEvent, useState } from 'react';
import { View as Box } from 'react-native';
import { type OpenGame } from '@/ui/table/host';
import { sinceLast } from '@/ui/table/SinceSheet';
import { RecentEvents } from '@/ui/table/RecentEvents';
import { TableFrame } from '@/ui/table/TableFrame';
import { useGameTable, type GameTable } from '@/ui/table/useGameTable';
import { useOpened, usePicked } from '@/ui/table/useHeld';
import type { WordKey } from '@/text';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { sidePane, useLayout } from '@/ui/useLayout';
import type { Action } from '../rules/actions';
import type { Ask } from '../rules/asks';
import type { Event } from '../rules/events';
import { suppliesFor } from '../rules/supplies';
import type { View } from '../rules/view';
import { roleKey } from './art';
import { Gauges, Opponents, SharedBoard, Stock } from './Board';
import { CarryingArea } from './Carrying';
import { Dock } from './Dock';
import { Ribbon, useRibbon } from './HandOver';
import { MarketSheet } from './MarketSheet';
import { MyBoard, Purse, SanJuan } from './MyBoard';
import { Options } from './Options';
import { PlayerSheet } from './PlayerSheet';
import { Roles } from './Roles';
import { rulesSections } from './rulesSections';
import { captainRewarded, isLoading, seatOf } from './frames';
import { loadingOf, onlyAnswer } from './offers';
import { carryColonist, placingOf, stillToPlace, tapBuilding, toggleTile, type Placing } from './placing';
import { ShipRows } from './ShipRows';
import { staging } from './staging';
import { SupplySheet } from './SupplySheet';

/** What somebody has picked, or how they have moved their colonists, before they say so. */
interface Answer {
  readonly picked: Action | null;
  readonly placing: Placing | null;
}
const NO_ANSWER: Answer = { picked: null, placing: null };

export type PuertoRicoTable = GameTable<Action, View, Event, Ask, WordKey<'puerto-rico'>>;

export function TableScreen({ open }: { open: OpenGame }) {
  const table = useGameTable<Action, View, Event, Ask, 'puerto-rico'>({ open, game: 'puerto-rico', staging });
  const { show, view, frame, words, seats, session } = table;
  const layout = useLayout();
  const { size, width, twoPane, largeText } = layout;
  const [reading, setReading] = useOpened<string>(table);
  const [looking, setLooking] = useOpened<Seat>(table);
  const [sheet, setSheet] = useOpened<'market' | 'supplies'>(table);

  const { snapshot } = show;
  const { decision } = table;
  const log = session.log(show.viewer);
  const question = decision === null ? null : `${log.length}/${decision.seat}/${decision.kind}`;
  const [mine, setMine] = usePicked<Answer>(table, NO_ANSWER);
  const hint = table.hinted[0] ?? null;
  const pick = (picked: Action): void => setMine({ picked, placing: null });

  // Whose board lies here: of several people the one who was asked last, until the next one is. Everything of the one
  // before has been shown by then. Each is told, and shown to the others, before anything is asked of them.
  const [last, setTurn] = useState(() => ({ seat: snapshot.asked?.seat ?? session.people[0] ?? 0, from: question }));
  const turn = decision === null || decision.seat === last.seat ? last : { seat: decision.seat, from: question };
  if (turn !== last) setTurn(turn);
  const several = session.people.length > 1 && show.mode !== 'review';
  const [begun] = useState(question);
  const handed = several && question !== null && turn.from === question && question !== begun ? question : null;
  const ribbon = useRibbon(handed);
  const tellTurn = useEffectEvent(() => {
    const name = seats[turn.seat]?.name ?? '';
    table.announcements.say(show.viewer, [words.word('ui.handOver', { name })]);
  });
  useEffect(() => {
    if (handed !== null) tellTurn();
  }, [handed]);

  // The market opens by itself when it is time to build, and goes with the question; not over the words of a tutorial,
  // the verdict of a review, or what somebody who has just opened the game may want to read first. Nor under the finger
  // of the one before: it waits for the ribbon, and where nothing moves it waits to be opened.
  const building = decision?.kind === 'builder/build';
  const [builtFor, setBuiltFor] = useState<string | null>(null);
  const [opened] = useState(() => snapshot.version);
  const isNew = snapshot.version <= opened + 2 && sinceLast(table, decision?.seat ?? null).length > 1;
  if (building && builtFor !== question && show.mode !== 'review' && table.tutorial === null && !ribbon.stands) {
    setBuiltFor(question);
    if (!isNew && (handed === null || ribbon.ms > 0)) setSheet('market');
  }
  if (!building && builtFor !== null) {
    setBuiltFor(null);
    if (sheet === 'market') setSheet(null);
  }

  const me = decision?.seat ?? show.viewer ?? turn.seat;
  const player = view.players[me];
  const owner = seats[me];
  const placing = decision?.kind === 'mayor/place' && player !== undefined ? (mine.placing ?? placingOf(player)) : null;
  const setPlacing = (placing: Placing): void => setMine({ picked: null, placing });
  const whyNot = (action: Action): string | null => {
    if (decision === null) return null;
    const reason = session.refusal(decision.seat, action);
    return reason === null ? null : words.refusal(reason);
  };
  const picked = mine.picked ?? (decision === null ? null : onlyAnswer(decision));
  const acting = view.acting;
  const rewarded = acting?.role === 'captain' && captainRewarded(log, acting.taker);
  const loading =
    picked !== null && decision !== null && picked.type === 'load'
      ? loadingOf(view, decision.seat, picked, rewarded)
      : null;
  // While anybody loads the ships lie here large, also between two loadings.
  const [loads, setLoads] = useState(false);
  const loadsNow =
    decision !== null ? decision.kind === 'captain/load' : frame === null ? loads : isLoading(frame.event);
  if (loads !== loadsNow) setLoads(loadsNow);
  const loadingNow = loadsNow && size !== 'small' && !largeText;
  const active = frame === null ? (snapshot.thinking ?? snapshot.asked?.seat ?? null) : seatOf(frame.event);
  const choosing = decision === null ? !loadingNow : decision.kind === 'choose-role';
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
  const marketHint =
    table.hintSays === null
      ? null
      : { building: hint?.type === 'build' ? hint.building : null, sentence: table.hintSays };

  const myPurse =
    player === undefined || owner === undefined ? null : (
      <Purse
        key={me}
        seat={me}
        player={player}
        owner={owner}
        governor={view.governor === me}
        secret={secretOf(table, me)}
        question={question}
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
            if (typeof next === 'string') table.refuse(words.say({ key: next }));
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
            seat={me}
            player={player}
            width={roomy}
            // Four players and more have one role card more, or two.
            low={seats.length > 3}
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
      </>
    );

  const roles = (
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
    />
  );

  const shared = (
    <>
      {loadingNow ? (
        <ShipRows view={view} loading={loading} />
      ) : (
        <SharedBoard
          view={view}
          ghost={loading === null || loading.ship === null ? null : { ...loading, ship: loading.ship }}
          onOpen={() => setSheet('supplies')}
        />
      )}
      <Stock view={view} onMarket={() => setSheet('market')} onOpen={() => setSheet('supplies')} />
    </>
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
  const gauges = <Gauges view={view} seats={seats} onRead={() => setReading('end')} />;
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
        // They stay in sight however far the board is scrolled.
        {...(twoPane || largeText ? {} : { top: gauges })}
        board={
          <Box style={{ gap: size === 'wide' ? SPACE.s : 6 }}>
            {twoPane || largeText ? gauges : null}
            {largeText && askFirst ? null : placesLeft ? myThings : others}
            {askFirst ? asks : placesLeft ? null : shared}
            {loadingNow && !twoPane ? myPurse : null}
            {twoPane || (loadingNow && decision !== null) ? null : myThings}
            {twoPane || loadingNow ? null : myPurse}
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
            ribbonMs={ribbon.ms}
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
          open={sheet === 'market' && show.frame === null && !ribbon.stands}
          view={view}
          seats={seats}
          seat={me}
          asked={building}
          question={question}
          hint={marketHint}
          onHint={() => table.askHint()}
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
      {ribbon.stands && owner !== undefined ? <Ribbon key={handed} owner={owner} ms={ribbon.ms} /> : null}
    </>
  );
}

/** The own chips of a person at a shared phone: face down until tapped. Never those of a bot or of somebody who waits. */
function secretOf({ show, session }: PuertoRicoTable, seat: Seat): number | null {
  if (show.viewer !== null || show.decision?.seat !== seat || !session.people.includes(seat)) return null;
  return session.view(seat).players[seat]?.vp ?? null;
}
