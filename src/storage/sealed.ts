import { checksum, feed, finish, START } from './checksum';
import type { Gradual } from './gradual';

export type SealProblem = 'not-json' | 'foreign' | 'damaged' | 'newer' | 'too-large';
export type Unsealed =
  | { readonly ok: true; readonly body: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly problem: SealProblem };

/** Something of ours as text: the thing itself, with what it is and a checksum of everything else in front. */
export function seal(what: string, content: object): string {
  const body = JSON.stringify(content);
  return sealText(what, body.slice(1), checksum(body));
}

/** The same for something that is JSON already, without the brace it begins with, and whose checksum is known. */
export const sealText = (what: string, rest: string, sum: string): string =>
  `{"antilles":"${what}","checksum":"${sum}",${rest}`;

/** Opens a text that may be anything at all. Never throws; what comes out is whole, but not yet looked at. */
export function unseal(what: string, text: string, format: number, longest: number): Unsealed {
  const opened = open(what, text, format, longest);
  if (!opened.ok) return opened;
  try {
    // The checksum is of the contents, not of the letters: a file that was only laid out anew is still whole.
    return opened.sum === checksum(JSON.stringify(opened.body)) ? opened : DAMAGED;
  } catch {
    // Nested so deeply that it cannot be written down again: nothing of ours.
    return DAMAGED;
  }
}

/** The same for a text of megabytes: only its JSON is read in one go. */
export function* unsealGradually(what: string, text: string, format: number, longest: number): Gradual<Unsealed> {
  const opened = open(what, text, format, longest);
  if (!opened.ok) return opened;
  try {
    return opened.sum === (yield* checksumGradually(opened.body)) ? opened : DAMAGED;
  } catch {
    return DAMAGED;
  }
}

/** The checksum of what `JSON.stringify` would write, without ever writing all of it. */
function* checksumGradually(body: Readonly<Record<string, unknown>>): Gradual<string> {
  const entries = Object.entries(body);
  const all = entries.reduce((sum, [, value]) => sum + (Array.isArray(value) ? value.length : 1), 0);
  let lanes = START;
  let done = 0;
  for (const [i, [key, value]] of entries.entries()) {
    lanes = feed(lanes, `${i === 0 ? '{' : ','}${JSON.stringify(key)}:`);
    if (!Array.isArray(value)) lanes = feed(lanes, JSON.stringify(value));
    else {
      for (const [j, item] of value.entries()) {
        lanes = feed(lanes, `${j === 0 ? '[' : ','}${JSON.stringify(item)}`);
        if (++done % 100 === 0) yield done / all;
      }
      lanes = feed(lanes, value.length === 0 ? '[]' : ']');
    }
  }
  return finish(feed(lanes, entries.length === 0 ? '{}' : '}'));
}

const DAMAGED = { ok: false, problem: 'damaged' } as const;

/** Reads the JSON of something of ours; its checksum is still to be compared. */
function open(
  what: string,
  text: string,
  format: number,
  longest: number,
):
  | { readonly ok: true; readonly body: Readonly<Record<string, unknown>>; readonly sum: unknown }
  | { readonly ok: false; readonly problem: SealProblem } {
  if (text.length > longest) return { ok: false, problem: 'too-large' };
  const file = parseJson(text);
  if (file === undefined) return { ok: false, problem: 'not-json' };
  if (typeof file !== 'object' || file === null || !('antilles' in file) || file.antilles !== what) {
    return { ok: false, problem: 'foreign' };
  }
  const { antilles: _name, checksum: sum, ...body } = file as Readonly<Record<string, unknown>>;
  if (typeof body['format'] === 'number' && body['format'] > format) return { ok: false, problem: 'newer' };
  return { ok: true, body, sum };
}

/** What the text says, or undefined, which JSON cannot say. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
