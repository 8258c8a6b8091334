import type { Seat } from '@antilles/engine';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Box } from '@/ui/Box';
import { TEMPO } from '@/ui/motion';
import { WhileOpen } from '@/ui/overlays/WhileOpen';
import { useSettings } from '@/ui/settings';
import { type OpenGame } from '@/ui/table/host';
import { RecentEvents } from '@/ui/table/RecentEvents';
import { TableFrame } from '@/ui/table/TableFrame';
import { useGameTable } from '@/ui/table/useGameTable';
import { useOpened } from '@/ui/table/useHeld';
import { SPACE } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import type { Ask } from '../rules/asks';
import { CARD_NAMES, TRADER, type Card } from '../rules/cards';
import { cardOf, type Event } from '../rules/events';
import type { Action } from '../rules/actions';
import type { View } from '../rules/view';
import { Board } from './Board';
import { CardsNow } from './CardsNow';
import { Displays } from './Displays';
import { Dock, type SantoDomingoTable } from './Dock';
import { HeldCards } from './HeldCards';
import { Harbour } from './harbour/Harbour';
import { Bay, HarbourScene } from './harbour/HarbourScene';
import { momentsOf } from './moments';
import { PlayerSheet } from './PlayerSheet';
import { Race } from './Race';
import { Rail } from './Rail';
import { Reveal } from './Reveal';
import { useRoom } from './room';
import { rulesChapters } from './rulesChapters';
import { actorsOf, cardsOnTable } from './frames';
import { staging } from './staging';
import { StepPanel } from './StepPanel';
import { Together } from './Together';

export function TableScreen({ open }: { open: OpenGame }) {
  const table = useGameTable<Action, View, Event, Ask, 'santo-domingo'>({
    open,
    game: 'santo-domingo',
    staging,
    opens: true,
  });
  const { show, view, frame, words, seats, session } = table;
  const [reading, setReading] = useOpened<string>(table);
  const [display, setDisplay] = useOpened<Seat>(table);
  const [scene, onTop] = useScene(view.players.length);
  const trading = show.decision?.kind === 'trade';
  const onTable = frame || trading ? cardsOnTable(session.log(show.viewer), frame?.round ?? view.round) : null;
  const turning = frame?.event.type === 'revealed';
  const gathering = useGathering(table);
  useBrief(table);
  const moments = useMemo(() => momentsOf(words), [words]);
  return (
    <>
      <TableFrame
        table={table}
        accent="santo-domingo"
        scene={scene}
        title={words.word('name')}
        subtitle={words.word(turning ? 'table.turning' : onTable ? 'table.carrying' : 'table.round', {
          round: view.round,
          target: view.target,
        })}
        board={
          <Shared
            table={table}
            onTable={onTable}
            trading={trading}
            waiting={gathering !== null}
            onTop={onTop}
            onDisplay={setDisplay}
          />
        }
        hand={show.viewer === null ? null : <HeldCards cards={view.players[show.viewer]?.holds ?? []} />}
        side={<RecentEvents table={table} count={12} />}
        dock={<Dock table={table} onTable={onTable} onRead={(card: Card) => setReading(CARD_NAMES[card])} />}
        rules={() => rulesChapters(words, view)}
        rulesTitle={words.word('rules.title')}
        reading={reading}
        onReading={setReading}
        curtain={() => curtainWords(table)}
        moments={moments}
        opening={() => ({
          title: words.word('name'),
          line: words.word('table.opening', { target: view.target, count: view.cardsToPlay }),
          begins: null,
          scene: <Bay />,
        })}
      />
      {gathering === null ? null : <Together seats={seats} count={view.cardsToPlay} onTurn={gathering} />}
      <WhileOpen open={display !== null}>
        <PlayerSheet seat={display} view={view} seats={seats} onClose={() => setDisplay(null)} />
      </WhileOpen>
    </>
  );
}

/** What everybody sees: the harbour, and below it the cards that turn, or the race, the displays and what is carried out. */
function Shared({
  table,
  onTable,
  trading,
  waiting,
  onTop,
  onDisplay,
}: {
  table: SantoDomingoTable;
  onTable: readonly (readonly Card[])[] | null;
  trading: boolean;
  /** Everybody is still to gather round the phone. */
  waiting: boolean;
  onTop: (top: number) => void;
  onDisplay: (seat: Seat) => void;
}) {
  const { show, view, frame, seats } = table;
  const { painted, flat, boardRoom, harbourHeight, revealHeight } = useRoom(view.players.length);
  const now = trading ? TRADER : frame ? cardOf(frame.event) : null;
  const event = frame?.event;
  const rows = painted ? (
    <Placed onTop={onTop} dim={event?.type === 'revealed'}>
      <Harbour view={view} frame={frame} now={now} width={boardRoom} height={harbourHeight} />
    </Placed>
  ) : (
    <Board view={view} frame={frame} now={now} />
  );
  if (event?.type === 'revealed')
    return (
      <>
        {flat || !painted ? null : rows}
        <Reveal
          key={`${frame?.round}-${show.frame === frame}-${waiting}`}
          view={view}
          seats={seats}
          cards={event.cards}
          moving={show.frame === frame}
          waiting={waiting}
          room={{ width: boardRoom, height: revealHeight }}
        />
      </>
    );
  return (
    <>
      {rows}
      <Standings {...{ table, onTable, trading, now, onDisplay }} />
    </>
  );
}

/** Below the harbour: the race, the displays, and what is carried out. */
function Standings({
  table: { show, view, frame, seats },
  onTable,
  trading,
  now,
  onDisplay,
}: {
  table: SantoDomingoTable;
  onTable: readonly (readonly Card[])[] | null;
  trading: boolean;
  now: Card | null;
  onDisplay: (seat: Seat) => void;
}) {
  const { size } = useLayout();
  const { flat, boardRoom } = useRoom(view.players.length);
  const { asked, thinking } = show.snapshot;
  const waitedFor = asked?.seat ?? thinking;
  return (
    <>
      <Box style={{ gap: SPACE.xs }}>
        {size === 'small' && frame === null && !flat ? null : (
          <Race
            points={view.players.map(({ points }) => points)}
            seats={seats}
            target={view.target}
            width={boardRoom}
          />
        )}
        <Displays
          view={view}
          seats={seats}
          frame={frame}
          table={onTable}
          now={now}
          acting={frame ? actorsOf(frame.event) : waitedFor === null ? [] : [waitedFor]}
          brief={trading}
          onOpen={onDisplay}
        />
      </Box>
      {onTable && size !== 'small' && !trading ? <Rail played={onTable.flat()} current={now} /> : null}
      {show.decision?.kind === 'choose-cards' && size === 'wide' ? (
        <CardsNow view={view} seat={show.decision.seat} />
      ) : null}
      {frame && !flat ? <StepPanel frame={frame} seats={seats} table={onTable ?? []} /> : null}
    </>
  );
}

/** Several people at one phone see the cards turn together: until somebody turns them, the table waits. */
function useGathering({ show, frame, session, director }: SantoDomingoTable): (() => void) | null {
  const [turned, setTurned] = useState(-1);
  const waits =
    show.mode === 'play' &&
    session.people.length > 1 &&
    frame !== null &&
    show.frame === frame &&
    frame.event.type === 'revealed' &&
    frame.at > turned;
  useEffect(() => {
    if (waits) director.pause();
  }, [waits, director]);
  return waits
    ? () => {
        setTurned(frame.at);
        director.restart();
      }
    : null;
}

/** A regular knows what comes: once the cards lie open, they are carried out twice as fast. The reveal keeps its time. */
function useBrief({ show, director }: SantoDomingoTable): void {
  const { settings } = useSettings();
  const short = settings.brief && show.mode === 'play' && show.frame !== null && show.frame.event.type !== 'revealed';
  useEffect(() => {
    director.setTempo(TEMPO[settings.speed] * (short ? 0.5 : 1));
  }, [director, settings.speed, short]);
}

/** Tells where on the screen it begins: the scene behind it is drawn to fit. */
function Placed({ onTop, dim, children }: { onTop: (top: number) => void; dim: boolean; children: ReactNode }) {
  const ref = useRef<Box>(null);
  return (
    <Box
      ref={ref}
      onLayout={() => ref.current?.measureInWindow((_x, y) => onTop(Math.round(y)))}
      style={dim ? { opacity: 0.55 } : null}
    >
      {children}
    </Box>
  );
}

/** The harbour behind the table, and how to tell it where its rows begin. */
function useScene(players: number): readonly [scene: ReactNode, onTop: (top: number) => void] {
  const { painted, boardRoom, harbourHeight } = useRoom(players);
  const insets = useSafeAreaInsets();
  const { twoPane, size } = useLayout();
  const [top, setTop] = useState(insets.top + 52);
  const margin = twoPane ? SPACE.l : SPACE.m;
  return [
    <HarbourScene
      key="harbour"
      width={boardRoom + 2 * margin + insets.left}
      top={top}
      room={boardRoom}
      height={painted ? harbourHeight : size === 'small' ? 150 : 180}
      plain={!painted}
    />,
    setTop,
  ];
}

function curtainWords({ show, session, words, tell, seats }: SantoDomingoTable) {
  const { view, passTo, snapshot } = show;
  const chosen = view.players.flatMap((player, seat) =>
    player.hasChosen && seat !== passTo ? [seats[seat]?.name ?? ''] : [],
  );
  // Everybody may read what is on the curtain, so it is told as the public knows it.
  const since = passTo === null ? [] : session.unseen(passTo).filter(({ event }) => event.type !== 'revealed');
  return {
    question: words.word('table.curtain', {
      round: snapshot.round,
      what: words.word(view.cardsToPlay === 2 ? 'table.chooseTwo' : 'table.chooseOne'),
    }),
    status:
      chosen.length === 0 ? null : words.word('table.chosen', { count: chosen.length, names: words.list(chosen) }),
    lines: tell(since, passTo),
  };
}
