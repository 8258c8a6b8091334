/** How many numbers one step of each command takes. */
const NUMBERS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The same outline with whole numbers: on a grid of 512 nobody sees half a unit, and it is a third of the letters. What is
 * lost by rounding is not carried on: every point is rounded by itself, also where it is said from the one before.
 */
export function gridPath(d: string): string {
  let at: Point = { x: 0, y: 0 };
  let start = at;
  const round = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });
  return stepsOf(d)
    .map(({ letter, numbers }) => {
      const kind = letter.toLowerCase();
      const relative = letter === kind;
      if (kind === 'z') {
        at = start;
        return letter;
      }
      const from = at;
      const fixed = round(from);
      const point = (x: number, y: number): Point => (relative ? { x: from.x + x, y: from.y + y } : { x, y });
      const told = (to: Point): readonly number[] => {
        const { x, y } = round(to);
        return relative ? [x - fixed.x, y - fixed.y] : [x, y];
      };
      const [first = 0] = numbers;
      if (kind === 'h') {
        at = { x: relative ? from.x + first : first, y: from.y };
        return written(letter, [told(at)[0] ?? 0]);
      }
      if (kind === 'v') {
        at = { x: from.x, y: relative ? from.y + first : first };
        return written(letter, [told(at)[1] ?? 0]);
      }
      const places = kind === 'a' ? numbers.slice(5) : numbers;
      const points = Array.from({ length: places.length / 2 }, (_, i) =>
        point(places[2 * i] ?? 0, places[2 * i + 1] ?? 0),
      );
      at = points.at(-1) ?? at;
      if (kind === 'm') start = at;
      const radii =
        kind === 'a' ? [...numbers.slice(0, 2).map((r) => Math.max(1, Math.round(r))), ...numbers.slice(2, 5)] : [];
      return written(letter, [...radii, ...points.flatMap(told)]);
    })
    .join('');
}

const written = (letter: string, numbers: readonly number[]): string =>
  letter + numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n === 0 ? 0 : n}`)).join('');

/** One by one: a letter that stands for several steps is said for each of them. */
function stepsOf(d: string): readonly { readonly letter: string; readonly numbers: readonly number[] }[] {
  const steps: { letter: string; numbers: number[] }[] = [];
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = letter.toLowerCase();
    const many = NUMBERS[kind];
    if (many === undefined) throw new Error(`no path has the command ${letter}`);
    const all = numbersOf(rest, kind === 'a');
    if (many === 0) steps.push({ letter, numbers: [] });
    else
      for (let i = 0; i < all.length; i += many) {
        // What follows the first place of a move are lines.
        const next = kind === 'm' && i > 0 ? (letter === 'm' ? 'l' : 'L') : letter;
        steps.push({ letter: next, numbers: all.slice(i, i + many) });
      }
  }
  return steps;
}

/** The flags of an arc may stand without anything between them. */
function numbersOf(text: string, isArc: boolean): number[] {
  const found: number[] = [];
  let rest = text;
  for (;;) {
    rest = rest.replace(/^[\s,]+/, '');
    const isFlag = isArc && (found.length % 7 === 3 || found.length % 7 === 4);
    const next = (isFlag ? /^[01]/ : /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/i).exec(rest)?.[0];
    if (next === undefined) return found;
    found.push(Number(next));
    rest = rest.slice(next.length);
  }
}
