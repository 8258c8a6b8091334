import { Box } from '@/ui/Box';
import { WhileOpen } from '@/ui/overlays/WhileOpen';
import { sameJson, type Seat } from '@antilles/engine';
import { useMemo } from 'react';
import { type OpenGame } from '@/ui/table/host';
import { useTempo } from '@/ui/motion';
import { RecentEvents } from '@/ui/table/RecentEvents';
import { TableFrame } from '@/ui/table/TableFrame';
import { useGameTable } from '@/ui/table/useGameTable';
import { useOpened, usePicked } from '@/ui/table/useHeld';
import { useCoachAsks } from '@/ui/table/useTutorial';
import { SPACE } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { useSteady } from '@/ui/useSteady';
import type { Action as CartagenaAction } from '../rules/actions';
import type { Ask } from '../rules/asks';
import { SYMBOL_OF } from '../rules/deck';
import type { Event as CartagenaEvent } from '../rules/events';
import type { View as CartagenaView } from '../rules/view';
import { Bars } from './Bars';
import { Board, useMap } from './Board';
import { Choosers, MoveMenu, SymbolMenu, VictimMenu } from './Choosers';
import { Dock, usePilesAside } from './Dock';
import { Finale } from './Finale';
import { Hand } from './Hand';
import { lookOver } from './mapLook';
import { momentsOf } from './moments';
import type { Marks, Move } from './moves';
import { Piles } from './Piles';
import { Players } from './Players';
import { PlayerSheet } from './PlayerSheet';
import { rulesChapters } from './rulesChapters';
import { Land, Stones } from './Scenery';
import { Sky } from './Sky';
import { staging } from './staging';
import { magicWith } from './turn';
import { useFollowing } from './useFollowing';
import { actingOf, useTurn, type CartagenaTable, type Turn } from './useTurn';

export function TableScreen({ open }: { open: OpenGame }) {
  const table = useGameTable<CartagenaAction, CartagenaView, CartagenaEvent, Ask, 'cartagena'>({
    open,
    game: 'cartagena',
    staging,
    opens: true,
  });
  const { show, view, frame, words, seats } = table;
  const { twoPane } = useLayout();
  const pilesAside = usePilesAside();
  const coached = useCoachAsks(table.tutorial);
  const [reading, setReading] = useOpened<string>(table);
  const [player, setPlayer] = useOpened<Seat>(table);
  const turn = useTurn(table);
  const { scroller, keepMap, onSeen, sight, scrollTo } = useFollowing(table, turn);

  const hint = useKeptHint(table);
  const hintedMove = hint === null ? null : sameMove(turn.moves, hint);
  const hintedCard = hintedMove?.card ?? (hint !== null && 'card' in hint ? hint.card : null);
  const players = (
    <Players
      view={view}
      seats={seats}
      words={words}
      acting={actingOf(table)}
      thinking={show.snapshot.thinking}
      onOpen={setPlayer}
    />
  );
  const marks: Marks = {
    mode: turn.mode,
    moves: turn.shown,
    seat: turn.decision?.seat ?? null,
    pulse: turn.pulse,
    hinted: hintedMove === null ? null : { from: hintedMove.from, to: hintedMove.to },
  };
  const moments = useMemo(() => momentsOf(seats, words), [seats, words]);
  return (
    <>
      <TableFrame
        table={table}
        accent="cartagena"
        title={words.word('name')}
        subtitle={words.word('table.subtitle', {
          round: frame?.round ?? show.snapshot.round,
          route: words.word(`routeShort.${view.route.kind}`),
        })}
        // While the coach speaks on a small phone, the map has their room.
        {...(coached ? {} : { top: players })}
        boardRef={scroller}
        bleeds
        scene={<Sky kind={view.route.kind} />}
        opening={() => openingOf(table)}
        moments={moments}
        onSeen={onSeen}
        overBoard={
          <Bars
            sight={sight}
            look={lookOver(view, seats, marks, frame?.event ?? null)}
            words={words}
            onTap={turn.tap}
            onGo={(location) => scrollTo(location, view.shore)}
          />
        }
        board={
          <Box>
            <Board
              view={view}
              seats={seats}
              frame={frame}
              words={words}
              marks={marks}
              onTap={turn.tap}
              onRead={setReading}
              onMap={keepMap}
            />
          </Box>
        }
        side={
          twoPane ? (
            <Box style={{ gap: SPACE.m }}>
              {players}
              {pilesAside && show.viewer !== null ? <Piles view={view} words={words} height={36} flat /> : null}
              <RecentEvents table={table} count={14} />
            </Box>
          ) : null
        }
        dock={
          <Dock
            table={table}
            mode={turn.mode}
            moves={turn.moves}
            hinted={hintedCard}
            onMode={turn.select}
            onCard={turn.pickCard}
            onMagic={turn.magic}
            onRead={setReading}
          />
        }
        hand={<HeldThen table={table} onRead={setReading} />}
        rules={() => rulesChapters(words, view)}
        rulesTitle={words.word('rulesTitle.title')}
        reading={reading}
        onReading={setReading}
        curtain={() => curtainWords(table)}
      />
      <End table={table} />
      <Asks table={table} onRead={setReading} />
      <TurnMenus table={table} turn={turn} />
      <WhileOpen open={player !== null}>
        <PlayerSheet seat={player} view={view} seats={seats} words={words} onClose={() => setPlayer(null)} />
      </WhileOpen>
    </>
  );
}

/** What is said as a game begins: which escape it is, with how many pirates, and who goes first. */
const openingOf = ({ words, view }: CartagenaTable) => ({
  kicker: words.word(`options.${view.route.kind}`),
  title: words.word('name'),
  line: words.word('term.pirate', { count: view.options.pirates }),
  begins: view.turn?.seat ?? null,
  scene: <EmptyMap view={view} />,
});

/** The path that is to be played, before anybody stands on it. */
function EmptyMap({ view }: { view: CartagenaView }) {
  const map = useMap(view, useLayout().width);
  return (
    <>
      <Sky kind={view.route.kind} />
      <Box style={{ position: 'absolute', left: 0, top: 150, width: map.sizes.width, height: map.height }}>
        <Land map={map} kind={view.route.kind} />
        <Stones map={map} kind={view.route.kind} />
      </Box>
    </>
  );
}

/** What a hint proposes: whoever has read its words and closed them still sees its marks, until they move. */
function useKeptHint(table: CartagenaTable): CartagenaAction | null {
  const [kept, keep] = usePicked<CartagenaAction | null>(table, null);
  const given = table.hinted[0] ?? null;
  if (given !== null && given !== kept && table.show.question !== null) keep(given);
  return given ?? kept;
}

/** The last picture of a game that is played, until the result comes; who only looks back sees the map. */
function End({ table }: { table: CartagenaTable }) {
  const { words, seats, view, frame, show, director } = table;
  const still = useTempo()(1) === 0;
  const next = useSteady(() => director.next());
  const event = frame?.event ?? (still || show.snapshot.outcome === null ? undefined : show.past.at(-1)?.event);
  const owner = event?.type === 'won' ? seats[event.seat] : undefined;
  if (owner === undefined || show.mode !== 'play' || table.lookingBack !== null) return null;
  const { pirates } = view.options;
  return (
    <Finale
      color={owner.colour}
      count={pirates}
      above={words.word(view.route.kind === 'escape' ? 'scene.aboard' : 'scene.home', { count: pirates })}
      headline={words.word('scene.free', { name: owner.name })}
      onPress={next}
    />
  );
}

/** The hand of whoever's eyes a replay is seen through, to read. */
function HeldThen({ table: { show, view, words }, onRead }: { table: CartagenaTable; onRead: (id: string) => void }) {
  const cards = show.viewer === null ? [] : (view.players[show.viewer]?.hand ?? []);
  if (cards.length === 0) return null;
  return (
    <Hand
      cards={cards}
      scoundrels={view.options.scoundrels}
      words={words}
      height={62}
      chosen={null}
      hinted={null}
      idle
      playable={() => false}
      onPick={(card) => onRead(SYMBOL_OF[card])}
      onRead={(card) => onRead(SYMBOL_OF[card])}
    />
  );
}

/** What is asked in a sheet: everything but a turn. A review has its verdict where the sheet would lie. */
function Asks({ table, onRead }: { table: CartagenaTable; onRead: (section: string) => void }) {
  const { show, decision, hinted } = table;
  if (decision === null || decision.kind === 'turn' || show.mode === 'review') return null;
  return (
    <Choosers
      view={show.view}
      decision={decision}
      seats={table.seats}
      words={table.words}
      onSubmit={table.submit}
      hint={hinted[0] === undefined ? null : { action: hinted[0], sentence: table.hintSays ?? '' }}
      onHint={table.askHint}
      onRefuse={table.refuse}
      onRead={onRead}
    />
  );
}

/** What a turn asks on the way: which of several moves, whose hand, which symbol. */
function TurnMenus({ table, turn }: { table: CartagenaTable; turn: Turn }) {
  const { view, seats, words } = table;
  const { decision, asking, between, setAsking, setBetween } = turn;
  return (
    <>
      <MoveMenu
        moves={decision === null ? null : between}
        seats={seats}
        words={words}
        scoundrels={view.options.scoundrels}
        onPick={turn.play}
        onClose={() => setBetween(null)}
      />
      {decision === null || asking === null ? null : (
        <>
          <VictimMenu
            open={asking.what === 'victim'}
            card={asking.card}
            view={view}
            seat={decision.seat}
            seats={seats}
            words={words}
            why={turn.why}
            onPick={table.submit}
            onRefuse={table.refuse}
            onClose={() => setAsking(null)}
          />
          <SymbolMenu
            open={asking.what === 'symbol'}
            words={words}
            onPick={(symbol) => {
              const [pair] = magicWith(view, decision, asking.card).legal;
              if (pair?.type === 'magic-parrot') turn.select({ type: 'parrot', cards: pair.cards, symbol });
            }}
            onClose={() => setAsking(null)}
          />
        </>
      )}
    </>
  );
}

/** The move a hint proposes; a hint may be made of other objects. */
const sameMove = (moves: readonly Move[], hint: CartagenaAction): Move | null =>
  moves.find(({ action }) => action === hint || sameJson(action, hint)) ?? null;

/** What the curtain says besides the name: the public facts since that person last looked. */
function curtainWords({ show, session, words, tell }: CartagenaTable) {
  const { passTo, snapshot } = show;
  // Everybody may read what is on the curtain, so it is told as the public saw it.
  const [first] = passTo === null ? [] : session.unseen(passTo);
  const since = first === undefined ? [] : session.log(null).filter(({ at }) => at >= first.at);
  const kind = snapshot.asked?.kind ?? 'turn';
  return {
    question: words.word('table.curtain', {
      round: snapshot.round,
      what: words.say({ key: `curtain.${kind.replace('/', '-')}` }),
    }),
    status: null,
    lines: tell(since, null),
  };
}
