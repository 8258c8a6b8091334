import { checksum } from './checksum';

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
  if (text.length > longest) return { ok: false, problem: 'too-large' };
  const file = parseJson(text);
  if (file === undefined) return { ok: false, problem: 'not-json' };
  if (typeof file !== 'object' || file === null || !('antilles' in file) || file.antilles !== what) {
    return { ok: false, problem: 'foreign' };
  }
  const { antilles: _name, checksum: sum, ...body } = file as Readonly<Record<string, unknown>>;
  if (typeof body['format'] === 'number' && body['format'] > format) return { ok: false, problem: 'newer' };
  try {
    // The checksum is of the contents, not of the letters: a file that was only laid out anew is still whole.
    return sum === checksum(JSON.stringify(body)) ? { ok: true, body } : { ok: false, problem: 'damaged' };
  } catch {
    // Nested so deeply that it cannot be written down again: nothing of ours.
    return { ok: false, problem: 'damaged' };
  }
}

/** What the text says, or undefined, which JSON cannot say. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
