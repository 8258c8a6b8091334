/**
 * Numbers packed into letters that are hard to confuse: what short codes are made of.
 *
 * Crockford's alphabet, without I, L, O and U; reading forgives case, spaces, dashes, and O for 0, I and L for 1.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS_PER_LETTER = 5;

/** Takes numbers, each with how many bits it needs, at most 48. */
export interface BitsOut {
  put(value: number, width: number): void;
}

/** Gives them back in the same order; zeros when there are no more. */
export interface BitsIn {
  take(width: number): number;
}

/** How a game writes its options into a code, and reads them. What was read is checked by `parseOptions`. */
export interface OptionsCode<Options> {
  write(options: Options, bits: BitsOut): void;
  read(bits: BitsIn): unknown;
}

/** Writes letters. Whatever does not fill the last one is zero. */
export function toLetters(write: (bits: BitsOut) => void): string {
  const bits: number[] = [];
  write({
    put(value, width) {
      if (!Number.isInteger(value) || value < 0 || value >= 2 ** width) throw new Error(`${value} in ${width} bits`);
      // Numbers go beyond 32 bits, so that dividing stands in for shifting.
      for (let i = width - 1; i >= 0; i--) bits.push(Math.floor(value / 2 ** i) % 2);
    },
  });
  let letters = '';
  for (let i = 0; i < bits.length; i += BITS_PER_LETTER) {
    let value = 0;
    for (let k = 0; k < BITS_PER_LETTER; k++) value = value * 2 + (bits[i + k] ?? 0);
    letters += ALPHABET.charAt(value);
  }
  return letters;
}

/** The letters of a text as somebody typed it; null when there is something else in it. */
export function tidyLetters(text: string): string | null {
  const letters = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return letters !== '' && [...letters].every((letter) => ALPHABET.includes(letter)) ? letters : null;
}

/** Reads what `toLetters` wrote. */
export function fromLetters(letters: string): BitsIn {
  let at = 0;
  const bit = (): number => {
    const value = ALPHABET.indexOf(letters.charAt(Math.floor(at / BITS_PER_LETTER)));
    const place = BITS_PER_LETTER - 1 - (at++ % BITS_PER_LETTER);
    return value < 0 ? 0 : Math.floor(value / 2 ** place) % 2;
  };
  return {
    take(width) {
      let value = 0;
      for (let i = 0; i < width; i++) value = value * 2 + bit();
      return value;
    },
  };
}

/** A sum of three letters that one wrong letter, or two neighbours swapped, turns into another. */
export function checkLetters(letters: string): string {
  let sum = 4919;
  for (const letter of letters) sum = (sum * 37 + ALPHABET.indexOf(letter) + 1) % 32_749;
  return toLetters((bits) => bits.put(sum, 3 * BITS_PER_LETTER));
}
