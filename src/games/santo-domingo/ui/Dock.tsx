import { View as Box } from 'react-native';
import type { WordKey } from '@/text';
import { EventLine, type EventText } from '@/ui/EventLine';
import { DockRows } from '@/ui/table/DockRows';
import type { GameTable } from '@/ui/table/useGameTable';
import { WaitingDock, WatchDock } from '@/ui/table/WatchDock';
import { SPACE } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import type { Ask } from '../rules/asks';
import { CARDS, type Card } from '../rules/cards';
import { cardOf, type Event } from '../rules/events';
import type { Action } from '../rules/state';
import type { View } from '../rules/view';
import { cardKey } from './art';
import { ChooseDock } from './ChooseDock';
import type { SantoDomingoFrame } from './frames';
import { nextOf } from './next';
import { StepPanel } from './StepPanel';
import { TradeDock } from './TradeDock';

export type SantoDomingoTable = GameTable<Action, View, Event, Ask, WordKey<'santo-domingo'>>;

/** What is asked, or what is being shown, above the thumb. */
export function Dock({
  table,
  onTable,
  onRead,
}: {
  table: SantoDomingoTable;
  onTable: readonly (readonly Card[])[] | null;
  onRead: (card: Card) => void;
}) {
  const { show, words, seats, view, session } = table;
  const { size } = useLayout();
  const { decision, frame, snapshot } = show;
  const owner = decision ? seats[decision.seat] : undefined;
  const [hint] = table.hinted;

  if (decision && owner) {
    return decision.kind === 'trade' ? (
      <TradeDock key={decision.seat} view={show.view} decision={decision} owner={owner} onSubmit={table.submit} />
    ) : (
      <ChooseDock
        key={`${decision.seat}-${snapshot.round}`}
        view={show.view}
        decision={decision}
        owner={owner}
        hinted={hint?.type === 'choose' ? hint.cards : []}
        onSubmit={table.submit}
        onRead={onRead}
        onRefuse={table.refuse}
      />
    );
  }
  const watched = {
    table,
    over: words.word('table.over'),
    rest: words.word(session.people.length === 0 ? 'table.watch' : 'table.round', {
      round: view.round,
      target: view.target,
    }),
  };
  if (snapshot.outcome !== null && frame === null)
    return <DockRows watching upper={null} lower={<WaitingDock {...watched} />} />;
  return (
    <WatchDock
      {...watched}
      next={nextText(table)}
      kind="primary"
      upperHeight={0}
      rowHeight={52}
      above={frame && size === 'small' ? <StepPanel frame={frame} seats={seats} /> : null}
      shown={frame === null ? null : <Aside table={table} frame={frame} onTable={onTable} />}
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
function nextText({ session, show, words, seats, lengthOf }: SantoDomingoTable): string {
  const next = nextOf(session, show, lengthOf);
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
