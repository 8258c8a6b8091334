import type { WordKey } from '@/text';
import { Row } from '@/ui/Box';
import { DockRows } from '@/ui/table/DockRows';
import type { GameTable } from '@/ui/table/useGameTable';
import { WaitingDock, WatchDock } from '@/ui/table/WatchDock';
import { useCoachAsks } from '@/ui/table/useTutorial';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import type { Ask } from '../rules/asks';
import { CARDS, type Card } from '../rules/cards';
import { cardOf, type Event } from '../rules/events';
import type { Action } from '../rules/actions';
import type { View } from '../rules/view';
import { cardKey } from './art';
import { payersOf } from './causes';
import { ChooseDock } from './ChooseDock';
import type { SantoDomingoFrame } from './frames';
import { nextOf } from './next';
import { RolePicture } from './RoleCard';
import { useRoom } from './room';
import { StepPanel, sumText } from './StepPanel';
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
  const { flat } = useRoom(view.players.length);
  const coached = useCoachAsks(table.tutorial);
  const { decision, frame, snapshot } = show;
  const owner = decision ? seats[decision.seat] : undefined;
  const [hint] = table.hinted;

  if (decision && owner) {
    return decision.kind === 'trade' ? (
      <TradeDock
        key={decision.seat}
        view={show.view}
        decision={decision}
        owner={owner}
        rings={show.mode === 'play'}
        onSubmit={table.submit}
      />
    ) : (
      <ChooseDock
        key={`${decision.seat}-${snapshot.round}`}
        view={show.view}
        decision={decision}
        seats={seats}
        owner={owner}
        hinted={hint?.type === 'choose' ? hint.cards : []}
        coached={coached}
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
    return <DockRows watching upperHeight={52} lowerHeight={52} upper={null} lower={<WaitingDock {...watched} />} />;
  return (
    <WatchDock
      {...watched}
      next={nextText(table)}
      kind="primary"
      upperHeight={0}
      rowHeight={52}
      above={
        frame && flat && frame.event.type !== 'revealed' ? (
          <StepPanel frame={frame} seats={seats} table={onTable ?? []} />
        ) : null
      }
      shown={frame === null ? null : <Aside table={table} frame={frame} onTable={onTable} />}
    />
  );
}

/** What comes after the card being carried out, from whom and who pays it; after the last one what happened before. */
function Aside({
  table,
  frame,
  onTable,
}: {
  table: SantoDomingoTable;
  frame: SantoDomingoFrame;
  onTable: readonly (readonly Card[])[] | null;
}) {
  const { session, show } = table;
  const { largeText } = useLayout();
  const now = cardOf(frame.event);
  const next = now === null && frame.event.type !== 'revealed' ? null : cardAfter(now ?? 0, onTable ?? []);
  const earlier = session
    .log(show.viewer)
    .filter(({ event, round, at }) => round === frame.round && at <= frame.at && (cardOf(event) ?? 9) < (now ?? 0));
  const text = next === null ? table.tell(earlier, show.viewer).at(-1)?.text : comesText(table, next, onTable ?? []);
  const pictured = next ?? earlier.map(({ event }) => cardOf(event)).at(-1) ?? null;
  return text === undefined ? null : (
    <Row gap={SPACE.s} style={{ paddingHorizontal: SPACE.xs }}>
      {pictured === null ? null : <RolePicture card={pictured} width={36} height={32} radius={7} />}
      <Text kind="small" color="muted" numberOfLines={largeText ? undefined : 2} style={{ flex: 1 }}>
        {text}
      </Text>
    </Row>
  );
}

/** The card that comes next: who played it, or what pays the only one who did. */
function comesText({ words, seats }: SantoDomingoTable, card: Card, onTable: readonly (readonly Card[])[]): string {
  const whose = seats.flatMap(({ name }, seat) => (onTable[seat]?.includes(card) ? [{ name, seat }] : []));
  const [only, another] = whose;
  const name = words.word(cardKey(card));
  const sum =
    only === undefined || another !== undefined ? null : sumText(words, seats, payersOf(card, only.seat, onTable));
  return sum === null
    ? words.word('table.comes', { card: name, names: words.list(whose.map((each) => each.name)) })
    : words.word('table.nextPays', { card: name, sum, name: only?.name ?? '' });
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
