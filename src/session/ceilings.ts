import { z } from 'zod';

/*
 * How much of anything a record may have. The app itself stays far below; a file that somebody else wrote, or that was
 * damaged in a way its checksum does not show, must not be able to hold up a screen. What people write is cut off where
 * it is too long, so that an honest old record with a long name still opens; anything else beyond a ceiling is damage.
 */

export const MAX_NAME_LENGTH = 80;
export const MAX_SEATS = 6;
/** A long game has a tenth of it. */
export const MAX_ACTIONS = 20_000;

/** Marks, joiners, selectors and skin tones belong to the character before them. */
export function continues(code: number): boolean {
  return (
    (code >= 0x0300 && code <= 0x036f) ||
    (code >= 0x0591 && code <= 0x05bd) ||
    (code >= 0x064b && code <= 0x065f) ||
    (code >= 0x1ab0 && code <= 0x1aff) ||
    (code >= 0x20d0 && code <= 0x20ff) ||
    (code >= 0xfe00 && code <= 0xfe0f) ||
    (code >= 0x1f3fb && code <= 0x1f3ff) ||
    (code >= 0xe0020 && code <= 0xe007f) ||
    code === 0x200d
  );
}

/** A character may be made of many: a flag of six, a family of seven. On average they are far fewer. */
const PARTS = 8;

/** At most so many characters of a text, marks and joined ones not counted but not without end; halves of one replaced. */
export function shorten(text: string, most: number): string {
  if (text.length <= most && !HALVES.test(text)) return text;
  let short = '';
  let count = 0;
  let joined = false;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (!joined && !continues(code) && ++count > most) break;
    if (short.length + character.length > most * PARTS) break;
    short += code >= 0xd800 && code <= 0xdfff ? '\ufffd' : character;
    joined = code === 0x200d;
  }
  return short;
}

/** Where half of a character may be. */
const HALVES = /[\ud800-\udfff]/;

/** Something people wrote. */
export const words = (most: number): z.ZodType<string> => z.string().transform((text) => shorten(text, most));

export const name = words(MAX_NAME_LENGTH);

/** A key of ours for a text, the name of a bot or a game. */
export const key = z.string().max(200);

/** A name for a record that can stand in an address. */
export const id = z.string().min(1).max(100).refine(isWhole);

/** Half a character cannot be put into an address. */
export function isWhole(text: string): boolean {
  try {
    encodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** A moment that a calendar knows, in milliseconds since the epoch. */
export const time = z.number().min(-8.64e15).max(8.64e15);

export const duration = z.number().nonnegative().max(8.64e15);

/** How many, or which one. */
export const count = z.int().nonnegative().max(1_000_000);
