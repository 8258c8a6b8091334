/** About how wide a letter is, as a part of its size: enough to tell what fits. */
const letter = (char: string): number =>
  /[iljI.'’ ]/.test(char)
    ? 0.31
    : /[tfr-]/.test(char)
      ? 0.42
      : /[mwMW]/.test(char)
        ? 0.92
        : /[A-Z]/.test(char)
          ? 0.7
          : 0.6;

/** How wide a text is about, at a size of one. */
export const wide = (text: string): number => [...text].reduce((sum, char) => sum + letter(char), 0);

const SMALLEST = 10.8;
const SOFT_HYPHEN = '\u00ad';

/**
 * The size, and one line or two, at which a name fits the card. Names may hold soft hyphens: they are where a long word
 * may break, and are left out when it need not.
 */
export function nameFit(
  name: string,
  width: number,
  largest: number,
): { readonly text: string; readonly size: number; readonly lines: 1 | 2 } {
  const room = width - 3;
  const whole = name.replaceAll(SOFT_HYPHEN, '');
  const one = room / wide(whole);
  const parts = name.split(/\s|(?<=\u00ad)/);
  if (one >= SMALLEST || parts.length === 1) return { text: whole, size: Math.min(largest, one), lines: 1 };
  const longest = Math.max(...parts.map((part) => wide(part.replace(SOFT_HYPHEN, '-'))));
  return { text: name, size: Math.min(largest - 1, room / longest), lines: 2 };
}
