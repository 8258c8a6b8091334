import { WhileOpen } from '@/ui/overlays/WhileOpen';
import type { Seat } from '@antilles/engine';
import { type OpenGame } from '@/ui/table/host';
import { RecentEvents } from '@/ui/table/RecentEvents';
import { TableFrame } from '@/ui/table/TableFrame';
import { useGameTable } from '@/ui/table/useGameTable';
import { useOpened } from '@/ui/table/useHeld';
import { useLayout } from '@/ui/useLayout';
import type { Ask } from '../rules/asks';
import { CARD_NAMES, TRADER } from '../rules/cards';
import { cardOf, type Event } from '../rules/events';
import type { Action } from '../rules/state';
import type { View } from '../rules/view';
import { Board } from './Board';
import { CardsNow } from './CardsNow';
import { Displays } from './Displays';
import { Dock, type SantoDomingoTable } from './Dock';
import { HeldCards } from './HeldCards';
import { PlayerSheet } from './PlayerSheet';
import { Rail } from './Rail';
import { rulesSections } from './rulesSections';
import { actorsOf, cardsOnTable } from './frames';
import { staging } from './staging';
import { StepPanel } from './StepPanel';

export function TableScreen({ open }: { open: OpenGame }) {
  const table = useGameTable<Action, View, Event, Ask, 'santo-domingo'>({ open, game: 'santo-domingo', staging });
  const { show, view, frame, words, seats, session } = table;
  const { size } = useLayout();
  const [reading, setReading] = useOpened<string>(table);
  const [display, setDisplay] = useOpened<Seat>(table);

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
