import type { LogEntry, Seat } from '@antilles/engine';
import { peopleOf, type Save } from './record';
import type { Stride, UndoAnswer } from './tableSession';
import type { Timeline } from './timeline';

/** What taking back is decided by. */
interface Position {
  readonly kept: Save;
  readonly timeline: Pick<Timeline<unknown, unknown, unknown, unknown>, 'origin' | 'log' | 'revealedSince'>;
  /** From which action on nobody has been shown anything yet. */
  readonly heldBack: number | null;
}

const isBotOf = ({ seats }: Save, seat: Seat | undefined): boolean =>
  seat !== undefined && (seats[seat]?.bot ?? null) !== null;

/** Where undo would lead, or why it leads nowhere. */
export function undoTarget(position: Position, stride: Stride): { readonly answer: UndoAnswer; readonly at: number } {
  const { kept, timeline } = position;
  const log = timeline.log();
  const first = timeline.origin.at;
  let at = log.length - 1;
  while (at >= first && isBotOf(kept, log[at]?.seat)) at--;
  const last = at < first ? undefined : log[at];
  const because = (answer: UndoAnswer) => ({ answer, at });
  if (kept.undoRule === 'off') return because('off');
  if (last === undefined) return because('nothing');
  const answer = undoAnswer(position, at, last.seat);
  if (answer !== 'yes' || stride === 'action') return because(answer);
  // A turn goes back as far as this seat answered in a row, and no further than the rule lets it.
  while (at > first && log[at - 1]?.seat === last.seat && undoAnswer(position, at - 1, last.seat) === 'yes') at--;
  return because('yes');
}

function undoAnswer({ kept, timeline, heldBack }: Position, at: number, mine: Seat): UndoAnswer {
  const people = peopleOf(kept);
  if (kept.undoRule === 'free' && people.length === 1) return 'yes';
  if (timeline.revealedSince(at, heldBack ?? undefined)) return 'revealed';
  return people.some((seat) => seat !== mine && (kept.looked[seat] ?? 0) > at) ? 'passed' : 'yes';
}

/** The record once everything from action `at` on is taken back; `seen`: whether somebody had learnt something by it. */
export function withoutSince(kept: Save, at: number, seen: boolean): Save {
  return {
    ...kept,
    casual: kept.casual || seen,
    redo: [...kept.log.slice(at), ...(kept.redo ?? [])],
    hints: kept.hints?.map((mark) => ({ ...mark, at: Math.min(mark.at, at) })),
    looked: kept.looked.map((count) => Math.min(count, at)),
  };
}

/** What redo would play: the answers of one seat, and the bots' to them up to the next of a person. */
export function redoOf(kept: Save, stride: Stride): readonly LogEntry<unknown>[] {
  const { redo = [] } = kept;
  const [first] = redo;
  if (first === undefined) return [];
  let length = 1;
  if (stride === 'turn') while (redo[length]?.seat === first.seat) length++;
  while (length < redo.length && isBotOf(kept, redo[length]?.seat)) length++;
  return redo.slice(0, length);
}

/** The record once so many of them are played again. */
export function withoutRedo(kept: Save, count: number): Save {
  const left = kept.redo?.slice(count) ?? [];
  return { ...kept, redo: left.length === 0 ? undefined : left };
}
