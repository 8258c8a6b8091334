import { continues } from './ceilings';

/** The longest name, in characters a person sees. */
export const MAX_NAME = 40;

/** Characters that leave no mark of their own: spaces, joiners, direction marks, variation selectors, fillers. */
const UNSEEN =
  /[\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]/g;

/** A name as it is kept: one line, single spaces, nothing around it. */
export function tidyName(raw: string): string {
  return raw
    .normalize('NFC')
    .replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ')
    .trim();
}

/** Whether nothing of the name would be seen. */
export const isBlank = (name: string): boolean => name.replace(UNSEEN, '') === '';

/** Two names that look the same at the table are the same. */
export const sameName = (left: string, right: string): boolean => spoken(left) === spoken(right);

const spoken = (name: string): string => tidyName(name).replace(UNSEEN, '').toLocaleLowerCase();

/** How many characters a person sees: a family emoji counts once. */
export function visibleLength(name: string): number {
  // Hermes has no Segmenter yet; there we count what starts a new character by its code point.
  if (typeof Intl !== 'undefined' && 'Segmenter' in Intl) {
    return Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)).length;
  }
  let count = 0;
  let joined = false;
  for (const character of name) {
    const code = character.codePointAt(0) ?? 0;
    if (!joined && !continues(code)) count++;
    joined = code === 0x200d;
  }
  return count;
}
