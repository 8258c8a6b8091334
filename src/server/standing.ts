import type { LogEntry, Seat, Viewer } from '@antilles/engine';
import type { AnyPlayable } from '@/net/remoteSession';
import type { Told } from '@/net/protocol';
import type { AnySession } from '@/session/session';
import type { Journals, KeptPlace, KeptTable, Line } from './journal';
import type { Scribe } from './scribe';

/** Somebody's connection, as a table sees it. */
export interface Guest {
  send(text: string): void;
  /** Lets them go, once everything said has reached them. */
  close(): void;
}

export interface TableTools {
  readonly journals: Journals;
  now(): number;
  luck(): number;
  report(error: unknown): void;
  /** Another process has this table now. */
  moved(): void;
}

export interface Sitter {
  readonly guest: Guest;
  mine: readonly Seat[];
  /** The keys they came with or were given. */
  tokens: readonly string[];
  /** They have said who they are. */
  known: boolean;
  /** Frames sent of each viewer, in this era; empty: everything is sent again. */
  sent: Map<Viewer, number>;
  era: number;
  /** Answers of the log they have been told of. */
  answered: number;
  strikes: number;
  nudgedAt: number;
  /** The second they last spoke in, and how often in it. */
  second: number;
  words: number;
}

/** How a table stands at this moment. What is said changes it (`verbs`, `running`), and `telling` tells what became of it. */
export interface Standing {
  readonly entry: AnyPlayable;
  readonly game: AnyPlayable['game'];
  readonly kept: KeptTable;
  readonly opened: KeptTable['opened'];
  readonly tools: TableTools;
  readonly sitters: Set<Sitter>;
  places: readonly KeptPlace[];
  begunAt: number | null;
  session: AnySession | null;
  scribe: Scribe | null;
  /** Who would like their last answer back, and who has agreed. */
  asking: { readonly seat: Seat; readonly agreed: readonly Seat[] } | null;
  /** What is to be written before anything that follows from it is told. */
  lines: Line[];
  /** The log as the journal has it, and how many lines that is. */
  written: readonly LogEntry<unknown>[];
  lineCount: number;
  /** Words for one guest, told in order and only once everything is kept. */
  outbox: { readonly to: Sitter; readonly text: string }[];
  roomIsNew: boolean;
  gameIsNew: boolean;
  closed: boolean;
  work: Promise<void> | null;
  /** Something is to be kept and told. */
  wake(): void;
}

export const logNow = ({ session, kept }: Standing): readonly LogEntry<unknown>[] => session?.record().log ?? kept.log;

export const phase = ({ session }: Standing): 'gathering' | 'playing' | 'over' =>
  session === null ? 'gathering' : session.snapshot().outcome === null ? 'playing' : 'over';

export const isHere = ({ sitters }: Standing, seat: Seat): boolean =>
  [...sitters].some(({ mine }) => mine.includes(seat));

/** The person whose last answer could be taken back. */
export function undoOf(at: Standing): Seat | null {
  if (at.session === null || at.session.snapshot().undo !== 'yes' || at.session.snapshot().outcome !== null)
    return null;
  return at.session.record().log.findLast(({ seat }) => at.places[seat]?.bot === null)?.seat ?? null;
}

export function tell(at: Standing, to: Sitter, told: Told): void {
  at.outbox.push({ to, text: JSON.stringify(told) });
  at.wake();
}

export const refuse = (at: Standing, to: Sitter, reason: string, seat: Seat | null = null): void =>
  tell(at, to, { t: 'refused', seat, reason });

export function changePlaces(at: Standing, next: readonly KeptPlace[]): void {
  at.places = next;
  at.lines.push({ k: 'places', places: [...next] });
  at.roomIsNew = true;
  at.wake();
}

export const placed = ({ places }: Standing, seat: Seat, change: Partial<KeptPlace>): readonly KeptPlace[] =>
  places.map((place, each) => (each === seat ? { ...place, ...change } : place));
