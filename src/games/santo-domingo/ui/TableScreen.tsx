import { WhileOpen } from '../../../ui/overlays/WhileOpen';
import type { Seat } from '@antilles/engine';
import { useEffect, useState } from 'react';
import { View as Box } from 'react-native';
import { useWords } from '../../../text';
import { Button } from '../../../ui/Button';
import { EventLine } from '../../../ui/EventLine';
import { useFlights } from '../../../ui/flights/useFlights';
import { PromptBar } from '../../../ui/prompts/PromptBar';
import { type OpenGame } from '../../../ui/table/host';
import { RecentEvents, TableFrame } from '../../../ui/table/TableFrame';
import { useGameTable, type GameTable } from '../../../ui/table/useGameTable';
import { WatchControls } from '../../../ui/table/WatchControls';
import { SPACE, useColors } from '../../../ui/theme';
import { useLayout } from '../../../ui/useLayout';
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
import { cardsOnTable, lengthOf, type SantoDomingoFrame } from './scenes';
import { cueOf } from './sounds';
import { StepPanel } from './StepPanel';
import { TradeDock } from './TradeDock';

type SantoDomingoTable = GameTable<Action, View, Event>;

export function TableScreen({ open }: { open: OpenGame }) {
  const table = useGameTable<Action, View, Event>(open, 'santo-domingo', lengthOf, cueOf);
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
  const { asked } = show.snapshot;

  return (
    <>
      <TableFrame
        table={table}
        accent="santo-domingo"
        title={words.word('name')}
        subtitle={words.word(onTable ? 'table.carrying' : 'table.round', { round: view.round, target: view.target })}
        board={
          <>
            <Board view={view} frame={frame} />
            <Displays
              view={view}
              seats={seats}
              frame={frame}
              table={onTable}
              asked={asked?.seat ?? show.snapshot.thinking}
              onOpen={setDisplay}
            />
            {onTable ? <Rail played={onTable.flat()} current={now} /> : null}
            {frame && size !== 'small' ? <StepPanel frame={frame} seats={seats} /> : null}
            {show.decision?.kind === 'choose-cards' && size === 'wide' ? (
              <CardsNow view={view} seat={show.decision.seat} />
            ) : null}
            {frame && onTable && size === 'phone' ? (
              <Asides table={table} frame={frame} next={nextCard(frame, onTable)} />
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

  if (frame) {
    const next = onTable ? nextCard(frame, onTable) : null;
    const label =
      next === null
        ? words.word(view.over || frame.event.type === 'closed-round' ? 'table.toResult' : 'table.nextRound')
        : words.word('table.next', { what: words.word(cardKey(next)) });
    const small = size === 'small';
    return (
      <Box style={{ gap: SPACE.s }}>
        {small ? <StepPanel frame={frame} seats={seats} /> : null}
        <WatchControls table={table} next={label} kind="primary" />
      </Box>
    );
  }
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
  if (snapshot.outcome !== null) return <PromptBar question={words.word('table.over')} />;
  return (
    <Box style={{ gap: SPACE.s }}>
      <PromptBar
        seat={thinker?.colour}
        question={
          thinker
            ? t('table.thinking', { name: thinker.name })
            : words.word('table.round', { round: view.round, target: view.target })
        }
        {...(session.people.length === 0 ? { note: words.word('table.watch') } : {})}
      />
      {thinker ? <Button kind="secondary" label={t('table.hurry')} onPress={session.hurry} /> : null}
    </Box>
  );
}

/** The number that is carried out after the one being shown; null after the last. */
function nextCard({ event }: SantoDomingoFrame, onTable: readonly (readonly Card[])[]): Card | null {
  if (event.type === 'closed-round' || event.type === 'exchanged' || event.type === 'supplied') return null;
  const now = cardOf(event) ?? 0;
  return CARDS.find((card) => card > now && onTable.some((cards) => cards.includes(card))) ?? null;
}

/** What was before and what comes after, in one line each. */
function Asides({ table, frame, next }: { table: SantoDomingoTable; frame: SantoDomingoFrame; next: Card | null }) {
  const { session, show, words, seats } = table;
  const earlier = session
    .log(show.viewer)
    .filter(
      ({ event, round, at }) =>
        round === frame.round && at <= frame.at && (cardOf(event) ?? 9) < (cardOf(frame.event) ?? 0),
    );
  const last = table.tell(earlier, show.viewer).at(-1);
  const onTable = cardsOnTable(session.log(show.viewer), frame.round) ?? [];
  const whose = next === null ? [] : seats.filter((_, seat) => onTable[seat]?.includes(next)).map(({ name }) => name);
  return (
    <Box style={{ gap: SPACE.s, paddingHorizontal: SPACE.xs }}>
      {last ? <EventLine event={last} muted /> : null}
      {next === null ? null : (
        <EventLine
          muted
          event={{
            id: 'next',
            mark: 'next',
            strong: words.word(cardKey(next)),
            text: words.word('table.comes', { card: words.word(cardKey(next)), names: words.list(whose) }),
          }}
        />
      )}
    </Box>
  );
}

const hintedCards = ({ hint }: SantoDomingoTable): readonly Card[] =>
  hint === null || hint === 'thinking' || hint.choice.action.type !== 'choose' ? [] : hint.choice.action.cards;
