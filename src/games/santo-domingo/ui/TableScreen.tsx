import { WhileOpen } from '@/ui/overlays/WhileOpen';
import type { Seat } from '@antilles/engine';
import { useEffect, useState } from 'react';
import { View as Box } from 'react-native';
import { useWords, type WordKey } from '@/text';
import { EventLine, type EventText } from '@/ui/EventLine';
import { useFlights } from '@/ui/flights/useFlights';
import { Caption, DockRows } from '@/ui/table/DockRows';
import { type OpenGame } from '@/ui/table/host';
import { RecentEvents, TableFrame } from '@/ui/table/TableFrame';
import { useGameTable, type GameTable } from '@/ui/table/useGameTable';
import { WatchControls } from '@/ui/table/WatchControls';
import { SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { CARD_NAMES, CARDS, TRADER, type Card } from '../rules/cards';
import { cardOf, type Event } from '../rules/events';
import type { Action } from '../rules/state';
import type { View } from '../rules/view';
import { cardKey } from './art';
import { Board } from './Board';
import { CardsNow } from './CardsNow';
import { ChooseDock } from './ChooseDock';
import { Displays } from './Displays';
import { flyEvent } from './flightsOf';
import { HeldCards } from './HeldCards';
import { PlayerSheet } from './PlayerSheet';
import { Rail } from './Rail';
import { rulesSections } from './rulesSections';
import { actorsOf, cardsOnTable, lengthOf, nextOf, type SantoDomingoFrame } from './scenes';
import { cueOf } from './sounds';
import { StepPanel } from './StepPanel';
import { TradeDock } from './TradeDock';

type SantoDomingoTable = GameTable<Action, View, Event, WordKey<'santo-domingo'>>;

export function TableScreen({ open }: { open: OpenGame }) {
  const table = useGameTable<Action, View, Event, 'santo-domingo'>(open, 'santo-domingo', lengthOf, cueOf);
  const { show, view, frame, words, seats, session } = table;
  const colors = useColors();
  const flights = useFlights();
  const { size } = useLayout();
  const [reading, setReading] = useState<string | null>(null);
  const [display, setDisplay] = useState<Seat | null>(null);

  // Each event flies once, when it begins; whatever is still in the air lands when the next one begins.
  const playing = show.frame;
  useEffect(() => {
    if (playing === null) return;
    flyEvent(playing, flights, colors);
    return () => flights.landAll();
  }, [playing, flights, colors]);

  const trading = show.decision?.kind === 'trade';
  const onTable = frame || trading ? cardsOnTable(session.log(show.viewer), frame?.round ?? view.round) : null;
  const now = trading ? TRADER : frame ? cardOf(frame.event) : null;
  const { asked, thinking } = show.snapshot;
  const waitedFor = asked?.seat ?? thinking;
  const acting = frame ? actorsOf(frame.event) : waitedFor === null ? [] : [waitedFor];

  return (
    <>
      <TableFrame
        table={table}
        accent="santo-domingo"
        title={words.word('name')}
        subtitle={words.word(onTable ? 'table.carrying' : 'table.round', { round: view.round, target: view.target })}
        board={
          <>
            <Board view={view} frame={frame} now={now} />
            <Displays
              view={view}
              seats={seats}
              frame={frame}
              table={onTable}
              now={now}
              acting={acting}
              onOpen={setDisplay}
            />
            {onTable ? <Rail played={onTable.flat()} current={now} /> : null}
            {frame && size !== 'small' ? <StepPanel frame={frame} seats={seats} /> : null}
            {show.decision?.kind === 'choose-cards' && size === 'wide' ? (
              <CardsNow view={view} seat={show.decision.seat} />
            ) : null}
          </>
        }
        hand={show.viewer === null ? null : <HeldCards cards={view.players[show.viewer]?.holds ?? []} />}
        side={<RecentEvents table={table} count={12} />}
        dock={<Dock table={table} onTable={onTable} onRead={(card) => setReading(CARD_NAMES[card])} />}
        rules={() => rulesSections(words, view)}
        rulesTitle={words.word('rules.title')}
        reading={reading}
        onReading={setReading}
        curtain={() => curtainWords(table)}
      />
      <WhileOpen open={display !== null}>
        <PlayerSheet seat={display} view={view} seats={seats} onClose={() => setDisplay(null)} />
      </WhileOpen>
    </>
  );
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

/** What is asked, or what is being shown, above the thumb. */
function Dock({
  table,
  onTable,
  onRead,
}: {
  table: SantoDomingoTable;
  onTable: readonly (readonly Card[])[] | null;
  onRead: (card: Card) => void;
}) {
  const { show, words, seats, view, session } = table;
  const { t } = useWords('engine');
  const { size } = useLayout();
  const { decision, frame, snapshot } = show;
  const owner = decision ? seats[decision.seat] : undefined;

  if (decision && owner) {
    return decision.kind === 'trade' ? (
      <TradeDock key={decision.seat} view={show.view} decision={decision} owner={owner} onSubmit={table.submit} />
    ) : (
      <ChooseDock
        key={`${decision.seat}-${snapshot.round}`}
        view={show.view}
        decision={decision}
        owner={owner}
        hinted={hintedCards(table)}
        onSubmit={table.submit}
        onRead={onRead}
        onRefuse={table.refuse}
      />
    );
  }
  const thinker = snapshot.thinking === null ? undefined : seats[snapshot.thinking];
  if (snapshot.outcome !== null && frame === null)
    return <DockRows watching upper={null} lower={<Caption text={words.word('table.over')} />} />;
  const round = words.word(session.people.length === 0 ? 'table.watch' : 'table.round', {
    round: view.round,
    target: view.target,
  });
  return (
    <DockRows
      watching
      upperHeight={0}
      lowerHeight={52}
      above={frame && size === 'small' ? <StepPanel frame={frame} seats={seats} /> : null}
      upper={<WatchControls table={table} next={nextText(table)} kind="primary" height={52} />}
      lower={
        frame ? (
          <Aside table={table} frame={frame} onTable={onTable} />
        ) : (
          <Caption seat={thinker?.colour} text={thinker ? t('table.thinking', { name: thinker.name }) : round} />
        )
      }
    />
  );
}

/** What comes after the card being carried out, and from whom; after the last one what happened before. One or two lines. */
function Aside({
  table,
  frame,
  onTable,
}: {
  table: SantoDomingoTable;
  frame: SantoDomingoFrame;
  onTable: readonly (readonly Card[])[] | null;
}) {
  const { session, show, words, seats } = table;
  const now = cardOf(frame.event);
  const next = now === null && frame.event.type !== 'revealed' ? null : cardAfter(now ?? 0, onTable ?? []);
  const earlier = session
    .log(show.viewer)
    .filter(({ event, round, at }) => round === frame.round && at <= frame.at && (cardOf(event) ?? 9) < (now ?? 0));
  const whose = next === null ? [] : seats.filter((_, seat) => onTable?.[seat]?.includes(next)).map(({ name }) => name);
  const line: EventText | undefined =
    next === null
      ? table.tell(earlier, show.viewer).at(-1)
      : {
          id: 'next',
          mark: 'next',
          strong: words.word(cardKey(next)),
          text: words.word('table.comes', { card: words.word(cardKey(next)), names: words.list(whose) }),
        };
  return line === undefined ? null : (
    <Box style={{ paddingHorizontal: SPACE.xs }}>
      <EventLine event={line} muted />
    </Box>
  );
}

/** The number that is carried out after this one; null after the last. */
const cardAfter = (now: number, onTable: readonly (readonly Card[])[]): Card | null =>
  CARDS.find((card) => card > now && onTable.some((cards) => cards.includes(card))) ?? null;

/** What *Next* leads to, in words: the next thing that happens, or what is asked. */
function nextText({ session, show, words, seats }: SantoDomingoTable): string {
  const next = nextOf(session, show);
  switch (next.type) {
    case 'card':
      return words.word('table.next', { what: words.word(cardKey(next.card)) });
    case 'trade':
      return next.seat === show.viewer
        ? words.word('table.nextYou')
        : words.word('table.nextTrade', { name: seats[next.seat]?.name ?? '' });
    case 'choose':
      return words.word('table.next', {
        what: words.word(show.view.cardsToPlay === 2 ? 'table.chooseTwo' : 'table.chooseOne'),
      });
    case 'reset':
    case 'round':
    case 'lastRound':
    case 'exchange':
    case 'result':
      return words.word(`table.nextIs.${next.type}`);
  }
}

const hintedCards = ({ hint }: SantoDomingoTable): readonly Card[] =>
  hint === null || hint === 'thinking' || hint.choice.action.type !== 'choose' ? [] : hint.choice.action.cards;
