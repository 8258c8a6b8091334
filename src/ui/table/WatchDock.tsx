import type { Seat } from '@antilles/engine';
import type { ReactNode } from 'react';
import { useWords } from '@/text';
import { Caption, DockRows } from './DockRows';
import type { GameTable } from './useGameTable';
import { WatchControls } from './WatchControls';

interface CaptionProps<Action, View, Event> {
  readonly table: GameTable<Action, View, Event>;
  /** What is said when there is nothing else to say. */
  readonly rest: string;
  /** Whose colour it wears when it is about nobody else. */
  readonly turnOf?: Seat;
  readonly height?: number | undefined;
}

/** Nobody here is asked and nothing is being shown: who is at it, or that it is over. In the lower row of a dock. */
export function WaitingDock<Action, View, Event>({
  table: { show, seats },
  rest,
  over,
  turnOf,
  height,
}: CaptionProps<Action, View, Event> & { /** What is said when the game is over. */ over: string }) {
  const { t } = useWords('engine');
  const { outcome, thinking, away } = show.snapshot;
  const [awaited] = away;
  const thinker = thinking === null || outcome !== null ? undefined : seats[thinking];
  const name = thinker?.name ?? '';
  const names = away.map((seat) => seats[seat]?.name ?? '').join(', ');
  const waiting = awaited === undefined ? rest : t('table.waitingFor', { names });
  const text = outcome !== null ? over : thinker === undefined ? waiting : t('table.thinking', { name });
  const { colour } =
    thinker ??
    (awaited === undefined ? undefined : seats[awaited]) ??
    (turnOf === undefined ? undefined : seats[turnOf]) ??
    {};
  return <Caption seat={colour} text={text} height={height} />;
}

/** The event being shown, as the log tells it, in the colour of whoever it is about. In the lower row of a dock. */
export function EventDock<Action, View, Event>({
  table: { show, seats, tell },
  rest,
  turnOf,
  height,
}: CaptionProps<Action, View, Event>) {
  const { frame, viewer } = show;
  if (frame === null) return null;
  const seat = seatIn(frame.event) ?? turnOf;
  const text = tell([frame], viewer)[0]?.text ?? rest;
  return <Caption seat={seat === undefined ? undefined : seats[seat]?.colour} text={text} height={height} />;
}

/** Whom an event is about, when it says so. */
function seatIn(event: unknown): Seat | undefined {
  if (typeof event !== 'object' || event === null || !('seat' in event)) return undefined;
  return typeof event.seat === 'number' ? event.seat : undefined;
}

/**
 * The whole dock while nobody here is asked: the controls for watching, and below them what is being shown, or who is
 * waited for.
 */
export function WatchDock<Action, View, Event>({
  table,
  next,
  rest,
  over,
  shown = <EventDock table={table} rest={rest} />,
  above,
  kind,
  upperHeight,
  rowHeight,
}: {
  table: GameTable<Action, View, Event>;
  /** What comes next, in words. */
  next: string;
  rest: string;
  over: string;
  /** What is said of the event being shown, when it is not what the log says. */
  shown?: ReactNode;
  above?: ReactNode;
  kind?: 'primary' | 'secondary';
  upperHeight?: number;
  /** Of the controls and the row below, when what comes next may need two lines on a small screen. */
  rowHeight?: number;
}) {
  return (
    <DockRows
      watching
      above={above}
      upperHeight={upperHeight}
      lowerHeight={rowHeight}
      upper={<WatchControls table={table} next={next} kind={kind} height={rowHeight} />}
      lower={table.show.frame === null ? <WaitingDock table={table} rest={rest} over={over} /> : shown}
    />
  );
}
