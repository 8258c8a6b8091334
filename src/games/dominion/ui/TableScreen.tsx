import { type ReactNode } from 'react';
import type { Seat } from '@antilles/engine';
import { AccentProvider } from '@/ui/accent';
import { Box } from '@/ui/Box';
import { BOX_NONE } from '@/ui/boxNone';
import { WhileOpen } from '@/ui/overlays/WhileOpen';
import { type OpenGame } from '@/ui/table/host';
import { NoticesHere } from '@/ui/table/NoticesHere';
import { TableFrame } from '@/ui/table/TableFrame';
import { useGameTable } from '@/ui/table/useGameTable';
import { useOpened } from '@/ui/table/useHeld';
import { PLAY, type Action } from '../rules/actions';
import type { Ask } from '../rules/asks';
import type { Event } from '../rules/events';
import type { CardId } from '../rules/printed';
import type { View } from '../rules/view';
import { cardKey } from './art';
import { Board, Held, OwnLane, Pinned, Side, Top, type Parts } from './Board';
import { Mini } from './CardFace';
import { CardReader } from './CardReader';
import { CardSheet } from './CardSheet';
import { Dock } from './Dock';
import { Hand } from './Hand';
import { knownKingdom } from './knownKingdom';
import { useMeasures } from './measures';
import { momentsOf } from './moments';
import { openingOf } from './opening';
import { owned } from './owned';
import { summaryText } from './Opponents';
import { Place } from './Place';
import { PlayerSheet } from './PlayerSheet';
import { askOf, isSameQuestion, type SheetAsk } from './question';
import { QuestionSheet } from './QuestionSheet';
import { Revealed } from './Revealed';
import { rulesChapters } from './rulesChapters';
import { staging } from './staging';
import { buyingActions, purchaseIn } from './taps';
import { latestTurns, othersTurns } from './turns';
import { giveAnswer } from './useChoosing';
import { useTurn, type DominionTable, type Turn } from './useTurn';

export function TableScreen({ open }: { open: OpenGame }) {
  const table = withWholeHint(
    useGameTable<Action, View, Event, Ask, 'dominion'>({ open, game: 'dominion', staging, pictureOf, opens: true }),
  );
  const { show, view, words, seats } = table;
  const [reading, setReading] = useOpened<string>(table);
  const [card, setCard] = useOpened<CardId>(table);
  const [looking, setLooking] = useOpened<Seat>(table);
  const turn = useTurn(table);
  const { form, reach } = useMeasures();
  const turns = latestTurns(show.past, seats.length);
  const parts = { table, turn, turns, onRead: setCard, onLook: setLooking };
  const above = form === 'phone' || form === 'small';
  return (
    <>
      <TableFrame
        table={table}
        accent="dominion"
        {...titlesOf(table, turn)}
        scene={PLACE}
        moments={momentsOf(table)}
        overReach={reach}
        opening={() => openingOf(table)}
        ownNotices
        {...(above ? { top: <Top {...parts} /> } : {})}
        board={<Board {...parts} />}
        overBoard={<Revealed table={table} turn={turn} />}
        side={<Side {...parts} />}
        dock={<Dock table={table} turn={turn} above={<AboveDock {...parts} />} />}
        hand={<HeldThen {...parts} />}
        rules={() => rulesChapters(words, view)}
        rulesTitle={words.word('rulesTitle.title')}
        reading={reading}
        onReading={setReading}
        curtain={() => curtainWords(table)}
      />
      <AccentProvider accent="dominion">
        <WhileOpen open={looking !== null}>
          <PlayerSheet
            key={`player ${show.viewer}`}
            seat={looking}
            view={view}
            seats={seats}
            turn={looking === null ? null : (turns[looking] ?? null)}
            words={words}
            onRead={setCard}
            onClose={() => setLooking(null)}
          />
        </WhileOpen>
        {/* A new pair of eyes gets a new sheet: the old one's cards are gone at once, not when it has slid away. */}
        <Asks key={`question ${show.viewer}`} table={table} ask={turn.ask} onRead={setCard} />
        <WhileOpen open={card !== null}>
          <CardSheet
            card={card}
            view={view}
            mine={card === null ? null : owned(table.session.log(show.viewer), turn.me, card)}
            edition={view.options.edition}
            words={words}
            act={actOn(table, turn, card, () => setCard(null))}
            onMore={() => {
              setReading(card ?? '');
              setCard(null);
            }}
            onClose={() => setCard(null)}
          />
        </WhileOpen>
      </AccentProvider>
    </>
  );
}

/** Which kingdom it is, the turn and its phase. */
function titlesOf({ view, words }: DominionTable, { phase }: Turn) {
  const set = knownKingdom(view.options.kingdom);
  const turn = words.word('ui.turnNumber', { turn: Math.max(1, view.players[view.turn.seat]?.turns ?? 1) });
  return {
    title: set === null ? words.word('name') : words.word(`kingdom.${set}`),
    subtitle: phase === null ? turn : `${turn} · ${words.word(phase === 'buy' ? 'ui.buyPhase' : 'ui.actionPhase')}`,
  };
}

/** What the card that is read large could be made to do now: bought from its pile, or played from the hand. */
function actOn({ words, view, session }: DominionTable, turn: Turn, card: CardId | null, close: () => void) {
  const { onTable, hand } = turn;
  if (card === null || onTable === null) return null;
  const name = words.word(cardKey(card));
  const act = (label: string, actions: readonly Action[]) => ({
    label,
    onPress: () => {
      close();
      turn.submit(actions);
    },
  });
  if (hand?.includes(card) && session.refusal(onTable.seat, PLAY[card]) === null)
    return act(words.word('ui.play', { card: name }), [PLAY[card]]);
  const buy = purchaseIn(view, onTable, card);
  return buy === null || buy.refusal !== null
    ? null
    : act(words.word('ui.buy', { card: name, cost: buy.cost }), buyingActions(buy));
}

/** The card that was played, came or went. */
function pictureOf(event: Event): ReactNode {
  switch (event.type) {
    case 'played':
    case 'bought':
    case 'gained':
    case 'trashed':
      return <Mini card={event.card} width={36} height={26} />;
    default:
      return null;
  }
}

/** Drawn once: nothing in it changes while a game is played. */
const PLACE = <Place />;

/** What lies between the board and the dock: on a phone the basic cards and one's own strip, then the reader and the hand. */
function AboveDock(parts: Parts) {
  const { form, gap } = useMeasures();
  if (form === 'tablet') return <ReadingPlace {...parts} />;
  return (
    <Box style={{ gap }}>
      {form === 'phone' || form === 'small' ? <Pinned {...parts} /> : null}
      {form === 'phone' ? <OwnLane {...parts} /> : null}
      <ReadingPlace {...parts} />
      <Held {...parts} />
    </Box>
  );
}

/**
 * The place to read: what was touched, or on a small phone, with nothing touched, one's own strip. What the table has to say
 * lies over it for a while and moves nothing; the tutorial speaks from here, so that it covers nothing it speaks of.
 */
function ReadingPlace(parts: Parts) {
  const { form, reader } = useMeasures();
  const { table, turn } = parts;
  if (form === 'rows' || (table.tutorial !== null && table.show.frame === null)) return <NoticesHere />;
  const strip = form === 'small' && turn.picked === null && turn.choosing === null;
  return (
    <Box>
      {strip ? <OwnLane {...parts} /> : <CardReader table={table} turn={turn} onRead={parts.onRead} />}
      <Box style={[{ position: 'absolute', left: 0, right: 0, bottom: 0, zIndex: 1 }, BOX_NONE]}>
        <NoticesHere room={form === 'tablet' ? 0 : reader} />
      </Box>
    </Box>
  );
}

/** The hand of whoever's eyes a replay is seen through, to read. */
function HeldThen({ table: { words, view }, turn: { hand }, onRead }: Parts) {
  const { hand: height } = useMeasures();
  if (hand === null || hand.length === 0) return null;
  return <Hand {...{ hand, words, height, onRead }} edition={view.options.edition} onPick={onRead} />;
}

/** What a card asks, in its sheet. A review has its verdict where the sheet would lie; the bar says what was asked. */
function Asks({ table, ask, onRead }: { table: DominionTable; ask: SheetAsk | null; onRead: (card: CardId) => void }) {
  const { show, view, session, seats, words, hintSays, hinted } = table;
  const open = ask !== null && show.mode !== 'review';
  return (
    <QuestionSheet
      asked={open ? { key: `${session.log(show.viewer).length}/${ask.seat}/${ask.kind}`, ask, view } : null}
      names={seats.map(({ name }) => name)}
      words={words}
      hint={hintSays === null ? null : { sentence: hintSays, actions: hinted }}
      onHint={() => table.askHint()}
      onAnswer={(given, actions) => giveAnswer(table, given, actions)}
      onRead={onRead}
      onRefuse={table.refuse}
    />
  );
}

/** Whoever is told to play their Treasures wants to know what for: the hint thinks on to the buy, and says both. */
function withWholeHint(table: DominionTable): DominionTable {
  const { hint, words, show, view } = table;
  const buying = show.decision?.kind === 'buy-phase';
  const asked = show.decision === null ? null : askOf(view, show.decision, () => null);
  const whole =
    hint === null || hint === 'thinking' || !buying
      ? null
      : [hint.choice, ...hint.choice.further]
          .flatMap(({ reasons }) => reasons.map((reason) => words.say(reason, show.decision?.seat)))
          .join(' ');
  return {
    ...table,
    hintSays: whole ?? table.hintSays,
    askHint: (
      goesOn = (next, then, given) =>
        asked === null
          ? buying && then.kind === 'buy-phase' && given === 1
          : isSameQuestion(
              asked,
              given,
              askOf(next, then, () => null),
            ),
    ) => table.askHint(goesOn),
  };
}

/** What everybody may know: whose turn it is, which card asks, and how the others' latest turns went. */
function curtainWords({ show, session, words, seats, view }: DominionTable) {
  const { passTo, snapshot } = show;
  const kind = snapshot.asked?.kind ?? '';
  const own = passTo === view.turn.seat;
  const asking = view.question?.card;
  const question = own
    ? words.word('ui.curtainTurn', { turn: Math.max(1, view.players[view.turn.seat]?.turns ?? 1) })
    : words.word('ui.curtainAsk', {
        what: asking === undefined || kind === 'react' ? words.word('ui.curtainReact') : words.word(`card.${asking}`),
        name: seats[view.turn.seat]?.name ?? '',
      });
  const lines = othersTurns(session.log(null), seats.length, passTo).flatMap((turn) => {
    const owner = seats[turn.seat];
    if (owner === undefined) return [];
    return [
      {
        id: `${turn.seat}`,
        mark: owner.colour,
        strong: owner.name,
        text: `${owner.name}: ${summaryText(words, turn)}`,
      },
    ];
  });
  return { question, status: null, lines };
}
