/** How wide letters of the text face are, as parts of its size: near enough to choose a size before anything is drawn. */
const NARROW = /[iljtfrI.,:;'’|! ()·-]/;
const WIDE = /[mwMW@%—]/;
const TALL = /[A-Z0-9&+]/;

/** Scripts whose signs are as wide as they are high. */
const SQUARE = /[\u1100-\u11ff\u2e80-\ud7af\uf900-\ufaff\uff00-\uff60]|[\ud800-\udbff]/;

/** About how wide a line is, in points; a little too wide rather than too narrow. */
export function widthOf(text: string, size: number): number {
  let wide = 0;
  for (const letter of text)
    wide += NARROW.test(letter)
      ? 0.34
      : SQUARE.test(letter)
        ? 1.05
        : WIDE.test(letter)
          ? 0.9
          : TALL.test(letter)
            ? 0.67
            : 0.56;
  return wide * size;
}

/** About how many lines a text takes. */
export function linesOf(text: string, size: number, width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(/\s+/)) {
    const wide = widthOf(word, size);
    const gap = used === 0 ? 0 : widthOf(' ', size);
    if (used > 0 && used + gap + wide > width) {
      lines += 1;
      used = wide;
    } else used += gap + wide;
  }
  return lines;
}
