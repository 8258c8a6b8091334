import type { Decision } from '@antilles/engine';
import { useEffect, useState, type ReactNode } from 'react';
import type { SpeakerOf } from '@/text';
import { Box } from '@/ui/Box';
import { Caption, DockRows } from '@/ui/table/DockRows';
import { useCoachAsks } from '@/ui/table/useTutorial';
import { WatchControls } from '@/ui/table/WatchControls';
import { WaitingDock } from '@/ui/table/WatchDock';
import { SPACE } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import type { Action as CartagenaAction } from '../rules/actions';
import { SYMBOL_OF, type Card } from '../rules/deck';
import { placeKey } from '../rules/events';
import type { View as CartagenaView } from '../rules/view';
import { LOWER, TurnButtons, type WayOut } from './TurnButtons';
import { actorOf } from './frames';
import { Hand } from './Hand';
import { movesFor, NOTHING, type Mode, type Move } from './moves';
import { Piles } from './Piles';
import { eventLine, Left, Prompt } from './Prompt';
import { magicShort, shownAs } from './turn';
import { isOwnMove, type CartagenaTable } from './useTurn';

/** How long a way out of the turn waits for the second tap, in milliseconds. */
const SECOND_TAP = 5000;

/** How high the question is: on a small phone the coach asks instead of it. */
const upperHeight = (coached: boolean, small: boolean): number => (coached ? 0 : small ? 52 : 62);

/** How high the hand is, with what a card can do on it where there is room. */
const handHeight = (small: boolean, speaking: boolean): number => (small ? 70 : speaking ? 142 : 92);

/** Question, hand and buttons, above the thumb. They stay where they are while the table plays, so that nothing jumps. */
export function Dock({
  table,
  mode,
  moves,
  hinted,
  onMode,
  onCard,
  onMagic,
  onRead,
}: {
  table: CartagenaTable;
  mode: Mode;
  /** All legal moves of the decision. */
  moves: readonly Move[];
  hinted: Card | null;
  onMode: (mode: Mode) => void;
  onCard: (shown: Card) => void;
  onMagic: (card: Card) => void;
  onRead: (section: string) => void;
}) {
  const { show, words, view } = table;
  const { decision } = show;
  const turn = decision?.kind === 'turn' ? decision : null;
  const own = show.viewer === null ? undefined : view.players[show.viewer];
  const small = useSmall();
  const coached = useCoachAsks(table.tutorial);
  const wide = useLayout().size === 'wide';
  const tall = handHeight(small, wide && view.options.blackMagic);
  // While one's own move is shown the buttons stay as they were, so that nothing comes and goes under the finger.
  const [lastTurn, setLastTurn] = useState(turn);
  if (turn !== null && turn !== lastTurn) setLastTurn(turn);
  const ownMove = isOwnMove(table) && lastTurn?.seat === show.viewer ? lastTurn : null;
  const watching = turn === null && ownMove === null && decision === null;
  const hand = own?.hand ? (
    <Held
      {...{ table, cards: own.hand, mode, moves, turn, hinted, tall, onCard, onRead }}
      idle={turn === null && ownMove === null}
    />
  ) : null;
  // A turn with actions left ends at the second tap: the first one asks.
  const [asked, ask] = useAskedOnce(show.question);
  const ending = turn !== null && mode.type === 'none' ? asked : null;
  const askToEnd = (way: WayOut): void => {
    onMode(NOTHING);
    ask(way);
  };
  const asks = watching ? (
    <WatchControls table={table} next={words.word('table.next')} />
  ) : (
    <Prompt {...{ table, mode, turn, small, ending, onMagic }} />
  );
  const answering = turn ?? ownMove;
  return (
    <DockRows
      ground
      watching={watching}
      upperHeight={upperHeight(coached, small)}
      lowerHeight={LOWER}
      upper={hand === null ? <Upper {...{ table, tall, asks }} /> : coached && !watching ? null : asks}
      between={hand}
      lower={
        answering === null ? (
          <Happening table={table} />
        ) : (
          <TurnButtons
            {...{ table, turn: answering, mode, small, ending, onMode }}
            onEnd={askToEnd}
            busy={turn === null}
          />
        )
      }
    />
  );
}

/** Without a hand the piles stand beside the question. */
const Upper = ({ table: { view, words }, tall, asks }: { table: CartagenaTable; tall: number; asks: ReactNode }) => (
  <Box style={{ flexDirection: 'row', gap: SPACE.s, alignItems: 'center' }}>
    <Box style={{ flex: 1 }}>{asks}</Box>
    <Piles view={view} words={words} height={tall} flat />
  </Box>
);

/** The own hand, with what is picked up in it, and the piles beside it. */
function Held({
  table: { words, view },
  cards,
  mode,
  moves,
  turn,
  hinted,
  tall,
  idle,
  onCard,
  onRead,
}: {
  table: CartagenaTable;
  cards: readonly Card[];
  mode: Mode;
  moves: readonly Move[];
  turn: Decision<CartagenaAction> | null;
  hinted: Card | null;
  tall: number;
  /** Nothing can be done with it. While one's own move is shown it stays as it is. */
  idle: boolean;
  onCard: (shown: Card) => void;
  onRead: (section: string) => void;
}) {
  const { scoundrels, blackMagic } = view.options;
  const pilesAside = usePilesAside();
  const [chosen, second] = cardsIn(mode);
  const captions = mode.type === 'pirate' ? captionsFor(words, view, movesFor(mode, moves), scoundrels) : null;
  const shown = (card: Card | null): Card | null => (card === null ? null : shownAs(card, scoundrels));
  const moved = (card: Card): boolean =>
    moves.some(({ action }) => 'card' in action && shownAs(action.card, scoundrels) === card);
  return (
    <Box style={{ flexDirection: 'row', gap: SPACE.s, alignItems: 'flex-start' }}>
      <Hand
        cards={cards}
        scoundrels={scoundrels}
        words={words}
        height={tall}
        chosen={shown(chosen)}
        second={shown(second)}
        hinted={shown(hinted)}
        idle={idle}
        playable={(card) => (captions === null ? turn === null || moved(card) || blackMagic : captions.has(card))}
        powerOf={blackMagic ? (card) => (tall < 120 ? '' : magicShort(words, view, card)) : undefined}
        captionOf={captions === null ? undefined : (card) => captions.get(card) ?? '–'}
        onPick={onCard}
        onRead={(card) => onRead(SYMBOL_OF[card])}
      />
      {pilesAside ? null : <Piles view={view} words={words} height={tall} />}
    </Box>
  );
}

/** A phone on its side has no room for piles beside the hand: there they lie with the players. */
export function usePilesAside(): boolean {
  const { twoPane, size } = useLayout();
  return twoPane && size !== 'wide';
}

/** Whether the dock keeps small. Large text takes its room from what can be spared, so that the map keeps some. */
function useSmall(): boolean {
  const { size, twoPane, height, largeText } = useLayout();
  return size === 'small' || (twoPane && height < 560) || (largeText && size !== 'wide');
}

/** Which way out of the turn was tapped once at this question; forgotten when the second tap does not come. */
function useAskedOnce(question: number | null): readonly [WayOut | null, (way: WayOut) => void] {
  const [asked, setAsked] = useState<{ readonly question: number | null; readonly way: WayOut } | null>(null);
  useEffect(() => {
    if (asked === null) return;
    const timer = setTimeout(() => setAsked(null), SECOND_TAP);
    return () => clearTimeout(timer);
  }, [asked]);
  return [asked?.question === question ? asked.way : null, (way) => setAsked({ question, way })];
}

/** The cards that are picked up. */
function cardsIn(mode: Mode): readonly [Card | null, Card | null] {
  switch (mode.type) {
    case 'card':
    case 'chest':
      return [mode.card, null];
    case 'hook':
      return [mode.hook, mode.card];
    case 'parrot':
      return mode.cards;
    default:
      return [null, null];
  }
}

/** Where each card would take the pirate that is picked up. */
function captionsFor(
  words: SpeakerOf<'cartagena'>,
  view: CartagenaView,
  moves: readonly Move[],
  scoundrels: boolean,
): ReadonlyMap<Card, string> {
  return new Map(
    moves.flatMap(({ card, to }) => {
      if (card === null) return [];
      const where =
        typeof to === 'number' ? to : words.say({ key: placeKey(to, view.route.kind).replace('place.', 'panel.') });
      return [[shownAs(card, scoundrels), `→ ${where}`] as const];
    }),
  );
}

/** What happens while nobody here is asked, in the lower row. */
function Happening({ table }: { table: CartagenaTable }) {
  const { show, words, seats, view, frame, session } = table;
  if (show.decision !== null) return null;
  const { round } = frame ?? show.snapshot;
  if (frame === null) {
    const rest = words.word(session.people.length === 0 ? 'table.watch' : 'table.round', { round });
    return <WaitingDock table={table} height={LOWER} over={words.word('table.over')} rest={rest} />;
  }
  const actor = actorOf(frame.event);
  return (
    <Caption
      height={LOWER}
      seat={actor === null ? undefined : seats[actor]?.colour}
      text={eventLine(table) ?? words.word('table.round', { round })}
      right={view.turn === null ? null : <Left left={view.turn.left} words={words} dots />}
    />
  );
}
