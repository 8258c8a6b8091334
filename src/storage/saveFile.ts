import { SAVE_FORMAT, saveSchema, type Save } from '@/session/record';
import { feed, finish, START, type Lanes } from './checksum';
import { sealText, unseal, type SealProblem } from './sealed';

export type { Save } from '@/session/record';

export type SaveProblem =
  | SealProblem
  | 'unknown-game'
  /** The file is whole; the rules of this version break over it. */
  | 'rules-failed'
  /** The device did not answer: nobody knows what is in it now. */
  | 'unreadable-now';
export type ParsedSave =
  { readonly ok: true; readonly save: Save } | { readonly ok: false; readonly problem: SaveProblem };

/** The longest text that is taken for a save. A long game is a tenth of it; twice as much would not fit a row on Android. */
export const MAX_SAVE_LENGTH = 1_000_000;

/**
 * A save as text: the save itself, with the name of the app and a checksum of everything else in front. The log, which
 * only grows, comes before all that changes, and what was written of it the last time is neither put into words nor
 * summed up again: the hundredth save costs what the first one did.
 */
export function writeSave({ format, id, log, ...rest }: Save): string {
  const begun = beginning(`${JSON.stringify({ format, id }).slice(1, -1)},"log":[`, log);
  const end = `],${JSON.stringify(rest).slice(1)}`;
  return sealText('save', begun.text + end, finish(feed(begun.lanes, end)));
}

type Entry = Save['log'][number];

/** The text of a save up to the end of its log. */
interface Beginning {
  readonly head: string;
  readonly text: string;
  readonly lanes: Lanes;
}

/** The brace in front of everything, which the text leaves to the seal: cutting it off would copy the whole text. */
const OPENED = feed(START, '{');

/** By the last entry of the log. What came before an entry is always the same, and it never changes. */
const written = new WeakMap<Entry, Beginning>();
/** Saves are skipped while a write takes long: this far back the log is searched for what was written. */
const SKIPPED = 64;

function beginning(head: string, log: Save['log']): Beginning {
  let from = Math.max(0, log.length - SKIPPED);
  let before: Beginning | undefined;
  for (let i = log.length - 1; i >= from && before === undefined; i--) {
    const entry = log[i] as Entry; // inside the array
    const known = written.get(entry);
    // A copy of a game shares entries with it, under another name.
    if (known?.head !== head) continue;
    before = known;
    from = i + 1;
    // Only the longest is kept.
    written.delete(entry);
  }
  const more = (before === undefined ? log : log.slice(from)).map((entry) => JSON.stringify(entry)).join(',');
  const added = before === undefined ? head + more : more === '' ? '' : `,${more}`;
  const begun = { head, text: (before?.text ?? '') + added, lanes: feed(before?.lanes ?? OPENED, added) };
  const last = log[log.length - 1];
  if (last !== undefined) written.set(last, begun);
  return begun;
}

/** Reads a save from a text that may be anything at all. Never throws. */
export function parseSave(text: string, knowsGame: (game: string) => boolean = () => true): ParsedSave {
  const opened = unseal('save', text, SAVE_FORMAT, MAX_SAVE_LENGTH);
  if (!opened.ok) return opened;
  try {
    const save = saveSchema.safeParse(opened.body);
    if (!save.success) return refused('damaged');
    return knowsGame(save.data.game) ? { ok: true, save: save.data } : refused('unknown-game');
  } catch {
    // Nested too deeply to be looked at.
    return refused('damaged');
  }
}

const refused = (problem: SaveProblem): ParsedSave => ({ ok: false, problem });
