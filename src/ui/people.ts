import { linesOf, widthOf } from './textWidth';

/** How a name is written: as it is and large, smaller, on two lines, or the short one, broken if it must be. Letters are never cut off. */
export interface FittedName {
  readonly text: string;
  readonly size: number;
  readonly lines: 1 | 2 | 3;
}

const SIZES = [15, 14, 13] as const;
const SMALL = [13, 12, 11] as const;
const SMALLEST = 11;

/** The first word of a name, which is what friends say. */
export const shortName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

/** Letters with their marks: those that must stay together on a line. */
const lettersOf = (word: string): readonly string[] => word.match(/\P{M}[\p{M}\u200d\ufe0f]*/gu) ?? [word];

/** Breaks a word into so many lines of about the same length, where a syllable is likely to end: after a vowel or a hyphen. */
function broken(word: string, lines: 2 | 3): string {
  const letters = lettersOf(word);
  const isVowel = (at: number): boolean => /[aeiouyáéíóúäëïöü]/i.test(letters[at] ?? '');
  const badness = (at: number, ideal: number): number =>
    letters[at - 1] === '-'
      ? Math.abs(at - ideal) * 0.4 - 1
      : Math.abs(at - ideal) + (isVowel(at - 1) && !isVowel(at) ? 0 : 2.5);
  const parts: string[] = [];
  let from = 0;
  for (let line = 1; line < lines; line++) {
    const ideal = (letters.length * line) / lines;
    let best = Math.max(from + 1, Math.round(ideal));
    for (let at = from + 2; at <= letters.length - 2; at++) if (badness(at, ideal) < badness(best, ideal)) best = at;
    const part = letters.slice(from, best).join('');
    // Only scripts that know a hyphen get one.
    parts.push(/[a-z\u00c0-\u04ff]$/i.test(part) ? `${part}-` : part);
    from = best;
  }
  return [...parts, letters.slice(from).join('')].join('\n');
}

const fits = (text: string, size: number, room: number): boolean =>
  text.split('\n').every((line) => widthOf(line, size) <= room);

/**
 * How a name fits into a width. `scale`: how much larger than designed the person wants text; `most`: how many lines there is
 * room for. A word that does not fit even so is shortened to as much as does, with a dot.
 */
export function fitName(name: string, width: number, scale = 1, most: 1 | 2 | 3 = 3): FittedName {
  const room = width / scale;
  for (const size of SIZES) if (fits(name, size, room)) return { text: name, size, lines: 1 };
  const fitsWords = name.split(/\s+/).every((word) => fits(word, 13, room));
  if (most > 1 && fitsWords && linesOf(name, 13, room) <= 2) return { text: name, size: 13, lines: 2 };
  const short = shortName(name);
  for (const size of SMALL) if (fits(short, size, room)) return { text: short, size, lines: 1 };
  for (const lines of [2, 3] as const)
    for (const size of [12, SMALLEST])
      if (lines <= most && fits(broken(short, lines), size, room)) return { text: broken(short, lines), size, lines };
  const letters = lettersOf(short);
  for (let count = letters.length - 1; count > 1; count--) {
    const begun = `${letters.slice(0, count).join('')}.`;
    const text = most === 1 ? begun : broken(begun, most);
    if (fits(text, SMALLEST, room)) return { text, size: SMALLEST, lines: most };
  }
  return { text: letters[0] ?? '', size: SMALLEST, lines: 1 };
}
