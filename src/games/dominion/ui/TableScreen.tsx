import type { Seat } from '@antilles/engine';
import { AccentProvider } from '@/ui/accent';
import { WhileOpen } from '@/ui/overlays/WhileOpen';
import { type OpenGame } from '@/ui/table/host';
import { TableFrame } from '@/ui/table/TableFrame';
import { useGameTable } from '@/ui/table/useGameTable';
import { useOpened } from '@/ui/table/useHeld';
import { useLayout } from '@/ui/useLayout';
import type { Action } from '../rules/actions';
import type { Ask } from '../rules/asks';
import type { Event } from '../rules/events';
import type { CardId } from '../rules/printed';
import type { View } from '../rules/view';
import { Board, Side } from './Board';
import { CardSheet } from './CardSheet';
import { Dock } from './Dock';
import { Hand } from './Hand';
import { knownKingdom } from './knownKingdom';
import { summaryText } from './Opponents';
import { PlayerSheet } from './PlayerSheet';
import { askOf, isSameQuestion, type SheetAsk } from './question';
import { QuestionSheet } from './QuestionSheet';
import { rulesSections } from './rulesSections';
import { staging } from './staging';
import { latestTurns, othersTurns } from './turns';
import { hintedTo, useTurn, type DominionTable, type Turn } from './useTurn';

export function TableScreen({ open }: { open: OpenGame }) {
  const table = withWholeHint(useGameTable<Action, View, Event, Ask, 'dominion'>({ open, game: 'dominion', staging }));
  const { show, view, words, seats } = table;
  const [reading, setReading] = useOpened<string>(table);
  const [card, setCard] = useOpened<CardId>(table);
  const [looking, setLooking] = useOpened<Seat>(table);
  const turn = useTurn(table, setCard);
  const turns = latestTurns(show.past, seats.length);
  const parts = { table, turn, onRead: setCard, onLook: setLooking };
  return (
    <>
      <TableFrame
        table={table}
        accent="dominion"
        {...titlesOf(table, turn)}
        board={<Board {...parts} turns={turns} />}
        side={<Side {...parts} />}
        dock={<Dock table={table} turn={turn} hand={<Held {...parts} />} onRead={setCard} />}
        hand={<HeldThen {...parts} />}
        rules={() => rulesSections(words, view.options, seats.length)}
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
            edition={view.options.edition}
            words={words}
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

interface HeldProps {
  readonly table: DominionTable;
  readonly turn: Turn;
  readonly onRead: (card: CardId) => void;
}

/** How high the cards of the hand are. */
function useCardHeight(): number {
  const { size, twoPane } = useLayout();
  return size === 'small' ? 60 : twoPane ? 92 : 78;
}

/** The own hand, to play from; nothing while nobody's hand may show. */
function Held({ table: { words, hinted }, turn: { hand, picked, standing, tapCard }, onRead }: HeldProps) {
  const height = useCardHeight();
  if (hand === null) return null;
  return (
    <Hand
      {...{ hand, words, height, standing, onRead }}
      picked={picked?.from === 'hand' ? picked.card : null}
      hinted={hintedTo('play', hinted)}
      onPick={tapCard}
    />
  );
}

/** The hand of whoever's eyes a replay is seen through, to read. */
function HeldThen({ table: { words }, turn: { hand }, onRead }: HeldProps) {
  const height = useCardHeight();
  if (hand === null || hand.length === 0) return null;
  return <Hand {...{ hand, words, height, onRead }} onPick={onRead} />;
}

/** What a card asks, in its sheet. A review has its verdict where the sheet would lie; the bar says what was asked. */
function Asks({ table, ask, onRead }: { table: DominionTable; ask: SheetAsk | null; onRead: (card: CardId) => void }) {
  const { show, view, session, seats, words, hintSays, hinted } = table;
  const open = ask !== null && show.mode !== 'review';
  /** Submits one after the other what belongs together, as long as the rules still ask for it. */
  const answer = (given: SheetAsk, actions: readonly Action[]): void =>
    actions.forEach((action, i) => {
      if (i > 0) {
        const now = session.decision(given.seat);
        const next = now && askOf(session.view(given.seat), now, (each) => session.refusal(given.seat, each));
        if (!isSameQuestion(given, i, next)) return;
      }
      table.submit(action);
    });
  const askHint = (): void =>
    table.askHint((next, then, given) => {
      const asked = askOf(next, then, () => null);
      return ask !== null && isSameQuestion(ask, given, asked);
    });
  return (
    <QuestionSheet
      asked={open ? { key: `${session.log(show.viewer).length}/${ask.seat}/${ask.kind}`, ask, view } : null}
      names={seats.map(({ name }) => name)}
      words={words}
      hint={hintSays === null ? null : { sentence: hintSays, actions: hinted }}
      onHint={askHint}
      onAnswer={answer}
      onRead={onRead}
      onRefuse={table.refuse}
    />
  );
}

/** Whoever is told to play their Treasures wants to know what for: the hint thinks on to the buy, and says both. */
function withWholeHint(table: DominionTable): DominionTable {
  const { hint, words, show } = table;
  const buying = show.decision?.kind === 'buy-phase';
  const whole =
    hint === null || hint === 'thinking' || !buying
      ? null
      : [hint.choice, ...hint.choice.further]
          .flatMap(({ reasons }) => reasons.map((reason) => words.say(reason, show.decision?.seat)))
          .join(' ');
  return {
    ...table,
    hintSays: whole ?? table.hintSays,
    askHint: (goesOn = (_view, decision, given) => buying && decision.kind === 'buy-phase' && given === 1) =>
      table.askHint(goesOn),
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
